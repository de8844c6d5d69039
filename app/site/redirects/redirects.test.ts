import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileProblem, maxFileBytes } from "./desk/upload.ts";
import {
	addRule,
	deleteRule,
	findRule,
	hasCircle,
	importRules,
	locationOf,
	offeredStatuses,
	parseBulk,
	problemsOf,
	putBackRule,
	type RedirectRule,
	type RuleDraft,
	type Rules,
	redirectsFile,
	restoreRules,
	rulesOf,
	serializeRules,
	servedFinder,
	servedRules,
	toggleRule,
	withdrawnBy,
	withNumber,
	withPublished,
} from "./redirects.ts";
import { catches, placeOf, withoutLanguage } from "./rule-finder.ts";

function draft(oldPath: string, newPath: string, statusCode = 301): RuleDraft {
	return { oldPath, newPath, statusCode };
}

function rule(
	id: number,
	oldPath: string,
	newPath = "/new",
	given: Partial<RedirectRule> = {},
): RedirectRule {
	return { id, oldPath, newPath, statusCode: 301, isActive: true, ...given };
}

/** Two slashes at the start would name a host. */
const anyPath = fc.stringMatching(/^\/([a-z\d-][a-z\d/-]{0,20})?\*?$/);
const anyDraft = fc.record({
	oldPath: anyPath,
	newPath: anyPath,
	statusCode: fc.constantFrom(...offeredStatuses),
});
const anyRules = fc
	.array(fc.tuple(anyDraft, fc.boolean()), { maxLength: 12 })
	.map((drafts): Rules => drafts.map(([one, isActive], index) => ({ ...one, id: index + 1, isActive })));

describe("adding a redirect", () => {
	test.each<[string, RuleDraft, RuleDraft]>([
		["paths with a slash", draft("/old", "/new", 302), draft("/old", "/new", 302)],
		["paths without one", draft("old", "en/container"), draft("/old", "/en/container")],
		["spaces around", draft("  /old ", "\t/new\n"), draft("/old", "/new")],
		["spaces inside", draft("/old page", "/new page"), draft("/old%20page", "/new%20page")],
		["the root", draft("/", "/"), draft("/", "/")],
		["everything below", draft("old/*", "/new"), draft("/old/*", "/new")],
		["a rewrite", draft("/old", "/new", 200), draft("/old", "/new", 200)],
		["a status that is not offered", draft("/old", "/new", 404), draft("/old", "/new", 301)],
		["no status", draft("/old", "/new", Number.NaN), draft("/old", "/new", 301)],
	])("takes %s", (_name, given, expected) => {
		expect(addRule([], given)).toEqual([{ ...expected, id: 1, isActive: true }]);
	});

	test.each([
		["", "/new"],
		["/old", ""],
		["", ""],
		["   ", "/new"],
		["/old", "\t"],
	])("does nothing with %j and %j", (oldPath, newPath) => {
		const rules = [rule(1, "/kept")];
		expect(addRule(rules, draft(oldPath, newPath))).toBe(rules);
	});

	test("puts it last, active, with a number of its own, and leaves the others alone", () => {
		fc.assert(
			fc.property(anyRules, anyDraft, (rules, given) => {
				const next = addRule(rules, given);
				expect(next.slice(0, -1)).toEqual(rules);
				expect(next.at(-1)).toMatchObject({ ...given, isActive: true });
				expect(new Set(next.map(({ id }) => id)).size).toBe(rules.length + 1);
			}),
		);
	});

	test("never gives the number of a rule that is still there", () => {
		const rules = deleteRule([rule(1, "/a"), rule(7, "/b"), rule(3, "/c")], 3);
		expect(addRule(rules, draft("/d", "/e")).map(({ id }) => id)).toEqual([1, 7, 8]);
	});
});

