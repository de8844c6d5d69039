import { z } from "zod";
import {
	addressErrors,
	buyerFields,
	buyerOfForm,
	error,
	lineOfForm,
	saleLines,
	text,
} from "~/trade/offers/desk/sale.schema.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import type { DeliveryChoice } from "~/values/vocabulary.ts";
import type { Amendment, SoldLine } from "../amendment.ts";
import { longestReason, longestWords } from "./amend-form.ts";

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
