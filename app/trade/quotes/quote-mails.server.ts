import type { InferSelectModel } from "drizzle-orm";
import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import type { Letter } from "~/mail/letter.ts";
import { renderLetter, renderPlain } from "~/mail/render-letter.server.tsx";
import { type TwoStepIds, writeTwoStep } from "~/mail/two-step.server.ts";
import type { schema, Transaction } from "~/platform/db.server.ts";
import type { Condition } from "~/values/vocabulary.ts";

type Quote = InferSelectModel<typeof schema.quotes>;

export type QuoteSender = { name: string; email: string; phone: string };

/** What a quote is for: a container of the shop, or a conversion with what was configured. */
export type QuoteSubject = {
	title: string;
	condition: Condition | null;
	/** What the title names; a container unless given. */
	label?: string;
	details?: [label: string, value: string][];
};

/** What was asked for, in words of the quote's language; what was not filled in is left out. */
function quoteRows(quote: Quote, subject: QuoteSubject): [string, string][] {
	const { condition } = subject;
	const t = createTranslator({ locale: quote.language, messages: catalogues[quote.language] });
	const rows: [string, string | null][] = [
		[subject.label ?? t("quote.product"), subject.title],
		[t("catalog.details.condition"), condition && t(`catalog.details.conditionNames.${condition}`)],
		...(subject.details ?? []),
		[t("quote.requestType"), t(`quote.requestTypes.${quote.requestType}`)],
		[t("quote.quantityRequested"), String(quote.quantityRequested)],
		[t("catalog.details.color"), quote.colorType && t(`catalog.details.colors.${quote.colorType}`)],
		[t("quote.ralColor"), quote.colorType === "wish_color" ? quote.ralColor : null],
		[
			t("catalog.details.delivery"),
			quote.transportType && t(`catalog.details.deliveries.${quote.transportType}`),
		],
		[
			t("catalog.details.transport"),
			quote.transportPrice === null ? null : formatEuro(quote.language, quote.transportPrice),
		],
		[t("quote.customerName"), quote.customerName],
		[t("quote.companyName"), quote.companyName],
		[t("quote.email"), quote.email],
		[t("quote.phone"), quote.phone],
		[t("quote.deliveryAddress"), quote.deliveryAddress],
		[t("quote.preferredDeliveryDate"), quote.preferredDeliveryDate],
		[t("quote.specialRequirements"), quote.specialRequirements],
	];
	return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Writes admin notification and customer confirmation, in the quote's language, for the two-step sending. */
export async function writeQuoteMails(
	tx: Transaction,
	company: QuoteSender,
	quote: Quote,
	subject: QuoteSubject,
): Promise<TwoStepIds> {
	const { language } = quote;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "quote" });
	const texts = {
		company: company.name,
		name: quote.customerName,
		email: quote.email,
		phone: quote.phone ?? t("notGiven"),
		product: subject.title,
	};
	const letter = (greeting: string, intro: string): Letter => ({
		...{ language, title: subject.title, greeting, company },
		parts: [
			{ kind: "text", text: intro },
			{ kind: "facts", rows: quoteRows(quote, subject) },
		],
		closing: t("closing"),
	});
	const about = { kind: "quote", about: quote.id, language } as const;
	const toCompany = {
		...about,
		audience: "company",
		recipient: company.email,
		replyTo: quote.email,
	} as const;
	const copySubject = t("copySubject", texts);
	return writeTwoStep(tx, {
		admin: {
			...toCompany,
			dedupeKey: `quote:${quote.id}:admin`,
			subject: copySubject,
			...renderLetter(letter(company.name, t("copyIntro", texts))),
		},
		customer: {
			...about,
			audience: "customer",
			dedupeKey: `quote:${quote.id}:customer`,
			recipient: quote.email,
			replyTo: company.email,
			subject: t("subject", texts),
			...renderLetter(letter(t("greeting", texts), t("intro"))),
		},
		backup: {
			...toCompany,
			subject: `BACKUP: ${copySubject}`,
			...renderPlain(t("backupText", texts)),
		},
	});
}
