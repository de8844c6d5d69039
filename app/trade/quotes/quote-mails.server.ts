import type { InferSelectModel } from "drizzle-orm";
import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { languageTable } from "~/i18n/languages.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Letter, LetterPart, LetterRow, LetterSender } from "~/mail/letter.ts";
import { renderLetter, renderPlain } from "~/mail/render-letter.server.tsx";
import { type TwoStepIds, writeTwoStep } from "~/mail/two-step.server.ts";
import type { schema, Transaction } from "~/platform/db.server.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import type { Cents } from "~/values/money.ts";
import { callAddress } from "~/values/phone.ts";
import { vatRate, withVat } from "~/values/vat.ts";
import type { Language } from "~/values/vocabulary.ts";
import { optionCondition } from "./purchase-option.ts";
import type { QuoteChoice } from "./quote-choice.ts";

/** A quote as it is stored, whatever its picture. */
export type StoredQuote = Omit<InferSelectModel<typeof schema.quotes>, "configurationPicture">;

/** What a quote is for: a container of the shop, or a conversion with what was configured. */
export type QuoteSubject = {
	title: string;
	/** What the title names; a container unless given. */
	label?: string;
	details?: LetterRow[];
};

type Given = readonly [label: string, value: string | false | null, href?: string | undefined];

/** Rows of a table without those that were not filled in. */
function filled(rows: readonly Given[]): LetterRow[] {
	return rows.flatMap(([label, value, href]): LetterRow[] => {
		if (!value) return [];
		return [href === undefined ? [label, value] : [label, value, href]];
	});
}

/** What the screen said of the prices, each with whether VAT is in it. */
function priceRows(quote: QuoteChoice, language: Language): Given[] {
	const m = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "quote" });
	const euro = (amount: Cents) => formatEuro(language, amount, "always");
	const { purchaseOption, unitPrice, totalPrice, transportPrice, transportType } = quote;
	if (purchaseOption === null) return [];
	const byTruck = transportType !== null && transportType !== "self_pickup";
	const isWhole = transportType === "self_pickup" || transportPrice !== null;
	return [
		[
			m(purchaseOption === "rent" ? "rentPrice" : "unitPrice"),
			unitPrice === null ? m("onRequest") : euro(unitPrice),
		],
		[m("transport"), byTruck ? (transportPrice === null ? m("onRequest") : euro(transportPrice)) : null],
		[m(isWhole ? "total" : "totalWithout"), totalPrice === null ? null : euro(totalPrice)],
		[
			m("totalVat", { rate: String(vatRate) }),
			isWhole && totalPrice !== null ? euro(withVat(totalPrice).total) : null,
		],
	];
}

/** What was chosen on the screen, in words of a language. */
export function choiceRows(quote: QuoteChoice, subject: QuoteSubject, language: Language): LetterRow[] {
	const t = createTranslator({ locale: language, messages: catalogues[language] });
	const { quote: words } = mailCatalogues[language];
	const condition = quote.purchaseOption && optionCondition[quote.purchaseOption];
	// A conversion's details name its colour.
	const colorType = subject.details ? null : quote.colorType;
	return filled([
		[subject.label ?? t("quote.product"), subject.title],
		...(subject.details ?? []),
		[t("catalog.details.condition"), condition && t(`catalog.details.conditionNames.${condition}`)],
		[t("catalog.details.color"), colorType && t(`catalog.details.colors.${colorType}`)],
		[t("quote.ralColor"), colorType === "wish_color" && quote.ralColor !== "N/A" && quote.ralColor],
		[t("quote.quantityRequested"), String(quote.quantityRequested)],
		[
			t("catalog.details.delivery"),
			quote.transportType && t(`catalog.details.deliveries.${quote.transportType}`),
		],
		[words.place, placeText(quote, language)],
		...priceRows(quote, language),
	]);
}

/** Postcode and country of the place of delivery; empty where there is none. */
export function placeText(
	{ transportCountry, transportPostcode }: Pick<QuoteChoice, "transportCountry" | "transportPostcode">,
	language: Language,
): string {
	const { countries } = catalogues[language].catalog.details;
	return [transportPostcode, transportCountry && countries[transportCountry]].filter(Boolean).join(", ");
}

/** All that was asked for, in words of a language. */
export function requestRows(quote: StoredQuote, subject: QuoteSubject, language: Language): LetterRow[] {
	const t = catalogues[language].quote;
	const day = quote.preferredDeliveryDate && new Date(`${quote.preferredDeliveryDate}T12:00:00Z`);
	return [
		...choiceRows(quote, subject, language),
		...filled([
			[t.requestType, quote.requestType && t.requestTypes[quote.requestType]],
			[t.deliveryAddress, quote.deliveryAddress],
			[t.preferredDeliveryDate, day && formatDate(language, day)],
			[t.specialRequirements, quote.specialRequirements],
		]),
		...wishRows(quote, pageTexts[language].deliveryWish, language),
	];
}

