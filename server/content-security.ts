import { createHash } from "node:crypto";

/** A script or style that the rendering of a document made, told by its mark. Places are those in its bytes. */
export type MarkedTag = { name: string; attributes: string; start: number; end: number; text: Buffer };

const nonceOf = (mark: string) => ` nonce="${mark}"`;

/**
 * What stands in a document with the mark of its rendering. It is looked for by the mark and in the document's bytes: a text
 * of a quarter of a megabyte costs its collection more than the page its rendering.
 */
export function* markedTags(html: Buffer, mark: string): Generator<MarkedTag> {
	const nonce = nonceOf(mark);
	for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) {
		const start = html.lastIndexOf("<", at);
		const [name = ""] = /^\w+/.exec(html.toString("latin1", start + 1, at)) ?? [];
		if (name !== "script" && name !== "style") continue;
		const [open, close] = [html.indexOf(">", at), `</${name}>`];
		const last = html.indexOf(close, open);
		if (last < 0) continue;
		const attributes = html.toString("utf8", start + 1 + name.length, open);
		yield { name, attributes, start, end: last + close.length, text: html.subarray(open + 1, last) };
	}
}

/** The document's own files, and what stands in it with the mark, by its hash (CSP level 3). */
function sources(tags: readonly MarkedTag[], kind: "script" | "style"): string {
	const hashes = tags
		.filter(({ name, attributes }) => name === kind && !/\ssrc=/.test(attributes))
		.map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
	return ["'self'", ...new Set(hashes)].join(" ");
}

/**
 * The policy of a document: its own files, and exactly the inline scripts and styles that its rendering made. They are
 * told by a mark that nobody could know before; what came with stored text has none, so it is refused. Hashes, not
 * nonces, so that a kept page stays valid.
 * @param mark of this rendering, carried as `nonce`; null: the document has no script or style of the shop
 */
export function contentSecurityPolicy(html: Buffer, mark: string | null): string {
	const tags = mark === null ? [] : [...markedTags(html, mark)];
	return [
		"default-src 'self'",
		`script-src ${sources(tags, "script")}`,
		`style-src ${sources(tags, "style")}`,
		"style-src-attr 'unsafe-inline'",
		// The owner may show a picture from elsewhere, by its address.
		"img-src 'self' data: https:",
		"font-src 'self'",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** The document without the mark, which has done its work. */
export function withoutMark(html: Buffer, mark: string | null): Buffer {
	if (mark === null) return html;
	const nonce = nonceOf(mark);
	const parts: Buffer[] = [];
	let from = 0;
	for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
		parts.push(html.subarray(from, at));
		from = at + nonce.length;
	}
	return Buffer.concat([...parts, html.subarray(from)]);
}

/** Headers of every answer. @param publicUrl address of the shop; on https browsers are told to stay there */
export function securityHeaders(publicUrl: string | null): Record<string, string> {
	return {
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy": "camera=(), microphone=(), geolocation=()",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"X-Frame-Options": "DENY",
		...(publicUrl?.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
	};
}

/** Of a built script, style or typeface: it is part of a document, never one, and headers weigh more than a small file. */
export const builtFileHeaders = {
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Resource-Policy": "same-origin",
};

/** Pictures may be shown by others: feed readers, mail programs, the pages of those who link here. */
export const forEveryone = { "Cross-Origin-Resource-Policy": "cross-origin" };
