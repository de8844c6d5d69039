import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { languageTable } from "~/i18n/languages.ts";
import type { Letter, LetterCompany, LetterPart, LetterSender } from "~/mail/letter.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import { linesParts } from "~/trade/orders/order-letter.server.ts";
import { noonOf } from "~/values/day.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { OfferVersion } from "./offer.store.server.ts";
import { orderLinesOf, versionNumber } from "./offer.ts";

/** An offer as its mails tell it. @property number with its version */
export type ToldOffer = {
	id: string;
	number: string;
	language: Language;
	version: Pick<
		OfferVersion,
		"id" | "version" | "content" | "subtotalAmount" | "vatAmount" | "totalAmount" | "vatRate" | "vatDecision"
	>;
};

const translator = (locale: Language) => createTranslator({ locale, messages: mailCatalogues[locale] });

function textsOf(
	{ number, language, version }: ToldOffer,
	company: LetterCompany,
	reader: Language = language,
) {
	const { content, totalAmount } = version;
	return {
		...{ number: versionNumber(number, version.version), company: company.name, name: content.buyer.name },
		date: formatDate(reader, noonOf(content.validUntil)),
		amount: formatEuro(reader, totalAmount, "always"),
	};
}

const text = (words: string): LetterPart[] =>
	words.trim() === "" ? [] : [{ kind: "text", text: words.trim() }];

/** The buyer's letter with the whole offer. */
function offerLetter(company: LetterCompany, offer: ToldOffer, link: string): Letter {
	const { language, version } = offer;
	const { content } = version;
	const t = translator(language);
	const texts = textsOf(offer, company);
	const words = { language, messages: catalogues[language], mail: mailCatalogues[language] };
	return {
		...{ language, title: t("offer.subject", texts), date: new Date() },
		greeting: t("offer.greeting", texts),
		parts: [
			...text(content.intro),
			...(version.version > 1 ? text(t("offer.newer")) : []),
			{
				kind: "facts",
				rows: [
					[t("offer.number"), texts.number],
					[t("offer.validUntil"), texts.date],
				],
			},
			...linesParts(version, orderLinesOf(content), words),
			...(content.remarks.trim() ? [facts(t("offer.remarks"), content)] : []),
			{ kind: "link", label: t("offer.link"), href: link },
			...text(t("offer.attached", texts)),
			...text(content.closing),
			{ kind: "text", text: t("letter.questions", { phone: company.phone }) },
		],
		signature: { closing: t("offer.closing"), company, vatLabel: t("letter.vatNumber") },
	};
}

const facts = (label: string, { remarks }: OfferContent): LetterPart => ({
	kind: "facts",
	rows: [[label, remarks.trim()]],
});

/** The mail that brings a version of an offer to its buyer, in words. @param link opens it without an account */
export function offerMail(company: LetterCompany, offer: ToldOffer, link: string) {
	const letter = offerLetter(company, offer, link);
	return { subject: letter.title, ...renderLetter(letter) };
}

/** What is told the buyer later: that the offer ends soon, or that it is withdrawn. @param link null: there is nothing to open */
export function laterMail(
	company: LetterCompany,
	offer: ToldOffer,
	kind: "reminder" | "withdrawn",
	link: string | null,
) {
	const { language } = offer;
	const t = translator(language);
	const texts = textsOf(offer, company);
	const subject = t(`offer.${kind}.subject`, texts);
	const words = renderLetter({
		...{ language, title: subject, date: new Date() },
		greeting: t("offer.greeting", texts),
		parts: [
			{ kind: "text", text: t(`offer.${kind}.text`, texts) },
			...(link === null ? [] : [{ kind: "link" as const, label: t("offer.link"), href: link }]),
			{ kind: "text", text: t("letter.questions", { phone: company.phone }) },
		],
		signature: { closing: t("offer.closing"), company, vatLabel: t("letter.vatNumber") },
	});
	return { subject, ...words };
}

/** What the company's people read where a buyer declines or asks. @param said as it was typed; may be empty for a reason */
export function copyMail(sender: LetterSender, offer: ToldOffer, kind: "declined" | "asked", said: string) {
	const { company } = sender;
	const language = company.mailLanguage;
	const t = translator(language);
	const texts = textsOf(offer, company, language);
	const subject = t(`offer.${kind}.subject`, texts);
	const reason =
		kind === "declined" && said
			? [{ kind: "facts" as const, rows: [[t("offer.declined.reason"), said] as const] }]
			: [];
	const words = renderLetter({
		...{ language, title: subject, date: new Date(), greeting: null },
		parts: [
			{ kind: "text", text: t(`offer.${kind}.text`, texts) },
			...(kind === "asked" ? text(said) : reason),
			{ kind: "link", label: t("offer.open"), href: sender.deskAddress("offer", offer.id) },
		],
		signature: null,
		notice: t("letter.notice"),
	});
	return { subject, ...words };
}

/** The answer to a buyer in the offer's language: what was asked last, and room for the answer. */
export function draftAnswer(
	company: LetterCompany,
	offer: ToldOffer,
	messages: readonly { author: "buyer" | "company"; text: string }[],
) {
	const { language, version } = offer;
	const t = translator(language);
	const texts = textsOf(offer, company);
	const asked = messages.findLast(({ author }) => author === "buyer");
	const quoted = asked?.text.split("\n").map((line) => `> ${line}`) ?? [];
	return {
		...{ recipient: version.content.buyer.email, languageName: languageTable[language].nativeName },
		subject: t("offer.answer.subject", texts),
		body: [
			...[t("offer.greeting", texts), "", t("offer.answer.text", texts), ...quoted, ""],
			...[t("offer.answer.room"), "", "", t("offer.closing"), company.name, company.phone],
		]
			.join("\n")
			.trim(),
	};
}
