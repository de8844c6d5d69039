import { describe, expect, test } from "vitest";
import { chooseTranslation, galleryImages, shownStock } from "./product.ts";

describe("a product's text", () => {
	const [nl, de, fr] = [{ language: "nl" }, { language: "de" }, { language: "fr" }] as const;

	test("is that of the language, else Dutch, else the first, and says which it is, else none", () => {
		expect(
			chooseTranslation(
				[nl, de, fr].filter((text) => text !== undefined),
				"fr",
			),
		).toBe(fr);
		expect(chooseTranslation([{ language: "de" }, { language: "nl" }], "en")).toEqual({
			language: "nl",
			lang: "nl",
		});
		expect(chooseTranslation([{ language: "fr" }, { language: "de" }], "en")).toEqual({
			language: "fr",
			lang: "fr",
		});
		expect(chooseTranslation([], "en")).toBeUndefined();
	});
});

test.each([
	[true, "In Stock", "In Stock"],
	[true, "Out of Stock", "Out of Stock"],
	[false, "In Stock", "Out of Stock"],
] as const)("on sale: %s, status %s: it says %s", (isAvailable, stockStatus, said) => {
	expect(shownStock({ isAvailable, stockStatus })).toBe(said);
});

describe("a product's pictures", () => {
	const product = {
		imageUrl: "/card.jpg",
		images: [{ imageUrl: "/a.jpg" }, { imageUrl: "/b.jpg" }],
		conditionImages: [
			{ condition: "new", imageUrl: "/new-1.jpg" },
			{ condition: "new", imageUrl: "/new-main.jpg" },
			{ condition: "rent", imageUrl: "/rent-1.jpg" },
		],
		mainConditionImages: [
			{ condition: "new", imageUrl: "/new-main.jpg" },
			{ condition: "used-a", imageUrl: "/used-main.jpg" },
		],
	} satisfies Parameters<typeof galleryImages>[0];

	test("follow the condition, each once", () => {
		expect(galleryImages(product, "new").toSorted()).toEqual(["/new-1.jpg", "/new-main.jpg"]);
		expect(galleryImages(product, "rent")).toEqual(["/rent-1.jpg"]);
		expect(galleryImages(product, "used-a")).toEqual(["/used-main.jpg"]);
	});

	test("are the product's own where the condition has none", () => {
		expect(galleryImages(product, "used-cw")).toEqual(["/a.jpg", "/b.jpg"]);
		expect(galleryImages(product, null)).toEqual(["/a.jpg", "/b.jpg"]);
		expect(galleryImages({ ...product, images: [] }, "used-cw")).toEqual(["/card.jpg"]);
		expect(galleryImages({ ...product, images: [], imageUrl: null }, null)).toEqual([]);
	});
});
