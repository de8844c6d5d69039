import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	pictureAddress,
	pictureForPainting,
	pictureOf,
	variantWidths,
	widestPicture,
} from "./picture-address.ts";

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
			tone: null,
			avif: "/uploads/products/1-ab-480.avif 480w, /uploads/products/1-ab-800.avif 800w, /uploads/products/1-ab-1000.avif 1000w",
			webp: "/uploads/products/1-ab-480.webp 480w, /uploads/products/1-ab-800.webp 800w, /uploads/products/1-ab-1000.webp 1000w",
		});
	});

	test("of the shop's own pictures has them too", () => {
		expect(pictureOf("/pictures/yard.jpg?size=300x200")?.avif).toBe("/pictures/yard-300.avif 300w");
	});

	test.each([
		["/pictures/a.jpg?size=30x20", null],
		["/pictures/a.jpg?size=30x20&paint", null],
		["/pictures/a.jpg?size=30x20&tone=dcdad6", "#dcdad6"],
		["/uploads/a.jpg?size=30x20&tone=000000&paint", "#000000"],
	])("%s has the tone %s", (address, tone) => {
		expect(pictureOf(address)).toMatchObject({ src: address, width: 30, height: 20, tone });
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
		"/uploads/a.jpg?size=10x10&tone=",
		"/uploads/a.jpg?size=10x10&tone=DCDAD6",
		"/uploads/a.jpg?size=10x10&tone=dcdad",
		"/uploads/a.jpg?size=10x10&tone=#dcdad6",
		"/uploads/a.jpg?size=10x10&paint&tone=dcdad6",
		"/uploads/a.jpg?tone=dcdad6&size=10x10",
		"/uploads/a.jpg?size=10x10&paint=1",
		"/uploads/a.jpg?size=10x10&tone=dcdad6&paint&paint",
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

test.each([
	[
		"/pictures/products/20ft-dv-new-front.jpg?size=1200x900&tone=dcdad6&paint",
		"/pictures/products/20ft-dv-new-front",
		"1200x900",
		[480, 800, 1200],
	],
	["/pictures/a.jpg?size=960x720&paint", "/pictures/a", "960x720", [480, 800, 960]],
	["/pictures/a.jpg?size=800x600&paint", "/pictures/a", "800x600", [480, 800]],
	["/pictures/a.jpg?size=300x200&paint", "/pictures/a", "300x200", [300]],
])("%s can be painted", (address, path, size, widths) => {
	expect(pictureForPainting(address)).toEqual({
		neutral: `${path}-neutral.jpg?size=${size}`,
		masks: widths.map((width) => ({ width, src: `${path}-mask-${width}.webp` })),
	});
});

test.each([
	"",
	"&paint",
	"/pictures/a.jpg?size=960x720",
	"/pictures/a.jpg?size=960x720&tone=dcdad6",
	"/pictures/a.jpg?size=9600x7200&paint",
	"/images/a.svg?size=960x720&paint",
	"https://shop.example/pictures/a.jpg?size=960x720&paint",
])("%j cannot be painted", (address) => {
	expect(pictureForPainting(address)).toBeNull();
});

const key = fc.stringMatching(/^([\w-]{1,8}\/){0,3}[\w-]{1,12}\.jpg$/);
const size = fc.record({
	width: fc.integer({ min: 1, max: widestPicture }),
	height: fc.integer({ min: 1, max: 99_999 }),
});
const tone = fc.option(fc.stringMatching(/^#[0-9a-f]{6}$/));

test("every picture that is kept can be read from its address, and no source is wider than it", () => {
	fc.assert(
		fc.property(
			fc.constantFrom("uploads", "pictures"),
			key,
			size,
			tone,
			fc.boolean(),
			(folder, name, given, color, paint) => {
				const address = pictureAddress(folder, name, { ...given, tone: color, paint });
				const picture = pictureOf(address);
				expect(picture).toMatchObject({ ...given, src: address, tone: color });
				const painted = pictureForPainting(address);
				expect(painted !== null).toBe(paint);
				expect(painted && pictureOf(painted.neutral)).toEqual(painted && expect.objectContaining(given));
				expect(painted?.masks.at(-1)?.width).toBe(paint ? given.width : undefined);
				for (const sources of [picture?.avif, picture?.webp]) {
					const widths = (sources ?? "").split(", ").map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));
					expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
					expect(widths.at(-1)).toBe(given.width);
				}
			},
		),
	);
});

const elsewhere = fc.stringMatching(
	/^https:\/\/[a-z]{1,8}\.example\/(pictures\/)?[\w-]{1,12}\.jpg\?size=\d{1,4}x\d{1,4}(&paint)?$/,
);

test("an address from anywhere is read or left alone", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), elsewhere, key), (address) => {
			expect(pictureOf(address)).toBeNull();
			expect(pictureForPainting(address)).toBeNull();
		}),
	);
});
