import { hasCookie, readCookie, writeCookie } from "~/platform/cookies.server.ts";
import { isSigned, sign } from "~/platform/secret.server.ts";
import { isUuid } from "~/values/uuid.ts";

/** Cookies that make a page its visitor's own. */
const personal = { cart: "kade_cart", flash: "kade_flash", session: "kade_session" } as const;
const device = "kade_device";

const day = 60 * 60 * 24;

/** Whether a request carries a cookie that makes pages its visitor's own. */
export function isPersonal(cookieHeader: string | null): boolean {
	return hasCookie(cookieHeader, Object.values(personal));
}

export function hasSessionCookie(cookieHeader: string | null): boolean {
	return hasCookie(cookieHeader, [personal.session]);
}

export function readSessionToken(request: Request): string | null {
	return readCookie(request, personal.session);
}

export function writeSessionToken(request: Request, token: string, maxAgeSeconds: number): string {
	return writeCookie(request, personal.session, token, maxAgeSeconds);
}

export function clearSessionToken(request: Request): string {
	return writeCookie(request, personal.session, "", 0);
}

/** What a browser that has signed in before is known by. */
export function readDeviceToken(request: Request): string | null {
	return readCookie(request, device);
}

export function writeDeviceToken(request: Request, token: string): string {
	return writeCookie(request, device, token, 365 * day);
}

/** What the cookie's code signs: an account's cart opens only for whoever has signed in to that account. */
function cartClaim(id: string, userId: string | null): string {
	return userId === null ? `cart:${id}` : `cart:${id}:${userId}`;
}

/** The cart that a visitor's cookie names: it opens for whoever the shop signed it for, and for nobody else. */
export type CartClaim = {
	id: string;
	/** @param userId an account; null for a guest */
	isSignedFor(userId: string | null): boolean;
};

/** Null without a cookie that names a cart. */
export function readCartClaim(request: Request, secret: string): CartClaim | null {
	const [id = "", code = ""] = (readCookie(request, personal.cart) ?? "").split(".");
	return isUuid(id) ? { id, isSignedFor: (userId) => isSigned(secret, cartClaim(id, userId), code) } : null;
}

/**
 * Id of the visitor's cart; null without a cookie, with one that the shop has not signed, and with one of an account
 * that is not signed in here.
 * @param userId of whoever has signed in
 */
export function readCartId(request: Request, secret: string, userId: string | null): string | null {
	const claim = readCartClaim(request, secret);
	const owners = userId === null ? [null] : [userId, null];
	return claim && owners.some((owner) => claim.isSignedFor(owner)) ? claim.id : null;
}

/** @param cart its `userId` is the account that the cart belongs to; null for a guest's */
export function writeCartId(
	request: Request,
	secret: string,
	cart: { id: string; userId: string | null },
): string {
	const value = `${cart.id}.${sign(secret, cartClaim(cart.id, cart.userId))}`;
	return writeCookie(request, personal.cart, value, 90 * day);
}

export function clearCartId(request: Request): string {
	return writeCookie(request, personal.cart, "", 0);
}

const plainFlashes = [
	"removed",
	"placed",
	"quote_sent",
	"quote_arrived",
	"signed_in",
	"signed_out",
	"account_deleted",
	"remove_failed",
	"quantity_failed",
	"put_back",
	"not_put_back",
	"cart_full",
] as const;

/** A message for the next page that the visitor sees. */
export type Flash = { kind: "added"; title: string } | { kind: (typeof plainFlashes)[number] };

/** Longer than any title of a product. */
const longestTitle = 300;

/** The message that the cookie carries; a cookie says what its sender likes, so anything else is none. */
export function readFlash(request: Request): Flash | null {
	const [kind = "", title = ""] = (readCookie(request, personal.flash) ?? "").split(/:(.*)/s);
	if (kind === "added") return title !== "" && title.length <= longestTitle ? { kind, title } : null;
	const plain = plainFlashes.find((one) => one === kind);
	return plain ? { kind: plain } : null;
}

export function writeFlash(request: Request, flash: Flash): string {
	const value = flash.kind === "added" ? `added:${flash.title.slice(0, longestTitle)}` : flash.kind;
	return writeCookie(request, personal.flash, value, 60);
}

export function clearFlash(request: Request): string {
	return writeCookie(request, personal.flash, "", 0);
}
