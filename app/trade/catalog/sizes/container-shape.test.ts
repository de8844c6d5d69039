import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productTypes } from "~/values/vocabulary.ts";
import { endScene, foldsOf, leastDoorOpening, shapeKind, shapeOf, sideScene } from "./container-shape.ts";

const outside = { length: 6.058, width: 2.438, height: 2.591 };
const inside = { length: 5.898, width: 2.352, height: 2.39 };
const dry = { type: "Standard", dimensionsOutside: outside, dimensionsInside: inside } as const;

test("each type has a shape of its own, what the owner calls otherwise is a box", () => {
	expect([...productTypes, null].map(shapeKind)).toEqual([
		...["box", "box", "reefer", "reefer", "open-top", "flat-rack", "tank", "box"],
	]);
});

test("what is not known, or no container's measure, is not drawn", () => {
	expect(shapeOf({ ...dry, dimensionsOutside: null })).toBeNull();
	expect(shapeOf({ ...dry, dimensionsOutside: { ...outside, height: 0 } })).toBeNull();
	expect(shapeOf({ ...dry, dimensionsOutside: { ...outside, length: 99 } })).toBeNull();
	expect(shapeOf(dry)).toEqual({ ...outside, kind: "box" });
});

describe("the least door opening", () => {
	test.each([
		["20 ft", dry, { width: 2.286, height: 2.261 }],
		[
			"high cube",
			{
				...dry,
				dimensionsOutside: { ...outside, height: 2.896 },
				dimensionsInside: { ...inside, height: 2.69 },
			},
			{ width: 2.286, height: 2.566 },
		],
		[
			"refrigerated",
			{
				type: "Refrigerated",
				dimensionsOutside: outside,
				dimensionsInside: { length: 5.44, width: 2.28, height: 2.18 },
			},
			{ width: 2.28, height: 2.18 },
		],
		["a storage size", { ...dry, dimensionsOutside: { length: 2.438, width: 2.2, height: 2.26 } }, null],
		["a flat rack", { ...dry, type: "Flat Rack" }, null],
		["a tank", { ...dry, type: "Tank", dimensionsInside: null }, null],
		["a height of its own", { ...dry, dimensionsOutside: { ...outside, height: 2.7 } }, null],
	] as const)("of %s", (_name, measured, opening) => {
		expect(leastDoorOpening(measured)).toEqual(opening);
	});
});

test("folds lie within the wall, evenly, with the same margin at both ends", () => {
	const anyLength = fc.double({ min: 0.5, max: 30, noNaN: true });
	fc.assert(
		fc.property(anyLength, fc.double({ min: 0, max: 1, noNaN: true }), (length, margin) => {
			const folds = foldsOf(length, margin);
			const [first = length / 2] = folds;
			expect(first).toBeGreaterThanOrEqual(Math.min(margin, length / 2) - 1e-6);
			expect((folds.at(-1) ?? length / 2) + first).toBeCloseTo(length);
		}),
	);
});

test("one scene holds every container that stands in it, and a person", () => {
	const side = fc.double({ min: 0.5, max: 30, noNaN: true });
	const anyShape = fc.record({ length: side, width: side, height: side, kind: fc.constant("box" as const) });
	fc.assert(
		fc.property(fc.array(anyShape, { maxLength: 4 }), (shapes) => {
			for (const { length, width, height } of shapes) {
				expect(sideScene(shapes).width).toBeGreaterThan(length);
				expect(endScene(shapes).width).toBeGreaterThan(width);
				expect(sideScene(shapes).height).toBeGreaterThanOrEqual(height);
			}
			expect(sideScene(shapes).height).toBeGreaterThanOrEqual(1.8);
		}),
	);
});
