import { isLanguage, type Language } from "./languages.ts";

/** The language of a route; answers 404 for what is none. */
export function requireLanguage(text: string | undefined): Language {
	if (!isLanguage(text)) throw new Response(null, { status: 404 });
	return text;
}
