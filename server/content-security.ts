import { createHash } from "node:crypto";

const inline = {
	script: /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
	style: /<style\b([^>]*)>([\s\S]*?)<\/style>/g,
};

/** The document's own files, and what stands in it with the mark, by its hash (CSP level 3). */
function sources(html: string, kind: keyof typeof inline, mark: string | null): string {
	const hashes = [...html.matchAll(inline[kind])]
		.filter(([, attributes = ""]) => mark !== null && attributes.includes(` nonce="${mark}"`))
		.filter(([, attributes = ""]) => !/\ssrc=/.test(attributes))
		.map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
	return ["'self'", ...new Set(hashes)].join(" ");
}

/**
 * The policy of a document: its own files, and exactly the inline scripts and styles that its rendering made. They are
 * told by a mark that nobody could know before; what came with stored text has none, so it is refused. Hashes, not
 * nonces, so that a kept page stays valid.
 * @param mark of this rendering, carried as `nonce`; null: the document has no script or style of the shop
 */
export function contentSecurityPolicy(html: string, mark: string | null): string {
	return [
		"default-src 'self'",
		`script-src ${sources(html, "script", mark)}`,
		`style-src ${sources(html, "style", mark)}`,
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
export function withoutMark(html: string, mark: string | null): string {
	return mark === null ? html : html.replaceAll(` nonce="${mark}"`, "");
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
