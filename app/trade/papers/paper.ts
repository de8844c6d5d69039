import type { Day } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import type { Ogm } from "~/values/ogm.ts";
import type { Language, PaperKind } from "~/values/vocabulary.ts";

/** A label beside its value, both in the paper's language. */
export type PaperFact = readonly [label: string, value: string];

/** Who sells, as company settings say when the paper is made; what is empty is left out. */
export type PaperSeller = {
	name: string;
	legalName: string;
	street: string;
	postalCode: string;
	city: string;
	/** ISO 3166-1 alpha-2. */
	country: string;
	phone: string;
	email: string;
	vatNumber: string;
	iban: string;
	bic: string;
};

/**
 * A line of a table; amounts in cents without VAT, null where the paper shows no prices.
 * @property days of rent of each piece, where `unitNet` is the price of a day; missing for what is priced by the piece
 */
export type PaperLine = {
	text: string;
	/** Small, below the text. */
	details: readonly string[];
	quantity: number;
	unitNet: Cents | null;
	net: Cents | null;
	days?: number;
};

/** What is taxed alike. @property exemption why no VAT is charged, as a sentence; null where it is */
export type PaperRate = { rate: number; base: Cents; vat: Cents; exemption: string | null };

export type PaperTotals = {
	net: Cents;
	perRate: readonly PaperRate[];
	vat: Cents;
	gross: Cents;
	/** Paid before, such as a deposit; 0: nothing is said of it. */
	prepaid: Cents;
	/** Taken back by credit notes, and what a later invoice asks for; missing or 0: nothing is said of it. */
	credited?: Cents;
	later?: Cents;
};

/** Where to pay. @property iban as people read it; @property qr what a bank's app reads (EPC069-12) */
export type PaperPayment = {
	holder: string;
	iban: string;
	bic: string;
	amount: Cents;
	reference: Ogm;
	dueOn: Day | null;
	qr: string | null;
};

/**
 * Everything that stands on a paper, worded in its reader's language. Amounts and days are values, which the paper's
 * sheet writes as the language does; the fixed words (title, columns, totals) are the sheet's too.
 */
export type Paper = {
	kind: PaperKind;
	/** In place of the usual one, such as a deposit's. */
	title?: string;
	language: Language;
	number: string;
	/** Of issue. */
	date: Day;
	/** Beside number and date: order number, due date, the buyer's reference ... */
	facts: readonly PaperFact[];
	seller: PaperSeller;
	/** In place of the seller's name at the top. */
	logo?: PaperLogo | null;
	/** Lines of the address, the name first; the VAT number last. */
	buyer: readonly string[];
	/** Null where it is the buyer's, or nothing is delivered. */
	delivery: readonly string[] | null;
	lines: readonly PaperLine[];
	/** What is said before the table, in place of the usual. */
	intro?: string;
	/** Printed below all else, each with what it shows. */
	pictures?: readonly PaperPicture[];
	/** Null on a delivery note, as are the prices of its lines. */
	totals: PaperTotals | null;
	payment: PaperPayment | null;
	/** Paragraphs below the totals. */
	notes: readonly string[];
	/** The paper that this one refers to: the invoice of a credit note. */
	about: { kind: PaperKind; number: string; date: Day } | null;
};

/** A picture on a paper. @property bytes of a JPEG; @property alt what it shows, as its caption */
export type PaperPicture = { bytes: Uint8Array; alt: string };

/** The seller's logo. @property bytes of a JPEG; sizes in pixels */
export type PaperLogo = { bytes: Uint8Array; width: number; height: number };

/** What goes along inside the PDF. */
export type PaperAttachment = { name: string; bytes: Uint8Array; mime: string };