describe("a rule that is there", () => {
	const rules = [rule(1, "/a"), rule(2, "/b", "/new", { isActive: false }), rule(3, "/c")];

	test("is switched off and on", () => {
		expect(toggleRule(rules, 1).map(({ isActive }) => isActive)).toEqual([false, false, true]);
		expect(toggleRule(rules, 2).map(({ isActive }) => isActive)).toEqual([true, true, true]);
		expect(toggleRule(rules, 9)).toEqual(rules);
	});

	test("is deleted", () => {
		expect(deleteRule(rules, 2).map(({ id }) => id)).toEqual([1, 3]);
		expect(deleteRule(rules, 9)).toEqual(rules);
	});

	test("is put back where it stood, beside what was switched meanwhile", () => {
		const rules = [rule(1, "/a"), rule(2, "/b"), rule(3, "/c")];
		for (const { id } of rules) {
			const others = toggleRule(deleteRule(rules, id), 2);
			expect(putBackRule(others, rules, id)).toEqual(id === 2 ? rules : toggleRule(rules, 2));
		}
	});

	test("switched twice is as it was", () => {
		fc.assert(
			fc.property(anyRules, fc.nat(15), (some, id) => {
				expect(toggleRule(toggleRule(some, id), id)).toEqual(some);
				expect(deleteRule(some, id)).toHaveLength(
					some.some((one) => one.id === id) ? some.length - 1 : some.length,
				);
			}),
		);
	});
});

describe("bulk lines", () => {
	test.each<[line: string, expected: RuleDraft]>([
		["/old  /new  301", draft("/old", "/new")],
		["/old  /new  302", draft("/old", "/new", 302)],
		["/old   /new      200", draft("/old", "/new", 200)],
		["/old /new 302", draft("/old", "/new", 302)],
		["/old  /new 410", draft("/old", "/new", 410)],
		["/old  /new  permanent", draft("/old", "/new")],
		["/old  /new  302!", draft("/old", "/new")],
		["/old  /new  302  # moved", draft("/old", "/new", 302)],
		["old  new  302", draft("/old", "/new", 302)],
		["\t/old\t/new\t302  ", draft("/old", "/new", 302)],
		["/blog/*  /en/blog  301", draft("/blog/*", "/en/blog")],
		["https://www.example.com/product/20ft-box/", draft("/product/20ft-box", "/en/container")],
		["http://example.com/de/product/20ft", draft("/de/product/20ft", "/en/container")],
		["HTTPS://EXAMPLE.COM:8080/blog/how-to", draft("/blog/how-to", "/en/blog")],
		["//example.com/blog/how-to/", draft("/blog/how-to", "/en/blog")],
		["www.example.com/container/40ft", draft("/container/40ft", "/en/container")],
		["example.com/containers", draft("/containers", "/en/container")],
		["www.example.com", draft("/", "/en")],
		["https://example.com", draft("/", "/en")],
		["https://example.com/", draft("/", "/en")],
		["https://example.com/about-us/", draft("/about-us", "/en")],
		["/product/20ft", draft("/product/20ft", "/en/container")],
		["product/20ft", draft("/product/20ft", "/en/container")],
		["/product", draft("/product", "/en")],
		["/blog/", draft("/blog", "/en")],
		["/blog/product/x", draft("/blog/product/x", "/en/container")],
		["/blog/container", draft("/blog/container", "/en/blog")],
		["/old  /new", draft("/old%20%20/new", "/en")],
		["page.html", draft("/page.html", "/en")],
	])("%j", (line, expected) => {
		expect(parseBulk(line)).toEqual([expected]);
	});

	test.each(["", "   ", "\t", "#", "# /old  /new  301", "   # indented", "#/product/x"])(
		"%j is skipped",
		(line) => {
			expect(parseBulk(line)).toEqual([]);
		},
	);

	test("come with any line ends and a byte order mark", () => {
		const text = "\uFEFF/a  /b  302\r\n\r\n# moved\r/blog/x\n/c  /d  200";
		expect(parseBulk(text)).toEqual([
			draft("/a", "/b", 302),
			draft("/blog/x", "/en/blog"),
			draft("/c", "/d", 200),
		]);
	});

	test("are imported behind what is there", () => {
		const rules = importRules([rule(4, "/kept")], "/a  /b  302\n\n/blog/x");
		expect(rules).toEqual([
			rule(4, "/kept"),
			rule(5, "/a", "/b", { statusCode: 302 }),
			rule(6, "/blog/x", "/en/blog"),
		]);
	});

	test("always become whole lines of the file, one for each", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const drafts = parseBulk(text);
				expect(drafts.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
				for (const { oldPath, newPath, statusCode } of drafts) {
					expect(oldPath).toMatch(/^\/\S*$/);
					expect(newPath).toMatch(/^\/\S*$/);
					expect(String(statusCode)).toMatch(/^\d{1,3}$/);
				}
			}),
		);
	});
});

