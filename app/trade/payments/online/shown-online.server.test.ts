import { expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { shownOnline } from "./shown-online.server.ts";

type Order = Parameters<typeof shownOnline>[0];
type Attempt = Parameters<typeof shownOnline>[1][number];

const attempt = (given: Partial<Attempt>): Attempt => ({
	...{ state: "open", amount: cents(30_000), checkoutUrl: "https://pay.example/1" },
	...{ checkedAt: null, isUnknown: false },
	...given,
});

/** An order of € 300 with payments. */
const order = (paid: number[], given: Partial<Order> = {}): Order => ({
	...{ status: "confirmed", totalAmount: cents(30_000), creditedAmount: cents(0) },
	...{ depositAmount: cents(0), invoicedAmount: cents(0) },
	payments: paid.map((amount) => ({ amount: cents(amount) })),
	...given,
});
const deposit = { depositAmount: cents(10_000) };

test.each<[string, Order, Attempt[], object | null]>([
	["nothing was begun", order([]), [], { kind: "none", amount: "€300.00", back: null }],
	["a payment waits to be made", order([]), [attempt({})], { kind: "toPay" }],
	["its payer has been there", order([]), [attempt({ checkedAt: new Date() })], { kind: "waiting" }],
	["a part was transferred meanwhile", order([100]), [attempt({})], { kind: "none", amount: "€299.00" }],
	["the provider knows it no more", order([]), [attempt({ isUnknown: true })], { kind: "none" }],
	["it has no page yet", order([]), [attempt({ checkoutUrl: null })], { kind: "none" }],
	["it has failed", order([]), [attempt({ state: "failed" })], { kind: "failed" }],
	[
		"an older one is paid, a newer one open",
		order([30_000]),
		[attempt({}), attempt({ state: "paid" })],
		{ kind: "paid", back: null, rest: null },
	],
	[
		"it is paid, and more is due by now",
		order([10_000]),
		[attempt({ state: "paid" })],
		{ kind: "partly", amount: "€200.00" },
	],
	["all was transferred", order([30_000]), [attempt({})], null],
	[
		"a part billed in advance is paid",
		order([10_000], deposit),
		[attempt({ state: "paid" })],
		{ kind: "paid", rest: "€200.00", back: null },
	],
	[
		"too much is paid",
		order([30_000, 1_000], { status: "paid" }),
		[attempt({ state: "paid" })],
		{ kind: "paid", back: "€10.00", rest: null },
	],
	[
		"it was cancelled meanwhile",
		order([30_000], { status: "cancelled" }),
		[attempt({ state: "paid" })],
		{ kind: "paid", isCancelled: true, back: "€300.00", rest: null },
	],
	[
		"a payer's bank took it back",
		order([30_000, -30_000], { status: "paid" }),
		[attempt({ state: "paid" })],
		null,
	],
])("where %s", (_what, given, attempts, expected) => {
	const shown = shownOnline(given, attempts, "en");
	if (expected === null) expect(shown).toBeNull();
	else expect(shown).toMatchObject(expected);
});
