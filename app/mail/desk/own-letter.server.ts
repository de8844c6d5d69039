import { createTranslator } from "use-intl/core";
import type { KeyedLetter } from "~/desk/detail/answer-desk-form.server.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import type { Transaction } from "~/platform/db.server.ts";
import type { Language, MailAttachment } from "~/values/vocabulary.ts";
import type { LetterCompany, LetterPart } from "../letter.ts";
import { writeMail } from "../outbox.server.ts";
import { renderLetter } from "../render-letter.server.tsx";

/**
 * Writes what the owner's people typed to a customer, below the company's head and above its details. Whoever calls has
 * checked that they may, and has it delivered.
 * @param occasion tells the letters of one form from those of another
 * @returns the mail's id; null when this form has been sent already
 */
export function writeOwnLetter(
	tx: Transaction,
	company: LetterCompany,
	mail: {
		kind: "order" | "quote" | "offer";
		about: string;
		language: Language;
		recipient: string;
		occasion: "status" | "answer";
		letter: KeyedLetter;
		/** What the shop adds below the text. */
		parts: readonly LetterPart[];
		attachment?: MailAttachment | null;
	},
): Promise<string | null> {
	const { kind, about, language, recipient, letter } = mail;
	const { subject, body, key } = letter;
	const vatLabel = mailCatalogues[language].letter.vatNumber;
	return writeMail(tx, {
		...{ kind, about, audience: "customer", language, recipient },
		dedupeKey: `letter:${mail.occasion}:${key}`,
		replyTo: company.email,
		attachment: mail.attachment ?? null,
		subject,
		...renderLetter({
			...{ language, title: subject, date: new Date(), greeting: null },
			parts: [{ kind: "text", text: body }, ...mail.parts],
			signature: { closing: null, company, vatLabel },
		}),
	});
}

/** Greeting, text and closing of a letter, as its writer finds it to go on from. */
export function draftBody(
	language: Language,
	company: LetterCompany,
	{ name, lines }: { name: string; lines: readonly string[] },
): string {
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "status" });
	return [t("greeting", { name }), "", ...lines, "", t("closing"), company.name, company.phone]
		.join("\n")
		.trim();
}