/** But for the slash at its end and the language at its start. */
const isSamePath = (oldPath: string, path: string) =>
	[placeOf(path), withoutLanguage(placeOf(path))].includes(placeOf(oldPath));

describe("testing an address", () => {
	const rules = [
		rule(1, "/blog/*", "/en/blog"),
		rule(2, "/blog/old", "/en/blog/new"),
		rule(3, "/blog/off", "/en", { isActive: false }),
		rule(4, "/shop*", "/en/container"),
		rule(5, "/shop/*", "/never"),
		rule(6, "/off/*", "/en", { isActive: false }),
		rule(7, "/with/", "/slash"),
		rule(8, "/twice", "/first"),
		rule(9, "/twice", "/second"),
	];

	test.each([
		["/blog/old", 2],
		["/blog/older", 1],
		["/blog/off", 1],
		["/blog/", 1],
		["/blog", null],
		["/blog/*", 1],
		["/shop", 4],
		["/shopping", 4],
		["/shop/x", 4],
		["/off/x", null],
		["/with/", 7],
		["/with", 7],
		["/nl/with", 7],
		["/blog/old/?from=mail#top", 2],
		["/twice", 8],
		["/BLOG/old", null],
		["/x/blog/old", null],
		["https://www.example.com/blog/old", 2],
		["www.example.com/blog/old", 2],
		["blog/old", 2],
		[" /blog/old ", 2],
		["/", null],
		["https://example.com", null],
		["", null],
		["  ", null],
	])("%j meets rule %s", (address, id) => {
		expect(findRule(rules, address)?.id ?? null).toBe(id);
	});

	test("* alone catches everything", () => {
		const [added] = addRule([], draft("*", "/en"));
		expect(added?.oldPath).toBe("/*");
		for (const address of ["/", "/x", "https://example.com"]) {
			expect(findRule(added ? [added] : [], address)).toBe(added);
		}
	});

	test("an exact active rule always wins, and no inactive one ever does", () => {
		fc.assert(
			fc.property(anyRules, anyPath, (some, path) => {
				const found = findRule(some, path);
				const active = some.filter(({ isActive }) => isActive);
				if (active.some(({ oldPath }) => oldPath === path)) expect(found?.oldPath).toBe(path);
				else if (found && !isSamePath(found.oldPath, path)) {
					expect(found.oldPath.at(-1)).toBe("*");
					expect(catches(found, path) || catches(found, withoutLanguage(path))).toBe(true);
				} else if (found === null) {
					const prefixes = active.flatMap(({ oldPath }) =>
						oldPath.endsWith("*") ? [oldPath.slice(0, -1)] : [],
					);
					expect(prefixes.some((prefix) => path.startsWith(prefix))).toBe(false);
				}
				if (found) expect(found.isActive).toBe(true);
			}),
		);
	});
});

describe("the file", () => {
	const fixed = [
		"/nl/modifications  /index.html  200",
		"/en/modifications  /index.html  200",
		"/de/modifications  /index.html  200",
		"/fr/modifications  /index.html  200",
		"/redirect-manager  /index.html  200",
	];

	test("has its fixed rules even when nothing was added", () => {
		expect(redirectsFile([])).toBe(`${fixed.join("\n")}\n`);
	});

	test("lists active rules alone behind them, in their order", () => {
		const rules = [
			rule(2, "/b", "/c", { statusCode: 302 }),
			rule(1, "/off", "/on", { isActive: false }),
			rule(3, "/a/*", "/d", { statusCode: 200 }),
		];
		expect(redirectsFile(rules)).toBe(`${[...fixed, "/b  /c  302", "/a/*  /d  200"].join("\n")}\n`);
	});

	test("can be imported again", () => {
		fc.assert(
			fc.property(anyRules, (rules) => {
				const active = rules
					.filter(({ isActive }) => isActive)
					.map(({ oldPath, newPath, statusCode }) => ({ oldPath, newPath, statusCode }));
				expect(parseBulk(redirectsFile(rules)).slice(fixed.length)).toEqual(active);
			}),
		);
	});
});

