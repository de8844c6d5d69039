import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Difference, diffOf } from "./change-diff.ts";

describe("the difference of two versions", () => {
	test("has the changed fields alone, nested ones by their paths", () => {
		const before = { slug: "a", order: 1, texts: { nl: { title: "Oud", html: "<p>x</p>" }, fr: null } };
		const after = {
			slug: "a",
			order: 2,
			texts: { nl: { title: "Nieuw", html: "<p>x</p>" }, fr: { title: "F" } },
		};
		expect(diffOf(before, after)).toEqual([
			{ path: ["order"], before: 1, after: 2 },
			{ path: ["texts", "fr", "title"], before: null, after: "F" },
			{ path: ["texts", "nl", "title"], before: "Oud", after: "Nieuw" },
		]);
	});

	test.each<[unknown, unknown, Omit<Difference, "path">]>([
		[false, true, { before: false, after: true }],
		[0, 1, { before: 0, after: 1 }],
		[null, 0, { before: null, after: 0 }],
		["", "a", { before: null, after: "a" }],
		["1", 1, { before: "1", after: 1 }],
		[["a"], ["a", "b"], { before: ["a"], after: ["a", "b"] }],
		[["a", "b"], ["b", "a"], { before: ["a", "b"], after: ["b", "a"] }],
		[[], ["a"], { before: null, after: ["a"] }],
		["a", ["a"], { before: "a", after: ["a"] }],
	])("notices %j → %j", (one, other, expected) => {
		expect(diffOf({ field: one }, { field: other })).toEqual([{ path: ["field"], ...expected }]);
	});

	test.each([
		[{ field: null }, {}],
		[{ field: "" }, { field: null }],
		[{ field: [] }, { field: {} }],
		[
			{ a: 1, b: 2 },
			{ b: 2, a: 1 },
		],
		[null, undefined],
	])("finds none between %j and %j", (one, other) => {
		expect(diffOf(one, other)).toEqual([]);
	});

	test("knows parts of a list by their ids, so that moving one is no change of all", () => {
		const parts = [
			{ id: "a", text: "A" },
			{ id: "b", text: "B" },
		];
		expect(diffOf({ parts }, { parts: parts.toReversed() })).toEqual([]);
		expect(diffOf({ parts }, { parts: [{ id: "b", text: "C" }] })).toEqual([
			{ path: ["parts", "a", "id"], before: "a", after: null },
			{ path: ["parts", "a", "text"], before: "A", after: null },
			{ path: ["parts", "b", "text"], before: "B", after: "C" },
		]);
	});

	test("counts parts without ids from one", () => {
		expect(diffOf({ boxes: [{ title: "A" }] }, { boxes: [{ title: "A" }, { title: "B" }] })).toEqual([
			{ path: ["boxes", "2", "title"], before: null, after: "B" },
		]);
	});

	test("of a created or deleted thing lists what it holds", () => {
		const thing = { slug: "a", tags: ["x"], empty: "", none: null, list: [], text: { nl: "N" } };
		const fields = [
			[["slug"], "a"],
			[["tags"], ["x"]],
			[["text", "nl"], "N"],
		];
		expect(diffOf(null, thing).map(({ path, after }) => [path, after])).toEqual(fields);
		expect(diffOf(thing, null).map(({ path, before }) => [path, before])).toEqual(fields);
	});

	test("tells names with dots apart from nested names", () => {
		expect(diffOf({ "a.b": 1 }, { a: { b: 1 } })).toHaveLength(2);
	});

	test("of values without names stands alone", () => {
		expect(diffOf("old", "new")).toEqual([{ path: [], before: "old", after: "new" }]);
	});
});

const anyThing = fc.jsonValue({ maxDepth: 4 });

/** Fields of a thing as a difference to nothing shows them. */
const fields = (thing: unknown) =>
	new Map(diffOf(null, thing).map(({ path, after }) => [JSON.stringify(path), after]));

describe("for any two versions", () => {
	test("equal ones have no difference", () => {
		fc.assert(
			fc.property(anyThing, (thing) => {
				expect(diffOf(thing, structuredClone(thing))).toEqual([]);
			}),
		);
	});

	test("the way back is the same difference, turned around", () => {
		fc.assert(
			fc.property(anyThing, anyThing, (before, after) => {
				const turned = diffOf(after, before).map((one) => ({
					path: one.path,
					before: one.after,
					after: one.before,
				}));
				const byPath = (list: readonly Difference[]) =>
					new Map(list.map((one) => [JSON.stringify(one.path), one]));
				expect(byPath(turned)).toEqual(byPath(diffOf(before, after)));
			}),
		);
	});

	test("the older one with the differences put in is the newer one", () => {
		fc.assert(
			fc.property(anyThing, anyThing, (before, after) => {
				const patched = fields(before);
				for (const { path, after: value } of diffOf(before, after)) {
					if (value === null) patched.delete(JSON.stringify(path));
					else patched.set(JSON.stringify(path), value);
				}
				expect(patched).toEqual(fields(after));
			}),
		);
	});
});
