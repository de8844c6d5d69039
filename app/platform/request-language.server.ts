import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { isLanguage, negotiateLanguage } from "~/i18n/languages.ts";
import type { Language } from "~/values/vocabulary.ts";
import { readPlainCookie, writePlainCookie } from "./cookies.server.ts";

const languageContext = createContext<Language>();

const cookie = "kade_language";
const aYear = 365 * 24 * 60 * 60;

/** The visitor's explicit choice of language. */
export function readLanguageChoice(cookieHeader: string | null): string | undefined {
	return readPlainCookie(cookieHeader, cookie);
}

export function writeLanguageChoice(request: Request, choice: Language): string {
	return writePlainCookie(request, cookie, choice, aYear);
}

/** The language that a visitor has chosen, else the one that the browser asks for. */
export function visitorsLanguage({ headers }: Request): Language {
	return negotiateLanguage(readLanguageChoice(headers.get("Cookie")), headers.get("Accept-Language"));
}

/**
 * Decides a request's language, for everything below the root: the address says it, and one that names none that the
 * shop has is 404. An address without a language (the redirect manager) is in its visitor's.
 */
export const decideLanguage: MiddlewareFunction = ({ request, params, context }) => {
	const named = params.lang;
	if (named !== undefined && !isLanguage(named)) throw new Response(null, { status: 404 });
	context.set(languageContext, named ?? visitorsLanguage(request));
};

/** Has a request answered in another language than its address or its browser says. */
export function answerIn(context: Readonly<RouterContextProvider>, language: Language): void {
	context.set(languageContext, language);
}

/** The language in which a request is answered. */
export function languageOf(context: Readonly<RouterContextProvider>): Language {
	return context.get(languageContext);
}