describe("the session", () => {
	test("keeps rules as they are", () => {
		fc.assert(
			fc.property(anyRules, (rules) => {
				expect(restoreRules(serializeRules(rules))).toEqual(rules);
			}),
		);
	});

	test.each([null, "", "nonsense", "{}", "3", "null", "[null, 3, [], {}]", '[{"oldPath": "/a"}]'])(
		"starts anew from %j",
		(text) => {
			expect(restoreRules(text)).toEqual([]);
		},
	);

	test("leaves out what is broken and numbers the rest", () => {
		const stored = [{ ...rule(5, "/a") }, { ...rule(5, "/b"), statusCode: "301" }, { ...rule(5, "/c") }];
		expect(restoreRules(JSON.stringify(stored))).toEqual([rule(1, "/a"), rule(2, "/c")]);
	});
});

describe("an uploaded file", () => {
	test.each([
		["redirects.txt", 1, null],
		["REDIRECTS.CSV", maxFileBytes, null],
		["redirects.txt", maxFileBytes + 1, "tooLarge"],
		["redirects.csv", 0, "tooSmall"],
		["redirects.pdf", 10, "type"],
		["_redirects", 10, "type"],
		["txt", 10, "type"],
		["list.txt.exe", maxFileBytes + 1, "type"],
	] as const)("%s of %i bytes: %s", (name, size, problem) => {
		expect(fileProblem([{ name, size }])).toBe(problem);
	});

	test("comes alone", () => {
		const file = { name: "a.txt", size: 10 };
		expect(fileProblem([file, file])).toBe("tooMany");
		expect(fileProblem([])).toBe("type");
	});
});

test("a number takes its place in a text", () => {
	expect(withNumber("File is larger than {n} bytes", 1_000_000)).toBe("File is larger than 1000000 bytes");
	expect(withNumber("Too many files", 3)).toBe("Too many files");
});

describe("what is wrong with rules", () => {
	const rules = (...lines: string[]) => importRules([], lines.join("\n"));
	const problems = (...lines: string[]) => [...problemsOf(rules(...lines))];

	test.each<[string, string[], [number, string][]]>([
		["nothing", ["/a  /b  301", "/b  /c  301"], []],
		["a rule that leads to itself", ["/a  /a  301"], [[1, "self"]]],
		["also past a question mark", ["/a  /a?x=1  302"], [[1, "self"]]],
		["one that catches where it leads", ["/old*  /old/new  301"], [[1, "self"]]],
		[
			"two that lead to each other",
			["/a  /b  301", "/b  /a  302"],
			[
				[1, "loop"],
				[2, "loop"],
			],
		],
		[
			"a circle of three and a way into it",
			["/x  /a  301", "/a  /b  301", "/b  /c  301", "/c  /a  301"],
			[
				[2, "loop"],
				[3, "loop"],
				[4, "loop"],
			],
		],
		["the same path twice", ["/a  /b  301", "/a  /c  301"], [[2, "double"]]],
		["the same path twice, once encoded", ["/ß  /b  301", "/%c3%9f  /c  301"], [[2, "double"]]],
		["nothing with and without a slash", ["/a  /b  301", "/a/  /c  301"], []],
		["one that leads to another site", ["/a  https://other.example/b  301"], [[1, "elsewhere"]]],
		[
			"one that does so without its scheme",
			["/a  //other.example/b  301", "/b  /\\x  302"],
			[
				[1, "elsewhere"],
				[2, "elsewhere"],
			],
		],
		["no other site where it is gone", ["/a  https://other.example/b  410"], []],
		["no circle where it is gone", ["/a  /b  301", "/b  /a  410"], []],
		["no circle where it is shown", ["/a  /a  200"], []],
	])("%s", (_name, lines, expected) => {
		expect(problems(...lines)).toEqual(expected);
	});

	test("is not said of rules that are switched off", () => {
		expect(problemsOf(toggleRule(rules("/a  /b  301", "/b  /a  301"), 2)).size).toBe(0);
	});

	test.each<[string, string[], boolean]>([
		["two that lead to each other", ["/a  /b  301", "/b  /a  301"], true],
		["a name that catches where it leads", ["/old/*  /old/new  301"], true],
		["a circle through a name", ["/a/*  /b/x  301", "/b/*  /a/x  302"], true],
		["a circle through a name and a path", ["/shop/*  /new  301", "/new  /shop/all  301"], true],
		["a circle past a slash and an anchor", ["/a  /b/#top  301", "/b  /a/  301"], true],
		["a circle past slashes of old paths", ["/a/  /b  301", "/b/  /a  301"], true],
		["a circle past what is encoded", ["/a  /ß  301", "/%c3%9f  /a  301"], true],
		["a circle past a question", ["/a  /b?c=d  301", "/b?c=d  /a  301"], true],
		["a circle past the language", ["/a  /en/b  301", "/b  /en/a  301"], true],
		["nothing where one leads to another site", ["/a  https://other.example/a  301"], false],
		["all to a page that is always there", ["/a  /b  301", "/a  /c  301", "/*  /en  301"], false],
		["all to the containers", ["/*  /nl/container  301"], false],
		["the same path in a language", ["/a  /en/a  301"], false],
		["a name to its own in a language", ["/a/*  /en/a/all  301"], false],
		["a circle that ends where it is gone", ["/a/*  /b  301", "/b  /a/x  410"], false],
	])("keeps from being published: %s", (_name, lines, expected) => {
		expect(hasCircle(rules(...lines))).toBe(expected);
	});

	test("is found among thousands at once", () => {
		const many = Array.from({ length: 5_000 }, (_, index) => `/p${index}  /p${index + 1}  301`);
		expect(problems(...many)).toEqual([]);
	});
});

