import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";

/**
 * The answer in place of a paper that cannot be printed right now: whoever followed its link reads why, and what next.
 * @param headers of the paper that was asked for, where nothing else sets them
 */
export function notPrinted(language: Language, headers: Record<string, string> = {}): Response {
	const { title, text } = pageTexts[language].refusals.notPrinted;
	return new Response(`${title}.\n\n${text}\n`, {
		status: 503,
		headers: {
			...headers,
			...{ "Content-Type": "text/plain; charset=utf-8", "Content-Language": language },
			...{ "X-Content-Type-Options": "nosniff", "Retry-After": "5" },
		},
	});
}
