import { describe, expect, test } from "vitest";
import type { CartView } from "~/trade/cart/cart-view.ts";
import { cents } from "~/values/money.ts";
import { withVat } from "~/values/vat.ts";
import { type OrderAnswer, shownProblem } from "./order-answer.ts";
import type { OrderProblem } from "./order-problem.ts";

const amounts = withVat(cents(200_000));
const { total } = amounts;
const earlier = total - 100;
const line = { id: "a line" } as CartView["lines"][number];
const carts = {
	good: { lines: [line], canOrder: true, ...amounts },
	blocked: { lines: [line], canOrder: false, ...amounts },
	empty: { lines: [], canOrder: false, ...amounts },
};
const dearer: OrderProblem = { problem: "total_changed", total };
const moved: OrderProblem = { problem: "place_changed", total, postcode: "2000" };
const failed: OrderProblem = { problem: "failed", step: "items" };

type Case = [
	rule: string,
	problem: OrderProblem | null,
	cart: keyof typeof carts,
	seenTotal: number,
	shown: OrderProblem | null,
];

describe("why there is no order", () => {
	const shownOf = (answer: Partial<OrderAnswer>, cart: keyof typeof carts, isWaiting = false) =>
		shownProblem(
			{ pressed: "order", problem: null, ...answer } as OrderAnswer,
			carts[cart],
			isWaiting,
			total,
		);

	test.each<Case>([
		["a field alone needs no notice", null, "good", total, null],
		["what was told stays told", { problem: "again" }, "good", total, { problem: "again" }],
		["another sum than the one seen comes first", { problem: "again" }, "good", earlier, dearer],
		["and before a field", null, "good", earlier, dearer],
		["but not before too many presses", { problem: "too_many" }, "good", earlier, { problem: "too_many" }],
		["a form that says no sum is told of none", null, "good", Number.NaN, null],
		["a sum that was told stays told until the next press", dearer, "good", total, dearer],
		[
			"a line that cannot be ordered comes before the sum",
			null,
			"blocked",
			earlier,
			{ problem: "not_orderable" },
		],
		["an empty cart before all of that", { problem: "again" }, "empty", earlier, { problem: "cart_empty" }],
		["the place's new price says its own sum", moved, "good", earlier, moved],
		["a shop that failed says so, whatever the cart", failed, "empty", earlier, failed],
	])("%s", (_rule, problem, cart, seenTotal, shown) => {
		expect(shownOf({ problem, seenTotal }, cart)).toEqual(shown);
	});

	test("a cart that waits in an account is told instead of an empty one", () => {
		expect(shownOf({ seenTotal: total }, "empty", true)).toEqual({ problem: "signed_out" });
		expect(shownOf({ seenTotal: total }, "good", true)).toBe(null);
	});

	test("a line that was changed beside the form is no refusal", () => {
		expect(shownOf({ pressed: "line", problem: { problem: "again" }, seenTotal: earlier }, "empty")).toBe(
			null,
		);
	});
});