/** Who asks, in words of a language. */
function customerRows(quote: StoredQuote, language: Language): LetterRow[] {
	const { quote: words } = catalogues[language];
	return filled([
		[words.customerName, quote.customerName],
		[words.companyName, quote.companyName],
		[words.email, quote.email, `mailto:${quote.email}`],
		[words.phone, quote.phone, quote.phone === null ? undefined : callAddress(quote.phone)],
	]);
}

/** The customer's letter: what was asked for, and what happens next in its order. */
function customersLetter(sender: LetterSender, quote: StoredQuote, subject: QuoteSubject, picture: boolean) {
	const { language } = quote;
	const { company } = sender;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const texts = { company: company.name, name: quote.customerName };
	const title = t("quote.subject", texts);
	const shown: LetterPart[] = picture ? [{ kind: "picture", alt: t("quote.picture") }] : [];
	const letter: Letter = {
		...{ language, title, date: quote.createdAt },
		greeting: t("quote.greeting", texts),
		parts: [
			{ kind: "text", text: t("quote.intro") },
			{
				kind: "steps",
				title: t("letter.next"),
				steps: [t("quote.check"), t("quote.contact"), t("quote.decide")],
			},
			{ kind: "facts", title: t("letter.yourRequest"), rows: requestRows(quote, subject, language) },
			...shown,
			{ kind: "facts", title: t("letter.yourDetails"), rows: customerRows(quote, language) },
			{ kind: "text", text: t("letter.questions", { phone: company.phone }) },
		],
		signature: { closing: t("quote.closing"), company, vatLabel: t("letter.vatNumber") },
	};
	return { subject: title, ...renderLetter(letter) };
}

/** What a quote's customer has been promised an answer within (storefront document §9). */
const promisedMs = 24 * 60 * 60 * 1_000;

/** What the company's people read: who asks, for what, until when to answer, and where it is on their desk. */
function companysCopy(sender: LetterSender, quote: StoredQuote, subject: QuoteSubject, picture: boolean) {
	const language = sender.company.mailLanguage;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const texts = { name: quote.customerName, email: quote.email, product: subject.title };
	const title = t("quote.copySubject", texts);
	const moment = momentText(language, new Date(quote.createdAt.getTime() + promisedMs));
	const shown: LetterPart[] = picture ? [{ kind: "picture", alt: t("quote.picture") }] : [];
	const letter: Letter = {
		...{ language, title, date: quote.createdAt, greeting: null },
		parts: [
			{ kind: "text", text: t("quote.copyIntro", texts) },
			{ kind: "text", text: t("quote.copyNext", { moment }) },
			{ kind: "link", label: t("quote.open"), href: sender.deskAddress("quote", quote.id) },
			{
				kind: "facts",
				rows: [
					...customerRows(quote, language),
					[t("letter.language"), languageTable[quote.language].nativeName],
					[t("letter.received"), momentText(language, quote.createdAt)],
					...requestRows(quote, subject, language),
				],
			},
			...shown,
		],
		signature: null,
		notice: t("letter.notice"),
	};
	return {
		copy: { subject: title, ...renderLetter(letter) },
		backup: { subject: `BACKUP: ${title}`, ...renderPlain(t("quote.backupText", texts)) },
	};
}

/**
 * Writes the company's notification in its own language and the customer's confirmation in the quote's, for the
 * two-step sending. A picture of what was configured goes along with both.
 * @param subjectIn what the quote is for, in words of a language
 */
export async function writeQuoteMails(
	tx: Transaction,
	sender: LetterSender,
	quote: InferSelectModel<typeof schema.quotes>,
	subjectIn: (language: Language) => QuoteSubject,
): Promise<TwoStepIds> {
	const { company } = sender;
	const picture = quote.configurationPicture !== null;
	const { copy, backup } = companysCopy(sender, quote, subjectIn(company.mailLanguage), picture);
	const about = { kind: "quote", about: quote.id } as const;
	const attachment = picture ? "configuration" : null;
	const toCompany = {
		...{ ...about, audience: "company" as const, language: company.mailLanguage },
		...{ recipient: company.email, replyTo: quote.email },
	};
	return writeTwoStep(tx, {
		admin: { ...toCompany, dedupeKey: `quote:${quote.id}:admin`, attachment, ...copy },
		customer: {
			...{ ...about, audience: "customer" as const, language: quote.language },
			dedupeKey: `quote:${quote.id}:customer`,
			...{ recipient: quote.email, replyTo: company.email, attachment },
			...customersLetter(sender, quote, subjectIn(quote.language), picture),
		},
		backup: { ...toCompany, ...backup },
	});
}
