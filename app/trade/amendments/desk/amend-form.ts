import type { ShownGroup } from "~/desk/history/describe-change.ts";
import { type TypedSale, typedBuyer, typedLine } from "~/trade/offers/desk/sale-form.ts";
import type { DecimalSign } from "~/values/euros.ts";
import type { Cents } from "~/values/money.ts";
import type { Amendment, ClosedReason } from "../amendment.ts";

/** Beside the fields of what is sold. */
export const amendFields = {
	/** Marks what was shown: with its sums, and the words of the mail. */
	mark: "mark",
	reason: "reason",
	/** Whether the buyer is told, and in which words besides the shop's. */
	told: "told",
	words: "words",
} as const;

export const longestReason = 500;
export const longestWords = 2_000;

/** What the form begins with. */
export function typedAmendment({ shipping, billing, lines }: Amendment, sign: DecimalSign): TypedSale {
	const fields = typedBuyer({ ...shipping, vatNumber: shipping.vatNumber ?? null }, billing);
	return {
		fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ""])),
		lines: lines.map((line) => typedLine(line, sign)),
	};
}

type Sums = { net: Cents; vat: Cents; gross: Cents };

/** What a change would do, before it is stored. */
export type AmendPreview = {
	/** Field by field, in the page's language. */
	groups: ShownGroup[];
	mark: string;
	before: Sums;
	after: Sums;
	paid: Cents;
	/** What was paid beyond the new total. */
	refund: Cents;
	open: Cents;
	/** Whether trucks go elsewhere at the price of before. */
	isTransportKept: boolean;
	/** Why VAT is as it is. */
	notes: string[];
	mail: { recipient: string; subject: string; text: string };
};

/**
 * Of the whole form: fields: some have errors; lines: none is left; nothing: it comes to no amount; same: nothing was
 * changed; unseen: the preview was of something else; stale: somebody else has changed the order; total: VIES has answered otherwise; else why it is closed.
 */
export type AmendProblem =
	| ClosedReason
	| "gone"
	| "fields"
	| "container"
	| "lines"
	| "nothing"
	| "same"
	| "unseen"
	| "stale"
	| "total"
	| "failed";

export type AmendAnswer = {
	typed: TypedSale;
	errors: Record<string, string>;
	problem: AmendProblem | null;
	/** The revision that the next press changes. */
	seen: number | null;
	preview: AmendPreview | null;
	isTold: boolean;
};
