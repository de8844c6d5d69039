import { createTranslator } from "use-intl/core";
import type { LetterDraft } from "~/desk/detail/letter-fields.tsx";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import { languageTable } from "~/i18n/languages.ts";
import { draftBody } from "~/mail/desk/own-letter.server.ts";
import type { LetterCompany } from "~/mail/letter.ts";
import { type QuoteSubject, requestRows, type StoredQuote } from "../quote-mails.server.ts";
import type { QuoteStatus } from "./quote-status.ts";

/** The letter that tells a request's new status, in its customer's language, to be changed by whoever sends it. */
export function draftQuoteLetter(
	company: LetterCompany,
	quote: StoredQuote,
	subject: QuoteSubject,
	status: QuoteStatus,
): LetterDraft {
	const { language } = quote;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "status" });
	const texts = { product: subject.title };
	return {
		recipient: quote.email,
		languageName: languageTable[language].nativeName,
		subject: t(`quote.${status}.subject`, texts),
		body: draftBody(language, company, {
			name: quote.customerName,
			lines: [t(`quote.${status}.text`, texts)],
		}),
	};
}

/** The answer to a request in its customer's language: what was asked, and room for the offer. */
export function draftAnswer(company: LetterCompany, quote: StoredQuote, subject: QuoteSubject): LetterDraft {
	const { language } = quote;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "answer" });
	const rows = requestRows(quote, subject, language).filter(([, , href]) => href === undefined);
	return {
		recipient: quote.email,
		languageName: languageTable[language].nativeName,
		subject: t("subject", { product: subject.title }),
		body: draftBody(language, company, {
			name: quote.customerName,
			lines: [
				t("text", { date: formatDate(language, quote.createdAt) }),
				...rows.map(([label, value]) => `– ${labelled(language, label, value)}`),
				"",
				...[t("offer"), "", ""],
			],
		}),
	};
}
