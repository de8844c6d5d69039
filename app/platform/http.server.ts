/** Names, for the server alone, the mark that the scripts of a rendering carry; it never leaves the shop. */
export const scriptMarkHeader = "X-Script-Mark";

/**
 * Headers of a public page that depends on its URL alone: it may be kept, here and by any shared cache.
 * A browser asks again each time (a 304 at best), because its visitor may have got a cart since.
 * @param tags what the page shows; a change of it drops the page
 */
export function keepable(tags: readonly string[]): Record<string, string> {
	return {
		"Cache-Control": "public, max-age=0, must-revalidate",
		// For caches in between (RFC 9213); in Cache-Control browsers would serve stale pages too.
		"CDN-Cache-Control": "public, max-age=60, stale-while-revalidate=600",
		"Cache-Tag": tags.join(","),
		Vary: "Cookie",
	};
}

/** Headers of a page with personal data. */
export const notKept = { "Cache-Control": "private, no-store" } as const;
