import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, clearPlace } from "./clear-place.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const low = { name: "low", box: box(0, 500, 390, 600) };
const high = { name: "high", box: box(0, 80, 390, 180) };

test.each<[string, Box[], string]>([
	["nothing is to be seen", [], "low"],
	["what is to be seen lies between", [box(0, 200, 390, 480)], "low"],
	["it only touches", [box(0, 600, 390, 664)], "low"],
	["it lies below the first place", [box(0, 590, 390, 664)], "high"],
	["the first place covers less of it", [box(0, 590, 390, 664), box(0, 80, 390, 180)], "low"],
])("where %s", (_name, seen, expected) => {
	expect(clearPlace([low, high], seen).name).toBe(expected);
});

const anyBox = fc
	.tuple(fc.nat(400), fc.nat(700), fc.nat(400), fc.nat(300))
	.map(([left, top, width, height]) => box(left, top, left + width, top + height));

test("a place that covers nothing is never passed over for one that does", () => {
	fc.assert(
		fc.property(fc.array(anyBox, { maxLength: 4 }), (seen) => {
			const apart = (place: Box) =>
				seen.every(
					(one) =>
						one.right <= place.left ||
						one.left >= place.right ||
						one.bottom <= place.top ||
						one.top >= place.bottom ||
						one.left === one.right ||
						one.top === one.bottom,
				);
			if (apart(low.box)) expect(clearPlace([low, high], seen)).toBe(low);
			else if (apart(high.box)) expect(clearPlace([low, high], seen)).toBe(high);
		}),
	);
});
