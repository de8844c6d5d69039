import { describe, expect, test } from "vitest";
import { keywordTarget, searchTextOf, suggest } from "./missing-path.ts";

describe("an unknown path with a keyword", () => {
	test.each([
		["/nl/zeecontainers-kopen", "containers"],
		["/en/shop/containers", "containers"],
		["/de/produkte", "containers"],
		["/en/contact-about-containers", "containers"],
		["/nl/weblog", "blog"],
		["/de/know-how/seefracht", "blog"],
		["/nl/contacteer-ons", "contact"],
		["/de/Kontakt", "contact"],
		["/fr/leasing-info", "leasing"],
		["/nl/opslag-huren", "rent"],
		["/de/mieten", "rent"],
		["/en/rental", "rent"],
		["/nl/modificaties", "modifications"],
		["/de/umbauten", "modifications"],
		["/nl/ombouwen-tot-kantoor", "modifications"],
		["/nl/iets-anders", null],
		["/fr", null],
	])("%s leads to %s", (path, target) => {
		expect(keywordTarget(path)).toBe(target);
	});
});

describe("the text to search for", () => {
	test.each([
		["/nl/high-cube", "high cube"],
		["/en/a/b/Open-Top-40", "open top"],
		["/en/open-top/", "open top"],
		["/de/20-fuss", "fuss"],
		["/de/40ft", null],
		["/de/ab", null],
		["/de/123456", null],
		["/", null],
	])("of %s is %j", (path, text) => {
		expect(searchTextOf(path)).toBe(text);
	});
});

describe("suggestions", () => {
	const titles = ["40ft High Cube", "20ft high cube", "Open Top", "45ft HIGH CUBE", "10ft high cube"];
	const candidates = titles.map((title) => ({ title }));

	test("are the first three titles with the text in any case", () => {
		expect(suggest(candidates, "high cube").map(({ title }) => title)).toEqual([
			titles[0],
			titles[1],
			titles[3],
		]);
	});

	test("take signs of search patterns as they are", () => {
		expect(suggest(candidates, "%")).toEqual([]);
		expect(suggest([{ title: "100 % steel" }], "%")).toHaveLength(1);
	});

	test("are none without a text", () => {
		expect(suggest(candidates, null)).toEqual([]);
	});
});
