import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pictureAddress, pictureOf, variantWidths, widestPicture } from "./picture-address.ts";

test.each([
	[1, [1]],
	[479, [479]],
	[480, [480]],
	[481, [480, 481]],
	[1000, [480, 800, 1000]],
	[1920, [480, 800, 1200, 1920]],
])("a picture of %i px is kept in %j", (width, widths) => {
	expect(variantWidths(width)).toEqual(widths);
});

describe("an address", () => {
	test("with a size has a source for each width and format", () => {
		expect(pictureOf("/uploads/products/1-ab.jpg?size=1000x750")).toEqual({
			src: "/uploads/products/1-ab.jpg?size=1000x750",
			width: 1000,
			height: 750,
			avif: "/uploads/products/1-ab-480.avif 480w, /uploads/products/1-ab-800.avif 800w, /uploads/products/1-ab-1000.avif 1000w",
			webp: "/uploads/products/1-ab-480.webp 480w, /uploads/products/1-ab-800.webp 800w, /uploads/products/1-ab-1000.webp 1000w",
		});
	});

	test("of the shop's own pictures has them too", () => {
		expect(pictureOf("/pictures/yard.jpg?size=300x200")?.avif).toBe("/pictures/yard-300.avif 300w");
	});

	test.each([
		"",
		"/images/products/20ft.svg",
		"/uploads/a.jpg",
		"/uploads/a.jpg?size=",
		"/uploads/a.jpg?size=0x10",
		"/uploads/a.jpg?size=10x0",
		"/uploads/a.jpg?size=1921x1000",
		"/uploads/a.jpg?size=10x10&x=1",
		"/uploads/a.jpg?size=10x10\n",
		"/uploads/a.png?size=10x10",
		"/uploads/.jpg?size=10x10",
		"/uploads/../a.jpg?size=10x10",
		"/uploads/a b.jpg?size=10x10",
		"/uploads/a,b.jpg?size=10x10",
		"//uploads/a.jpg?size=10x10",
		"/images/a.jpg?size=10x10",
		"https://shop.example/uploads/a.jpg?size=10x10",
	])("%j promises no variants", (address) => {
		expect(pictureOf(address)).toBeNull();
	});
});

const key = fc.stringMatching(/^([\w-]{1,8}\/){0,3}[\w-]{1,12}\.jpg$/);
const size = fc.record({
	width: fc.integer({ min: 1, max: widestPicture }),
	height: fc.integer({ min: 1, max: 99_999 }),
});

test("every picture that is kept can be read from its address, and no source is wider than it", () => {
	fc.assert(
		fc.property(fc.constantFrom("uploads", "pictures"), key, size, (folder, name, given) => {
			const picture = pictureOf(pictureAddress(folder, name, given));
			expect(picture).toMatchObject(given);
			for (const sources of [picture?.avif, picture?.webp]) {
				const widths = (sources ?? "").split(", ").map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));
				expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
				expect(widths.at(-1)).toBe(given.width);
			}
		}),
	);
});

test("an address from anywhere is read or left alone", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.webUrl(), key), (address) => {
			expect(pictureOf(address)).toBeNull();
		}),
	);
});
