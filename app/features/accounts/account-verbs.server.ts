import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { hasTriedTooOften, noteTry } from "~/features/forms/form-guard.server.ts";
import { Letter, type LetterView, letterText } from "~/features/mail/letter.tsx";
import { writeMail } from "~/features/mail/outbox.server.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { schema } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { AccountOutcome } from "./account-errors.ts";
import { type AccountShop, authOf, tokenOf } from "./auth.server.ts";

type Company = { name: string; email: string; phone: string };

/** Who asks, from where, and where links in mails lead. */
export type Caller = { company: Company; language: Language; address: string; origin: string; now: Date };

type Credentials = { email: string; password: string };

async function writeLink(
	shop: Services,
	{ company, language }: Caller,
	mail: { kind: "verify" | "reset"; recipient: string; link: string },
): Promise<void> {
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "account" });
	const view: LetterView = {
		language,
		title: t(`${mail.kind}.subject`, { company: company.name }),
		greeting: t("greeting"),
		intro: t(`${mail.kind}.intro`, { company: company.name }),
		rows: [[t("link"), mail.link]],
		closing: t("closing"),
		company,
	};
	await writeMail(shop.db, {
		dedupeKey: `account:${randomUUID()}`,
		language,
		recipient: mail.recipient,
		replyTo: company.email,
		subject: view.title,
		html: `<!doctype html>${renderToStaticMarkup(Letter({ view }))}`,
		text: letterText(view),
	});
	shop.deliverMail();
}

function verifyLink({ origin, language }: Caller, token: string): string {
	return `${origin}/${language}/auth/verify?token=${encodeURIComponent(token)}`;
}

export function resetLink(origin: string, language: Language, token: string): string {
	return `${origin}/${language}/auth/reset?token=${encodeURIComponent(token)}`;
}

/** Makes an account and mails the link that verifies its address. Anyone may call it, five times in ten minutes. */
export async function signUp(shop: Services, caller: Caller, form: Credentials): Promise<AccountOutcome> {
	const { email, password } = form;
	const { address, now } = caller;
	if (!(await noteTry(shop.db, shop.secret, { form: "sign-up", key: address, now }))) return "tooMany";
	const known = await shop.db.query.users.findFirst({ where: eq(schema.users.email, email) });
	if (known) return "alreadyRegistered";
	const name = email.split("@")[0] ?? email;
	const token = await tokenOf(() => authOf(shop).api.signUpEmail({ body: { email, password, name } }));
	if (token === null) return "alreadyRegistered";
	await writeLink(shop, caller, { kind: "verify", recipient: email, link: verifyLink(caller, token) });
	return "verificationSent";
}

export type SignInResult = { outcome: AccountOutcome } | { userId: string; cookies: string[] };

/**
 * Opens a session. Anyone may call it; five failures for an account or from an address close it for ten minutes.
 * Who has not verified the address yet gets a new link.
 */
export async function signIn(shop: Services, caller: Caller, form: Credentials): Promise<SignInResult> {
	const keys = [caller.address, `account:${form.email}`];
	const attempt = (key: string) => ({ form: "sign-in" as const, key, now: caller.now });
	for (const key of keys) {
		if (await hasTriedTooOften(shop.db, shop.secret, attempt(key))) return { outcome: "tooMany" };
	}
	let answer: Response | null = null;
	const token = await tokenOf(async () => {
		answer = await authOf(shop).api.signInEmail({ body: form, asResponse: true });
	});
	const response = answer as Response | null;
	if (response?.ok) {
		const { user } = (await response.json()) as { user: { id: string } };
		return { userId: user.id, cookies: response.headers.getSetCookie() };
	}
	if (response?.status === 403) {
		if (token !== null) {
			await writeLink(shop, caller, {
				kind: "verify",
				recipient: form.email,
				link: verifyLink(caller, token),
			});
		}
		return { outcome: "notVerified" };
	}
	for (const key of keys) await noteTry(shop.db, shop.secret, attempt(key));
	return { outcome: response?.status === 401 ? "wrongCredentials" : "unexpected" };
}

/** Marks the address as its owner's. Whoever holds the mail's link may call it. */
export async function verifyAddress(shop: AccountShop, token: string): Promise<boolean> {
	try {
		await authOf(shop).api.verifyEmail({ query: { token } });
		return true;
	} catch (error) {
		log.info("address not verified", { error: errorText(error) });
		return false;
	}
}

/** Mails a link for a new password; says the same whether the account exists or not. Anyone may call it. */
export async function requestReset(
	shop: Services,
	caller: Caller,
	form: { email: string },
): Promise<AccountOutcome> {
	const { address, now } = caller;
	if (!(await noteTry(shop.db, shop.secret, { form: "reset", key: address, now }))) return "tooMany";
	const token = await tokenOf(() => authOf(shop).api.requestPasswordReset({ body: form }));
	if (token !== null) {
		const link = resetLink(caller.origin, caller.language, token);
		await writeLink(shop, caller, { kind: "reset", recipient: form.email, link });
	}
	return "resetSent";
}

/** Sets a new password and ends every session of the account. Whoever holds the mail's link may call it. */
export async function setPassword(
	shop: AccountShop,
	form: { token: string; password: string },
): Promise<AccountOutcome> {
	const body = { token: form.token, newPassword: form.password };
	const response = await authOf(shop).api.resetPassword({ body, asResponse: true });
	return response.ok ? "passwordChanged" : "linkExpired";
}

/** Ends the session of the request. @returns cookies that forget it */
export async function signOut(shop: AccountShop, request: Request): Promise<string[]> {
	const response = await authOf(shop).api.signOut({ headers: request.headers, asResponse: true });
	return response.headers.getSetCookie();
}
