import { describe, expect, test } from "vitest";
import { postState, readingMinutes } from "./blog.ts";

describe("visitors see a post", () => {
	const now = new Date("2026-06-01T08:00:00Z");
	const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

	test.each([
		["not while it is a draft", null, null, "draft"],
		["not while it is a draft, whatever its own date", null, before, "draft"],
		["once it has been published", before, null, "published"],
		["from the very moment", now, now, "published"],
		["when its own date is past", before, before, "published"],
		["not before its own date", before, after, "scheduled"],
		["not before it is published", after, before, "scheduled"],
	] as const)("%s", (_name, publishedAt, customPublishDate, state) => {
		expect(postState({ publishedAt, customPublishDate }, now)).toBe(state);
	});
});

describe("the reading time", () => {
	test.each([
		["", 0],
		["<p></p>", 0],
		["<p>Container</p>", 1],
		[`<p>${"steel ".repeat(200)}</p>`, 1],
		[`<p>${"steel ".repeat(201)}</p>`, 2],
		[`<p>${"acier&nbsp;corten ".repeat(100)}</p>`, 1],
		[`<ul>${"<li>steel</li>".repeat(401)}</ul>`, 3],
		["<p>– … !</p>", 0],
	])("of %j is %i", (html, minutes) => {
		expect(readingMinutes(html)).toBe(minutes);
	});
});
