import { expect, test } from "vitest";
import { productTypes } from "~/values/vocabulary.ts";
import { shownType, storedType, typeChoices } from "./product-type.ts";

test("the editor offers the documented types", () => {
	expect(typeChoices).toEqual([
		...["Standard", "High Cube", "Thermostatic", "Special", "Open Top", "Flat Rack", "Tank"],
	]);
});

test.each([
	["Standard", "Standard"],
	["High Cube", "High Cube"],
	["Thermostatic", "Refrigerated"],
	["Special", null],
	["Open Top", "Open Top"],
	["Flat Rack", "Flat Rack"],
	["Tank", "Tank"],
] as const)("%s is stored as %j, and shown as before", (choice, stored) => {
	expect(storedType(choice)).toBe(stored);
	expect(shownType(stored)).toBe(choice);
});

test("the older word for Refrigerated becomes it with the next save", () => {
	expect(storedType(shownType("thermostatic"))).toBe("Refrigerated");
});

test("no stored type is lost on the way", () => {
	for (const type of productTypes) expect(typeChoices).toContain(shownType(type));
});
