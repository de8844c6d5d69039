import { expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { whatFollows } from "./what-follows.ts";

type Order = Parameters<typeof whatFollows>[0];

const order = (given: Partial<Order>): Order => ({
	...{ status: "confirmed", totalAmount: cents(300), creditedAmount: cents(0) },
	...{ depositAmount: cents(0), invoicedAmount: cents(0) },
	...given,
});
const deposit = { depositAmount: cents(100) };

test.each<[string, Partial<Order>, number, ReturnType<typeof whatFollows>]>([
	["all is paid", {}, 300, null],
	["a part is paid", {}, 100, { kind: "open", sum: cents(200) }],
	["what is billed in advance is paid", deposit, 100, { kind: "rest", sum: cents(200) }],
	["a part of that is paid", deposit, 60, { kind: "open", sum: cents(40) }],
	["more than that is paid", deposit, 150, { kind: "rest", sum: cents(150) }],
	[
		"the last invoice is there",
		{ ...deposit, invoicedAmount: cents(200) },
		100,
		{ kind: "open", sum: cents(200) },
	],
	["more is paid than is owed", { status: "paid" }, 350, { kind: "tooMuch", sum: cents(50) }],
	["all of it is credited", { creditedAmount: cents(300) }, 300, { kind: "tooMuch", sum: cents(300) }],
	["it is cancelled", { status: "cancelled" }, 100, { kind: "cancelled", sum: cents(100) }],
	["it is cancelled and nothing is left there", { status: "cancelled" }, 0, null],
	["it is delivered, and not paid in full", { status: "delivered" }, 100, null],
])("where %s", (_what, given, paid, follows) => {
	expect(whatFollows(order(given), cents(paid))).toEqual(follows);
});
