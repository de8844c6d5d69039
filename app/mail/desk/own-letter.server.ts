import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { createTranslator } from "use-intl/core";
import { type KeyedLetter, LetterRefused } from "~/desk/detail/own-letter.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { schema, type Transaction } from "~/platform/db.server.ts";
import type { Language, MailAttachment } from "~/values/vocabulary.ts";
import type { LetterCompany, LetterPart } from "../letter.ts";
import { writeMail } from "../outbox.server.ts";
import { renderLetter } from "../render-letter.server.tsx";
import { isNotInReserve } from "./mail-desk.store.server.ts";

const { mailOutbox } = schema;

type Occasion = { kind: "order" | "quote" | "offer"; about: string; occasion: "status" | "answer" };

/**
 * What is known of the letters about a thing: the one that a form has written, whether the same words have gone out, and the
 * latest mail. One statement.
 */
async function writtenBefore(
	tx: Transaction,
	{ kind, about }: Occasion,
	{ form, words }: { form: string; words: string },
) {
	const [row] = await tx
		.select({
			byForm: sql<
				string | null
			>`min(${mailOutbox.dedupeKey}) filter (where starts_with(${mailOutbox.dedupeKey}, ${form}))`,
			isSaid: sql<boolean>`coalesce(bool_or(${mailOutbox.dedupeKey} like ${`letter:%:${words}`}), false)`,
			latest: sql<
				string | null
			>`(array_agg(${mailOutbox.id} order by ${mailOutbox.createdAt} desc, ${mailOutbox.id} desc))[1]`,
		})
		.from(mailOutbox)
		.where(and(eq(mailOutbox.kind, kind), eq(mailOutbox.about, about), isNotInReserve));
	return { byForm: row?.byForm ?? null, isSaid: row?.isSaid ?? false, latest: row?.latest ?? "" };
}

/**
 * Writes what the owner's people typed to a customer, below the company's head and above its details. Whoever calls has
 * checked that they may, has locked what it is about, and has it delivered.
 * @param mail.occasion tells the letters of one form from those of another
 * @param mail.unlessSaid whether the same words from another form are enough: what they tell has happened already
 * @returns the mail's id; null when it has been written already
 * @throws LetterRefused where the form has written another letter, or somebody has written since
 */
export async function writeOwnLetter(
	tx: Transaction,
	company: LetterCompany,
	mail: Occasion & {
		language: Language;
		recipient: string;
		letter: KeyedLetter;
		unlessSaid?: boolean;
		/** What the shop adds below the text. */
		parts: readonly LetterPart[];
		attachment?: MailAttachment | null;
	},
): Promise<string | null> {
	const { kind, about, language, recipient, letter } = mail;
	const { subject, body, key, seenMail } = letter;
	const form = `letter:${mail.occasion}:${key}:`;
	const words = createHash("sha256").update(`${subject}\n${body}`).digest("base64url");
	const { latest, byForm, isSaid } = await writtenBefore(tx, mail, { form, words });
	if (byForm !== null && byForm !== form + words) throw new LetterRefused("sent_before");
	if (byForm !== null || (mail.unlessSaid && isSaid)) return null;
	if (seenMail !== undefined && seenMail !== latest) throw new LetterRefused("written_since");
	const vatLabel = mailCatalogues[language].letter.vatNumber;
	return writeMail(tx, {
		...{ kind, about, audience: "customer", language, recipient },
		dedupeKey: form + words,
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
