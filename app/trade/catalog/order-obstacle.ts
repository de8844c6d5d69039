import { offeredDeliveries, type TransportOutcome } from "~/trade/transport/transport.ts";
import type { Condition, DeliveryOptions } from "~/values/vocabulary.ts";

/** Why a line cannot be ordered, in the order in which a visitor meets them. */
export const orderObstacles = [
	/** Out of stock. */
	"unavailable",
	/** The container has no price at all. */
	"no_price",
	"no_condition",
	/** The condition has no price and is not on request either. */
	"not_offered",
	"quote_required",
	/** Neither delivered nor collected. */
	"not_delivered",
	/** Nothing chosen, and collecting is the only choice. */
	"collect_only",
	"delivery_open",
	"delivery_not_offered",
	/** A country without any tariff. */
	"country_on_request",
	/** The country's tariffs are not there yet. */
	"tariffs_open",
	"postcode_open",
	"postcode_invalid",
	/** No tariff for this postcode. */
	"no_tariff",
] as const;
export type OrderObstacle = (typeof orderObstacles)[number];

/** Those of them that are about the way to the buyer. */
export const transportObstacles = [
	...([
		"not_delivered",
		"collect_only",
		"delivery_open",
		"delivery_not_offered",
		"country_on_request",
	] as const),
	...(["tariffs_open", "postcode_open", "postcode_invalid", "no_tariff"] as const),
] as const satisfies readonly OrderObstacle[];
export type TransportObstacle = (typeof transportObstacles)[number];

/** What leads past an obstacle: a field to go to, collecting instead, or a quote. */
export type WayOut = "condition" | "delivery" | "postcode" | "collect" | "quote";

const ways: Record<OrderObstacle, readonly WayOut[]> = {
	unavailable: ["quote"],
	no_price: ["quote"],
	no_condition: ["condition"],
	not_offered: ["condition"],
	quote_required: ["quote"],
	not_delivered: ["quote"],
	collect_only: ["collect", "quote"],
	delivery_open: ["delivery"],
	delivery_not_offered: ["delivery"],
	country_on_request: ["quote", "collect"],
	tariffs_open: [],
	postcode_open: ["postcode"],
	postcode_invalid: ["postcode"],
	no_tariff: ["quote", "collect"],
};

/** The ways past an obstacle that the product has, the likeliest first. */
export function waysPast(obstacle: OrderObstacle, options: DeliveryOptions): WayOut[] {
	return ways[obstacle].filter((way) => way !== "collect" || options.self_pickup);
}

/** What decides whether a line can be ordered. */
type Facts = {
	isAvailable: boolean;
	deliveryOptions: DeliveryOptions;
	offered: readonly Condition[];
	condition: Condition | null;
	quoteRequired: boolean;
	transport: TransportOutcome;
};

/** The first obstacle to an order of the line; null when it can be ordered (storefront document §4). */
export function findObstacle(line: Facts): OrderObstacle | null {
	const { condition, offered } = line;
	if (!line.isAvailable) return "unavailable";
	if (offered.length === 0) return "no_price";
	if (condition === null) return "no_condition";
	if (!offered.includes(condition)) return "not_offered";
	if (line.quoteRequired) return "quote_required";
	return transportObstacle(line.transport, line.deliveryOptions);
}

function transportObstacle(transport: TransportOutcome, options: DeliveryOptions): OrderObstacle | null {
	if (transport.state === "priced") return null;
	const offered = offeredDeliveries(options);
	if (offered.length === 0) return "not_delivered";
	if (transport.state === "failed") return transport.problem;
	if (transport.missing !== "delivery") return `${transport.missing}_open`;
	return offered.every((delivery) => delivery === "self_pickup") ? "collect_only" : "delivery_open";
}
