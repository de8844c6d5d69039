import { expect, test } from "vitest";
import { diffOf } from "./change-diff.ts";
import { describeChange, type FieldWords } from "./describe-change.ts";

const fields: FieldWords = {
	title: { label: "Title" },
	content: { label: "Content", kind: "html" },
	price: { label: "Price", kind: "money" },
	image: { label: "Picture", kind: "picture" },
	from: { label: "From", kind: "moment" },
	state: { label: "State", words: { on: "Switched on" } },
	related: { label: "Related", kind: "name" },
	box: { label: "Box" },
	"box.state": { label: "Lid", words: { on: "shut" } },
	ids: { label: "", isHidden: true },
	"delivery.truck": { label: "Delivery · By truck" },
};

function shown(before: unknown, after: unknown, language: "en" | "de" = "de") {
	const words = { yes: "ja", no: "nein" };
	const names = new Map([["7", "Seven"]]);
	const groups = describeChange(diffOf(before, after), { language, fields, words, names });
	return groups.map(({ title, fields: rows }) => [
		title,
		...rows.map((row) => [row.label, row.before?.text ?? null, row.after?.text ?? null]),
	]);
}

test.each<[string, unknown, unknown, string, string | null, string | null]>([
	["money", { price: 279_00 }, { price: 1_250_50 }, "Price", "€\u00a0279,00", "€\u00a01.250,50"],
	["a number", { weight: 5.898 }, { weight: 2400 }, "Weight", "5,898", "2.400"],
	["yes and no", { isOpen: true }, { isOpen: false }, "Is open", "ja", "nein"],
	["a moment", {}, { from: "2026-03-01T08:00:00.000Z" }, "From", null, "01.03.2026, 09:00"],
	["a closed set", { state: "off" }, { state: "on" }, "State", "off", "Switched on"],
	["a thing", { related: ["7", "8"] }, { related: [] }, "Related", "Seven, 8", null],
	["a nested field", { delivery: { truck: true } }, {}, "Delivery · By truck", "ja", null],
	["a key that nobody knows", {}, { self_pickUp: "x" }, "Self pick up", null, "x"],
	["a row of an import", { "BE 20": { price: 1 } }, {}, "BE 20 · Price", "€\u00a00,01", null],
	["a part of a list", {}, { box: [{ state: "on" }] }, "Box 1 · Lid", null, "shut"],
])("%s is shown as people read it", (_what, before, after, label, from, to) => {
	expect(shown(before, after)).toEqual([[null, [label, from, to]]]);
});

test("texts stand under their language, fields in the editor's order, hidden ones nowhere", () => {
	const before = { image: "/a.jpg", zebra: 1, ids: ["1"], texts: { de: { title: "A" }, nl: null } };
	const after = {
		image: "/b.jpg",
		zebra: 2,
		ids: ["2"],
		texts: { de: { title: "B" }, nl: { content: "x" } },
	};
	expect(shown(before, after)).toEqual([
		[null, ["Picture", "", ""], ["Zebra", "1", "2"]],
		["Nederlands", ["Content", null, "x"]],
		["Deutsch", ["Title", "A", "B"]],
	]);
});

test("HTML is read as text, and as itself where only the tags differ", () => {
	const html = (content: string) => ({ texts: { nl: { content } } });
	expect(shown(html("<p>a</p>"), html("<p>b &amp; c</p>"))).toEqual([
		["Nederlands", ["Content", "a", "b & c"]],
	]);
	expect(shown(html("<p>a</p>"), html("<h2>a</h2>"))).toEqual([
		["Nederlands", ["Content", "<p>a</p>", "<h2>a</h2>"]],
	]);
});

test("pictures are addresses to look at", () => {
	const [group] = describeChange(diffOf({ image: "/a.jpg" }, { image: ["/b.jpg", "/c.jpg"] }), {
		...({ language: "en", fields, words: { yes: "yes", no: "no" } } as const),
	});
	expect(group?.fields[0]).toMatchObject({
		before: { pictures: ["/a.jpg"] },
		after: { pictures: ["/b.jpg", "/c.jpg"] },
	});
});
