import type { TariffTable } from "~/trade/transport/transport.ts";
import { type Cents, noCents } from "~/values/money.ts";
import type { Place } from "~/values/place.ts";
import { type Condition, conditions } from "~/values/vocabulary.ts";
import { deliveredLine } from "../delivered.ts";
import {
	asksOffer,
	offeredConditions,
	optionPrice,
	type PricedProduct,
	type PriceFacts,
	priceLine,
} from "../pricing.ts";

/**
 * What a container costs in a condition, net, in cents; rent for its first 30 days.
 * @property delivered null: no place is known, or its way there has no price
 */
export type ConditionPrice =
	| { kind: "not_offered" }
	| { kind: "on_request" }
	| { kind: "priced"; goods: Cents; delivered: { truck: Cents; total: Cents } | null };

/** @param at where delivered prices are for, with the tariffs of its country */
export function conditionPrice(
	product: PricedProduct,
	condition: Condition,
	at: { place: Place; table: TariffTable } | null,
): ConditionPrice {
	if (!offeredConditions(product).includes(condition)) return { kind: "not_offered" };
	const transport = { delivery: null, country: "BE", postcode: "" } as const;
	const line = at
		? deliveredLine(product, condition, at.place, at.table)
		: priceLine(product, { condition, colorType: "from_stack", quantity: 1, transport }, null);
	if (line.quoteRequired || line.goods <= 0) return { kind: "on_request" };
	const { goods, total } = line;
	// What is rented has no delivered price: it goes back again.
	const isBrought =
		condition !== "rent" && line.transport.state === "priced" && line.transport.delivery !== "self_pickup";
	return {
		kind: "priced",
		goods,
		delivered: isBrought && line.transport.state === "priced" ? { truck: line.transport.price, total } : null,
	};
}

/** The least that a container for sale costs without a question, net, in cents; null where all is on request. */
export function leastPrice(facts: PriceFacts): Cents | null {
	const prices = conditions
		.filter((condition) => condition !== "rent" && !asksOffer(facts, condition))
		.map((condition) => optionPrice(facts, condition) ?? noCents)
		.filter((price) => price > 0);
	return prices.reduce<Cents | null>(
		(least, price) => (least === null || price < least ? price : least),
		null,
	);
}
