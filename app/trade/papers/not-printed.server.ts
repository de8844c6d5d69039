import { catalogues } from "~/i18n/catalogues.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { plainPage } from "~/platform/plain-page.server.ts";
import { refusalText } from "~/values/refusal-text.ts";

/** Whom a paper is printed for. @property of what it is of, for the log; @property headers of the paper, where nothing else sets them */
type Asked = { language: Language; of: Record<string, string>; headers?: Record<string, string> };

/**
 * What becomes of a paper that cannot be printed right now: a line in the log, and for whoever followed its link a page
 * that says so, and what next.
 * @throws Response, status 503
 */
export function sayNotPrinted({ language, of, headers }: Asked): (error: unknown) => never {
	return (error) => {
		log.error("paper not printed", { ...of, error: errorText(error) });
		const { title, text } = pageTexts[language].refusals.notPrinted;
		const again = `<p><a href="">${catalogues[language].common.failure.retry}</a></p>`;
		const page = plainPage({ language, title, main: refusalText({ title, text }) + again });
		throw new Response(page.html, {
			status: 503,
			headers: { ...headers, ...page.headers, "X-Content-Type-Options": "nosniff", "Retry-After": "5" },
		});
	};
}
