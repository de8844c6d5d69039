import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { Letter, type LetterView, letterText } from "~/mail/letter.tsx";
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
	const view: LetterView = {
		language,
		title: t("subject", texts),
		greeting: t("greeting", texts),
		intro: t("intro"),
		rows: rows.filter((row): row is [string, string] => row[1] !== null),
		closing: t("closing"),
		company,
	};
	const note: LetterView = { ...view, greeting: company.name, intro: t("copyIntro", texts) };
	const toCompany = { language, recipient: company.email, replyTo: form.email };
	const subject = t("copySubject", texts);
	return db.transaction(async (tx) => {
		const [message] = await tx
			.insert(schema.contactMessages)
			.values({ ...form, language })
			.returning({ id: schema.contactMessages.id });
		if (!message) throw new Error("the message was not inserted");
		const plain = `${t("backupText", texts)}\n\n${form.message}`;
		return writeTwoStep(tx, {
			admin: {
				...toCompany,
				dedupeKey: `contact:${message.id}:admin`,
				subject,
				html: render(note),
				text: letterText(note),
			},
			customer: {
				dedupeKey: `contact:${message.id}:customer`,
				language,
				recipient: form.email,
				replyTo: company.email,
				subject: view.title,
				html: render(view),
				text: letterText(view),
			},
			backup: {
				...toCompany,
				subject: `BACKUP: ${subject}`,
				html: renderToStaticMarkup(<p style={{ whiteSpace: "pre-wrap" }}>{plain}</p>),
				text: plain,
			},
		});
	});
}

function render(view: LetterView): string {
	return `<!doctype html>${renderToStaticMarkup(<Letter view={view} />)}`;
}