describe("an address of the shop itself", () => {
	const origins = ["https://shop.example", "http://localhost:3000"];
	test.each([
		["https://shop.example/en/container", "/en/container"],
		["http://localhost:3000/x", "/x"],
		["https://shop.example", "/"],
		["https://shop.example.evil/x", "/https://shop.example.evil/x"],
		["/x", "/x"],
	])("%s is the new path %s", (typed, newPath) => {
		expect(addRule([], draft("/a", typed, 301), origins)).toMatchObject([{ newPath }]);
		expect(importRules([], `/a  ${typed}  302`, origins)).toMatchObject([{ newPath }]);
	});

	test.each([
		["https://shop.example/en/container", "/en/container"],
		["https://www.oude-site.be/x/", "/x/"],
		["HTTP://OUDE-SITE.BE:8080/x/*", "/x/*"],
		["https://oude-site.be/x?id=5#top", "/x?id=5"],
		["https://oude-site.be?p=5", "/?p=5"],
		["https://oude-site.be", "/"],
		["https://oude-site.be/", "/"],
		["/x#top", "/x#top"],
		["oude-site.be/x", "/oude-site.be/x"],
		["/https://oude-site.be/x", "/https://oude-site.be/x"],
		["ftp://oude-site.be/x", "/ftp://oude-site.be/x"],
	])("%s, of this site or an earlier one, is the old path %s", (typed, oldPath) => {
		expect(addRule([], draft(typed, "/en"), origins)).toMatchObject([{ oldPath }]);
		expect(importRules([], `${typed}  /en  302`)).toMatchObject([{ oldPath }]);
	});

	test("that is gone needs no new one", () => {
		expect(addRule([], { oldPath: "/a", newPath: "", statusCode: 410 })).toMatchObject([{ newPath: "/" }]);
		expect(addRule([], { oldPath: "/a", newPath: "", statusCode: 301 })).toEqual([]);
	});
});

