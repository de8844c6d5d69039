import type { Canonical } from "~/values/canonical-json.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents, noCents, percentOfCents, sumCents } from "~/values/money.ts";
import { type VatPart, type VatTreatment, vatTotals } from "~/values/vat-cases.ts";
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

/** cancelled: the order is; billed: it has an invoice; much: more than what is left; deducted: by an invoice that stands. */
export type DraftProblem =
	| "cancelled"
	| "billed"
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
class Rates {
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

const creditsOf = (issued: readonly IssuedInvoice[], id: string) =>
	issued.filter(({ creditsId }) => creditsId === id);

/** What of an invoice has not been taken back, by treatment. */
function leftOf(issued: readonly IssuedInvoice[], invoice: IssuedInvoice): Rates {
	const left = new Rates().add(invoice.perRate);
	for (const credit of creditsOf(issued, invoice.id)) left.add(credit.perRate, -1);
	return left;
}

/** What of an invoice has not been taken back, without VAT. */
export function netLeft(issued: readonly IssuedInvoice[], invoice: IssuedInvoice): Cents {
	return leftOf(issued, invoice).net;
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

/** The lines by which credit notes of an invoice took an amount off it, each with its note. */
function reductionsOf(
	issued: readonly IssuedInvoice[],
	invoice: IssuedInvoice,
): { line: InvoiceLine; note: PaperReference }[] {
	const sold = new Set(invoice.lines.map(({ id }) => id));
	return creditsOf(issued, invoice.id).flatMap(({ lines, number, issuedOn }) =>
		lines.filter(({ id }) => !sold.has(id)).map((line) => ({ line, note: { number, issuedOn } })),
	);
}

/** Whether something of it still stands: of its lines, since amounts of opposite signs may add up to nothing. */
function stands(issued: readonly IssuedInvoice[], invoice: IssuedInvoice): boolean {
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

/** What was asked for in advance and has not been taken back. */
function standingDeposits(issued: readonly IssuedInvoice[]): IssuedInvoice[] {
	return issued.filter((one) => one.kind === "deposit" && stands(issued, one));
}

function totalled(
	kind: InvoiceKind,
	{ lines, perRate }: { lines: readonly InvoiceLine[]; perRate: readonly VatPart[] },
	references: Partial<Pick<InvoiceDraft, "deducts" | "credits">> = {},
): InvoiceDraft {
	const net = sumCents(perRate.map(({ base }) => base));
	const vat = sumCents(perRate.map((rate) => rate.vat));
	return {
		kind,
		lines,
		perRate,
		net,
		vat,
		gross: cents(net + vat),
		deducts: [],
		credits: null,
		...references,
	};
}

const wholeOf = ({ lines }: BilledOrder) => new Rates().add(vatTotals(lines).perRate);

/** The words of lines that are not the order's own. */
export type LineTexts = {
	deposit: (part: { percent: number } | { net: Cents }) => string;
	deducted: (deposit: PaperReference) => string;
	/** An amount that is taken off an invoice, and how it stands where the rest of that is taken back. */
	reduction: (invoice: PaperReference) => string;
	reduced: (note: PaperReference) => string;
};

/** A part of an amount, shared out by treatment to the cent: what rounding leaves goes to the largest remainders. */
function shareOut(rates: readonly VatPart[], part: Cents): Cents[] {
	const whole = BigInt(rates.reduce((sum, { base }) => sum + base, 0));
	// Products of two amounts are beyond what numbers hold exactly.
	const exact = rates.map(({ base }) => BigInt(base) * BigInt(part));
	const shares = exact.map((product) => Number(product / whole));
	const order = exact
		.map((product, index) => ({ rest: product % whole, index }))
		.toSorted((one, other) => Number(other.rest - one.rest) || one.index - other.index);
	const missing = part - shares.reduce((sum, share) => sum + share, 0);
	for (const { index } of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
	return shares.map(cents);
}

/** VAT on a part of what is left of a treatment: what is taken last takes all that is left, so that the parts add up. */
function vatOn(base: Cents, left: VatPart): Cents {
	if (base === left.base) return left.vat;
	return cents(Math.min(percentOfCents(base, left.treatment.rate), left.vat));
}

/** A part of what is left, in net, by treatment; one line for each. */
function partOf(left: Rates, net: Cents, { text, after }: { text: string; after: number }) {
	const rates = left.all.filter(({ base }) => base > 0);
	const shares = shareOut(rates, net);
	const perRate = rates
		.map((rate, index) => {
			const base = shares[index] ?? noCents;
			return { treatment: rate.treatment, base, vat: vatOn(base, rate) };
		})
		.filter(({ base }) => base > 0);
	const lines = perRate.map(({ treatment, base }, index) => ({
		...{ id: after + index + 1, text, details: [], quantity: 1 },
		...{ unit: "C62" as const, unitNet: base, net: base, treatment },
	}));
	return { lines, perRate };
}

function draftDeposit(
	order: BilledOrder,
	issued: readonly IssuedInvoice[],
	part: { percent: number } | { net: Cents },
	texts: LineTexts,
): InvoiceDraft | DraftProblem {
	if ("percent" in part && !(Number.isInteger(part.percent) && part.percent >= 1 && part.percent <= 99)) {
		return "percent";
	}
	const whole = wholeOf(order);
	const left = wholeOf(order);
	for (const deposit of standingDeposits(issued)) left.add(leftOf(issued, deposit).all, -1);
	const net = "percent" in part ? percentOfCents(whole.net, part.percent) : part.net;
	if (net <= 0) return "nothing";
	// The last invoice has something left to ask for.
	if (net >= left.net) return "much";
	return totalled("deposit", partOf(left, net, { text: texts.deposit(part), after: 0 }));
}

/** The order as a whole, less what was asked for in advance: all its invoices come to what it comes to, to the cent. */
function draftFinal(
	order: BilledOrder,
	issued: readonly IssuedInvoice[],
	texts: LineTexts,
): InvoiceDraft | DraftProblem {
	const rates = wholeOf(order);
	const lines: InvoiceLine[] = [...order.lines];
	const deposits = standingDeposits(issued);
	for (const deposit of deposits) {
		const left = leftOf(issued, deposit).all.filter(({ base }) => base !== 0);
		rates.add(left, -1);
		for (const { treatment, base } of left) {
			lines.push({
				...{ id: lines.length + 1, text: texts.deducted(deposit), details: [], quantity: -1 },
				...{ unit: "C62", unitNet: base, net: cents(-base), treatment },
			});
		}
	}
	if (rates.net < 0 || rates.all.some(({ base, vat }) => base < 0 || vat < 0)) return "much";
	const deducts = deposits.map(({ number, issuedOn }) => ({ number, issuedOn }));
	return totalled("invoice", { lines, perRate: rates.all }, { deducts });
}

/** The lines of a credit note of pieces, for all that is left or some of it. */
function linesTakenBack(
	issued: readonly IssuedInvoice[],
	invoice: IssuedInvoice,
	wanted: "all" | readonly { id: number; quantity: number }[],
	texts: LineTexts,
): InvoiceLine[] | DraftProblem {
	const left = quantitiesLeft(issued, invoice);
	const asked = wanted === "all" ? left : new Map(wanted.map(({ id, quantity }) => [id, quantity]));
	const lines: InvoiceLine[] = [];
	for (const [id, quantity] of asked) {
		const line = invoice.lines.find((one) => one.id === id);
		if (!line || !Number.isInteger(quantity)) return "quantity";
		if (quantity === 0) continue;
		// Of single lines only what was sold is taken back: a deduction goes with the whole invoice.
		if (wanted !== "all" && quantity < 0) return "quantity";
		if (wanted !== "all" && quantity > (left.get(id) ?? 0)) return "much";
		lines.push({ ...line, quantity, net: cents(line.unitNet * quantity) });
	}
	const isRest = [...left].every(([id, quantity]) => quantity <= 0 || quantity === asked.get(id));
	if (!isRest || lines.length === 0) return lines;
	if (wanted !== "all") return linesTakenBack(issued, invoice, "all", texts);
	const reduced = reductionsOf(issued, invoice).map(({ line, note }) => ({
		...{ ...line, text: texts.reduced(note), quantity: -1, net: cents(-line.net) },
	}));
	return [...lines, ...reduced];
}

/** What is taken off an invoice without anything coming back: a price reduction. */
function draftReduction(
	issued: readonly IssuedInvoice[],
	invoice: IssuedInvoice,
	net: Cents,
	texts: LineTexts,
): Pick<InvoiceDraft, "lines" | "perRate"> | DraftProblem {
	if (net <= 0) return "nothing";
	const left = leftOf(issued, invoice);
	// All of it is taken back by its pieces: else they stood on an invoice of nothing.
	if (net >= left.net) return "much";
	const known = [...invoice.lines, ...reductionsOf(issued, invoice).map(({ line }) => line)];
	const after = Math.max(...known.map(({ id }) => id));
	return partOf(left, net, { text: texts.reduction(invoice), after });
}

function draftReturn(
	issued: readonly IssuedInvoice[],
	invoice: IssuedInvoice,
	wanted: "all" | readonly { id: number; quantity: number }[],
	texts: LineTexts,
): Pick<InvoiceDraft, "lines" | "perRate"> | DraftProblem {
	const lines = linesTakenBack(issued, invoice, wanted, texts);
	if (typeof lines === "string") return lines;
	if (lines.length === 0) return "nothing";
	const left = leftOf(issued, invoice);
	const perRate: VatPart[] = [];
	for (const { treatment, base } of vatTotals(lines).perRate) {
		const rest = left.of(treatment);
		if (base > rest.base || base < 0) return "much";
		perRate.push({ treatment, base, vat: vatOn(base, rest) });
	}
	return { lines, perRate };
}

function draftCredit(
	issued: readonly IssuedInvoice[],
	request: Extract<InvoiceRequest, { kind: "credit_note" }>,
	texts: LineTexts,
): InvoiceDraft | DraftProblem {
	const invoice = issued.find(({ id, kind }) => id === request.of && kind !== "credit_note");
	if (!invoice) return "gone";
	const isDeducted = issued.some(
		(one) => one.deducts.some(({ number }) => number === invoice.number) && stands(issued, one),
	);
	if (isDeducted) return "deducted";
	const taken =
		"net" in request
			? draftReduction(issued, invoice, request.net, texts)
			: draftReturn(issued, invoice, request.lines, texts);
	if (typeof taken === "string") return taken;
	const { number, issuedOn } = invoice;
	return totalled("credit_note", taken, { credits: { number, issuedOn } });
}

/**
 * What an invoice of an order would say, from what has been issued for it so far; or why there can be none. Deposits and
 * the last invoice come to the order's total to the cent, credit notes to that of their invoice.
 * @param issued all invoices and credit notes of the order, oldest first
 */
export function draftInvoice(
	order: BilledOrder,
	issued: readonly IssuedInvoice[],
	request: InvoiceRequest,
	texts: LineTexts,
): InvoiceDraft | { problem: DraftProblem } {
	const draft = (() => {
		if (request.kind === "credit_note") return draftCredit(issued, request, texts);
		if (order.isCancelled) return "cancelled";
		if (standingInvoice(issued)) return "billed";
		return request.kind === "deposit"
			? draftDeposit(order, issued, request.part, texts)
			: draftFinal(order, issued, texts);
	})();
	return typeof draft === "string" ? { problem: draft } : draft;
}

/** What an order's invoices come to, less what was taken back: gross, in cents. */
export function billedGross(issued: readonly IssuedInvoice[]): Cents {
	return sumCents(issued.map(({ kind, gross }) => (kind === "credit_note" ? cents(-gross) : gross)));
}
