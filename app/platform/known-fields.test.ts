import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { knownFields } from "./known-fields.ts";

const text = z
	.string()
	.trim()
	.optional()
	.transform((given) => given ?? null);
const schema = z
	.object({
		name: z.string(),
		nl: z.object({ title: text }),
		tags: z.array(z.string()).default([]),
		infos: z.array(z.object({ title: text, id: z.string().nullable() })),
	})
	.refine(() => true);

function namesKept(...names: string[]): string[] {
	const sent = new FormData();
	for (const name of names) sent.append(name, "x");
	return [...knownFields(sent, schema).keys()];
}

describe("fields of a form", () => {
	test.each(["name", "nl.title", "tags", "tags[]", "tags[3]", "infos[0].title", "infos[12].id"])(
		"%s is one",
		(name) => {
			expect(namesKept(name)).toEqual([name]);
		},
	);

	test("stay as often as they were sent", () => {
		expect(namesKept("tags", "tags", "name")).toEqual(["tags", "tags", "name"]);
	});
});

describe("what a form does not have", () => {
	test.each([
		"x",
		"",
		"name.first",
		"name[0]",
		"nl",
		"nl.",
		"nl.title.more",
		"nl[title]",
		"infos[0]",
		"infos[200].title",
		"infos[200000000].title",
		"infos[-1].title",
		"infos[0].nothing",
		"tags[0][0]",
		"x[200000000]",
		"__intent__",
		"__proto__",
		"__proto__.polluted",
		"constructor",
		"constructor.prototype.x",
		"nl.__proto__",
		"toString",
		`${"a.".repeat(60_000)}a`,
		".".repeat(60_000),
		"infos[0].title".padEnd(200, "x"),
	])("is left out: %j", (name) => {
		expect(namesKept(name)).toEqual([]);
	});

	test("is left out, a file in place of a text", () => {
		const sent = new FormData();
		sent.append("name", new File(["x"], "x.txt"));
		expect([...knownFields(sent, schema)]).toEqual([]);
	});

	test("is left out whatever it is called", () => {
		fc.assert(
			fc.property(fc.string(), (name) => {
				const kept = namesKept(name);
				expect(
					kept.every((one) => /^(name|nl\.title|tags(\[\d*\])?|infos\[\d*\]\.(title|id))$/.test(one)),
				).toBe(true);
			}),
		);
	});
});

describe("a button that changes a list", () => {
	const asked = (intent: string) => {
		const sent = new FormData();
		sent.append("__intent__", intent);
		return [...knownFields(sent, schema, { hasLists: true })].length;
	};

	test.each([
		'{"type":"insert","payload":{"name":"infos"}}',
		'{"type":"remove","payload":{"name":"tags","index":3}}',
		'{"type":"reorder","payload":{"name":"infos","from":0,"to":2}}',
	])("is heard: %s", (intent) => {
		expect(asked(intent)).toBe(1);
	});

	test.each([
		'{"type":"update","payload":{"name":"infos[300000]","value":1}}',
		'{"type":"insert","payload":{"name":"others"}}',
		'{"type":"insert","payload":{"name":"__proto__"}}',
		'{"type":"insert","payload":{"name":"name"}}',
		'{"type":"insert","payload":{"name":"infos","index":300000}}',
		'{"type":"reset","payload":{"name":"__proto__"}}',
		"1",
		"{",
		"null",
	])("is not heard: %s", (intent) => {
		expect(asked(intent)).toBe(0);
	});

	test("is not heard where a form has no lists to change", () => {
		const sent = new FormData();
		sent.append("__intent__", '{"type":"insert","payload":{"name":"infos"}}');
		expect([...knownFields(sent, schema)]).toEqual([]);
	});
});
