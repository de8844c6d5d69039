import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JoinableLine, joinLines, maxLines } from "./join-lines.ts";

function line(given: Partial<JoinableLine> = {}): JoinableLine {
	return {
		id: randomUUID(),
		productId: "standard",
		quantity: 1,
		selectedCondition: "new",
		transportType: "truck",
		transportCountry: "BE",
		transportPostcode: "1050",
		colorType: "from_stack",
		ralColor: null,
		...given,
	};
}

describe("two carts", () => {
	test("become one: equal lines add up, others follow", () => {
		const own = line({ quantity: 2 });
		const rent = line({ selectedCondition: "rent", quantity: 4 });
		const equal = line({ quantity: 3 });
		expect(joinLines([own], [rent, equal])).toEqual([
			{ id: own.id, quantity: 5, joined: { [equal.id]: 3 } },
			{ id: rent.id, quantity: 4, joined: {} },
		]);
	});

	test.each<Partial<JoinableLine>>([
		{ productId: "high-cube" },
		{ selectedCondition: "used-a" },
		{ transportType: "truck_with_crane" },
		{ transportType: "self_pickup", transportCountry: null, transportPostcode: null },
		{ transportCountry: "NL", transportPostcode: "1012 AB" },
		{ transportPostcode: "1060" },
		{ colorType: "wish_color", ralColor: "RAL 5010" },
	])("keep lines apart that differ in %j", (given) => {
		expect(joinLines([line()], [line(given)])).toHaveLength(2);
	});

	test("stand beside each other where one of them would have more than a hundred pieces", () => {
		const own = line({ quantity: 60 });
		const [brought, more] = [line({ quantity: 70 }), line({ quantity: 10 })];
		expect(joinLines([own], [brought, more])).toEqual([
			{ id: own.id, quantity: 60, joined: {} },
			{ id: brought.id, quantity: 80, joined: { [more.id]: 10 } },
		]);
		expect(joinLines([own], [line({ quantity: 40 })]).map(({ quantity }) => quantity)).toEqual([100]);
	});

	test("are added up to a hundred where the cart takes no further line", () => {
		const own = Array.from({ length: 2 * maxLines }, (_, index) =>
			line({ productId: String(index), quantity: 60 }),
		);
		expect(joinLines(own, [line({ productId: "7", quantity: 70 })])[7]?.quantity).toBe(100);
	});

	test("leave the account's own equal lines as they are", () => {
		const lines = [line(), line()];
		expect(joinLines(lines, [line({ quantity: 5 })]).map(({ quantity }) => quantity)).toEqual([6, 1]);
	});

	test("take equal lines of the browser as one", () => {
		const [first, second] = [line({ quantity: 2 }), line()];
		expect(joinLines([], [first, second])).toEqual([
			{ id: first.id, quantity: 3, joined: { [second.id]: 1 } },
		]);
	});

	test("lose no line where both are full; what a third brings stops, but still adds up", () => {
		const full = (first: number) =>
			Array.from({ length: maxLines }, (_, index) => line({ productId: String(first + index) }));
		const own = [...full(0), ...full(maxLines)];
		expect(joinLines(full(0), full(maxLines))).toHaveLength(2 * maxLines);
		const joined = joinLines(own, [line({ productId: "other" }), line({ productId: "7", quantity: 9 })]);
		expect(joined).toHaveLength(2 * maxLines);
		expect(joined[7]?.quantity).toBe(10);
	});
});

const anyLines = fc.array(
	fc
		.record({
			productId: fc.constantFrom("a", "b", "c"),
			selectedCondition: fc.constantFrom("new" as const, "rent" as const),
			quantity: fc.integer({ min: 1, max: 100 }),
		})
		.map(line),
	{ maxLength: 20 },
);

test("for any two carts no piece is lost, no line has more than a hundred, and none comes twice", () => {
	fc.assert(
		fc.property(anyLines, anyLines, (own, brought) => {
			const joined = joinLines(own, brought);
			const ids = joined.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			expect(ids.slice(0, own.length)).toEqual(own.map(({ id }) => id));
			const all = [...own, ...brought];
			for (const { id, quantity } of joined) {
				const one = all.find((candidate) => candidate.id === id);
				expect(quantity).toBeGreaterThanOrEqual(one?.quantity ?? 101);
				expect(quantity).toBeLessThanOrEqual(100);
			}
			const sum = (lines: readonly { quantity: number }[]) =>
				lines.reduce((total, { quantity }) => total + quantity, 0);
			expect(sum(joined)).toBe(sum(all));
		}),
	);
});
