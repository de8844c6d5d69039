import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { type SectionType, sectionTypes } from "~/site/pages/sections/section.ts";
import { readDraft, sectionSchema } from "./section.schema.ts";
import { type EditedSection, emptyText } from "./section-fields.ts";
import { newSection, startValues } from "./section-values.ts";

type Fields = Record<string, string>;

function formOf(type: SectionType, given: Fields): FormData {
	const fields = new FormData();
	const frame = { background: "none", paddingTop: "96px", paddingBottom: "96px" };
	for (const [name, value] of Object.entries({ type, ...frame, ...given })) fields.append(name, value);
	return fields;
}

const parse = (type: SectionType, given: Fields = {}, id: string | null = null) =>
	parseWithZod(formOf(type, given), { schema: sectionSchema(id, sectionTypes) });

function sectionOf(type: SectionType, given: Fields = {}, id: string | null = null): EditedSection {
	const submission = parse(type, given, id);
	if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
	return submission.value.section;
}

function errorsOf(type: SectionType, given: Fields, id: string | null = null): unknown {
	const submission = parse(type, given, id);
	return submission.status === "success" ? null : submission.reply().error;
}

describe("the texts", () => {
	test("are none where nothing is written", () => {
		const blank = { "nl.title": "  ", "nl.contentHtml": "<p></p>", "en.contentHtml": "<p>&nbsp;<br></p>" };
		expect(sectionOf("content_centered", blank).texts).toEqual({ nl: null, en: null, de: null, fr: null });
	});

	test("are those of the type's fields alone", () => {
		const given = {
			...{ "de.title": " Titel ", "de.subtitle": "Unter", "de.contentHtml": "<p>Text</p>" },
			...{ "de.imageUrl": "/images/a.png", "de.imageAlt": "Kai", "de.buttonText": "Los" },
			"de.buttonUrl": "/de/contact",
		};
		expect(sectionOf("hero_with_image", given).texts.de).toEqual({
			...emptyText,
			...{ title: "Titel", subtitle: "Unter", imageUrl: "/images/a.png", imageAlt: "Kai", buttonText: "Los" },
		});
		expect(sectionOf("full_width_image", given).texts.de).toEqual({
			...emptyText,
			...{ imageUrl: "/images/a.png", imageAlt: "Kai" },
		});
		expect(sectionOf("contact_section", given).texts.de).toEqual({
			...emptyText,
			...{ title: "Titel", subtitle: "Unter", contentHtml: "<p>Text</p>", imageUrl: "/images/a.png" },
		});
	});

	test("a picture alone is a text: HTML with one is not empty", () => {
		expect(sectionOf("content_centered", { "nl.contentHtml": '<img src="/a.png">' }).texts.nl).not.toBeNull();
	});

	test.each([
		["title", "x".repeat(301)],
		["subtitle", "x".repeat(1_001)],
		["contentHtml", "x".repeat(50_001)],
		["buttonText", "x".repeat(101)],
	])("a %s may be too long", (field, value) => {
		const given = { [`nl.${field}`]: value, "nl.buttonUrl": field === "buttonText" ? "/nl" : "" };
		expect(errorsOf("content_centered", given)).toEqual({ [`nl.${field}`]: ["tooLong"] });
	});
});

describe("a picture", () => {
	test.each([
		[{ "nl.imageUrl": "/images/a.png" }, { "nl.imageAlt": ["imageAlt"] }],
		[{ "nl.imageAlt": "Kade" }, { "nl.imageUrl": ["image"] }],
		[{ "nl.imageUrl": "javascript:alert(1)", "nl.imageAlt": "Kade" }, { "nl.imageUrl": ["address"] }],
		[{ "nl.imageUrl": "//elsewhere.example/a.png", "nl.imageAlt": "Kade" }, { "nl.imageUrl": ["address"] }],
		[{ "nl.imageUrl": "https://pictures.example/a.png", "nl.imageAlt": "Kade" }, null],
	])("with its description: %j", (given, errors) => {
		expect(errorsOf("full_width_image", given)).toEqual(errors);
	});

	test("of the contact section opens a map and needs no description", () => {
		expect(errorsOf("contact_section", { "nl.imageUrl": "/images/a.png" })).toBeNull();
	});
});

describe("a shared picture", () => {
	const given = {
		...{ "en.imageUrl": "/images/en.png", "en.imageAlt": "Quay", "de.imageAlt": "Kai" },
		...{ "fr.imageUrl": "/images/fr.png", "fr.imageAlt": "Quai" },
	};
	const imagesOf = (fields: Fields) => {
		const { texts } = sectionOf("full_width_image", fields);
		return (["nl", "en", "de", "fr"] as const).map((language) => texts[language]?.imageUrl);
	};

	test("is that of the first language, where anything is written and there is no other", () => {
		expect(imagesOf({ ...given, sharedImage: "on" })).toEqual([
			...[undefined, "/images/en.png", "/images/en.png", "/images/fr.png"],
		]);
	});

	test("is not there unless it was asked for", () => {
		expect(errorsOf("full_width_image", given)).toEqual({ "de.imageUrl": ["image"] });
	});

	test("needs a description in every language that shows it", () => {
		const titled = { sharedImage: "on", "en.imageUrl": "/a.png", "en.imageAlt": "Quay", "de.title": "Kai" };
		expect(errorsOf("hero_with_image", titled)).toEqual({ "de.imageAlt": ["imageAlt"] });
	});
});

