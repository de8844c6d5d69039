import type { Canonical } from "~/values/canonical-json.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents, noCents, sumCents } from "~/values/money.ts";
import type { VatPart, VatTreatment } from "~/values/vat-cases.ts";
import type { InvoiceKind, InvoiceSeries, Language } from "~/values/vocabulary.ts";

/** Pieces, or days of rent: codes of UN/ECE Recommendation 20. */
export const unitCodes = ["C62", "DAY"] as const;
export type UnitCode = (typeof unitCodes)[number];

/**
 * A line of an invoice. What an earlier invoice asked for in advance stands on the last one as a line of minus one piece.
 * @property id from 1; a credit note's line has the id of the line that it takes back, or a further one where it takes an
 * amount off
 * @property unitNet of a piece, never below zero
 * @property days of rent that each piece is billed for; missing for all else, and in what was issued before it was said
 */
export type InvoiceLine = {
	id: number;
	text: string;
	details: readonly string[];
	quantity: number;
	unit: UnitCode;
	unitNet: Cents;
	net: Cents;
	treatment: VatTreatment;
	days?: number;
};

/** Rent by the day, where the price of a day comes to the line to the cent; null for all else, which counts pieces. */
export function dailyRent({
	unitNet,
	days,
}: Pick<InvoiceLine, "unitNet" | "days">): { days: number; perDay: Cents } | null {
	return days === undefined || unitNet % days !== 0 ? null : { days, perDay: cents(unitNet / days) };
}

/** Another paper by its number. */
export type PaperReference = { number: string; issuedOn: Day };

/** Who sells or buys. @property country ISO 3166-1 alpha-2; @property vatNumber without spaces and dots */
export type Party = {
	name: string;
	/** The person at a company. */
	contact: string | null;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	vatNumber: string | null;
	email: string;
	phone: string;
};

export type Place = Pick<Party, "street" | "postalCode" | "city" | "country">;

/** What an invoice comes to, and what it refers to; everything that is calculated. */
export type InvoiceDraft = {
	kind: InvoiceKind;
	lines: readonly InvoiceLine[];
	perRate: readonly VatPart[];
	net: Cents;
	vat: Cents;
	gross: Cents;
	/** The invoices asked for in advance that this one deducts. */
	deducts: readonly PaperReference[];
	/** The invoice that a credit note takes back from. */
	credits: PaperReference | null;
};

/** All that stands on an invoice, as it was when it was issued. */
export type InvoiceSnapshot = InvoiceDraft & {
	version: 1;
	number: string;
	issuedOn: Day;
	dueOn: Day | null;
	language: Language;
	order: { id: string; number: string; reference: string };
	seller: Party;
	buyer: Party & { isBusiness: boolean };
	/** Null where the buyer fetches it, or nothing is delivered yet. */
	deliveredTo: Place | null;
	deliveredOn: Day | null;
	/** What was paid before, of the gross amount. */
	prepaid: Cents;
	/** Null as long as the owner has not said where to. @property iban without spaces */
	account: { holder: string; iban: string; bic: string } | null;
	/** Why it was credited; empty for invoices. */
	reason: string;
	/** From what its treatment was decided; null for orders of before. */
	vatDecision: Canonical;
};

/** What of an issued invoice counts for those that follow. */
export type IssuedInvoice = Pick<
	InvoiceSnapshot,
	"kind" | "number" | "issuedOn" | "lines" | "perRate" | "net" | "vat" | "gross" | "deducts"
> & { id: string; creditsId: string | null };

/** An order as its invoice tells of it: what was sold, in the buyer's words. */
export type BilledOrder = { isCancelled: boolean; lines: readonly InvoiceLine[] };

/**
 * What the owner asks for. @property percent of the order, from 1 to 99; @property net an amount without VAT; of a credit
 * note: what is taken off without anything coming back
 */
export type InvoiceRequest =
	| { kind: "invoice" }
	| { kind: "deposit"; part: { percent: number } | { net: Cents } }
	| { kind: "credit_note"; of: string; lines: "all" | readonly { id: number; quantity: number }[] }
	| { kind: "credit_note"; of: string; net: Cents };

/**
 * cancelled: the order is; billed: it has an invoice; credited: all of the invoice has been taken back; much: more than what is
 * left; deducted: by an invoice that stands.
 */
export type DraftProblem =
	| "cancelled"
	| "billed"
	| "credited"
	| "much"
	| "nothing"
	| "deducted"
	| "gone"
	| "percent"
	| "quantity";

/**
 * Why an invoice is not issued. gone: there is no such order, or the form was another's; anonymous: nobody is named on it any
 * more; changed: not what was shown; vat: it would be taxed otherwise than was agreed by now, and nobody has said to keep to
 * it; clock: the machine's day is before that of the last number; company: its settings lack what an invoice must say; ubl: it
 * would break rules of e-invoices; delivery: its day must stand on it.
 */
export type IssueProblem =
	| DraftProblem
	| "anonymous"
	| "changed"
	| "vat"
	| "clock"
	| "company"
	| "ubl"
	| "delivery";

