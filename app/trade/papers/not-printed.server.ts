import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";

/** Whom a paper is printed for. @property of what it is of, for the log; @property headers of the paper, where nothing else sets them */
type Asked = { language: Language; of: Record<string, string>; headers?: Record<string, string> };

/**
 * What becomes of a paper that cannot be printed right now: a line in the log, and for whoever followed its link an answer
 * that says so, and what next.
 * @throws Response, status 503
 */
export function sayNotPrinted({ language, of, headers }: Asked): (error: unknown) => never {
	return (error) => {
		log.error("paper not printed", { ...of, error: errorText(error) });
		const { title, text } = pageTexts[language].refusals.notPrinted;
		throw new Response(`${title}.\n\n${text}\n`, {
			status: 503,
			headers: {
				...headers,
				...{ "Content-Type": "text/plain; charset=utf-8", "Content-Language": language },
				...{ "X-Content-Type-Options": "nosniff", "Retry-After": "5" },
			},
		});
	};
}
