import { languageOfPath } from "~/i18n/i18n.tsx";
import type { WhoAsks } from "~/people/accounts/who-asks.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { readVisitor } from "~/routes/shop/visitor.server.ts";
import { everyonesTexts, visitorTexts } from "~/routes/shop/visitor-markup.server.tsx";
import type { Filling } from "./filled-page.ts";

/**
 * What a kept page shows of its visitor. Null for who uses the desk, whose pages have tools in other places too, and where it
 * cannot be read: rendering then says what is wrong.
 */
export async function fillingOf(services: Services, who: WhoAsks, request: Request): Promise<Filling | null> {
	// The home page's data has the language as its file name: /nl.data.
	const language = languageOfPath(new URL(request.url).pathname.replace(/\.data$/, ""));
	try {
		const { user, shown, headers } = await readVisitor(services, who, { request, language });
		if (user?.role) return null;
		return {
			everyones: everyonesTexts(language),
			own: visitorTexts(language, shown),
			isCommon: shown.member === null && shown.flash === null,
			headers,
		};
	} catch (error) {
		log.error("visitor not read", { error: errorText(error) });
		return null;
	}
}
