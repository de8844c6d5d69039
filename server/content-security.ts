import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a document: its own files, and exactly the inline scripts that it carries
 * (CSP level 3, hash sources). Hashes, not nonces, so that a kept page stays valid.
 */
export function contentSecurityPolicy(html: string): string {
	const hashes = [...html.matchAll(inlineScript)].map(
		([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
	);
	return [
		"default-src 'self'",
		`script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
		"style-src 'self'",
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

/** Headers of every answer. */
export const securityHeaders: Record<string, string> = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": "camera=(), microphone=(), geolocation=()",
	"Cross-Origin-Opener-Policy": "same-origin",
};
