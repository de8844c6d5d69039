import type { OrderLine } from "~/trade/lines/lines.ts";
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

/** A priced cart as its page shows it; amounts in cents. */
export type CartView = { lines: CartLineView[]; canOrder: boolean } & Amounts;

/** What the forms of the cart's page can ask for. */
export const cartIntents = ["more", "less", "remove", "collect", "deliver", "vat", "order"] as const;
