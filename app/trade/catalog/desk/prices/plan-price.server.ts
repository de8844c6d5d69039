import { data, redirect } from "react-router";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { storeBatch } from "./make-batch.server.ts";
import { type PlanAnswer, type PlanErrors, planFields } from "./plan-form.ts";
import { nothingLeftOut, readStart } from "./price-batch.ts";
import { findPricedProduct } from "./product-table.store.server.ts";
import { priceFields, priceOf } from "./sale-facts.ts";
import { readPrice } from "./table-form.ts";

/**
 * Plans a new price of one product from a day on. Only for a request of an admin.
 * @param address of the product's prices
 */
export async function answerPlan(
	shop: Services,
	admin: Actor<"prices.change">,
	given: { id: string; form: FormData; language: Language; now: Date; address: string },
) {
	const text = (name: string) => String(given.form.get(name) ?? "").slice(0, 100);
	const typed = { field: text(planFields.field), price: text(planFields.price), day: text(planFields.day) };
	const refuse = (problem: PlanAnswer["problem"], status: number, errors: PlanErrors = {}) =>
		data({ problem, errors, typed } satisfies PlanAnswer, { status });
	try {
		const product = await findPricedProduct(shop.db, given.language, given.id);
		if (!product) return refuse("missing", 404);
		const field = memberOf(priceFields, typed.field);
		const read = field && readPrice(typed.price, field);
		const start = readStart(typed.day, given.now);
		const price = read && "price" in read && read.price ? read.price : null;
		const errors: PlanErrors = {
			...(field === null && { field: "choice" }),
			...(price === null && { price: read && "error" in read ? read.error : "price" }),
			...("problem" in start && { day: start.problem }),
		};
		if (field === null || price === null || "problem" in start) return refuse("invalid", 422, errors);
		if (priceOf(product, field) === price) return refuse("invalid", 422, { price: "same" });
		const label = product.title ?? product.size;
		await shop.db.transaction((tx) =>
			storeBatch(tx, admin, {
				...{ source: "single", state: "planned", rule: null, leftOut: nothingLeftOut, startsOn: start.day },
				items: [
					{ productId: product.id, label, before: { [field]: product[field] }, after: { [field]: price } },
				],
			}),
		);
		return redirect(`${given.address}?done=planned`, { status: 303 });
	} catch (error) {
		log.error("price not planned", { product: given.id, error: errorText(error) });
		return refuse("failed", 503);
	}
}
