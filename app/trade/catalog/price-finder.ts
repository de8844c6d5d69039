import type { TariffTable } from "~/trade/transport/transport.ts";
import type { Cents } from "~/values/money.ts";
import type { Place } from "~/values/place.ts";
import type { Condition, DeliveryChoice } from "~/values/vocabulary.ts";
import { deliveredLine } from "./delivered.ts";
import { offeredConditions, type PricedProduct, type PriceFacts } from "./pricing.ts";
import type { ListedProduct } from "./product.ts";
import { typeGroup } from "./product-groups.ts";

/** Fields of the question "which container, delivered where?" beside those of the place. */
export const finderFields = { container: "c", condition: "condition" } as const;

/** Conditions that it asks for: what is rented has no delivered price. */
export const finderConditions = ["new", "used-a", "used-cw"] as const satisfies readonly Condition[];
export type FinderCondition = (typeof finderConditions)[number];

/** What most visitors come for. */
const usualSize = "20ft";
export const usualCondition: FinderCondition = "used-a";

type Choice = PriceFacts & Pick<ListedProduct, "slug" | "size" | "type">;

/** The container that is asked for, else what most come for: one that there is in the condition, if any is. */
export function chooseContainer<C extends Choice>(
	choices: readonly C[],
	slug: string | null,
	condition: FinderCondition,
): C | undefined {
	const usual = choices.filter(({ size, type }) => size === usualSize && typeGroup(type) === "standard");
	return (
		choices.find((choice) => choice.slug === slug) ??
		usual.find((choice) => offeredConditions(choice).includes(condition)) ??
		usual[0] ??
		choices[0]
	);
}

/** How a truck brings it. */
type TruckChoice = Exclude<DeliveryChoice, "self_pickup">;

/**
 * What a container costs at a place. @property goods and @property truck net, in cents; unavailable: out of stock;
 * not_offered: not in that condition, but in others; on_request: container, country or region has no price, and a person
 * answers
 */
export type FinderAnswer =
	| { kind: "priced"; goods: Cents; truck: Cents; delivery: TruckChoice; total: Cents }
	| { kind: "unavailable" }
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
	if (line.obstacle === "unavailable") return { kind: "unavailable" };
	if (line.obstacle !== "not_offered") return { kind: "on_request" };
	const offered = offeredConditions(product);
	return { kind: "not_offered", offered: finderConditions.filter((one) => offered.includes(one)) };
}
