import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderSections, sectionTypes } from "~/site/pages/sections/section.ts";
import { emptyText, type SectionTexts, type StoredSection } from "./section-fields.ts";
import { doneAddress, listedSections, readOutcome, ruleOf } from "./section-list.ts";
import { isPinned, placeSection, stepSection } from "./section-order.ts";

const plain = (id: string) => ({ id, type: "content_centered" });
const leasing = plain("leasing-section");
const contact = { id: "contact", type: "contact_section" };
const [a, b] = [plain("a"), plain("b")];
const idsOf = (sections: readonly { id: string }[]) => sections.map(({ id }) => id);

describe("a step", () => {
	test.each([
		["up", "b", [a, b], ["b", "a"]],
		["down", "a", [a, b], ["b", "a"]],
		["up", "a", [a, b], ["a", "b"]],
		["down", "b", [a, b], ["a", "b"]],
		["down", "gone", [a, b], ["a", "b"]],
		["up", "contact", [a, leasing, contact], ["leasing-section", "contact", "a"]],
		["down", "a", [a, leasing, contact], ["leasing-section", "contact", "a"]],
		["up", "b", [a, leasing, contact, b], ["a", "b", "leasing-section", "contact"]],
		["up", "leasing-section", [a, leasing, contact], ["a", "leasing-section", "contact"]],
		["up", "leasing-section", [a, leasing], ["leasing-section", "a"]],
	] as const)("%s of %s", (direction, id, sections, expected) => {
		expect(stepSection(sections, id, direction)).toEqual(expected);
	});
});

describe("any order of sections", () => {
	const pages = fc
		.uniqueArray(fc.constantFrom("a", "b", "c", "d", "leasing-section"), { minLength: 1 })
		.chain((ids) =>
			fc.tuple(...ids.map((id) => fc.constantFrom(...sectionTypes).map((type) => ({ id, type })))),
		);
	const moves = fc.tuple(pages, fc.nat(6), fc.integer({ min: -1, max: 9 }));

	test("after a move has the same sections, in an order that visitors meet", () => {
		fc.assert(
			fc.property(moves, ([sections, which, to]) => {
				const id = sections[which % sections.length]?.id ?? "";
				const made = placeSection(sections, id, to);
				expect(made.toSorted()).toEqual(idsOf(sections).toSorted());
				const ordered = made.map((one) => sections.find((section) => section.id === one) ?? a);
				expect(idsOf(orderSections(ordered))).toEqual(made);
			}),
		);
	});

	test("comes back by a step the other way", () => {
		fc.assert(
			fc.property(pages, fc.nat(6), (sections, which) => {
				const id = sections[which % sections.length]?.id ?? "";
				const start = idsOf(orderSections(sections));
				// With more than one contact section, leasing belongs to the first, whichever that is.
				fc.pre(sections.filter(({ type }) => type === "contact_section").length < 2);
				const up = stepSection(sections, id, "up");
				if (up.join() === start.join()) return;
				const moved = up.map((one) => sections.find((section) => section.id === one) ?? a);
				expect(stepSection(moved, id, "down")).toEqual(start);
			}),
		);
	});

	test("lets every free section go to either end", () => {
		fc.assert(
			fc.property(pages, (sections) => {
				fc.pre(!sections.some(({ id }) => id === "leasing-section"));
				for (const { id } of sections) {
					expect(placeSection(sections, id, 0)[0]).toBe(id);
					expect(placeSection(sections, id, 99).at(-1)).toBe(id);
				}
			}),
		);
	});
});

test("leasing is held before contact, where there is one", () => {
	expect(isPinned([leasing, contact], "leasing-section")).toBe(true);
	expect(isPinned([leasing, a], "leasing-section")).toBe(false);
	expect(isPinned([leasing, contact], "contact")).toBe(false);
});

describe("the list", () => {
	const texts: SectionTexts = { nl: { ...emptyText, title: "Titel" }, en: null, de: null, fr: null };
	const frame = { backgroundColor: null, backgroundGradient: null, paddingTop: null, paddingBottom: null };
	const stored = (id: string, type: StoredSection["type"], known = type): StoredSection => ({
		...{ id, type, ...frame, texts },
		known: sectionTypes.find((one) => one === known) ?? null,
	});

	test("shows sections as visitors meet them, with what each can do", () => {
		const rows = [
			stored("leasing-section", "content_centered"),
			stored("one", "hologram"),
			stored("two", "contact_section"),
		];
		const list = listedSections(rows, "de", ({ type }) => type);
		expect(list.map(({ id, name, canGoUp, canGoDown }) => [id, name, canGoUp, canGoDown])).toEqual([
			["one", "1. Titel", false, true],
			["leasing-section", "2. Titel", false, false],
			["two", "3. Titel", true, false],
		]);
		expect(list.map(({ known, rule }) => [known, rule])).toEqual([
			[null, null],
			["content_centered", "leasing"],
			["contact_section", null],
		]);
		expect(list[2]?.languages).toEqual({
			...{ nl: "complete", en: "not_written", de: "not_written", fr: "not_written" },
		});
	});

	test("names what other languages say and one does not", () => {
		const both = { ...texts, nl: { ...emptyText, title: "Titel", subtitle: "Onder" }, fr: texts.nl };
		const [section] = listedSections([{ ...stored("a", "content_centered"), texts: both }], "fr", () => "");
		expect(section?.languages.fr).toEqual(["subtitle"]);
	});

	test("knows the rules that lead a button somewhere", () => {
		expect(ruleOf("leasing-section", [])).toBe("leasing");
		expect(ruleOf("leasing-section", ["Leasing"])).toBe("leasing");
		expect(ruleOf("a", ["Anything", "Nos solutions sur mesure"])).toBe("modifications");
		expect(ruleOf("a", ["Anything"])).toBeNull();
	});

	test("says in its address what has been done", () => {
		const address = new URL(doneAddress("/a", "moved", "leasing-section"), "http://shop.example");
		expect(readOutcome(address.searchParams)).toBe("moved");
		expect(address.searchParams.get("at")).toBe("leasing-section");
		expect(readOutcome(new URLSearchParams("done=flown"))).toBeNull();
	});
});
