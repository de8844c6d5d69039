import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { ogmOf } from "~/values/ogm.ts";
import {
	candidateFinder,
	type Match,
	matchLine,
	matchLines,
	openOf,
	type PayableOrder,
	stillDue,
} from "./match-lines.ts";

function order(
	number: number,
	change: {
		total?: number;
		credited?: number;
		paid?: number;
		deposit?: number;
		invoiced?: number;
		status?: string;
		name?: string;
		companyName?: string;
	} = {},
): PayableOrder {
	const {
		total = 100,
		credited = 0,
		paid = 0,
		deposit = 0,
		invoiced = 0,
		status = "pending",
		name = "Anneleen Müller",
		companyName = null,
	} = change;
	return {
		...{ id: String(number), orderNumber: `K-${number}`, paymentReference: ogmOf(number), status },
		...{
			totalAmount: cents(total),
			creditedAmount: cents(credited),
			paid: cents(paid),
			depositAmount: cents(deposit),
			invoicedAmount: cents(invoiced),
			name,
			companyName,
			lines: [],
		},
	};
}

const on = { bookedOn: "2026-11-26" };

const known = [
	order(10_001),
	order(10_002, { total: 270, credited: 20, paid: 50 }),
	order(10_003, { status: "cancelled" }),
	order(10_004, { paid: 100, status: "paid" }),
	order(10_005, { status: "delivered" }),
];
const byReference = new Map(known.map((one) => [one.paymentReference, one]));

function told(match: Match): unknown {
	if (match.state !== "booked") return "reason" in match ? match.reason : match.state;
	return match.bookings.map((booking) => [booking.order.id, booking.amount]);
}

test.each<[string, number, number[], unknown]>([
	["exactly what is open", 100, [10_001], [["10001", 100]]],
	["a part", 40, [10_001], [["10001", 40]]],
	["the rest", 200, [10_002], [["10002", 200]]],
	["more than is open", 101, [10_001], "over"],
	["an order that nobody placed", 100, [99_999], "unknown"],
	["a cancelled order", 100, [10_003], "cancelled"],
	["an order that is paid", 100, [10_004], "settled"],
	["a delivered order on account", 100, [10_005], [["10005", 100]]],
	["the right amount without a reference", 100, [], "none"],
	[
		"two orders to the cent",
		300,
		[10_001, 10_002],
		[
			["10001", 100],
			["10002", 200],
		],
	],
	["two orders, a cent less", 299, [10_001, 10_002], "several"],
	["two orders, one unknown", 200, [10_001, 99_999], "unknown"],
	["two orders, one paid", 100, [10_001, 10_004], "settled"],
	["money that left", -100, [10_001], "out"],
	["nothing", 0, [10_001], "out"],
])("a line of %s", (_what, amount, numbers, result) => {
	expect(told(matchLine({ ...on, amount: cents(amount), ogms: numbers.map(ogmOf) }, byReference))).toEqual(
		result,
	);
});

test("what an earlier line pays is not open for a later one", () => {
	const line = { ...on, amount: cents(60), ogms: [ogmOf(10_001)] };
	expect(
		matchLines([line, { ...line, amount: cents(40) }, line], known).map(({ match }) => told(match)),
	).toEqual([[["10001", 60]], [["10001", 40]], "settled"]);
});

test("never more is booked than came in or than is open, whatever the lines", () => {
	const numbers = fc.subarray([10_001, 10_002, 10_003, 10_004, 99_999]);
	const line = fc.record({
		amount: fc.integer({ min: -50, max: 400 }).map(cents),
		ogms: numbers.map((all) => all.map(ogmOf)),
		bookedOn: fc.constant(on.bookedOn),
	});
	fc.assert(
		fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
			const paid = new Map<string, number>();
			for (const { line: one, match } of matchLines(lines, known)) {
				if (match.state !== "booked") continue;
				expect(match.bookings.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.amount);
				for (const { order: target, amount } of match.bookings) {
					paid.set(target.id, (paid.get(target.id) ?? 0) + amount);
				}
			}
			for (const one of known) expect(paid.get(one.id) ?? 0).toBeLessThanOrEqual(openOf(one));
		}),
	);
});

test("what another statement told already waits for a person", () => {
	const told = { ...order(10_001, { total: 200, paid: 100 }), lines: [{ amount: 100, ...on }] };
	const line = { ...on, amount: cents(100), ogms: [ogmOf(10_001)] };
	const orders = new Map([[told.paymentReference, told]]);
	expect(matchLine(line, orders)).toEqual({ state: "open", reason: "double" });
	expect(matchLine({ ...line, bookedOn: "2026-11-27" }, orders).state).toBe("booked");
});

