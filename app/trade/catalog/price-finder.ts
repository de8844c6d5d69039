import type { TariffTable } from "~/trade/transport/transport.ts";
import type { Cents } from "~/values/money.ts";
import type { Place } from "~/values/place.ts";
import type { Condition, DeliveryChoice } from "~/values/vocabulary.ts";
import { deliveredLine } from "./delivered.ts";
import { offeredConditions, type PricedProduct } from "./pricing.ts";

/** Fields of the question "which container, delivered where?" beside those of the place. */
export const finderFields = { container: "c", condition: "condition" } as const;

/** Conditions that it asks for: what is rented has no delivered price. */
export const finderConditions = ["new", "used-a", "used-cw"] as const satisfies readonly Condition[];
export type FinderCondition = (typeof finderConditions)[number];

/** How a truck brings it. */
type TruckChoice = Exclude<DeliveryChoice, "self_pickup">;

/**
 * What a container costs at a place. @property goods and @property truck net, in cents; not_offered: not in that condition,
 * but in others; on_request: container, country or region has no price, and a person answers
 */
export type FinderAnswer =
	| { kind: "priced"; goods: Cents; truck: Cents; delivery: TruckChoice; total: Cents }
	| { kind: "not_offered"; offered: FinderCondition[] }
	| { kind: "on_request" };

/** Answers for one container by the same rule as its page, the cart and the order. */
export function findPrice(
	product: PricedProduct,
	condition: FinderCondition,
	place: Place,
	table: TariffTable,
): FinderAnswer {
	const line = deliveredLine(product, condition, place, table);
	const { transport } = line;
	if (line.obstacle === null && transport.state === "priced" && transport.delivery !== "self_pickup") {
		const { price: truck, delivery } = transport;
		return { kind: "priced", goods: line.goods, truck, delivery, total: line.total };
	}
	if (line.obstacle !== "not_offered") return { kind: "on_request" };
	const offered = offeredConditions(product);
	return { kind: "not_offered", offered: finderConditions.filter((one) => offered.includes(one)) };
}
