import { createCookie } from "react-router";
import { isUuid } from "~/values/uuid.ts";
import { isSigned, sign } from "./secret.server.ts";

/** Names that tell the page cache that a visitor needs a page of their own. */
export const personalCookies = ["kade_cart", "kade_flash", "kade_session"] as const;

export const sessionCookie = "kade_session" satisfies (typeof personalCookies)[number];

export function hasSessionCookie(cookieHeader: string | null): boolean {
	return (cookieHeader ?? "").includes(`${sessionCookie}=`);
}

const base = { path: "/", sameSite: "lax", httpOnly: true } as const;

function isSecure(request: Request): boolean {
	return new URL(request.url).protocol === "https:";
}

const cartCookie = createCookie("kade_cart", { ...base, maxAge: 60 * 60 * 24 * 90 });

/** What the cookie's code signs: an account's cart opens only for whoever has signed in to that account. */
function cartClaim(id: string, userId: string | null): string {
	return userId === null ? `cart:${id}` : `cart:${id}:${userId}`;
}

/**
 * Id of the visitor's cart; null without a cookie, with one that the shop has not signed, and with one of an account
 * that is not signed in here.
 * @param userId of whoever has signed in
 */
export async function readCartId(
	request: Request,
	secret: string,
	userId: string | null,
): Promise<string | null> {
	const value: unknown = await cartCookie.parse(request.headers.get("Cookie"));
	if (typeof value !== "string") return null;
	const [id = "", code = ""] = value.split(".");
	const owners = userId === null ? [null] : [userId, null];
	return isUuid(id) && owners.some((owner) => isSigned(secret, cartClaim(id, owner), code)) ? id : null;
}

/** @param userId the account that the cart belongs to; null for a guest's */
export function writeCartId(
	request: Request,
	secret: string,
	cart: { id: string; userId: string | null },
): Promise<string> {
	const value = `${cart.id}.${sign(secret, cartClaim(cart.id, cart.userId))}`;
	return cartCookie.serialize(value, { secure: isSecure(request) });
}

export function clearCartId(): Promise<string> {
	return cartCookie.serialize("", { maxAge: 0 });
}

/** A message for the next page that the visitor sees. */
export type Flash =
	| { kind: "added"; title: string }
	| { kind: "removed" | "placed" | "quote_sent" | "quote_arrived" | "signed_in" }
	| { kind: "remove_failed" | "quantity_failed" };

const flashCookie = createCookie("kade_flash", { ...base, maxAge: 60 });

export async function readFlash(request: Request): Promise<Flash | null> {
	const value: unknown = await flashCookie.parse(request.headers.get("Cookie"));
	if (typeof value !== "object" || value === null || !("kind" in value)) return null;
	return value as Flash;
}

export function writeFlash(request: Request, flash: Flash): Promise<string> {
	return flashCookie.serialize(flash, { secure: isSecure(request) });
}

export function clearFlash(): Promise<string> {
	return flashCookie.serialize("", { maxAge: 0 });
}

const languageCookieName = "kade_language";

/** The visitor's explicit choice of language. Read by name, because it decides before anything else runs. */
export function readLanguageChoice(cookieHeader: string | null): string | undefined {
	return new RegExp(`(?:^|;\\s*)${languageCookieName}=([a-z]{2})(?:;|$)`).exec(cookieHeader ?? "")?.[1];
}

export function writeLanguageChoice(language: string): string {
	return `${languageCookieName}=${language}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`;
}
