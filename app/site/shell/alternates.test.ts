import { expect, test } from "vitest";
import { alternatesOf, defaultAlternate } from "./alternates.ts";

test("a page exists in the languages that it has a slug in", () => {
	const address = (language: string, slug: string) => `/${language}/container/${slug}`;
	expect(alternatesOf({ nl: "20ft-standaard", de: "20-fuss" }, address)).toEqual({
		nl: "/nl/container/20ft-standaard",
		de: "/de/container/20-fuss",
	});
	expect(alternatesOf({}, address)).toEqual({});
});

test("the page for all other languages is the Dutch one, else the first there is", () => {
	expect(defaultAlternate({ fr: "/fr/a", nl: "/nl/a" })).toBe("/nl/a");
	expect(defaultAlternate({ fr: "/fr/a", de: "/de/a" })).toBe("/de/a");
	expect(defaultAlternate({})).toBeUndefined();
});
