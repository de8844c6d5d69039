import { randomUUID } from "node:crypto";
import { createTranslator } from "use-intl/core";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import type { Db, Transaction } from "~/platform/db.server.ts";
import { urls } from "~/urls.ts";
import type { Role } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { Caller } from "./caller.ts";
import { type Destination, withDestination } from "./destination.ts";

/** What an account's mails are about: three bring a link, the others tell what was done and where to go. */
type Occasion =
	| "verify"
	| "reset"
	| "changed"
	| "known"
	| "twoFactorOff"
	| "deleted"
	| "invited"
	| "madeMember";

/** Addresses that mails lead to. @param origin of the shop */
export const mailedLinks = {
	verify: (origin: string, language: Language, token: string, to: Destination = null) =>
		withDestination(`${origin}${urls.verify(language)}?token=${token}`, to),
	reset: (origin: string, language: Language, token: string, to: Destination = null) =>
		withDestination(`${origin}${urls.resetPassword(language)}?token=${token}`, to),
	signIn: (origin: string, language: Language) => `${origin}${urls.auth(language)}`,
	forgot: (origin: string, language: Language, to: Destination = null) =>
		withDestination(`${origin}${urls.auth(language)}?mode=forgot`, to),
	contact: (origin: string, language: Language) => `${origin}${urls.contact(language)}`,
};

/** What tells the mail of a press from any other. @param press a form's own */
export const accountMailKey = (press: string) => `account:${press}`;

/**
 * Writes a mail about an account to its owner, in the language of whoever asked. Whoever calls has it delivered.
 * @param mail.press that writes it once, however often it comes
 */
export async function writeAccountMail(
	tx: Db | Transaction,
	{ company, language }: Pick<Caller, "company" | "language">,
	mail: { occasion: Occasion; recipient: string; link: string; author?: string; role?: Role; press?: string },
): Promise<void> {
	const { occasion, recipient, link } = mail;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "account" });
	const role = mail.role ? pageTexts[language].adminRights.roles[mail.role] : "";
	const subject = t(`${occasion}.subject`, { company: company.name });
	const letter = renderLetter({
		...{ language, title: subject, date: new Date() },
		greeting: t("greeting"),
		parts: [
			{
				kind: "text",
				text: t(`${occasion}.intro`, { company: company.name, author: mail.author ?? "", role }),
			},
			{ kind: "link", label: t(`${occasion}.link`), href: link, fallback: t("fallback") },
		],
		signature: {
			...{ closing: t("closing"), company },
			vatLabel: mailCatalogues[language].letter.vatNumber,
		},
	});
	await writeMail(tx, {
		...{ kind: "account", about: null, audience: "customer" },
		dedupeKey: accountMailKey(mail.press ?? randomUUID()),
		language,
		recipient,
		replyTo: company.email,
		subject,
		...letter,
	});
}
