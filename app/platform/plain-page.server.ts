import { createHash } from "node:crypto";
import type { Language } from "~/values/vocabulary.ts";

/** In the page itself: a shop that is busy should not be asked for another file. */
const style =
	"body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#0b1f2e;background:#fff;border-top:.5rem solid #072438}" +
	"main{max-width:36rem;margin:0 auto;padding:4rem 1.5rem;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.2;color:#072438}" +
	"a{display:inline-block;padding:.625rem 0;color:#0b5c8f}button{font:inherit;padding:.625rem 1.25rem}" +
	":root{color-scheme:light dark}@media(prefers-color-scheme:dark){body{background:#131d26}body,h1{color:#e4ebf1}a{color:#82c3f2}}";
const styleHash = createHash("sha256").update(style).digest("base64");

/**
 * A page of a few words that needs neither database nor rendering, nor another file, and runs nothing.
 * @param page.title without markup
 * @param page.main markup; forms lead to the shop alone
 * @returns headers: what kind of page it is; how long it may be kept is the caller's
 */
export function plainPage(page: { language: Language; title: string; main: string }) {
	const { language, title, main } = page;
	const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${main}</main></body></html>
`;
	const headers = {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
		"Content-Language": language,
	};
	return { html, headers };
}
