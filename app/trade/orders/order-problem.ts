import type { Cents } from "~/values/money.ts";

/** The steps of writing an order that fail by a name of their own (shop document §8). */
export type OrderStep = "order" | "items" | "cart";

/** Why there is no order. */
export type OrderProblem =
	| { problem: "cart_empty" | "not_orderable" | "too_many" }
	| { problem: "again" }
	/** The cart lies in an account that is signed in no more. */
	| { problem: "signed_out" }
	/** The total in cents is no longer what the buyer saw. */
	| { problem: "total_changed"; total: Cents }
	/** Transport was priced for another place than the delivery address; the cart now has the price for the address. */
	| { problem: "place_changed"; total: Cents; postcode: string }
	/** The step where it is known; nothing is written. */
	| { problem: "failed"; step: OrderStep | null };
