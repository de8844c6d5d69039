import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { languageTable } from "~/i18n/languages.ts";
import { momentText } from "~/i18n/moment-text.ts";
import type { Letter, LetterRow, LetterSender } from "~/mail/letter.ts";
import { renderLetter, renderPlain } from "~/mail/render-letter.server.tsx";
import { type TwoStepIds, writeTwoStep } from "~/mail/two-step.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { callAddress } from "~/values/phone.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { ContactMessage } from "./contact.schema.ts";

type Stored = { id: string; createdAt: Date; form: ContactMessage; language: Language };

function rowsOf({ form }: Stored, language: Language): LetterRow[] {
	const words = catalogues[language].contact;
	return [
		[words.name, form.name],
		[words.email, form.email, `mailto:${form.email}`],
		...(form.phone ? [[words.phone, form.phone, callAddress(form.phone)] satisfies LetterRow] : []),
		...(form.subject ? [[words.subject, form.subject] satisfies LetterRow] : []),
		[words.message, form.message],
	];
}

/** The letter for whoever wrote: what has arrived, and that an answer follows. */
function sendersLetter({ company }: LetterSender, message: Stored) {
	const { form, language } = message;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const texts = { company: company.name, name: form.name };
	const subject = t("contact.subject", texts);
	const letter: Letter = {
		...{ language, title: subject, date: message.createdAt },
		greeting: t("contact.greeting", texts),
		parts: [
			{ kind: "text", text: t("contact.intro") },
			{ kind: "facts", title: t("contact.yourMessage"), rows: rowsOf(message, language) },
			{ kind: "text", text: t("letter.questions", { phone: company.phone }) },
		],
		signature: { closing: t("contact.closing"), company, vatLabel: t("letter.vatNumber") },
	};
	return { subject, ...renderLetter(letter) };
}

/** What the company's people read: who wrote what, and where it is on their desk. */
function companysCopy({ company, deskAddress }: LetterSender, message: Stored) {
	const language = company.mailLanguage;
	const { form } = message;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const texts = { name: form.name, email: form.email };
	const subject = t("contact.copySubject", texts);
	const letter: Letter = {
		...{ language, title: subject, date: message.createdAt, greeting: null },
		parts: [
			{ kind: "text", text: t("contact.copyIntro", texts) },
			{
				kind: "facts",
				rows: [
					...rowsOf(message, language),
					[t("letter.language"), languageTable[message.language].nativeName],
					[t("letter.received"), momentText(language, message.createdAt)],
				],
			},
			{ kind: "link", label: t("contact.open"), href: deskAddress("message", message.id) },
		],
		signature: null,
		notice: t("letter.notice"),
	};
	return {
		copy: { subject, ...renderLetter(letter) },
		backup: {
			subject: `BACKUP: ${subject}`,
			...renderPlain(`${t("contact.backupText", texts)}\n\n${form.message}`),
		},
	};
}

/**
 * Stores a message and writes its two mails, before any mail is tried: the company's in its own language, the
 * confirmation in the message's. Anyone may call it.
 */
export async function storeMessage(
	db: Db | Transaction,
	sender: LetterSender,
	{ form, language }: { form: ContactMessage; language: Language },
): Promise<TwoStepIds> {
	const { company } = sender;
	return db.transaction(async (tx) => {
		const { contactMessages } = schema;
		const [row] = await tx
			.insert(contactMessages)
			.values({ ...form, language })
			.returning({ id: contactMessages.id, createdAt: contactMessages.createdAt });
		if (!row) throw new Error("the message was not inserted");
		const message = { ...row, form, language };
		const { copy, backup } = companysCopy(sender, message);
		const about = { kind: "message", about: row.id } as const;
		const toCompany = {
			...{ ...about, audience: "company" as const, language: company.mailLanguage },
			...{ recipient: company.email, replyTo: form.email },
		};
		return writeTwoStep(tx, {
			admin: { ...toCompany, dedupeKey: `contact:${row.id}:admin`, ...copy },
			customer: {
				...{ ...about, audience: "customer" as const, language },
				dedupeKey: `contact:${row.id}:customer`,
				...{ recipient: form.email, replyTo: company.email },
				...sendersLetter(sender, message),
			},
			backup: { ...toCompany, ...backup },
		});
	});
}
