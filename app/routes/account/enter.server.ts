import { redirect } from "react-router";
import type { Language } from "~/i18n/languages.ts";
import type { AccountOutcome } from "~/people/accounts/account-errors.ts";
import type { Entered } from "~/people/accounts/open-session.server.ts";
import { sessionCookieSeconds } from "~/people/accounts/session-times.ts";
import {
	readCartId,
	writeCartId,
	writeDeviceToken,
	writeFlash,
	writeSessionToken,
} from "~/platform/cookies.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
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

/** Leads whoever has just signed in to the home page, with the cookies of session, browser and cart. */
export async function enter(
	request: Request,
	shop: Services,
	language: Language,
	{ userId, session, device }: Entered,
): Promise<Response> {
	const headers = new Headers();
	const cookies = [
		writeSessionToken(request, session, sessionCookieSeconds),
		writeDeviceToken(request, device),
		...(await cartCookies(request, shop, userId)),
		writeFlash(request, { kind: "signed_in" }),
	];
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return redirect(urls.home(language), { status: 303, headers });
}
