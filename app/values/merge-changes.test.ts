import fc from "fast-check";
import { expect, it } from "vitest";
import { mergeChanges } from "./merge-changes.ts";

const seen = { condition: "new", quantity: 1, transport: { delivery: null as string | null, postcode: "" } };

it("lets two changes that were made from the same sight both count", () => {
	const first = { ...seen, transport: { ...seen.transport, delivery: "truck" } };
	const second = { ...seen, quantity: 2, transport: { ...seen.transport, postcode: "1050" } };
	expect(mergeChanges(seen, second, first)).toEqual({
		condition: "new",
		quantity: 2,
		transport: { delivery: "truck", postcode: "1050" },
	});
});

it("takes a list as one value, and NaN for NaN", () => {
	expect(mergeChanges([1], [1, 2], [3])).toEqual([1, 2]);
	expect(mergeChanges({ n: Number.NaN }, { n: Number.NaN }, { n: 4 })).toEqual({ n: 4 });
});

const record = fc.record({ a: fc.integer(), b: fc.record({ c: fc.string(), d: fc.boolean() }) });

it("is what is wanted where nothing came between, and what there is where nothing was changed", () => {
	fc.assert(
		fc.property(record, record, (shown, other) => {
			expect(mergeChanges(shown, other, shown)).toEqual(other);
			expect(mergeChanges(shown, shown, other)).toEqual(other);
		}),
	);
});