describe("a button", () => {
	test.each([
		[{ "nl.buttonText": "Meer" }, { "nl.buttonUrl": ["buttonUrl"] }],
		[{ "nl.buttonUrl": "/nl/rent" }, { "nl.buttonText": ["buttonText"] }],
		[{ "nl.buttonText": "Meer", "nl.buttonUrl": "nl/rent" }, { "nl.buttonUrl": ["address"] }],
		[{ "nl.buttonText": "Meer", "nl.buttonUrl": "javascript:alert(1)" }, { "nl.buttonUrl": ["address"] }],
		[{ "nl.buttonText": "Meer", "nl.buttonUrl": "//elsewhere.example" }, { "nl.buttonUrl": ["address"] }],
		[{ "nl.buttonText": "Meer", "nl.buttonUrl": "/nl/rent" }, null],
		[{ "nl.buttonText": "Meer", "nl.buttonUrl": "https://kade.example/a?b=1" }, null],
		// The shop itself says where this one leads.
		[{ "nl.title": "Oplossingen op maat", "nl.buttonText": "Meer" }, null],
	])("has a text and an address: %j", (given, errors) => {
		expect(errorsOf("dark_text_block", given)).toEqual(errors);
	});

	test("of the leasing section has no address", () => {
		const given = { "nl.title": "Leasing", "nl.buttonText": "Meer", "nl.buttonUrl": "/nl/rent" };
		expect(sectionOf("content_centered", given, "leasing-section").texts.nl?.buttonUrl).toBeNull();
		expect(errorsOf("content_centered", { "nl.buttonText": "Meer" }, "leasing-section")).toBeNull();
	});

	test("of hero and carousel leads where it always does", () => {
		expect(errorsOf("hero_with_image", { "nl.buttonText": "Bekijk" })).toBeNull();
		expect(errorsOf("container_carousel", { "nl.buttonText": "Bekijk" })).toBeNull();
	});
});

describe("boxes", () => {
	const box = (index: number, given: Fields) =>
		Object.fromEntries(Object.entries(given).map(([name, value]) => [`en.boxes[${index}].${name}`, value]));

	test("keep their order; one without any text is left out, an unknown icon is a container", () => {
		const given = {
			...box(0, { icon: "Ship", title: "By sea", content: "From every port" }),
			...box(1, { icon: "Phone", title: " ", content: "", buttonText: "", buttonUrl: "" }),
			...box(2, {
				icon: "Rocket",
				title: "By air",
				content: "Never",
				buttonText: "Why",
				buttonUrl: "/en/faq",
			}),
		};
		expect(sectionOf("highlight_boxes", given).texts.en?.highlightBoxes).toEqual([
			{ icon: "Ship", title: "By sea", content: "From every port" },
			{ icon: "Container", title: "By air", content: "Never", buttonText: "Why", buttonUrl: "/en/faq" },
		]);
	});

	test("are no text of a language when all are empty", () => {
		expect(sectionOf("highlight_boxes", box(0, { icon: "Ship", title: "" })).texts.en).toBeNull();
	});

	test.each([
		[{ title: "By sea" }, "content", "boxContent"],
		[{ content: "From every port" }, "title", "boxTitle"],
		[{ title: "A", content: "B", buttonText: "C" }, "buttonUrl", "buttonUrl"],
		[{ title: "A", content: "B", buttonUrl: "/en" }, "buttonText", "buttonText"],
		[{ title: "A", content: "B", buttonText: "C", buttonUrl: "tel:+32" }, "buttonUrl", "address"],
		[{ title: "x".repeat(301), content: "B" }, "title", "tooLong"],
	])("of %j are refused at their %s", (given, field, code) => {
		const first = box(0, { title: "A", content: "B" });
		expect(errorsOf("highlight_boxes", { ...first, ...box(1, given) })).toEqual({
			[`en.boxes[1].${field}`]: [code],
		});
	});

	test("are added, removed and moved without scripts, with all that was typed", () => {
		const given = {
			"de.title": "Titel",
			...box(0, { icon: "Ship", title: "First", content: "1" }),
			...box(1, { icon: "Phone", title: "Second", content: "2" }),
		};
		function titlesAfter(type: string, payload: object): string[] {
			const intent = JSON.stringify({ type, payload: { name: "en.boxes", ...payload } });
			const submission = parse("highlight_boxes", { ...given, __intent__: intent });
			expect(submission.status).toBeUndefined();
			const { text } = recordFieldsOf("section", submission.reply(), {});
			expect(text("de.title").defaultValue).toBe("Titel");
			return [0, 1, 2].map((index) => text(`en.boxes[${index}].title`).defaultValue);
		}
		expect(titlesAfter("insert", { defaultValue: { icon: "Container" } })).toEqual(["First", "Second", ""]);
		expect(titlesAfter("remove", { index: 0 })).toEqual(["Second", "", ""]);
		expect(titlesAfter("reorder", { from: 1, to: 0 })).toEqual(["Second", "First", ""]);
	});
});

