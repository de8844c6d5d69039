import { redirect } from "react-router";
import { sideFields } from "~/desk/shell/side-width.ts";
import { adminUrls } from "~/desk-urls.ts";
import { isLanguage, withLanguage } from "~/i18n/languages.ts";
import { keepDeskLanguage } from "~/people/accounts/desk/desk-language.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { ownPath } from "~/values/own-path.ts";
import type { Route } from "./+types/desk-language";
import { allowed } from "./admin.server.ts";

/** Nothing is read here. */
export function loader({ context }: Route.LoaderArgs) {
	return redirect(adminUrls.overview(languageOf(context)));
}

/** Keeps in which language an owner reads the desk, and shows the page again in it. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const [language, back] = [sideFields.language, sideFields.back].map((name) => {
		const given = form.get(name);
		return typeof given === "string" ? given : undefined;
	});
	if (!isLanguage(language)) throw new Response(null, { status: 400 });
	await keepDeskLanguage(services(context).db, allowed(context, "desk.use"), language);
	const { pathname, search } = new URL(ownPath(back) ?? adminUrls.overview(language), "http://shop.invalid");
	return redirect(withLanguage(pathname, language) + search, 303);
}
