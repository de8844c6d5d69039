import { expect, test } from "vitest";
import { products } from "#db/seed/products.ts";
import type { Measured } from "~/trade/catalog/sizes/container-shape.ts";
import { bodyOf, hasDoors } from "./container-body.ts";

const standard: Measured = {
	type: "Standard",
	dimensionsOutside: { length: 6.058, width: 2.438, height: 2.591 },
	dimensionsInside: { length: 5.898, width: 2.352, height: 2.39 },
};

const demo = products.map(
	(product) =>
		[
			product.key,
			{
				type: product.type,
				dimensionsOutside: product.dimensions_outside,
				dimensionsInside: product.dimensions_inside,
			},
		] as const,
);

test.each(demo)("%s is a body whose steel fits between its inner and outer measures", (_name, measured) => {
	const body = bodyOf(measured);
	if (!body) throw new Error("no body");
	expect(body.length).toBe(Math.round((measured.dimensionsOutside?.length ?? 0) * 1000));
	expect(body.inside.width + 2 * body.fold.depth).toBeLessThan(body.width);
	expect(body.floor + body.inside.height).toBeLessThanOrEqual(body.height);
	expect(body.doorway.width).toBeLessThan(body.width);
	expect(body.doorway.height).toBeLessThanOrEqual(body.inside.height);
	expect(hasDoors(body)).toBe(measured.type !== "Flat Rack" && measured.type !== "Tank");
});

test("a pallet-wide container has flatter folds, for the room between its walls", () => {
	const wide = { ...standard, dimensionsInside: { length: 5.898, width: 2.378, height: 2.39 } };
	expect(bodyOf(standard)?.fold.depth).toBe(36);
	expect(bodyOf(wide)?.fold.depth).toBe(24);
});

test.each([
	["larger inside than outside", { length: 6.1, width: 2.5, height: 2.7 }],
	["as wide inside as outside", { length: 5.898, width: 2.438, height: 2.39 }],
	["unknown", null],
])("inner measures that are %s give way to what is usual", (_name, dimensionsInside) => {
	expect(bodyOf({ ...standard, dimensionsInside })?.inside).toEqual({
		length: 5898,
		width: 2352,
		height: 2390,
	});
});

test.each([
	["missing", null],
	["in centimetres", { length: 605.8, width: 243.8, height: 259.1 }],
])("no body where the outer measures are %s", (_name, dimensionsOutside) => {
	expect(bodyOf({ ...standard, dimensionsOutside })).toBeNull();
});
