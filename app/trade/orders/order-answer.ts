import type { CartView } from "~/trade/cart/cart-view.ts";
import type { VatView } from "~/trade/vat/vat-view.ts";
import type { FormReply } from "~/values/form-reply.ts";
import type { Amounts } from "~/values/vat.ts";
import type { OrderProblem } from "./order-problem.ts";

/**
 * Why there is no order, with what was typed and a ticket for the next press.
 * @property pressed the order's button; or, where no script runs, one that changes a line of the cart
 * @property seenTotal incl. VAT in cents that the buyer saw; NaN where a form says none
 */
export type OrderAnswer = {
	pressed: "order" | "line";
	reply: FormReply;
	problem: OrderProblem | null;
	seenTotal: number;
	ticket: string;
	/** What the cart comes to now for the buyer that the form tells of; null where it cannot be said. */
	vat: VatView | null;
};

/**
 * Why there is no order, as it stands with the cart of now: that it is empty, cannot be ordered or costs something else
 * than when the button was pressed comes before a field that is missing or a press that was too quick.
 * @param isWaiting whether its lines lie in an account that is signed in no more
 * @param total of the cart of now, incl. VAT in cents, as the page shows it
 */
export function shownProblem(
	{ pressed, problem, seenTotal }: OrderAnswer,
	cart: CartView,
	isWaiting: boolean,
	total: Amounts["total"],
): OrderProblem | null {
	if (pressed === "line") return null;
	if (problem?.problem === "failed" || problem?.problem === "place_changed") return problem;
	if (cart.lines.length === 0) return { problem: isWaiting ? "signed_out" : "cart_empty" };
	if (!cart.canOrder) return { problem: "not_orderable" };
	const isNew = seenTotal !== total && !Number.isNaN(seenTotal);
	return isNew && problem?.problem !== "too_many" ? { problem: "total_changed", total } : problem;
}
