import { parse, serialize } from "cookie-es";
import { isUuid } from "~/values/uuid.ts";
import { isSigned, sign } from "./secret.server.ts";

/** Cookies that make a page its visitor's own. */
const personal = { cart: "kade_cart", flash: "kade_flash", session: "kade_session" } as const;
const device = "kade_device";
const language = "kade_language";

const day = 60 * 60 * 24;

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

function read(request: Request, name: string): string | null {
	return cookiesOf(request.headers.get("Cookie"))[nameOn(request, name)] ?? null;
}

/** A Set-Cookie value. @param maxAge seconds; 0 forgets the cookie */
function write(request: Request, name: string, value: string, maxAge: number): string {
	const secure = isSecure(request);
	return serialize(nameOn(request, name), value, {
		path: "/",
		sameSite: "lax",
		httpOnly: true,
		secure,
		maxAge,
	});
}

/** Whether a request carries a cookie that makes pages its visitor's own. */
export function isPersonal(cookieHeader: string | null): boolean {
	const cookies = cookiesOf(cookieHeader);
	return Object.values(personal).some((name) => name in cookies || `__Host-${name}` in cookies);
}

export function hasSessionCookie(cookieHeader: string | null): boolean {
	const cookies = cookiesOf(cookieHeader);
	return personal.session in cookies || `__Host-${personal.session}` in cookies;
}

export function readSessionToken(request: Request): string | null {
	return read(request, personal.session);
}

export function writeSessionToken(request: Request, token: string, maxAgeSeconds: number): string {
	return write(request, personal.session, token, maxAgeSeconds);
}

export function clearSessionToken(request: Request): string {
	return write(request, personal.session, "", 0);
}

/** What a browser that has signed in before is known by. */
export function readDeviceToken(request: Request): string | null {
	return read(request, device);
}

export function writeDeviceToken(request: Request, token: string): string {
	return write(request, device, token, 365 * day);
}

/** What the cookie's code signs: an account's cart opens only for whoever has signed in to that account. */
function cartClaim(id: string, userId: string | null): string {
	return userId === null ? `cart:${id}` : `cart:${id}:${userId}`;
}

/**
 * Id of the visitor's cart; null without a cookie, with one that the shop has not signed, and with one of an account
 * that is not signed in here.
 * @param userId of whoever has signed in
 */
export function readCartId(request: Request, secret: string, userId: string | null): string | null {
	const [id = "", code = ""] = (read(request, personal.cart) ?? "").split(".");
	const owners = userId === null ? [null] : [userId, null];
	return isUuid(id) && owners.some((owner) => isSigned(secret, cartClaim(id, owner), code)) ? id : null;
}

/** @param cart its `userId` is the account that the cart belongs to; null for a guest's */
export function writeCartId(
	request: Request,
	secret: string,
	cart: { id: string; userId: string | null },
): string {
	const value = `${cart.id}.${sign(secret, cartClaim(cart.id, cart.userId))}`;
	return write(request, personal.cart, value, 90 * day);
}

export function clearCartId(request: Request): string {
	return write(request, personal.cart, "", 0);
}

const plainFlashes = [
	"removed",
	"placed",
	"quote_sent",
	"quote_arrived",
	"signed_in",
	"remove_failed",
	"quantity_failed",
] as const;

/** A message for the next page that the visitor sees. */
export type Flash = { kind: "added"; title: string } | { kind: (typeof plainFlashes)[number] };

/** Longer than any title of a product. */
const longestTitle = 300;

/** The message that the cookie carries; a cookie says what its sender likes, so anything else is none. */
export function readFlash(request: Request): Flash | null {
	const [kind = "", title = ""] = (read(request, personal.flash) ?? "").split(/:(.*)/s);
	if (kind === "added") return title !== "" && title.length <= longestTitle ? { kind, title } : null;
	const plain = plainFlashes.find((one) => one === kind);
	return plain ? { kind: plain } : null;
}

export function writeFlash(request: Request, flash: Flash): string {
	const value = flash.kind === "added" ? `added:${flash.title.slice(0, longestTitle)}` : flash.kind;
	return write(request, personal.flash, value, 60);
}

export function clearFlash(request: Request): string {
	return write(request, personal.flash, "", 0);
}

/** The visitor's explicit choice of language. */
export function readLanguageChoice(cookieHeader: string | null): string | undefined {
	return cookiesOf(cookieHeader)[language];
}

/** Not a secret and no page's own, so one name serves with and without https. */
export function writeLanguageChoice(request: Request, choice: string): string {
	const secure = isSecure(request);
	return serialize(language, choice, {
		path: "/",
		sameSite: "lax",
		httpOnly: true,
		secure,
		maxAge: 365 * day,
	});
}
