import { type BilledSum, leftDue, type OrderedSum, owedAmount } from "~/trade/orders/owed-amount.ts";
import { type Cents, cents, noCents, sumCents } from "~/values/money.ts";
import type { BankLineReason } from "~/values/vocabulary.ts";
import type { BankLine } from "./bank-statement.ts";

/** An order as a payment finds it. */
export type PayableOrder = {
	id: string;
	orderNumber: string;
	paymentReference: string;
	status: string;
	totalAmount: Cents;
	creditedAmount: Cents;
	/** What is billed of it and stands, in advance and by its last invoice. */
	depositAmount: Cents;
	invoicedAmount: Cents;
	/** What has been paid so far. */
	paid: Cents;
	/** Who ordered, as banks may call them. */
	name: string;
	companyName: string | null;
	/** Lines of statements that paid it. */
	lines: readonly { amount: number; bookedOn: string }[];
};

/** A part of a line that pays an order. */
export type Booking = { order: PayableOrder; amount: Cents };

/** What becomes of a line: it is booked, waits for a person who is told why, or pays no order by its nature. */
export type Match =
	| { state: "booked"; bookings: readonly Booking[] }
	| { state: "open"; reason: BankLineReason }
	| { state: "out" };

export const openOf = ({ paid, ...order }: OrderedSum & Pick<PayableOrder, "paid">): Cents =>
	cents(owedAmount(order) - paid);

type DueOrder = OrderedSum & BilledSum & Pick<PayableOrder, "paid" | "status">;

/** What is asked for of an order by now: while a part alone is billed, in advance, what is left of that part. */
export function dueOf(order: DueOrder): Cents {
	return order.status === "cancelled" ? noCents : leftDue(order, order.paid);
}

/** What a transfer is held against: what is asked for by now, once that is paid the rest, of a cancelled order nothing. */
export function stillDue(order: DueOrder): Cents {
	if (order.status === "cancelled") return noCents;
	return dueOf(order) || cents(Math.max(0, openOf(order)));
}

const wait = (reason: BankLineReason): Match => ({ state: "open", reason });

type MatchedLine = Pick<BankLine, "amount" | "ogms" | "bookedOn">;

/**
 * What a line of a statement pays: the order of its structured communication, up to what is open; several orders where it is
 * exactly what they have open together. An amount alone never pays anything, and what is more than open waits for a person.
 * @param orders by their structured communications, with what was paid until then
 */
export function matchLine(
	{ amount, ogms, bookedOn }: MatchedLine,
	orders: ReadonlyMap<string, PayableOrder>,
): Match {
	if (amount <= 0) return { state: "out" };
	if (ogms.length === 0) return wait("none");
	const named = ogms.flatMap((ogm) => orders.get(ogm) ?? []);
	if (named.length < ogms.length) return wait("unknown");
	if (named.some(({ status }) => status === "cancelled")) return wait("cancelled");
	// A statement of a month repeats those of its days.
	const isTold = named.some(({ lines }) =>
		lines.some((line) => line.amount === amount && line.bookedOn === bookedOn),
	);
	if (isTold) return wait("double");
	const open = sumCents(named.map(openOf));
	const [order] = named;
	if (!order || named.some((one) => openOf(one) <= 0)) return wait("settled");
	if (named.length > 1) {
		if (amount !== open) return wait("several");
		return { state: "booked", bookings: named.map((one) => ({ order: one, amount: openOf(one) })) };
	}
	return amount > open ? wait("over") : { state: "booked", bookings: [{ order, amount }] };
}

/** What becomes of lines one after the other: what an earlier one pays is not open any more for a later one. */
export function matchLines<Line extends MatchedLine>(
	lines: readonly Line[],
	orders: readonly PayableOrder[],
): { line: Line; match: Match }[] {
	const byReference = new Map(orders.map((order) => [order.paymentReference, order]));
	return lines.map((line) => {
		const match = matchLine(line, byReference);
		if (match.state === "booked") {
			for (const { order, amount } of match.bookings) {
				byReference.set(order.paymentReference, { ...order, paid: cents(order.paid + amount) });
			}
		}
		return { line, match };
	});
}

