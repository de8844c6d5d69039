import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { conditionInfoSchema } from "./condition-info.schema.ts";
import { badgePlaces, type ConditionInfo, isEmpty, noConditionInfo, startValues } from "./condition-info.ts";

type Given = Record<string, string>;

function parse(given: Given) {
	const fields = new FormData();
	for (const [name, value] of Object.entries({ condition: "new", seen: "first", ...given })) {
		fields.append(name, value);
	}
	return parseWithZod(fields, { schema: conditionInfoSchema });
}

function infoOf(given: Given): ConditionInfo {
	const submission = parse(given);
	if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
	return submission.value.info;
}

function errorsOf(given: Given): unknown {
	const submission = parse(given);
	return submission.status === "success" ? null : submission.reply().error;
}

/** Places for badges as the form sends them when they are left empty. */
const emptyBadges = { "nl.badges[0].text": "", "nl.badges[0].type": "info", "nl.badges[1].type": "error" };

const info: ConditionInfo = {
	imageUrl: "https://pictures.example/a.png",
	texts: {
		nl: {
			...{ title: "Nieuw", description: "Droog.", benefits: ["Dicht", "Houten vloer"] },
			badges: [
				{ text: "CSC", type: "success" },
				{ text: "Krassen", type: "info" },
			],
		},
		en: { title: "New", description: "Dry.", benefits: [], badges: [] },
		...{ de: null, fr: null },
	},
};

describe("the form of a condition", () => {
	test("starts with what is stored, and gives it back", () => {
		const start = Object.fromEntries(
			Object.entries(startValues(info)).map(([name, value]) => [name, String(value)]),
		);
		expect(start["nl.benefits"]).toBe("Dicht\nHouten vloer");
		expect(infoOf(start)).toEqual(info);
		expect(startValues(noConditionInfo)).toEqual({ imageUrl: "" });
	});

	test("says nothing where nothing is filled in", () => {
		expect(infoOf({ imageUrl: "", "nl.title": " ", ...emptyBadges })).toEqual(noConditionInfo);
		expect(isEmpty(noConditionInfo)).toBe(true);
		expect(isEmpty({ ...noConditionInfo, imageUrl: "/a.svg" })).toBe(false);
		expect(isEmpty(info)).toBe(false);
	});

	test("leaves out empty lines and empty badges", () => {
		const text = infoOf({
			...{ "nl.title": "Nieuw", "nl.description": "Droog.", ...emptyBadges },
			...{
				"nl.benefits": "\n Dicht \r\n\r\nVloer",
				"nl.badges[1].text": " Nieuw ",
				"nl.badges[2].text": "CSC",
			},
		}).texts.nl;
		expect(text).toEqual({
			...{ title: "Nieuw", description: "Droog.", benefits: ["Dicht", "Vloer"] },
			badges: [
				{ text: "Nieuw", type: "error" },
				{ text: "CSC", type: "info" },
			],
		});
	});

	test.each(["title", "description", "benefits", "badges[0].text"])(
		"asks for title and description where a language has a %s",
		(field) => {
			const asked = ["title", "description"].filter((name) => name !== field);
			expect(errorsOf({ [`de.${field}`]: "Neu" })).toEqual(
				Object.fromEntries(asked.map((name) => [`de.${name}`, [name]])),
			);
		},
	);

	test.each([
		[{ imageUrl: "a.svg" }, { imageUrl: ["address"] }],
		[{ "nl.title": "x".repeat(301), "nl.description": "x" }, { "nl.title": ["tooLong"] }],
		[
			{ "nl.title": "x", "nl.description": "x", "nl.badges[0].text": "x".repeat(81) },
			{ "nl.badges[0].text": ["tooLong"] },
		],
	] as [Given, unknown][])("refuses %j", (given, errors) => {
		expect(errorsOf(given)).toEqual(errors);
	});

	test("is saved over the version that the editor chose knowingly", () => {
		const submission = parse({ overwrite: "second" });
		expect(submission.status === "success" && submission.value.seen).toBe("second");
	});

	test("has two places for badges more than there are, also when it comes back", () => {
		expect(badgePlaces(null, info, "nl")).toBe(4);
		expect(badgePlaces(null, info, "fr")).toBe(2);
		const names = [0, 1, 2].map((index) => `fr.badges[${index}].text`);
		const typed = parse(Object.fromEntries(names.map((name) => [name, "a"]))).reply().initialValue ?? null;
		expect(badgePlaces(typed, info, "fr")).toBe(5);
		expect(badgePlaces(typed, info, "nl")).toBe(2);
	});
});
