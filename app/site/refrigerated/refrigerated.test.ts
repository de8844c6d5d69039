import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { product20ftRf } from "#db/seed/products/20ft-rf.ts";
import { product40ftHcRf } from "#db/seed/products/40ft-hc-rf.ts";
import { products } from "#db/seed/products.ts";
import { languages } from "~/i18n/languages.ts";
import { anySize, priceFacts } from "../../../tests/support/sample-products.ts";
import { findRefrigerated, isRefrigerated } from "./refrigerated.ts";

describe("a title with one of the keywords (shop document §2)", () => {
	test.each([
		["20-Fuß-Kühlcontainer", true],
		["Container zum Kühlen, 40 Fuß", true],
		["TIEFKÜHLCONTAINER", true],
		["Ku\u0308hlcontainer", true],
		["20ft koelcontainer", true],
		["Vriescontainer 10ft", true],
		["40ft REEFER", true],
		["20ft refrigerated container", true],
		["Conteneur frigorifique 20 pieds", true],
		["10ft freezer container", true],
		["20ft container DV (standard)", false],
		["Conteneur fermé 20 pieds", false],
		["Kuhcontainer", false],
		["", false],
	])("%j: %s", (title, expected) => {
		expect(isRefrigerated(title)).toBe(expected);
	});

	test.each(languages)(
		"finds the refrigerated containers of the demo content in %s, and no others",
		(language) => {
			const found = products.filter((product) => isRefrigerated(product.translations[language].title));
			expect(found.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([product20ftRf, product40ftHcRf]);
		},
	);
});

function reefer(size: string, title = `${size} reefer`) {
	return { title, size, type: "Refrigerated" as const, ...priceFacts() };
}

test("stand from small to large, six at most", () => {
	const list = [
		...["40ft", "45ft", "20ft", "10ft"].map((size) => reefer(size)),
		...["40ft", "20ft", "20ft", "6ft"].map((size) => reefer(size, `${size} Kühlcontainer`)),
		reefer("10ft", "10ft container"),
	];
	expect(findRefrigerated(list).map(({ title }) => title)).toEqual([
		"6ft Kühlcontainer",
		"10ft reefer",
		"20ft reefer",
		"20ft Kühlcontainer",
		"20ft Kühlcontainer",
		"40ft reefer",
	]);
	expect(findRefrigerated([])).toEqual([]);
});

test("are six at most of any list, each with a keyword and none twice", () => {
	const anyReefer = fc.tuple(fc.string(), fc.constantFrom("", "Koel", "FRIGO", "box"), anySize);
	fc.assert(
		fc.property(fc.array(anyReefer, { maxLength: 30 }), (drawn) => {
			const list = drawn.map(([start, word, size]) => reefer(size, start + word));
			const found = findRefrigerated(list);
			expect(found).toHaveLength(Math.min(6, list.filter(({ title }) => isRefrigerated(title)).length));
			expect(new Set(found).size).toBe(found.length);
			expect(found.every((one) => isRefrigerated(one.title))).toBe(true);
		}),
	);
});