describe("the frame", () => {
	test.each([
		[{ background: "none", backgroundColor: "#fff" }, [null, null]],
		[{ background: "color", backgroundColor: "#fff", gradientFrom: "#000" }, ["#fff", null]],
		[
			{ background: "gradient", gradientFrom: "#ABC", gradientTo: "#14507a", gradientAngle: "90" },
			[null, "linear-gradient(90deg, #aabbcc, #14507a)"],
		],
		[
			{ background: "gradient", gradientFrom: "#000000", gradientTo: "#ffffff", gradientAngle: "17" },
			[null, "linear-gradient(135deg, #000000, #ffffff)"],
		],
		[
			{ background: "custom", backgroundGradient: "radial-gradient(#000, #fff)" },
			[null, "radial-gradient(#000, #fff)"],
		],
	])("of %j is %j", (given, background) => {
		const section = sectionOf("content_centered", given);
		expect([section.backgroundColor, section.backgroundGradient]).toEqual(background);
	});

	test.each([
		[{ background: "color" }, { backgroundColor: ["color"] }],
		[{ background: "color", backgroundColor: "light blue" }, { backgroundColor: ["color"] }],
		[{ background: "gradient" }, { gradientFrom: ["hexColor"], gradientTo: ["hexColor"] }],
		[
			{ background: "gradient", gradientFrom: "#000", gradientTo: "rgb(1, 2, 3)" },
			{ gradientTo: ["hexColor"] },
		],
		[{ background: "custom", backgroundGradient: "#fff" }, { backgroundGradient: ["gradient"] }],
		[{ paddingTop: "py-16" }, { paddingTop: ["padding"] }],
		[{ paddingBottom: "-1px" }, { paddingBottom: ["padding"] }],
		[{ background: "moon" }, { background: [expect.any(String)] }],
	])("of %j is refused", (given, errors) => {
		expect(errorsOf("content_centered", given)).toEqual(errors);
	});

	test("of a full-width picture is none", () => {
		const given = { background: "color", backgroundColor: "nonsense", paddingTop: "nonsense" };
		expect(sectionOf("full_width_image", given)).toMatchObject({ backgroundColor: null, paddingTop: null });
	});

	test("may keep a padding that has no name", () => {
		expect(sectionOf("content_centered", { paddingTop: "5.5rem" }).paddingTop).toBe("5.5rem");
	});
});

describe("the type", () => {
	test("is one of those that the section may have", () => {
		const schema = sectionSchema("a", ["content_centered", "dark_text_block"]);
		const status = (type: SectionType) => parseWithZod(formOf(type, {}), { schema }).status;
		expect(status("dark_text_block")).toBe("success");
		expect(status("hero_with_image")).toBe("error");
	});
});

describe("a preview", () => {
	test("shows what is right, whatever else is wrong", () => {
		const given = {
			...{ background: "color", backgroundColor: "light blue", "nl.title": "Titel" },
			...{ "nl.imageUrl": "javascript:alert(1)", "nl.buttonText": "Meer" },
		};
		const { payload } = parse("content_with_image_left", given);
		expect(readDraft(payload, null)).toMatchObject({
			backgroundColor: null,
			texts: { nl: { title: "Titel", imageUrl: null, buttonText: "Meer" } },
		});
	});

	test.each([{}, { type: "hologram" }, null, "text"])("of %j is none", (payload) => {
		expect(readDraft(payload, null)).toBeNull();
	});
});

test("what a section starts with is the section again", () => {
	const section: EditedSection = {
		...newSection("highlight_boxes"),
		...{
			backgroundGradient: "linear-gradient(90deg, #aabbcc, #14507a)",
			paddingTop: "5rem",
			paddingBottom: "96px",
		},
		texts: {
			...{ nl: null, de: null, fr: null },
			en: {
				...emptyText,
				title: "Boxes",
				highlightBoxes: [
					{ icon: "Ship", title: "A", content: "B" },
					{ icon: "Phone", title: "C", content: "D", buttonText: "E", buttonUrl: "/en" },
				],
			},
		},
	};
	const values = startValues(section) as Fields;
	expect(sectionOf("highlight_boxes", values)).toEqual(section);
	const plain: EditedSection = { ...newSection("hero_with_image"), backgroundColor: "hsl(210 50% 40%)" };
	expect(sectionOf("hero_with_image", startValues(plain) as Fields)).toEqual({
		...plain,
		...{ paddingTop: "96px", paddingBottom: "96px" },
	});
});
