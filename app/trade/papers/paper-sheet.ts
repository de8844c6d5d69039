import { formatEuro, formatNumber, formatUnit, formatWholeDate } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import type { PaperCatalogue } from "~/i18n/messages/catalogue.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { type Cents, cents, noCents, sumCents } from "~/values/money.ts";
import { formatOgm } from "~/values/ogm.ts";
import type { QrPicture } from "~/values/qr-picture.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { Paper, PaperFact, PaperLogo, PaperSeller } from "./paper.ts";

/** A paper as its template prints it (print/paper.typ): texts alone, every amount and day written. */
export type PaperSheet = {
	lang: Language;
	region: string;
	title: string;
	/** Title and number, for the document's own title and the head of later pages. */
	name: string;
	/** Of issue, for what the document says of itself. */
	date: Day;
	/** Beside the title: what this paper is not. */
	mark: string | null;
	company: string;
	/** Size of the logo in millimetres; null: the company's name stands there. */
	logo: LogoSize | null;
	seller: string[];
	facts: PaperFact[];
	parties: { label: string; lines: string[] }[];
	about: string | null;
	/** What is said before the table. */
	intro: string | null;
	/** The first is wide and on the left, the others stand on the right. */
	columns: string[];
	lines: { text: string; details: string[]; cells: string[] }[];
	sums: { label: string; amount: string; weight: "plain" | "strong" }[];
	payment: {
		title: string;
		rows: PaperFact[];
		hint: string;
		/** An SVG picture, and what it is. */
		qr: { svg: string; text: string; alt: string } | null;
	} | null;
	notes: string[];
	/** Fields to be filled in by hand; empty but on a delivery note. */
	signatures: { title: string; fields: string[] }[];
	remarks: string | null;
	/** What each picture shows; the pictures themselves come beside the sheet. */
	pictures: string[];
	footer: string[];
	/** "Page {page} of {pages}" */
	page: string;
};

/** In millimetres. */
export type LogoSize = { width: number; height: number };

/** Of a logo on a paper of the shop, in millimetres. */
const mostLogo = { width: 80, height: 20 };
/** Millimetres of a pixel, of which a logo has 100 an inch at least. */
const largestPixel = 25.4 / 100;

/** How large a logo is printed: as large as fits, and no larger than it is sharp. @param most in millimetres */
export function logoSize(logo: Pick<PaperLogo, "width" | "height">, most: LogoSize = mostLogo): LogoSize {
	const scale = Math.min(most.width / logo.width, most.height / logo.height, largestPixel);
	return { width: logo.width * scale, height: logo.height * scale };
}

type SheetWords = {
	words: PaperCatalogue;
	/** Draws what a bank's app reads. */
	drawQr: (payload: string) => QrPicture;
};

const longWord = /\S{33,}/g;

/** A text that fits any column: a word of two hundred letters gets places where it may be broken. */
export function breakable(text: string): string {
	return text.replace(longWord, (word) => word.replace(/(.{6})(?=.{3})/gu, "$1\u200b"));
}

/** Countries where another form of a language is written; the rest is as in Belgium. */
/** Whose spelling a language is in. */
export const regions: Record<Language, string> = { nl: "BE", en: "GB", de: "DE", fr: "BE" };

/** Adjoining modules overlap by a hair: viewers would show seams between them. */
function svgOf({ size, path }: QrPicture): string {
	const dark = `<path d="${path}" fill="#000" stroke="#000" stroke-width="0.04"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${dark}</svg>`;
}

function sellerOf(seller: PaperSeller, language: Language, words: PaperCatalogue): string[] {
	const line = (label: string, value: string) => value && labelled(language, label, value);
	return [
		seller.legalName || seller.name,
		seller.street,
		`${seller.country ? `${seller.country}-` : ""}${seller.postalCode} ${seller.city}`.trim(),
		line(words.vatNumber, seller.vatNumber),
		line(words.phone, seller.phone),
		seller.email,
	].filter(Boolean);
}

function footerOf(seller: PaperSeller, language: Language, words: PaperCatalogue): string[] {
	const line = (label: string, value: string) => value && labelled(language, label, value);
	const place = [seller.street, `${seller.postalCode} ${seller.city}`.trim()].filter(Boolean).join(", ");
	return [
		[seller.legalName || seller.name, place, line(words.vatNumber, seller.vatNumber)],
		[line(words.payment.iban, seller.iban), line(words.payment.bic, seller.bic), seller.phone, seller.email],
	]
		.map((parts) => parts.filter(Boolean).join("  ·  "))
		.filter(Boolean);
}

/** A title as it stands within a sentence: German alone writes it large there too. */
function inSentence(title: string, language: Language): string {
	return language === "de" ? title : title.toLowerCase();
}

