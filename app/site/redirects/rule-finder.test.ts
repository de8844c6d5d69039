import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catches, placeOf, ruleFinder, spelled, withoutLanguage } from "./rule-finder.ts";

const finding = (...oldPaths: string[]) => {
	const find = ruleFinder(oldPaths.map((oldPath) => ({ oldPath })));
	return (address: string) => find(address)?.oldPath ?? null;
};

/** With its escapes in small letters. */
const small = (address: string) => address.replace(/%../g, (escaped) => escaped.toLowerCase());

describe("an address in its one spelling", () => {
	test.each([
		["/straße", "/stra%C3%9Fe"],
		["/stra%c3%9fe", "/stra%C3%9Fe"],
		["/łódź/€", "/%C5%82%C3%B3d%C5%BA/%E2%82%AC"],
		["/%7Ekade/%2D", "/~kade/-"],
		["/a%2fb", "/a%2Fb"],
		["/a%252Fb", "/a%252Fb"],
		["/gr%f6%dfe", "/gr%F6%DFe"],
		["/100%", "/100%25"],
		["/100%25", "/100%25"],
		["/a[1]|b", "/a%5B1%5D%7Cb"],
		["/a?b=c&d#e", "/a?b=c&d#e"],
		["/%E0%A4", "/%E0%A4"],
	])("%s is %s", (given, expected) => {
		expect(spelled(given)).toBe(expected);
	});

	test("has one spelling only, and reads as it was written", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (text) => {
				expect(spelled(spelled(text))).toBe(spelled(text));
				expect(spelled(small(encodeURIComponent(text)))).toBe(spelled(encodeURIComponent(text)));
			}),
		);
	});

	test.each([
		["/a/", "/a"],
		["/a/?b=c", "/a"],
		["/a/#b", "/a"],
		["/", "/"],
		["//", "/"],
		["/ß//", "/%C3%9F"],
	])("%s is the place %s", (address, expected) => {
		expect(placeOf(address)).toBe(expected);
	});

	test.each([
		["/nl/a", "/a"],
		["/nl/a/", "/a/"],
		["/nl", "/nl"],
		["/nl/", "/nl/"],
		["/es/a", "/es/a"],
		["/nla/b", "/nla/b"],
	])("%s is %s without its language", (address, expected) => {
		expect(withoutLanguage(address)).toBe(expected);
	});
});

describe("the rule that an address meets", () => {
	test.each<[address: string, expected: string | null, rules: string[]]>([
		["/over-ons", "/over-ons/", ["/over-ons/"]],
		["/nl/over-ons/", "/over-ons/", ["/over-ons/"]],
		["/nl/over-ons", "/over-ons/", ["/over-ons/"]],
		["/over-ons/", "/over-ons", ["/over-ons"]],
		["/over-ons/", "/over-ons/", ["/over-ons", "/over-ons/"]],
		["/over-ons", "/over-ons", ["/over-ons/", "/over-ons"]],
		["/category/", "/category/*", ["/category/*"]],
		["/nl/category/", "/category/*", ["/category/*"]],
		["/nl/category", null, ["/category/*"]],
		["/a/", "/a", ["/*", "/a"]],
		["/nl/a", "/a", ["/nl/*", "/a"]],
		["/nl/a", "/nl/a/", ["/a", "/nl/a/"]],
		["/nl/a/b", "/nl/*", ["/a/*", "/nl/*"]],
		["/straße", "/stra%c3%9fe", ["/stra%c3%9fe"]],
		["/stra%C3%9Fe/x", "/straße/*", ["/straße/*"]],
		["/enc%c3%9f", "/enc%C3%9F", ["/enc%C3%9F"]],
		["/a%2Fb", null, ["/a/b"]],
		["/page.php?id=5", "/page.php?id=5", ["/page.php", "/page.php?id=5"]],
		["/nl/page.php?id=6", "/page.php", ["/page.php?id=5", "/page.php"]],
		["/page.php", null, ["/page.php?id=5"]],
		["/a?b=c", "/a", ["/*", "/a"]],
		["/a/#b", "/a", ["/a"]],
	])("%s meets %s", (address, expected, rules) => {
		expect(finding(...rules)(address)).toBe(expected);
	});

	const anyPath = fc.stringMatching(/^\/((nl|ab|[a-cß€]{1,2})\/?){0,3}$/);
	const anyOldPath = fc.tuple(anyPath, fc.constantFrom("", "*")).map(([path, end]) => path + end);
	const anyOldPaths = fc.array(anyOldPath, { maxLength: 6 });

	test("is the same with and without the slash at its end, for every rule that names a whole path", () => {
		fc.assert(
			fc.property(anyOldPaths, anyPath, (rules, path) => {
				const find = finding(...rules.map((rule) => rule.replace(/(?<=.)\/$/, "")));
				const whole = (found: string | null) => (found?.endsWith("*") ? null : found);
				const [plain, slashed] = [path.replace(/(?<=.)\/$/, ""), path.replace(/\/?$/, "/")].map(find);
				expect(whole(slashed ?? null)).toBe(whole(plain ?? null));
			}),
		);
	});

	test("is the same as its browser sends it, and catches it with or without its language", () => {
		fc.assert(
			fc.property(anyOldPaths, anyPath, (rules, path) => {
				const found = finding(...rules)(path);
				const sent = new URL(`http://shop${path}`).pathname;
				expect(finding(...rules)(sent)).toBe(found);
				expect(finding(...rules)(small(sent))).toBe(found);
				const caught = (oldPath: string) =>
					catches({ oldPath }, path) || catches({ oldPath }, withoutLanguage(path));
				if (found === null) expect(rules.filter(caught)).toEqual([]);
				else expect(caught(found)).toBe(true);
			}),
		);
	});
});
