import type { OrderLine } from "~/trade/lines/lines.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import type { Amounts } from "~/values/vat.ts";
import type { CartObstacle } from "./cart.ts";

export type CartLineView = Omit<OrderLine, "productTitle"> & {
	id: string;
	title: string;
	/** Null once the product is gone. */
	slug: string | null;
	imageUrl: string | null;
	total: Cents;
	/** Its total leaves out a transport that has no price. */
	lacksTransport: boolean;
	obstacle: CartObstacle | null;
	/** Why there is no price for its transport, and the ways past that; null and none for any other obstacle. */
	transportReason: string | null;
	ways: readonly CartWay[];
	priceBefore: Cents | null;
	/** Where a quote for the line as it was chosen can be asked for; null where that is no way out. */
	quoteAddress: string | null;
};

/** A way past an obstacle beside a quote: collecting instead, the address of the order, or the container's page. */
export type CartWay = { way: "collect" } | { way: "postcode" | "delivery"; label: string };

/** A line that was taken out last and may be put back; `place` says how many lines stand before its place. */
export type RemovedLine = { id: string; title: string; place: number };

/** A priced cart as its page shows it; amounts in cents. */
export type CartView = { lines: CartLineView[]; canOrder: boolean } & Amounts;

/** Obstacles of a place: lines go to the order's address, so that another one may leave none of them. */
const placeObstacles: readonly (CartObstacle | null)[] = [
	"country_on_request",
	"postcode_open",
	"postcode_invalid",
	"no_tariff",
];

/** Whether an order with another address can succeed, whatever keeps the cart from being ordered now. */
export function canOrderElsewhere({ lines }: Pick<CartView, "lines">): boolean {
	return (
		lines.length > 0 && lines.every(({ obstacle }) => obstacle === null || placeObstacles.includes(obstacle))
	);
}

/** What the forms of the cart's page can ask for. */
export const cartIntents = [
	"more",
	"less",
	"remove",
	"putBack",
	"collect",
	"deliver",
	"vat",
	"order",
] as const;

/**
 * A button of a line as it stands in the order form, where one value says both. Without scripts each press asks for the
 * page anew: in that form it takes along what was typed there.
 */
export function lineIntent(intent: (typeof cartIntents)[number], item: string): string {
	return `${intent}:${item}`;
}

/** What was pressed, of which line; intent null for what no form of the page sends. */
export function readPress(fields: FormData): { intent: (typeof cartIntents)[number] | null; item: string } {
	const [intent = "", item] = String(fields.get("intent")).split(":");
	return { intent: memberOf(cartIntents, intent), item: item ?? String(fields.get("item")) };
}