/** Why an order may be what a line pays, the strongest sign first. */
export const candidateSigns = ["reference", "number", "amount", "name"] as const;
export type CandidateSign = (typeof candidateSigns)[number];
export type Candidate = { order: PayableOrder; signs: readonly CandidateSign[] };

/** What legal forms and polite words make alike. */
const common = new Set([
	...["bv", "bvba", "nv", "sa", "srl", "sprl", "gmbh", "kg", "ag", "sarl", "sas", "vof", "cv", "cvba"],
	...["mr", "mme", "mevr", "mevrouw", "dhr", "de", "van", "von", "der", "den", "het", "les", "and", "und"],
]);

/** The words of a name without accents, legal forms and single letters. */
function wordsOf(name: string): string[] {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word.length > 1 && !common.has(word));
}

/** The least letters of a word that two names are alike by. */
const tellingLetters = 3;
const isTelling = (word: string) => word.length >= tellingLetters;

/** The words of a name one of which another name has to have to be alike. */
export function tellingWords(name: string): string[] {
	return wordsOf(name).filter(isTelling);
}

/** Whether two names share half of the shorter one's words, at least one of them a telling one. */
function isAlike(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
	const shared = [...words].filter((word) => others.has(word));
	return shared.some(isTelling) && shared.length * 2 >= Math.min(words.size, others.size);
}

/** Numbers of orders that stand in a text, as people write them. */
export function orderNumbersIn(text: string): string[] {
	return [...new Set([...text.matchAll(/\bk[\s-]?(\d{5,10})\b/gi)].map(([, digits]) => `K-${digits}`))];
}

const weights = { reference: 8, number: 8, amount: 2, name: 3 } as const satisfies Record<
	CandidateSign,
	number
>;

type Named = Pick<BankLine, "amount" | "text" | "name"> & { ogms: readonly string[] };

/** An order with the words of those who ordered it. @property place among the orders */
type Buyer = { order: PayableOrder; place: number; names: readonly ReadonlySet<string>[] };

/** What a line has to have one of to be an order's: whatever signs are found in it follow from these. */
function traitsOf({ order, names }: Buyer): (string | Cents)[] {
	const words = names.flatMap((name) => [...name]).filter(isTelling);
	return [order.paymentReference, order.orderNumber, openOf(order), dueOf(order), ...words];
}

/**
 * Finds orders that a line may pay, the likeliest first: named by reference or number, with just this amount open, in all or
 * as what is billed in advance, or of a buyer of that name. A person decides. Thousands of orders are looked through once,
 * not for each line.
 */
export function candidateFinder(orders: readonly PayableOrder[], most = 8): (line: Named) => Candidate[] {
	const byTrait = new Map<string | Cents, Set<Buyer>>();
	for (const [place, order] of orders.entries()) {
		const names = [order.name, order.companyName ?? ""].map((name) => new Set(wordsOf(name)));
		const buyer = { order, place, names };
		for (const trait of traitsOf(buyer)) {
			const alike = byTrait.get(trait);
			if (alike) alike.add(buyer);
			else byTrait.set(trait, new Set([buyer]));
		}
	}
	const weight = ({ signs }: Candidate) => signs.reduce((sum, sign) => sum + weights[sign], 0);
	return (line) => {
		const numbers = new Set(orderNumbersIn(line.text));
		const references = new Set(line.ogms);
		const words = new Set(wordsOf(line.name));
		const possible = new Set(
			[line.amount, ...numbers, ...references, ...words].flatMap((trait) => [...(byTrait.get(trait) ?? [])]),
		);
		return [...possible]
			.toSorted((one, other) => one.place - other.place)
			.map(({ order, names }): Candidate => {
				const is = {
					reference: references.has(order.paymentReference),
					number: numbers.has(order.orderNumber),
					amount: order.status !== "cancelled" && [openOf(order), dueOf(order)].includes(line.amount),
					name: names.some((name) => isAlike(name, words)),
				} satisfies Record<CandidateSign, boolean>;
				return { order, signs: candidateSigns.filter((sign) => is[sign]) };
			})
			.filter(({ signs }) => signs.length > 0)
			.toSorted((one, other) => weight(other) - weight(one))
			.slice(0, most);
	};
}
