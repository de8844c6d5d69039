import { type Cents, cents, noCents, percentOfCents, sumCents } from "~/values/money.ts";
import { type VatPart, vatTotals } from "~/values/vat-cases.ts";
import type { InvoiceKind } from "~/values/vocabulary.ts";
import {
	type BilledOrder,
	creditsOf,
	type DraftProblem,
	type InvoiceDraft,
	type InvoiceLine,
	type InvoiceRequest,
	type IssuedInvoice,
	leftOf,
	type PaperReference,
	quantitiesLeft,
	Rates,
	standingInvoice,
	stands,
} from "./invoice.ts";

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
	if (!stands(issued, invoice)) return "credited";
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
