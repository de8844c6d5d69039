import { describe, expect, test } from "vitest";
import {
	buttonTarget,
	isBackground,
	isCssLength,
	isLedByHero,
	orderSections,
	parseHighlightBoxes,
	ruledTarget,
} from "./section.ts";

describe("highlight boxes", () => {
	const boxes = [
		{ icon: "Ship", title: "By sea", content: "From every port." },
		{
			icon: "Phone",
			title: "By phone",
			content: "Call us.",
			buttonText: "Call",
			buttonUrl: "tel:+3230000000",
		},
	];

	test("are read as a list and as JSON text", () => {
		expect(parseHighlightBoxes(boxes)).toEqual(boxes);
		expect(parseHighlightBoxes(JSON.stringify(boxes))).toEqual(boxes);
		expect(parseHighlightBoxes(JSON.stringify(JSON.stringify(boxes)))).toEqual(boxes);
	});

	test.each(["", "rubbish", "[", "null", "7", "{}", '"text"', null, undefined, 7, true, {}])(
		"%j holds none",
		(stored) => {
			expect(parseHighlightBoxes(stored)).toEqual([]);
		},
	);

	test("leave out what is no box", () => {
		const rubbish = [null, "text", 7, [], {}, { title: "No content" }, { title: 1, content: "No title" }];
		expect(parseHighlightBoxes([...rubbish, boxes[0]])).toEqual([boxes[0]]);
	});
});

describe("the leasing section", () => {
	const hero = { id: "1", type: "hero_with_image" };
	const leasing = { id: "leasing-section", type: "content_centered" };
	const contact = { id: "2", type: "contact_section" };
	const boxes = { id: "3", type: "highlight_boxes" };

	test.each([
		["from the front", [leasing, hero, contact, boxes], [hero, leasing, contact, boxes]],
		["from behind it", [hero, contact, boxes, leasing], [hero, leasing, contact, boxes]],
		["where it is already", [hero, leasing, contact], [hero, leasing, contact]],
		["first, when contact is first", [contact, leasing], [leasing, contact]],
	])("stands directly before the contact section: %s", (_name, sections, expected) => {
		expect(orderSections(sections)).toEqual(expected);
	});

	test("stays where it is without a contact section", () => {
		expect(orderSections([leasing, hero])).toEqual([leasing, hero]);
	});

	test("changes nothing when there is none", () => {
		expect(orderSections([contact, hero])).toEqual([contact, hero]);
		expect(orderSections([])).toEqual([]);
	});
});

describe("the page that a section leads to", () => {
	test.each([
		["leasing-section", "Leasing from three months", "leasing"],
		["leasing-section", "Custom Solutions", "leasing"],
		["a", "Custom Solutions: doors and windows", "modifications"],
		["a", "Our custom solutions", "modifications"],
		["a", "Oplossingen op maat", "modifications"],
		["a", "Maßgeschneiderte Lösungen für Büros", "modifications"],
		["a", "Nos solutions sur mesure", "modifications"],
		["a", "Custom paint", null],
		["a", null, null],
		["leasing", "Leasing", null],
	])("by rule, for %s titled %j: %s", (id, title, target) => {
		expect(ruledTarget({ id, title })).toBe(target);
	});
});

describe("what a frame and a button take", () => {
	test.each([
		["/nl/rent", "/nl/rent"],
		["/nl/rent?size=20ft#list", "/nl/rent?size=20ft#list"],
		["https://kade.example/a", "https://kade.example/a"],
		["http://kade.example", "http://kade.example"],
		["//kade.example", null],
		["javascript:alert(1)", null],
		["nl/rent", null],
		["https://", null],
		["/a b", null],
		["", null],
		[null, null],
		[undefined, null],
	])("a button to %j leads to %j", (url, target) => {
		expect(buttonTarget(url)).toBe(target);
	});

	test.each(["0px", "96px", "5.5rem", "10vh", "50%"])("%s is a padding", (text) => {
		expect(isCssLength(text)).toBe(true);
	});
	test.each(["", "96", "-1px", "py-16", "calc(1px)", "1px;color:red"])("%j is no padding", (text) => {
		expect(isCssLength(text)).toBe(false);
	});

	test.each(["#fff", "rgb(1, 2, 3)", "linear-gradient(90deg, #000 0%, #fff 100%)"])(
		"%s is a background",
		(text) => expect(isBackground(text)).toBe(true),
	);
	test.each(["", "#fff; color: red", "url(https://elsewhere.example/a.png)", 'url("a")', "#fff}"])(
		"%j is no background",
		(text) => expect(isBackground(text)).toBe(false),
	);
});

describe("a page is led by its hero", () => {
	const hero = { type: "hero_with_image", title: "Title" };
	test.each([
		["where the hero is first and nothing stands above it", [hero], null, true],
		["not below a text", [hero], "<p>Text</p>", false],
		["not by one without a title", [{ ...hero, title: null }], null, false],
		["not by one further down", [{ type: "dark_text_block", title: "A" }, hero], null, false],
		["not without sections", [], null, false],
	])("%s", (_name, sections, html, expected) => {
		expect(isLedByHero(sections, html)).toBe(expected);
	});
});
