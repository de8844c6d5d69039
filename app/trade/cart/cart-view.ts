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
	priceBefore: Cents | null;
	/** Where a quote for the line as it was chosen can be asked for; null where that is no way out. */
	quoteAddress: string | null;
};

/** A priced cart as its page shows it; amounts in cents. */
export type CartView = { lines: CartLineView[]; canOrder: boolean } & Amounts;

/** What the forms of the cart's page can ask for. */
export const cartIntents = ["more", "less", "remove", "deliver", "order"] as const;
