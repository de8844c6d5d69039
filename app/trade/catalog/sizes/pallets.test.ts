import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { products } from "#db/seed/products.ts";
import { drawnPallets, type PlacedPallet, placePallets } from "./pallets.ts";

const anyFloor = fc.record({
	length: fc.double({ min: 0, max: 16, noNaN: true }),
	width: fc.double({ min: 0, max: 3, noNaN: true }),
});
const tiny = 1e-6;

function overlap(a: PlacedPallet, b: PlacedPallet): boolean {
	const alongX = a.x + a.length > b.x + tiny && b.x + b.length > a.x + tiny;
	const alongY = a.y + a.width > b.y + tiny && b.y + b.width > a.y + tiny;
	return alongX && alongY;
}

describe("Euro pallets on a floor", () => {
	test.each([
		["20 ft", 5.898, 2.352, 11],
		["40 ft", 12.032, 2.352, 25],
		["20 ft refrigerated", 5.44, 2.28, 10],
		["40 ft refrigerated", 11.59, 2.294, 23],
		["20 ft pallet wide", 5.9, 2.44, 14],
		["40 ft pallet wide", 12.1, 2.44, 30],
		["45 ft pallet wide", 13.556, 2.44, 33],
		["10 ft", 2.831, 2.352, 5],
		["8 ft", 2.278, 2.112, 3],
		["6 ft", 1.781, 1.941, 2],
		["one pallet", 1.2, 0.8, 1],
		["a hand too short", 1.19, 0.8, 0],
		["nothing", 0, 2.4, 0],
		["nonsense", Number.NaN, Number.POSITIVE_INFINITY, 0],
	])("of %s", (_name, length, width, count) => {
		expect(placePallets({ length, width })).toHaveLength(count);
	});

	test("all stand within the walls and none in another", () => {
		fc.assert(
			fc.property(anyFloor, (floor) => {
				const placed = placePallets(floor);
				for (const [index, one] of placed.entries()) {
					expect([one.length, one.width].toSorted()).toEqual([expect.closeTo(0.8), expect.closeTo(1.2)]);
					expect(one.x).toBeGreaterThanOrEqual(0);
					expect(one.y).toBeGreaterThanOrEqual(0);
					expect(one.x + one.length).toBeLessThanOrEqual(floor.length + tiny);
					expect(one.y + one.width).toBeLessThanOrEqual(floor.width + tiny);
					expect(placed.slice(index + 1).some((other) => overlap(one, other))).toBe(false);
				}
			}),
		);
	});

	test("a larger floor never holds fewer, and a floor holds the same whichever side is its length", () => {
		fc.assert(
			fc.property(anyFloor, fc.double({ min: 0, max: 2, noNaN: true }), ({ length, width }, more) => {
				const count = placePallets({ length, width }).length;
				expect(placePallets({ length: length + more, width }).length).toBeGreaterThanOrEqual(count);
				const few = { length: Math.min(length, 6), width };
				const turned = { length: few.width, width: few.length };
				expect(placePallets(turned).length).toBe(placePallets(few).length);
			}),
		);
	});

	test("have room for as many as the shop names for each of its containers", () => {
		for (const { key, dimensions_inside, pallet_places } of products) {
			if (!dimensions_inside || pallet_places === null) continue;
			expect([key, drawnPallets(dimensions_inside, pallet_places).length]).toEqual([key, pallet_places]);
		}
	});

	test("an owner's figure that is too large is not drawn", () => {
		expect(drawnPallets({ length: 5.898, width: 2.352 }, 40)).toHaveLength(11);
		expect(drawnPallets({ length: 5.898, width: 2.352 }, null)).toHaveLength(11);
	});
});
