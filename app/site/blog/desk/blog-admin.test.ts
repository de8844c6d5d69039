import { describe, expect, test } from "vitest";
import { type EditedPost, missingParts, type PostText, savedDate, startValues } from "./blog-admin.ts";

const text: PostText = {
	...{ title: "Staal", slug: "staal", content: "<p>Staal</p>", metaDescription: "Alles", imageAlt: null },
};
const post: EditedPost = {
	...{ isPublished: true, customPublishDate: new Date("2026-07-01T08:00:30Z"), imageUrl: "/images/a.svg" },
	...{ imageAlt: null, imageTitle: "Steel" },
	texts: { nl: text, en: { ...text, slug: "steel", imageAlt: "A box" }, de: null, fr: null },
};

test("the form starts with the post's values, and with none in a language without a text", () => {
	expect(startValues(post)).toMatchObject({
		...{ state: "published", customPublishDate: "2026-07-01T10:00", imageAlt: "", imageTitle: "Steel" },
		...{ "nl.title": "Staal", "nl.imageAlt": "", "en.slug": "steel", "en.imageAlt": "A box" },
	});
	expect(Object.keys(startValues(post)).some((name) => name.startsWith("de."))).toBe(false);
	expect(startValues({ ...post, isPublished: false, customPublishDate: null })).toMatchObject({
		...{ state: "draft", customPublishDate: "" },
	});
	expect(startValues(null)).toEqual({ state: "draft" });
});

test("what a post lacks in a language is told", () => {
	expect(missingParts(post, "de")).toEqual(["text"]);
	expect(missingParts(post, "nl")).toEqual(["imageAlt"]);
	expect(missingParts(post, "en")).toEqual([]);
	expect(missingParts({ ...post, imageAlt: "A box" }, "nl")).toEqual([]);
	expect(missingParts({ ...post, imageUrl: null }, "nl")).toEqual([]);
	const bare = { ...post, texts: { ...post.texts, nl: { ...text, metaDescription: null } } };
	expect(missingParts(bare, "nl")).toEqual(["metaDescription", "imageAlt"]);
	expect(missingParts(null, "nl")).toEqual(["text"]);
});

describe("the own date that is saved", () => {
	const exact = new Date("2026-07-01T08:00:30Z");
	const minute = new Date("2026-07-01T08:00:00Z");
	const next = new Date("2026-07-01T08:01:00Z");

	test.each([
		["stays what it was within its minute", exact, minute, exact],
		["is another in another minute", exact, next, next],
		["is new", null, minute, minute],
		["may be taken away", exact, null, null],
		["may be none", null, null, null],
	])("%s", (_name, before, given, saved) => {
		expect(savedDate(before, given)).toBe(saved);
	});

	test("stays in the second of two hours that the clocks show alike", () => {
		const [first, second] = [new Date("2026-10-25T00:30:00Z"), new Date("2026-10-25T01:30:00Z")];
		expect(savedDate(second, first)).toBe(second);
	});
});
