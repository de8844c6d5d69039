import { redirect } from "react-router";
import { severalFields } from "~/desk/list/several-form.ts";
import { readPicks } from "~/desk/several/several.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { joinOrderPapers } from "~/trade/papers/join-papers.server.ts";
import { noteAct, notesFailed } from "~/trade/papers/note-act.ts";
import type { Route } from "./+types/delivery-notes";

/**
 * Delivery notes of the orders that the address names, as one file. Where one has none, or the printer fails, the page that
 * asks about them says so.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const ids = readPicks(url.searchParams);
	if (ids === null || ids.length === 0) throw new Response(null, { status: 400 });
	const ask = (more: Record<string, string> = {}) => {
		const query = new URLSearchParams({ [severalFields.to]: noteAct, ...more });
		for (const id of ids) query.append(severalFields.pick, id);
		return redirect(`${adminUrls.several(language, "orders")}?${query}`);
	};
	const title = pageTexts[language].adminSeveral.notes.title;
	const wanted = { ids, kind: noteAct } as const;
	const bytes = await joinOrderPapers(shop, wanted, { title, language }).catch((error) => {
		log.error("delivery notes not printed", { orders: ids.length, error: errorText(error) });
		throw ask({ [notesFailed]: "yes" });
	});
	if (bytes === null) throw ask();
	return new Response(new Uint8Array(bytes), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Length": String(bytes.length),
			"Content-Disposition": `inline; filename="${noteAct}s.pdf"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
