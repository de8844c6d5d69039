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

	test("never have more than a hundred pieces in a line", () => {
		const own = line({ quantity: 60 });
		const brought = line({ quantity: 60 });
		expect(joinLines([own], [brought])).toEqual([
			{ id: own.id, quantity: 100, joined: { [brought.id]: 40 } },
		]);
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

	test("stop where a cart is full, but still add up", () => {
		const own = Array.from({ length: maxLines }, (_, index) => line({ productId: String(index) }));
		const joined = joinLines(own, [line({ productId: "other" }), line({ productId: "7", quantity: 9 })]);
		expect(joined).toHaveLength(maxLines);
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

test("for any two carts no piece is lost up to a hundred in a line, and no line comes twice", () => {
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
			if (joined.every(({ quantity }) => quantity < 100)) expect(sum(joined)).toBe(sum(all));
		}),
	);
});
