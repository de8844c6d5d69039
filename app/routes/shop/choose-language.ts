import { redirect } from "react-router";
import { withLanguage } from "~/i18n/languages.ts";
import { languageOf, writeLanguageChoice } from "~/platform/request-language.server.ts";
import { ownPath } from "~/values/own-path.ts";
import type { Route } from "./+types/choose-language";

/** Remembers an explicit choice of language and goes on to a page of this shop in it. */
export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const own = ownPath(new URL(request.url).searchParams.get("to")) ?? "/";
	const { pathname, search } = new URL(own, "http://shop.invalid");
	return redirect(withLanguage(pathname, language) + search, {
		status: 303,
		headers: { "Set-Cookie": writeLanguageChoice(request, language), "Cache-Control": "no-store" },
	});
}
