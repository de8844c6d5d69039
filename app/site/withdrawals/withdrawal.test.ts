import { describe, expect, test } from "vitest";
import { withdrawalSchema } from "./withdrawal.schema.ts";
import { lastDayToWithdraw, orderNumberOf, type WithdrawnOrder, withdrawalRefusal } from "./withdrawal.ts";

const order: WithdrawnOrder = {
	isBusiness: false,
	deliveredOn: "2026-09-01",
	items: [{ colorType: "from_stack" }],
};
const [stock, own] = [{ colorType: "from_stack" }, { colorType: "wish_color" }] as const;

describe("a buyer may withdraw", () => {
	test.each([
		["on a Tuesday, two weeks after one", "2026-09-01", "2026-09-15"],
		["on the Monday after a Saturday", "2026-09-05", "2026-09-21"],
		["on the day after Christmas' weekend", "2026-12-11", "2026-12-28"],
		["on the Tuesday after Easter", "2027-03-15", "2027-03-30"],
	])("until the fourteenth day, or the working day behind it: %s", (_name, deliveredOn, last) => {
		expect(lastDayToWithdraw(deliveredOn)).toBe(last);
	});

	test.each<[string, Partial<WithdrawnOrder>, string, ReturnType<typeof withdrawalRefusal>]>([
		["on the last day", {}, "2026-09-15", null],
		["not on the next", {}, "2026-09-16", "over"],
		["before the delivery", { deliveredOn: null }, "2030-01-01", null],
		["not as a business", { isBusiness: true, deliveredOn: null }, "2026-09-02", "business"],
		["not from what is painted for them", { items: [own, own] }, "2026-09-02", "made"],
		["from what stands beside it", { items: [own, stock] }, "2026-09-02", null],
	])("%s", (_name, given, today, expected) => {
		expect(withdrawalRefusal({ ...order, ...given }, today)).toBe(expected);
	});
});

test.each([
	["K-10001", "K-10001"],
	[" k 10001 ", "K-10001"],
	["k10001", "K-10001"],
	["10001", "K-10001"],
	["my order of May", "my order of May"],
])("an order's number is known as %j", (text, expected) => {
	expect(orderNumberOf(text)).toBe(expected);
});

describe("the statement", () => {
	const filled = { name: " An ", orderNumber: "10001", email: "an@buyer.example" };

	test("needs who, which order and where the receipt goes", () => {
		expect(withdrawalSchema.parse(filled)).toEqual({
			...filled,
			name: "An",
			orderNumber: "K-10001",
			part: null,
		});
		const codes = (given: object) =>
			withdrawalSchema.safeParse(given).error?.issues.map(({ path, message }) => [path[0], message]);
		expect(codes({})).toEqual([
			["name", "name"],
			["orderNumber", "orderNumber"],
			["email", "email"],
		]);
		expect(codes({ ...filled, email: "an@x" })).toEqual([["email", "emailInvalid"]]);
		expect(codes({ ...filled, name: "https://evil.example" })).toEqual([["name", "link"]]);
		expect(codes({ ...filled, part: "x".repeat(1_001) })).toEqual([["part", "tooLong"]]);
	});
});
