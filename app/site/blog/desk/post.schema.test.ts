import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { slugFromTitle } from "~/values/slug.ts";
import { postSchema } from "./post.schema.ts";

type Fields = Record<string, string>;

const dutch = { "nl.title": "Staal op de kade", "nl.slug": "staal", "nl.content": "<p>Staal</p>" };

function parse(given: Fields) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ state: "draft", ...given })) form.append(name, value);
	return parseWithZod(form, { schema: postSchema });
}

function acceptedOf(given: Fields) {
	const submission = parse(given);
	if (submission.status !== "success") throw new Error(JSON.stringify(submission.reply().error));
	return submission.value;
}

const errorsOf = (given: Fields) => parse(given).reply().error;

describe("a post's form", () => {
	test("becomes a post with a text in each language that has one", () => {
		const { post, seen } = acceptedOf({
			...{ state: "published", customPublishDate: "2026-07-01T10:00", imageUrl: " /images/a.svg " },
			...{ imageAlt: "A container", imageTitle: "", seen: "2026-05-01T08:00:00.000Z" },
			...dutch,
			...{ "nl.metaDescription": "", "de.title": "  ", "de.content": "" },
			...{ "en.title": "Steel", "en.slug": "", "en.content": "<p>Steel</p>", "en.imageAlt": "A box" },
		});
		expect(post).toEqual({
			...{ isPublished: true, customPublishDate: new Date("2026-07-01T08:00:00Z") },
			...{ imageUrl: "/images/a.svg", imageAlt: "A container", imageTitle: null },
			texts: {
				nl: {
					...{ title: "Staal op de kade", slug: "staal", content: "<p>Staal</p>" },
					...{ metaDescription: null, imageAlt: null },
				},
				en: {
					...{ title: "Steel", slug: "steel", content: "<p>Steel</p>" },
					...{ metaDescription: null, imageAlt: "A box" },
				},
				...{ de: null, fr: null },
			},
		});
		expect(seen).toBe("2026-05-01T08:00:00.000Z");
	});

	test("may be saved over a newer version, knowingly", () => {
		expect(acceptedOf({ ...dutch, seen: "one", overwrite: "two" }).seen).toBe("two");
		expect(acceptedOf(dutch).seen).toBe("");
	});

	test("needs a text in one language, whichever that is", () => {
		expect(errorsOf({})).toEqual({ "nl.title": ["noText"] });
		expect(errorsOf({ imageUrl: "/images/a.svg", "fr.title": " " })).toEqual({ "nl.title": ["noText"] });
		const french = { "fr.title": "Acier", "fr.content": "<p>Acier</p>" };
		expect(acceptedOf(french).post.texts).toMatchObject({ nl: null, fr: { slug: "acier" } });
	});

	test("has no state of its own making", () => {
		expect(Object.keys(errorsOf({ ...dutch, state: "scheduled" }) ?? {})).toEqual(["state"]);
	});

	test("keeps what was typed where it is refused", () => {
		const reply = parse({ ...dutch, "nl.slug": "No Slug", state: "published" }).reply();
		const fields = recordFieldsOf("post", reply, { state: "draft", "nl.title": "stored" });
		expect(fields.text("nl.slug")).toMatchObject({ defaultValue: "No Slug", code: "slugForm" });
		expect(fields.text("nl.title").defaultValue).toBe("Staal op de kade");
		expect(fields.text("state").defaultValue).toBe("published");
	});
});

describe("a language in which anything is typed", () => {
	test.each([
		[
			"needs a title and a content",
			{ "de.metaDescription": "A" },
			{ "de.title": "title", "de.content": "content" },
		],
		["needs a content", { "de.title": "Stahl" }, { "de.content": "content" }],
		["needs a title", { "de.content": "<p>Stahl</p>" }, { "de.title": "title" }],
		[
			"needs a title beside a slug",
			{ "de.slug": "stahl", "de.content": "<p>A</p>" },
			{ "de.title": "title" },
		],
		[
			"needs a slug where the title makes none",
			{ "de.title": "!?", "de.content": "<p>A</p>" },
			{ "de.slug": "slug" },
		],
		[
			"has a slug of letters, digits and dashes",
			{ "de.title": "A", "de.slug": "Ä b", "de.content": "<p>A</p>" },
			{ "de.slug": "slugForm" },
		],
		[
			"does not take the editor's own address, by its title neither",
			{ "de.title": "Admin", "de.content": "<p>A</p>" },
			{ "de.slug": "slugReserved" },
		],
		[
			"has no endless slug",
			{ "de.title": "A", "de.slug": "a".repeat(101), "de.content": "<p>A</p>" },
			{ "de.slug": "tooLong" },
		],
		[
			"has no endless title",
			{ "de.title": "a".repeat(301), "de.content": "<p>A</p>" },
			{ "de.title": "tooLong" },
		],
	])("%s", (_name, given: Fields, expected) => {
		expect(errorsOf({ ...dutch, ...given })).toEqual(
			Object.fromEntries(Object.entries(expected).map(([name, code]) => [name, [code]])),
		);
	});

	test.each([
		"<p></p>",
		"<p> &nbsp; <br></p>",
		"<script>alert(1)</script>",
		"<p></p><style>p { color: red }</style >",
		"<table><tbody><tr><td></td></tr></tbody></table>",
	])("has a content that says something: not %j", (content) => {
		expect(errorsOf({ ...dutch, "nl.content": content })).toEqual({ "nl.content": ["content"] });
	});

	test.each(["A", "<p>0</p>", '<img src="/a.png" alt="">'])("may say no more than %j", (content) => {
		expect(acceptedOf({ ...dutch, "nl.content": content }).post.texts.nl?.content).toBe(content);
	});

	test("gets the slug that its title makes, whatever that is, unless it has one", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 300, unit: "grapheme" }), (title) => {
				const slug = slugFromTitle(title.replaceAll("\u0000", "").trim());
				fc.pre(slug !== "" && title.length <= 300);
				expect(acceptedOf({ "nl.title": title, "nl.content": "A" }).post.texts.nl?.slug).toBe(slug);
			}),
		);
		expect(acceptedOf(dutch).post.texts.nl?.slug).toBe("staal");
	});
});

test.each([
	["customPublishDate", "yesterday", "date"],
	["customPublishDate", "2026-02-30T10:00", "date"],
	["imageUrl", "javascript:alert(1)", "address"],
	["imageUrl", "a.png", "address"],
	["imageAlt", "a".repeat(301), "tooLong"],
	["imageTitle", "a".repeat(301), "tooLong"],
])("%s is wrong as %j", (name, value, code) => {
	expect(errorsOf({ ...dutch, [name]: value })).toEqual({ [name]: [code] });
});