describe("what the shop serves", () => {
	test.each([
		["/old/new", "/old/*  /old/new  301", false],
		["/nl/old/new", "/old/*  /old/new  301", false],
		["/old/new/", "/old/*  /old/new?x=1  301", false],
		["/en/a", "/a  /en/a  301", false],
		["/nl/a", "/a  /en/a  301", true],
		["/caf%C3%A9", "/caf*  /café  301", false],
		["/old/new", "/old/*  /old/new  410", true],
		["/en", "/*  /en  301", false],
		["/en/x", "/*  /en  301", true],
	])("never leads from %s back to it: %s", (path, line, leads) => {
		expect(servedFinder(servedRules(importRules([], line)))(path) !== null).toBe(leads);
	});

	test("never leads a visitor to where they come from", () => {
		fc.assert(
			fc.property(anyRules, anyPath, (some, path) => {
				const found = servedFinder(servedRules(some))(path);
				if (found && found.statusCode !== 410) expect(found.newPath).not.toBe(path);
			}),
		);
	});

	test.each([
		["/a", "/en", "?from=mail", "/en?from=mail"],
		["/a", "/en#top", "?from=mail", "/en?from=mail#top"],
		["/a", "/en?x=1", "?from=mail", "/en?x=1"],
		["/a?id=5", "/en", "?id=5", "/en"],
		["/a", "/en", "?price=$&", "/en?price=$&"],
		["/a", "/nl/€ł", "?q=%C3%9F", "/nl/%E2%82%AC%C5%82?q=%C3%9F"],
		["/a", "/de/search?q=größe", "", "/de/search?q=gr%C3%B6%C3%9Fe"],
		["/a", "/de/gr%C3%B6ß%c3%9fe/100%", "", "/de/gr%C3%B6%C3%9F%c3%9fe/100%"],
		["/a", "/en/🚢#⚓", "", "/en/%F0%9F%9A%A2#%E2%9A%93"],
	])("leads from %s to %s, asked with %s: %s", (oldPath, newPath, search, expected) => {
		expect(locationOf({ oldPath, newPath, statusCode: 301 }, search)).toBe(expected);
	});

	test("is named to a browser as it would write the address itself", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom("/", "/a?q=", "/a#"), (text, start) => {
				const newPath = start + text.replace(/[\s#?\\]/g, "-").replace(/^\/+/, "");
				const location = locationOf({ oldPath: "/a", newPath, statusCode: 301 }, "");
				expect(location).toMatch(/^[\x21-\x7e]+$/);
				expect(new URL(location, "http://shop").href).toBe(new URL(newPath, "http://shop").href);
			}),
		);
	});

	test("is what testing an address says, but for what leads back to it", () => {
		fc.assert(
			fc.property(anyRules, anyPath, (some, path) => {
				const servable = some.filter(({ statusCode }) => statusCode !== 200);
				const told = findRule(servable, path);
				const found = servedFinder(servedRules(servable))(path);
				if (found || told?.statusCode === 410)
					expect(found).toEqual(
						told && { oldPath: told.oldPath, newPath: told.newPath, statusCode: told.statusCode },
					);
				else if (told) expect(isSamePath(told.newPath, path)).toBe(true);
			}),
		);
	});

	const served = servedRules(
		importRules([], "/a  /en  301\n/b  /c  200\n/gone*  /  410\n/caf%C3%A9  /nl  302"),
	);
	test("is what it can serve and is switched on", () => {
		expect(served.map(({ oldPath }) => oldPath)).toEqual(["/a", "/gone*", "/caf%C3%A9"]);
		expect(servedRules(rulesOf(served))).toEqual(served);
	});

	test.each([
		["/a", "/a"],
		["/a/", "/a"],
		["/nl/a", "/a"],
		["/nl/a/", "/a"],
		["/gone/by", "/gone*"],
		["/de/gone", "/gone*"],
		["/fr/caf%C3%A9", "/caf%C3%A9"],
		["/ab", null],
		["/nl", null],
		["/%E0%A4", null],
	])("finds for %s the rule %s", (path, expected) => {
		expect(servedFinder(served)(path)?.oldPath ?? null).toBe(expected);
	});

	test("comes into a list without taking anything from it", () => {
		const typed = importRules([], "/a  /nl  301\n/a  /en  301\n/mine  /fr  302");
		const all = withPublished(toggleRule(typed, 3), served);
		expect(all.map(({ id, oldPath, newPath, isActive }) => [id, oldPath, newPath, isActive])).toEqual([
			[1, "/a", "/en", true],
			[2, "/gone*", "/", true],
			[3, "/caf%C3%A9", "/nl", true],
			[4, "/a", "/nl", true],
			[5, "/mine", "/fr", false],
		]);
		expect(withPublished([], served)).toEqual(rulesOf(served));
	});

	test("is withdrawn where a list knows its old path no more, in no spelling", () => {
		const list = servedRules(importRules([], "/a  /fr  302\n/café  /nl  302"));
		expect(withdrawnBy(list, served).map(({ oldPath }) => oldPath)).toEqual(["/gone*"]);
		expect(withdrawnBy(served, served)).toEqual([]);
	});
});
