import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import type { Letter } from "~/mail/letter.ts";
import { renderLetter, renderPlain } from "~/mail/render-letter.server.tsx";
import { type TwoStepIds, writeTwoStep } from "~/mail/two-step.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { ContactMessage } from "./contact.schema.ts";

type Company = { name: string; email: string; phone: string };

/** Stores a message and writes its two mails, before any mail is tried. Anyone may call it. */
export async function storeMessage(
	db: Db | Transaction,
	company: Company,
	input: { form: ContactMessage; language: Language },
): Promise<TwoStepIds> {
	const { form, language } = input;
	const words = createTranslator({ locale: language, messages: catalogues[language], namespace: "contact" });
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "contact" });
	const texts = { company: company.name, name: form.name, email: form.email };
	const rows: [string, string | null][] = [
		[words("name"), form.name],
		[words("email"), form.email],
		[words("phone"), form.phone],
		[words("subject"), form.subject],
		[words("message"), form.message],
	];
	const title = t("subject", texts);
	const facts = rows.filter((row): row is [string, string] => row[1] !== null);
	const letter = (greeting: string, intro: string): Letter => ({
		...{ language, title, greeting, company },
		parts: [
			{ kind: "text", text: intro },
			{ kind: "facts", rows: facts },
		],
		closing: t("closing"),
	});
	const subject = t("copySubject", texts);
	return db.transaction(async (tx) => {
		const [message] = await tx
			.insert(schema.contactMessages)
			.values({ ...form, language })
			.returning({ id: schema.contactMessages.id });
		if (!message) throw new Error("the message was not inserted");
		const plain = `${t("backupText", texts)}\n\n${form.message}`;
		const about = { kind: "message", about: message.id, language } as const;
		const toCompany = {
			...about,
			audience: "company",
			recipient: company.email,
			replyTo: form.email,
		} as const;
		return writeTwoStep(tx, {
			admin: {
				...toCompany,
				dedupeKey: `contact:${message.id}:admin`,
				subject,
				...renderLetter(letter(company.name, t("copyIntro", texts))),
			},
			customer: {
				...about,
				audience: "customer",
				dedupeKey: `contact:${message.id}:customer`,
				recipient: form.email,
				replyTo: company.email,
				subject: title,
				...renderLetter(letter(t("greeting", texts), t("intro"))),
			},
			backup: {
				...toCompany,
				subject: `BACKUP: ${subject}`,
				...renderPlain(plain),
			},
		});
	});
}
