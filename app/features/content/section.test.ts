import { describe, expect, test } from "vitest";
import { orderSections, parseHighlightBoxes, ruledTarget } from "./section.ts";

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
