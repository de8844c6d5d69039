import { expect, test } from "vitest";
import { slugsOf } from "./slug-keeper.server.ts";

test("slugs come with their languages", () => {
	expect(slugsOf({ nl: { slug: "koel" }, en: null, de: { slug: "kuehl" }, fr: null })).toEqual([
		{ language: "nl", slug: "koel" },
		{ language: "de", slug: "kuehl" },
	]);
});