export const seriesOf = {
	invoice: "invoice",
	deposit: "invoice",
	credit_note: "credit_note",
} as const satisfies Record<InvoiceKind, InvoiceSeries>;

/** A number as it stands on paper: 2026-000123, 2026-C00007. */
export function invoiceNumber(series: InvoiceSeries, year: number, sequence: number): string {
	const digits = (count: number) => String(sequence).padStart(count, "0");
	return series === "invoice" ? `${year}-${digits(6)}` : `${year}-C${digits(5)}`;
}

const keyOf = ({ category, rate, exemption }: VatTreatment) => `${category} ${rate} ${exemption ?? ""}`;

/** Net and VAT by treatment, added up or taken off. */
export class Rates {
	readonly #rates = new Map<string, VatPart>();

	add(totals: readonly VatPart[], sign: 1 | -1 = 1): this {
		for (const { treatment, base, vat } of totals) {
			const so = this.of(treatment);
			const sum = { treatment, base: cents(so.base + sign * base), vat: cents(so.vat + sign * vat) };
			this.#rates.set(keyOf(treatment), sum);
		}
		return this;
	}

	of(treatment: VatTreatment): VatPart {
		return this.#rates.get(keyOf(treatment)) ?? { treatment, base: noCents, vat: noCents };
	}

	get all(): VatPart[] {
		return [...this.#rates.values()];
	}

	get net(): Cents {
		return sumCents(this.all.map(({ base }) => base));
	}
}

/** The credit notes of an invoice. */
export const creditsOf = (issued: readonly IssuedInvoice[], id: string) =>
	issued.filter(({ creditsId }) => creditsId === id);

/** What of an invoice has not been taken back, by treatment. */
export function leftOf(issued: readonly IssuedInvoice[], invoice: IssuedInvoice): Rates {
	const left = new Rates().add(invoice.perRate);
	for (const credit of creditsOf(issued, invoice.id)) left.add(credit.perRate, -1);
	return left;
}

/** How many pieces of each line can still be taken back, by the line's id; deductions are below zero. */
export function quantitiesLeft(
	issued: readonly IssuedInvoice[],
	invoice: IssuedInvoice,
): Map<number, number> {
	const left = new Map(invoice.lines.map(({ id, quantity }) => [id, quantity]));
	for (const { lines } of creditsOf(issued, invoice.id)) {
		for (const { id, quantity } of lines) {
			const before = left.get(id);
			if (before !== undefined) left.set(id, before - quantity);
		}
	}
	return left;
}

/** Whether something of it still stands: of its lines, since amounts of opposite signs may add up to nothing. */
export function stands(issued: readonly IssuedInvoice[], invoice: IssuedInvoice): boolean {
	return [...quantitiesLeft(issued, invoice).values()].some((quantity) => quantity !== 0);
}

/** The order's last invoice that stands, which bills all of it; null while there is none. */
export function standingInvoice(issued: readonly IssuedInvoice[]): IssuedInvoice | null {
	return issued.find((one) => one.kind === "invoice" && stands(issued, one)) ?? null;
}

/**
 * What of an order's invoices stands, in the order in which it is credited: what was asked in advance comes after the invoice
 * that deducts it. Gross, in cents.
 */
export function openInvoices(
	issued: readonly IssuedInvoice[],
): { id: string; number: string; kind: InvoiceKind; left: Cents }[] {
	return issued
		.filter((one) => one.kind !== "credit_note" && stands(issued, one))
		.map((one) => {
			const left = sumCents(leftOf(issued, one).all.map(({ base, vat }) => cents(base + vat)));
			return { id: one.id, number: one.number, kind: one.kind, left };
		})
		.toSorted((one, other) => Number(other.kind === "invoice") - Number(one.kind === "invoice"));
}

/** Whether anything of an order is billed, in advance or as a whole, and has not been taken back. */
export function isBilled(issued: readonly IssuedInvoice[]): boolean {
	return issued.some((one) => one.kind !== "credit_note" && stands(issued, one));
}

/**
 * What of an order its buyer does not owe any more once a document is issued, gross in cents. A credit note for its invoice
 * takes back as much, one for what was asked in advance only behind that: before, the invoice to come bills it anyway. What is
 * invoiced anew is owed again, of what is asked in advance that much.
 * @param before the same until then
 */
export function creditedAfter(
	before: Cents,
	issued: { kind: InvoiceKind; gross: Cents },
	credited: { kind: InvoiceKind } | null,
): Cents {
	if (issued.kind === "invoice") return noCents;
	if (issued.kind === "deposit") return cents(Math.max(0, before - issued.gross));
	return credited?.kind === "invoice" || before > 0 ? cents(before + issued.gross) : before;
}

/** What an order's invoices come to, less what was taken back: gross, in cents. */
export function billedGross(issued: readonly IssuedInvoice[]): Cents {
	return sumCents(issued.map(({ kind, gross }) => (kind === "credit_note" ? cents(-gross) : gross)));
}