test.each<[string, Parameters<typeof order>[1], number, number[]]>([
	["nothing is paid of", {}, 700, [700]],
	["a part is paid of", { paid: 200 }, 500, [500]],
	["a part is credited of", { credited: 150 }, 550, [550]],
	["a part is credited and a part paid of", { credited: 150, paid: 200 }, 350, [350]],
	["a deposit is billed of", { deposit: 210 }, 210, [210, 700]],
	["a part of a deposit is paid of", { deposit: 210, paid: 10 }, 200, [200, 690]],
	["its deposit is paid of", { deposit: 210, paid: 210 }, 490, [490]],
	["the rest is billed of", { deposit: 210, invoiced: 490, paid: 210 }, 490, [490]],
	["more than was charged back is paid of", { paid: 100, status: "delivered" }, 600, [600]],
	["everything is paid of", { paid: 700, status: "paid" }, 0, []],
	["too much is paid of", { paid: 800, status: "paid" }, 0, []],
	["everything is credited of", { credited: 700 }, 0, []],
	["is cancelled", { status: "cancelled" }, 0, []],
])("an order that %s (%j) has %d still due: just these amounts pay it: %j", (_what, given, due, amounts) => {
	const one = order(10_020, { total: 700, ...given });
	expect(stillDue(one)).toBe(due);
	const find = candidateFinder([one]);
	const isExact = (amount: number) =>
		find({ amount: cents(amount), ogms: [], text: "", name: "" })[0]?.signs.includes("amount") ?? false;
	const asked = [10, 200, 210, 350, 490, 500, 550, 600, 690, 700];
	expect(asked.filter(isExact)).toEqual(amounts);
});

describe("candidates", () => {
	const orders = [
		order(10_011, { total: 500, name: "Jan Peeters" }),
		order(10_012, { total: 700, name: "Müller, Anneleen", companyName: "Transport De Wolf BV" }),
		order(10_013, { total: 500, name: "Piet Janssens" }),
	];
	const line = { amount: cents(500), ogms: [], text: "", name: "" };
	const found = (change: object) =>
		candidateFinder(orders)({ ...line, ...change }).map((one) => [one.order.id, ...one.signs]);

	test.each<[string, object, string[][]]>([
		[
			"the amount",
			{},
			[
				["10011", "amount"],
				["10013", "amount"],
			],
		],
		[
			"name and amount before the amount alone",
			{ name: "PIET JANSSENS-DE BACKER" },
			[
				["10013", "amount", "name"],
				["10011", "amount"],
			],
		],
		["a name without accents", { name: "MULLER ANNELEEN", amount: cents(1) }, [["10012", "name"]]],
		[
			"a company without its legal form",
			{ name: "DE WOLF TRANSPORT", amount: cents(1) },
			[["10012", "name"]],
		],
		["a number in the text", { text: "bestelling k 10012 dank", amount: cents(1) }, [["10012", "number"]]],
		["a reference", { ogms: [ogmOf(10_012)], amount: cents(1) }, [["10012", "reference"]]],
		["nothing alike", { name: "BV", amount: cents(1) }, []],
	])("by %s", (_what, change, result) => {
		expect(found(change)).toEqual(result);
	});

	test("are found among others as they are alone, in the order of the orders", () => {
		const names = fc.constantFrom("", "Jan", "De Wolf", "de wolf bv", "Anna Li", "Li An", "an li jan");
		const many = fc.array(
			fc.record({
				...{ total: fc.integer({ min: 1, max: 5 }), deposit: fc.integer({ min: 0, max: 3 }) },
				...{ paid: fc.integer({ min: 0, max: 6 }), name: names, companyName: names },
				status: fc.constantFrom("pending", "cancelled", "delivered"),
			}),
			{ maxLength: 30 },
		);
		const asked = fc.record({
			amount: fc.integer({ min: -1, max: 6 }).map(cents),
			ogms: fc.subarray([10_000, 10_001, 10_002, 99_999].map(ogmOf)),
			text: fc.constantFrom("", "K-10003 und k 10000", "nichts"),
			name: names,
		});
		fc.assert(
			fc.property(many, asked, (given, one) => {
				const all = given.map((change, index) => order(10_000 + index, change));
				const alone = all.flatMap((single) => candidateFinder([single])(one));
				const together = candidateFinder(all, all.length)(one);
				expect(together.toSorted((a, b) => Number(a.order.id) - Number(b.order.id))).toEqual(alone);
				for (const [index, next] of together.slice(1).entries()) {
					const before = together[index];
					if (before && String(before.signs) === String(next.signs))
						expect(Number(before.order.id)).toBeLessThan(Number(next.order.id));
				}
			}),
		);
	});
});
