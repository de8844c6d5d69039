import type { InferSelectModel } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { Letter, type LetterView, letterText } from "~/mail/letter.tsx";
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
	const view: LetterView = {
		language,
		title: subject.title,
		greeting: t("greeting", texts),
		intro: t("intro"),
		rows: quoteRows(quote, subject),
		closing: t("closing"),
		company,
	};
	const note: LetterView = { ...view, greeting: company.name, intro: t("copyIntro", texts) };
	const toCompany = { language, recipient: company.email, replyTo: quote.email };
	const copySubject = t("copySubject", texts);
	const plain = t("backupText", texts);
	return writeTwoStep(tx, {
		admin: {
			...toCompany,
			dedupeKey: `quote:${quote.id}:admin`,
			subject: copySubject,
			html: render(note),
			text: letterText(note),
		},
		customer: {
			dedupeKey: `quote:${quote.id}:customer`,
			language,
			recipient: quote.email,
			replyTo: company.email,
			subject: t("subject", texts),
			html: render(view),
			text: letterText(view),
		},
		backup: {
			...toCompany,
			subject: `BACKUP: ${copySubject}`,
			html: renderToStaticMarkup(<p>{plain}</p>),
			text: plain,
		},
	});
}

function render(view: LetterView): string {
	return `<!doctype html>${renderToStaticMarkup(<Letter view={view} />)}`;
}
