import { parse, serialize } from "cookie-es";

/**
 * On https a cookie's name has the prefix that lets nobody but this very host set it (RFC 6265bis §4.1.3.2). The
 * address of a request is the shop's own by then, so it tells how visitors reach the shop.
 */
function nameOn(request: Request, name: string): string {
	return isSecure(request) ? `__Host-${name}` : name;
}

function isSecure(request: Request): boolean {
	return new URL(request.url).protocol === "https:";
}

/** Every cookie of a header: the one reading that pages and the page cache share. */
function cookiesOf(header: string | null): Record<string, string | undefined> {
	return parse(header ?? "");
}

/** Whether a header has one of the cookies, with or without the prefix. */
export function hasCookie(header: string | null, names: readonly string[]): boolean {
	const cookies = cookiesOf(header);
	return names.some((name) => name in cookies || `__Host-${name}` in cookies);
}

export function readCookie(request: Request, name: string): string | null {
	return cookiesOf(request.headers.get("Cookie"))[nameOn(request, name)] ?? null;
}

/** A Set-Cookie value that no script reads. @param maxAge seconds; 0 forgets the cookie */
export function writeCookie(request: Request, name: string, value: string, maxAge: number): string {
	return serializeOn(request, nameOn(request, name), value, maxAge);
}

function serializeOn(request: Request, name: string, value: string, maxAge: number): string {
	const secure = isSecure(request);
	return serialize(name, value, { path: "/", sameSite: "lax", httpOnly: true, secure, maxAge });
}

/** A cookie that is no secret and makes no page anybody's own: one name serves with and without https. */
export function readPlainCookie(header: string | null, name: string): string | undefined {
	return cookiesOf(header)[name];
}

/** @param maxAge seconds */
export function writePlainCookie(request: Request, name: string, value: string, maxAge: number): string {
	return serializeOn(request, name, value, maxAge);
}
