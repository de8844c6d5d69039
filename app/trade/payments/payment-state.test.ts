import { expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { isAwaited, openAmount, paymentState } from "./payment-state.ts";

test.each([
	[358_160, [], "unpaid", 358_160],
	[358_160, [120_000], "partly", 238_160],
	[358_160, [120_000, 238_160], "paid", 0],
	[358_160, [358_161], "overpaid", -1],
	[358_160, [358_160, -358_160], "unpaid", 358_160],
	[358_160, [400_000, -41_840], "paid", 0],
] as const)(
	"of %d cents, after payments of %j, an order is %s with %d open",
	(total, amounts, state, open) => {
		const payments = amounts.map((amount) => ({ amount: cents(amount) }));
		const left = openAmount(cents(total), payments);
		expect(left).toBe(open);
		expect(paymentState(cents(total), cents(total - left))).toBe(state);
	},
);

test.each([
	["pending", true],
	["confirmed", true],
	["paid", false],
	["delivered", false],
	["cancelled", false],
])("of a %s order, money is awaited: %s", (status, awaited) => {
	expect(isAwaited({ status })).toBe(awaited);
});
