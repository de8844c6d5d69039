import { z } from "zod";
import type { ShownGroup } from "~/desk/history/describe-change.ts";
import {
	addressErrors,
	buyerFields,
	buyerOfForm,
	error,
	lineOfForm,
	saleLines,
	type TypedSale,
	text,
	typedBuyer,
	typedLine,
} from "~/trade/offers/desk/sale-form.ts";
import type { DecimalSign } from "~/values/euros.ts";
import type { Cents } from "~/values/money.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import type { DeliveryChoice } from "~/values/vocabulary.ts";
import type { Amendment, ClosedReason, SoldLine } from "../amendment.ts";

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

const needed = (field: typeof buyerFields.street) =>
	field.refine((given) => given !== null, error("required")).transform((given) => given ?? "");

/** The form that changes an order. Errors are codes. */
export const amendSchema = z
	.object({
		...buyerFields,
		phone: needed(buyerFields.street).refine(
			(given) => given === "" || hasPhoneDigits(given),
			error("phoneInvalid"),
		),
		...{ street: needed(buyerFields.street), city: needed(buyerFields.city) },
		postalCode: needed(buyerFields.postalCode),
		lines: saleLines,
		reason: text(longestReason),
		words: text(longestWords),
	})
	.check((given) => {
		for (const [path, message] of addressErrors(given.value)) {
			given.issues.push({ code: "custom", message, path: [path], input: given.value });
		}
	});

export type AmendForm = z.output<typeof amendSchema>;

/** What a form without errors says. Work and parts travel as the first of the containers does. */
export function amendmentOfForm(form: AmendForm): Amendment {
	const { buyer, billing } = buyerOfForm(form);
	const { phone, street, city, postalCode } = form;
	const main = form.lines.find(({ condition }) => condition !== null)?.transportType;
	let next = Math.max(0, ...form.lines.map(({ key }) => Number(key) || 0));
	const used = new Set<string>();
	const lines = form.lines.map((given): SoldLine => {
		const own = given.transportType ?? "self_pickup";
		const transportType: DeliveryChoice = given.condition === null ? (main ?? own) : own;
		if (given.key === "" || used.has(given.key)) next += 1;
		const key = given.key === "" || used.has(given.key) ? String(next) : given.key;
		used.add(key);
		return { ...lineOfForm(given, transportType), transportType, key };
	});
	return { shipping: { ...buyer, phone, street, city, postalCode }, billing, lines };
}

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
