/**
 * Whether a request that changes something comes from a page of the shop. Browsers name the origin of every form they
 * post (Fetch, "append a request Origin header"); a client that names none is no browser, so nobody's cookies come along.
 * @param request as it came in, at the address that its sender used
 * @param publicUrl the shop's own origin; null: whatever address reaches the shop
 */
export function isFromOwnPage(request: Request, publicUrl: string | null): boolean {
	const origin = request.headers.get("Origin");
	if (origin === null) return !/^(cross-site|same-site)$/.test(request.headers.get("Sec-Fetch-Site") ?? "");
	return origin === (publicUrl ?? new URL(request.url).origin);
}
