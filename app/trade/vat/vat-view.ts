import type { Cents } from "~/values/money.ts";
import type { OrderVatDecision } from "~/values/order-vat.ts";
import type { Amounts } from "~/values/vat.ts";
import type { VatReason } from "~/values/vat-cases.ts";

/** What is taxed alike, for a table of sums. @property rate percent; @property base net */
export type ShownVat = { rate: number; base: Cents; vat: Cents };

/** An order's sums with VAT as it was decided. @property notes why it is so, in the page's language; none where it is as always */
export type VatView = Amounts & { parts: ShownVat[]; notes: string[] };

/** Sentences for a buyer by reason; the usual needs none. */
export type VatWords = Readonly<Record<Exclude<VatReason, "flat" | "belgium" | "private">, string>>;

/** Why VAT is as it is, each reason once. */
export function vatNotes(decision: OrderVatDecision | null, words: VatWords): string[] {
	const notes = (decision?.lines ?? []).flatMap(({ reason }) =>
		reason === "flat" || reason === "belgium" || reason === "private" ? [] : [words[reason]],
	);
	return [...new Set(notes)];
}

/** The parts of a decision as tables show them. */
export function shownParts({ perRate }: Pick<OrderVatDecision, "perRate">): ShownVat[] {
	return perRate.map(({ treatment, base, vat }) => ({ rate: treatment.rate, base, vat }));
}

/** Sums of an order's row. One of before has one rate. */
export function vatViewOf(
	order: {
		subtotalAmount: Cents;
		vatAmount: Cents;
		totalAmount: Cents;
		vatRate: number;
		vatDecision?: OrderVatDecision | null;
	},
	words: VatWords,
): VatView {
	const { subtotalAmount: subtotal, vatAmount: vat, totalAmount: total, vatRate: rate } = order;
	const decision = order.vatDecision ?? null;
	return {
		...{ subtotal, vat, total },
		parts: decision ? shownParts(decision) : [{ rate, base: subtotal, vat }],
		notes: vatNotes(decision, words),
	};
}
