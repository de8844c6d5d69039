import { describe, expect, test } from "vitest";
import { products } from "#db/seed/products.ts";
import { boxesIn, type Loaded, whatFits } from "./what-fits.ts";

/** A container of the demo content as the shop reads it. */
function demo(key: string): Loaded {
	const found = products.find((product) => product.key === key);
	if (!found) throw new Error(`no ${key}`);
	return {
		type: found.type,
		dimensionsInside: found.dimensions_inside,
		dimensionsOutside: found.dimensions_outside,
		capacityCbm: found.capacity_cbm,
		palletPlaces: found.pallet_places,
	};
}

describe("what fits into", () => {
	test.each([
		["6ft", { pallets: 2, cubicMetres: 6.5, rooms: 0, cars: 0 }],
		["8ft", { pallets: 3, cubicMetres: 9.9, rooms: 0, cars: 0 }],
		["10ft", { pallets: 5, cubicMetres: 15.9, rooms: 1, cars: 0 }],
		["20ft-dv", { pallets: 11, cubicMetres: 33.1, rooms: 3, cars: 1 }],
		["20ft-hc", { pallets: 11, cubicMetres: 37.4, rooms: 3, cars: 1 }],
		["40ft-hc", { pallets: 24, cubicMetres: 76.4, rooms: 7, cars: 2 }],
		["45ft-hc-pw", { pallets: 33, cubicMetres: 89.1, rooms: 8, cars: 2 }],
		["20ft-fr", { pallets: 11, cubicMetres: null, boxes: null, rooms: null, cars: 1 }],
		["20ft-tk", { pallets: null, cubicMetres: 25, boxes: null, rooms: null, cars: null }],
		["20ft-rf", { pallets: 10, cubicMetres: 27, cars: null }],
	])("%s", (key, expected) => {
		expect(whatFits(demo(key))).toMatchObject(expected);
	});

	test("a container that the owner has measured only", () => {
		const own = { ...demo("20ft-dv"), type: null, capacityCbm: null, palletPlaces: null };
		expect(whatFits(own)).toMatchObject({ pallets: 11, cubicMetres: 33.2, cars: 1 });
	});

	test("one that nothing is known of", () => {
		const unknown = { type: null, dimensionsInside: null, dimensionsOutside: null };
		expect(whatFits({ ...unknown, capacityCbm: null, palletPlaces: null })).toEqual({
			...{ pallets: null, cubicMetres: null, boxes: null, rooms: null, cars: null },
		});
	});
});

test("boxes stand in whole layers, the better way round", () => {
	expect(boxesIn({ length: 1.2, width: 0.66, height: 0.7 })).toBe(8);
	expect(boxesIn({ length: 0.66, width: 1.2, height: 0.7 })).toBe(8);
	expect(boxesIn({ length: 1.2, width: 0.66, height: 0.3 })).toBe(0);
});
