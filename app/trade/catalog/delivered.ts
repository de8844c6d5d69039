import type { TariffTable } from "~/trade/transport/transport.ts";
import type { Cents } from "~/values/money.ts";
import type { Place } from "~/values/place.ts";
import {
	type Condition,
	conditions,
	type DeliveryChoice,
	type DeliveryOptions,
} from "~/values/vocabulary.ts";
import { type PricedLine, type PricedProduct, priceLine } from "./pricing.ts";

/** How a container is brought where nobody has chosen: by truck, else by crane truck; null where it is only collected. */
export function usualDelivery(options: DeliveryOptions): DeliveryChoice | null {
	if (options.truck) return "truck";
	return options.truck_with_crane ? "truck_with_crane" : null;
}

/**
 * One container in its stock colour, brought to a place: the line that page, cart and order would have.
 * @param table tariffs of the place's country
 */
export function deliveredLine(
	product: PricedProduct,
	condition: Condition,
	place: Place,
	table: TariffTable,
): PricedLine {
	const transport = { delivery: usualDelivery(product.deliveryOptions), ...place };
	return priceLine(product, { condition, colorType: "from_stack", quantity: 1, transport }, table);
}

/**
 * The least that a container costs with its way to a place, net, in cents; of those for sale that have a price without a
 * question. What is out of stock keeps its price, as on its own page. Null where there is none.
 */
export function deliveredFrom(product: PricedProduct, place: Place, table: TariffTable): Cents | null {
	const totals = conditions
		.filter((condition) => condition !== "rent")
		.map((condition) => deliveredLine({ ...product, isAvailable: true }, condition, place, table))
		.filter((line) => line.obstacle === null)
		.map((line) => line.total);
	return totals.reduce<Cents | null>(
		(least, total) => (least === null || total < least ? total : least),
		null,
	);
}
