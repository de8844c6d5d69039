import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colorTypes, conditions } from "~/values/vocabulary.ts";
import { paintablePictures, paintedLook, showsStockColors } from "./painted-look.ts";

const shopsOwn = (name: string) => `/pictures/products/${name}.jpg?size=1200x900&tone=dcdad6`;
const paintable = (name: string) => `${shopsOwn(name)}&paint`;

/** A product with a front and a rear picture for each condition; fronts can be painted. */
const rendered = {
	imageUrl: paintable("new-front"),
	images: [{ imageUrl: paintable("new-front") }, { imageUrl: shopsOwn("new-rear") }],
	conditionImages: conditions.flatMap((condition) => [
		{ condition, imageUrl: paintable(`${condition}-front`) },
		{ condition, imageUrl: shopsOwn(`${condition}-rear`) },
	]),
	mainConditionImages: [],
};
const photographed = {
	...rendered,
	imageUrl: "/uploads/a.jpg?size=800x600",
	images: [{ imageUrl: "/uploads/a.jpg?size=800x600" }],
	conditionImages: [],
};

describe("the picture that colours are tried on", () => {
	test("is the condition's first, and for a wish colour one without rust", () => {
		const [fresh, usedA, usedCw, rent] = conditions.map((condition) => paintable(`${condition}-front`));
		expect(paintablePictures(rendered)).toEqual({
			new: { stock: fresh, wish: fresh },
			"used-a": { stock: usedA, wish: usedA },
			"used-cw": { stock: usedCw, wish: usedA },
			rent: { stock: rent, wish: null },
		});
	});

	test("is the first that can be painted, behind the owner's own", () => {
		const images = ["/uploads/own.jpg?size=800x600", paintable("a"), paintable("b")];
		const product = {
			...photographed,
			conditionImages: images.map((imageUrl) => ({ condition: "new" as const, imageUrl })),
		};
		expect(paintablePictures(product).new).toEqual({ stock: paintable("a"), wish: paintable("a") });
	});

	test("is the condition's own where A quality has none", () => {
		const product = {
			...rendered,
			conditionImages: rendered.conditionImages.filter(({ condition }) => condition !== "used-a"),
		};
		expect(paintablePictures(product)["used-cw"].wish).toBe(paintable("used-cw-front"));
		// What the gallery shows instead, that of the new container.
		expect(paintablePictures(product)["used-a"].wish).toBe(paintable("new-front"));
	});

	test("may be the main picture of the condition", () => {
		const product = {
			...photographed,
			mainConditionImages: [{ condition: "used-a" as const, imageUrl: paintable("main") }],
		};
		expect(paintablePictures(product)["used-a"]).toEqual({
			stock: paintable("main"),
			wish: paintable("main"),
		});
		expect(paintablePictures(product)["used-cw"]).toEqual({ stock: null, wish: paintable("main") });
	});

	test("is none where the owner took all of them", () => {
		for (const pictures of Object.values(paintablePictures(photographed))) {
			expect(pictures).toEqual({ stock: null, wish: null });
		}
	});
});

const blue = { ral: "5010", hex: "#004f7c", name: "Gentian blue" };
const red = { ral: "3000", hex: "#a72920", name: "Flame red" };
const pictures = paintablePictures(rendered);
const none = paintablePictures(photographed);

test.each([
	["new", "from_stack", null, null, null],
	["new", "from_stack", blue, null, { picture: paintable("new-front"), color: blue }],
	["new", "wish_color", null, red, { picture: paintable("new-front"), color: red }],
	["new", "wish_color", blue, red, { picture: paintable("new-front"), color: red }],
	["new", "wish_color", blue, null, null],
	["new", "from_stack", null, red, null],
	["used-cw", "from_stack", blue, null, { picture: paintable("used-cw-front"), color: blue }],
	["used-cw", "wish_color", null, red, { picture: paintable("used-a-front"), color: red }],
	["rent", "from_stack", blue, null, { picture: paintable("rent-front"), color: blue }],
	["rent", "wish_color", null, red, null],
	[null, "from_stack", blue, null, null],
] as const)("%s, %s, looking at %j, wishing %j: %j", (condition, colorType, stock, wish, shown) => {
	expect(paintedLook(pictures, { condition, colorType }, { stock, wish })).toEqual(shown);
	expect(paintedLook(none, { condition, colorType }, { stock, wish })).toBeNull();
});

test("colours in stock are looked at only where one is to be delivered, and a picture can show it", () => {
	const choice = fc.record({
		condition: fc.constantFrom(...conditions, null),
		colorType: fc.constantFrom(...colorTypes),
	});
	fc.assert(
		fc.property(choice, (chosen) => {
			const shows = showsStockColors(pictures, chosen);
			expect(shows).toBe(chosen.condition !== null && chosen.colorType === "from_stack");
			expect(paintedLook(pictures, chosen, { stock: blue, wish: null }) !== null).toBe(shows);
			expect(showsStockColors(none, chosen)).toBe(false);
		}),
	);
});
