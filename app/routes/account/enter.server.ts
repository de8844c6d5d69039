import { data, redirect } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import type { Language } from "~/i18n/languages.ts";
import type { AccountOutcome } from "~/people/accounts/account-errors.ts";
import { destinationOf } from "~/people/accounts/destination.ts";
import type { Entered } from "~/people/accounts/open-session.server.ts";
import { roleOf } from "~/people/accounts/session.server.ts";
import { sessionCookieSeconds } from "~/people/accounts/session-times.ts";
import type { AuthAnswer } from "~/people/accounts/shop/auth-card.tsx";
import {
	readCartId,
	writeCartId,
	writeDeviceToken,
	writeFlash,
	writeSessionToken,
} from "~/people/visitor/visitor-cookies.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { listOpenSteps } from "~/site/set-up/desk/set-up.store.server.ts";
import { joinCarts } from "~/trade/cart/join-carts.server.ts";
import { urls } from "~/urls.ts";

/** Statuses of what became of an account's form; 401 for all that was not proved. */
const statuses: Partial<Record<AccountOutcome, number>> = {
	...{
		verificationSent: 200,
		resetSent: 200,
		passwordChanged: 200,
		alreadyRegistered: 409,
		linkExpired: 410,
		alreadyVerified: 410,
	},
	...{ tooMany: 429, tooManySignUps: 429, tooManyTries: 429, busy: 503 },
};

export function statusOf(outcome: AccountOutcome): number {
	return statuses[outcome] ?? 401;
}

/** The cookie of the account's cart, which takes in the browser's; none when that fails: the sign-in counts more. */
async function cartCookies(request: Request, { db, secret }: Services, userId: string): Promise<string[]> {
	try {
		const id = await joinCarts(db, { userId, cartId: readCartId(request, secret, null) });
		return [writeCartId(request, secret, { id, userId })];
	} catch (error) {
		log.error("carts not joined", { error: errorText(error) });
		return [];
	}
}

/** Address that whoever opens an account's page is on the way to; null: none. */
export function destinationAddress(request: Request, language: Language): string | null {
	const to = destinationOf(new URL(request.url).searchParams);
	return to === null ? null : urls[to](language);
}

/** Where a sign-in leads that nobody came to on the way to something: the home page; the owner of a new shop to what it lacks. */
async function firstAddress({ db }: Services, language: Language, userId: string): Promise<string> {
	const role = await roleOf({ db }, userId);
	if (role === null) return urls.home(language);
	// Who came to work begins at the desk; the owner has always begun in the shop, once it is set up.
	const isAtDesk = role !== "admin" || (await listOpenSteps(db)).length > 0;
	return isAtDesk ? adminUrls.overview(language) : urls.home(language);
}

/** The cookies of session, browser and cart. */
async function sessionCookies(request: Request, shop: Services, entered: Entered): Promise<string[]> {
	return [
		writeSessionToken(request, entered.session, sessionCookieSeconds),
		writeDeviceToken(request, entered.device),
		...(await cartCookies(request, shop, entered.userId)),
	];
}

function withCookies(cookies: readonly string[]): Headers {
	const headers = new Headers();
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return headers;
}

/** Leads on whoever has just signed in: to what they were on the way to, else where a sign-in leads. */
export async function enter(
	request: Request,
	shop: Services,
	language: Language,
	entered: Entered,
): Promise<Response> {
	const cookies = await sessionCookies(request, shop, entered);
	const headers = withCookies([...cookies, writeFlash(request, { kind: "signed_in" })]);
	const to = destinationAddress(request, language) ?? (await firstAddress(shop, language, entered.userId));
	return redirect(to, { status: 303, headers });
}

/** Signs in someone who stays where they are: a page whose session has ended goes on. */
export async function enterInPlace(request: Request, shop: Services, entered: Entered) {
	const answer: AuthAnswer = { outcome: null, reply: null, pending: null, entered: true };
	return data(answer, { headers: withCookies(await sessionCookies(request, shop, entered)) });
}
