import { createTranslator } from "use-intl/core";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { languageTable } from "~/i18n/languages.ts";
import { momentText } from "~/i18n/moment-text.ts";
import type { Letter, LetterRow, LetterSender } from "~/mail/letter.ts";
import { renderLetter, renderPlain } from "~/mail/render-letter.server.tsx";
import { type TwoStepIds, writeTwoStep } from "~/mail/two-step.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { WithdrawalForm } from "./withdrawal.schema.ts";

type Stored = { createdAt: Date; form: WithdrawalForm; language: Language };

const words = (language: Language) =>
	createTranslator({ locale: language, messages: mailCatalogues[language] });

/** The statement as it was sent, and to the minute when it arrived. */
function rowsOf({ form, createdAt }: Stored, language: Language): LetterRow[] {
	const t = words(language);
	return [
		[t("withdrawal.order"), form.orderNumber],
		[t("withdrawal.part"), form.part ?? t("withdrawal.whole")],
		[t("withdrawal.name"), form.name],
		[t("withdrawal.email"), form.email],
		[t("letter.received"), momentText(language, createdAt)],
	];
}

/** The receipt, on a durable medium and without delay (article 11a, 4). */
function receipt({ company }: LetterSender, stored: Stored) {
	const { form, language } = stored;
	const t = words(language);
	const texts = { company: company.name, name: form.name, number: form.orderNumber };
	const subject = t("withdrawal.subject", texts);
	const letter: Letter = {
		...{ language, title: subject, date: stored.createdAt },
		greeting: t("withdrawal.greeting", texts),
		parts: [
			{ kind: "text", text: t("withdrawal.intro", texts) },
			{ kind: "facts", title: t("withdrawal.statement"), rows: rowsOf(stored, language) },
			{
				kind: "steps",
				title: t("letter.next"),
				steps: [t("withdrawal.check"), t("withdrawal.giveBack"), t("withdrawal.refund")],
			},
			{ kind: "text", text: t("letter.questions", { phone: company.phone }) },
		],
		signature: { closing: t("withdrawal.closing"), company, vatLabel: t("letter.vatNumber") },
	};
	return { subject, ...renderLetter(letter) };
}

/** What the company's people read, with where the statement is on their desk. */
function companysCopy({ company }: LetterSender, stored: Stored, link: string) {
	const language = company.mailLanguage;
	const t = words(language);
	const texts = { name: stored.form.name, number: stored.form.orderNumber };
	const subject = t("withdrawal.copySubject", texts);
	const letter: Letter = {
		...{ language, title: subject, date: stored.createdAt, greeting: null },
		parts: [
			{ kind: "text", text: t("withdrawal.copyIntro", texts) },
			{ kind: "text", text: t("withdrawal.copyNext") },
			{ kind: "link", label: t("withdrawal.open"), href: link },
			{
				kind: "facts",
				rows: [
					...rowsOf(stored, language),
					[t("letter.language"), languageTable[stored.language].nativeName],
				],
			},
		],
		signature: null,
		notice: t("letter.notice"),
	};
	return {
		copy: { subject, ...renderLetter(letter) },
		backup: { subject: `BACKUP: ${subject}`, ...renderPlain(t("withdrawal.copyIntro", texts)) },
	};
}

/**
 * Stores a statement of withdrawal as it was sent, tells the desk of it by a message, and writes receipt and copy, before
 * any mail is tried. Anyone may call it: a statement counts whether or not its order was found.
 * @param orderId null where none was found
 */
export async function storeWithdrawal(
	db: Db | Transaction,
	sender: LetterSender,
	given: { form: WithdrawalForm; language: Language; orderId: string | null },
): Promise<TwoStepIds> {
	const { form, language, orderId } = given;
	const { company } = sender;
	return db.transaction(async (tx) => {
		const t = words(company.mailLanguage);
		const texts = { name: form.name, number: form.orderNumber };
		const [message] = await tx
			.insert(schema.contactMessages)
			.values({
				...{ language, name: form.name, email: form.email },
				subject: t("withdrawal.copySubject", texts),
				message: [
					t("withdrawal.copyIntro", texts),
					form.part ?? t("withdrawal.whole"),
					...(orderId === null ? [t("withdrawal.unknown")] : []),
				].join("\n\n"),
			})
			.returning({ id: schema.contactMessages.id });
		if (!message) throw new Error("the message was not inserted");
		const [row] = await tx
			.insert(schema.withdrawals)
			.values({ ...form, language, orderId, messageId: message.id })
			.returning({ id: schema.withdrawals.id, createdAt: schema.withdrawals.createdAt });
		if (!row) throw new Error("the withdrawal was not inserted");
		const stored = { createdAt: row.createdAt, form, language };
		const link = orderId ? sender.deskAddress("order", orderId) : sender.deskAddress("message", message.id);
		const { copy, backup } = companysCopy(sender, stored, link);
		const about = { kind: "message", about: message.id } as const;
		const toCompany = {
			...{ ...about, audience: "company" as const, language: company.mailLanguage },
			...{ recipient: company.email, replyTo: form.email },
		};
		return writeTwoStep(tx, {
			admin: { ...toCompany, dedupeKey: `withdrawal:${row.id}:admin`, ...copy },
			customer: {
				...{ ...about, audience: "customer" as const, language },
				dedupeKey: `withdrawal:${row.id}:customer`,
				...{ recipient: form.email, replyTo: company.email },
				...receipt(sender, stored),
			},
			backup: { ...toCompany, ...backup },
		});
	});
}
