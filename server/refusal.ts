import { createHash } from "node:crypto";
import { isLanguage, negotiateLanguage } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { readLanguageChoice } from "~/platform/request-language.server.ts";
import { urls } from "~/urls.ts";

/** What a request is refused for before a page looks at it. */
const statuses = {
	malformed: 400,
	foreign: 400,
	method: 405,
	tooLarge: 413,
	unknownBody: 415,
	visitorBusy: 429,
	shopBusy: 503,
	away: 503,
} as const;

export type Refusal = keyof typeof statuses;

/** Seconds after which asking again is worth it. */
const retryAfter: Partial<Record<Refusal, string>> = { visitorBusy: "5", shopBusy: "5", away: "3" };

/** In the page itself: a shop that is busy should not be asked for another file. */
const style =
	"body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#0b1f2e;background:#fff;border-top:.5rem solid #072438}" +
	"main{max-width:36rem;margin:0 auto;padding:4rem 1.5rem}h1{font-size:1.75rem;line-height:1.2;color:#072438}" +
	"a{display:inline-block;padding:.625rem 0;color:#0b5c8f}" +
	":root{color-scheme:light dark}@media(prefers-color-scheme:dark){body{background:#131d26}body,h1{color:#e4ebf1}a{color:#82c3f2}}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** A short page in the visitor's language: why, and what next. It needs neither database nor rendering. */
export function refuse(request: Request, refusal: Refusal): Response {
	const { pathname } = new URL(request.url);
	const first = pathname.split("/")[1]?.replace(/\.data$/, "");
	const choice = readLanguageChoice(request.headers.get("Cookie"));
	const language = isLanguage(first)
		? first
		: negotiateLanguage(choice, request.headers.get("Accept-Language"));
	const texts = pageTexts[language].refusals;
	const { title, text } = texts[refusal === "unknownBody" ? "malformed" : refusal];
	const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${urls.home(language)}">${texts.home}</a></p></main></body></html>
`;
	const headers = new Headers({
		"Content-Type": "text/html; charset=utf-8",
		"Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
		"Cache-Control": "private, no-store",
		"Content-Language": language,
	});
	const wait = retryAfter[refusal];
	if (wait !== undefined) headers.set("Retry-After", wait);
	if (refusal === "method") headers.set("Allow", "GET, HEAD, POST");
	// The rest of the body is not read, so no other request may come behind it on this connection.
	if (refusal === "tooLarge") headers.set("Connection", "close");
	return new Response(request.method === "HEAD" ? null : html, { status: statuses[refusal], headers });
}