/** Fills the places of a sentence. */
function fill(text: string, values: Record<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** What is below zero begins with a minus, which is longer than a hyphen. */
function signed(value: number, write: (size: number) => string, gap = ""): string {
	return value < 0 ? `−${gap}${write(-value)}` : write(value);
}

/** For how long pieces are rented: "30 days", "2 × 30 days". */
export function rentedFor(language: Language, pieces: number, days: number): string {
	const span = formatUnit(language, days, "day");
	return pieces === 1 ? span : `${formatNumber(language, pieces)}\u00a0×\u00a0${span}`;
}

/** A paper as it is printed. */
export function sheetOf(paper: Paper, { words, drawQr }: SheetWords): PaperSheet {
	const { kind, language, number, seller, totals, payment } = paper;
	const euro = (amount: Cents) =>
		signed(amount, (size) => formatEuro(language, cents(size), "always"), "\u00a0");
	const price = (amount: Cents, days: number | undefined) =>
		days === undefined ? euro(amount) : fill(words.perDay, { price: euro(amount) });
	const day = (given: Day) => formatWholeDate(language, noonOf(given));
	const title = paper.title ?? words.titles[kind];
	const isNote = kind === "delivery-note";
	return {
		...{ lang: language, region: regions[language], title, date: paper.date, name: `${title} ${number}` },
		mark: kind === "pro-forma" ? words.mark : null,
		company: breakable(seller.name),
		logo: paper.logo ? logoSize(paper.logo) : null,
		seller: sellerOf(seller, language, words).map(breakable),
		facts: [[words.number, number], [words.date, day(paper.date)], ...paper.facts].map(
			([label = "", value = ""]) => [label, breakable(value)] as const,
		),
		parties: [
			{ label: words.buyer, lines: paper.buyer.map(breakable) },
			...(paper.delivery ? [{ label: words.delivery, lines: paper.delivery.map(breakable) }] : []),
		],
		about:
			paper.about &&
			fill(words.about, {
				...{ title: inSentence(words.titles[paper.about.kind], language), number: paper.about.number },
				date: day(paper.about.date),
			}),
		intro: paper.intro ? breakable(paper.intro) : kind === "order-confirmation" ? words.confirmed : null,
		columns: isNote
			? [words.description, words.quantity, words.containerNumbers]
			: [words.description, words.quantity, words.unitNet, words.net],
		lines: paper.lines.map(({ text, details, quantity, unitNet, net, days }) => ({
			...{ text: breakable(text), details: details.map(breakable) },
			cells: [
				days === undefined
					? signed(quantity, (size) => formatNumber(language, size))
					: rentedFor(language, quantity, days),
				...(isNote ? [""] : [unitNet === null ? "" : price(unitNet, days), net === null ? "" : euro(net)]),
			],
		})),
		sums: totals ? sumsOf(paper, totals, { words, euro }) : [],
		payment: payment && {
			title: words.payment.title,
			rows: [
				[words.payment.holder, breakable(payment.holder)],
				[words.payment.iban, payment.iban],
				...(payment.bic ? [[words.payment.bic, payment.bic] as const] : []),
				[words.payment.amount, euro(payment.amount)],
				[words.payment.reference, formatOgm(payment.reference)],
				...(payment.dueOn ? [[words.payment.due, day(payment.dueOn)] as const] : []),
			],
			hint: [
				words.payment.hint,
				...(payment.dueOn && kind === "pro-forma" ? [words.payment.promise] : []),
			].join(" "),
			qr:
				payment.qr === null
					? null
					: { svg: svgOf(drawQr(payment.qr)), text: words.payment.qr, alt: words.payment.qrAlt },
		},
		notes: [
			...(kind === "pro-forma" ? [words.notAnInvoice] : []),
			...(totals?.perRate.flatMap(({ exemption }) => (exemption ? [exemption] : [])) ?? []),
			...paper.notes,
		].map(breakable),
		signatures: isNote ? signaturesOf(words.signature) : kind === "offer" ? [agreedBy(words)] : [],
		remarks: isNote ? words.signature.remarks : null,
		pictures: (paper.pictures ?? []).map(({ alt }) => breakable(alt)),
		footer: footerOf(seller, language, words).map(breakable),
		page: words.page,
	};
}

/** Who hands over, and who takes; alike, so that they are signed side by side. */
function signaturesOf(words: PaperCatalogue["signature"]): PaperSheet["signatures"] {
	const { name, plate, dateTime, signature } = words;
	return [
		{ title: words.handedOver, fields: [name, plate, signature] },
		{ title: words.received, fields: [name, dateTime, signature] },
	];
}

/** Who accepts an offer on paper. */
function agreedBy({ offer, signature }: PaperCatalogue): PaperSheet["signatures"][number] {
	return { title: offer.agreed, fields: [signature.name, signature.dateTime, signature.signature] };
}

function sumsOf(
	{ kind, language }: Paper,
	totals: NonNullable<Paper["totals"]>,
	{ words, euro }: { words: PaperCatalogue; euro: (amount: Cents) => string },
): PaperSheet["sums"] {
	const plain = (label: string, amount: string) => ({ label, amount, weight: "plain" as const });
	const strong = (label: string, amount: string) => ({ label, amount, weight: "strong" as const });
	const { credited = noCents, prepaid, later = noCents } = totals;
	const taken = [
		{ label: words.credited, amount: credited },
		{ label: words.prepaid, amount: prepaid },
		{ label: words.later, amount: later },
	].filter(({ amount }) => amount !== 0);
	const toPay = cents(totals.gross - sumCents(taken.map(({ amount }) => amount)));
	return [
		plain(words.totalNet, euro(totals.net)),
		...totals.perRate.map(({ rate, base, vat }) =>
			plain(fill(words.vat, { rate: formatNumber(language, rate), base: euro(base) }), euro(vat)),
		),
		strong(kind === "credit-note" ? words.credited : words.totalGross, euro(totals.gross)),
		...taken.map(({ label, amount }) => plain(label, euro(cents(-amount)))),
		...(taken.length > 0 ? [strong(words.toPay, euro(toPay))] : []),
	];
}
