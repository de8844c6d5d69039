import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Draft, isSame, nest, readDraft, typedFields, wasSaved } from "./draft.ts";
import { recordFieldsOf } from "./record-fields.ts";

const draft = (given: Partial<Draft>): Draft => ({ seen: "1", at: 1, sent: false, fields: {}, ...given });

test("a form's texts are kept by name; files and versions are not", () => {
	const form = new FormData();
	form.append("nl.title", "Zeecontainer");
	form.append("seen", "yesterday");
	form.append("tags", "a");
	form.append("tags", "b");
	form.append("text", "one\r\ntwo");
	form.append("picture", new File(["x"], "x.jpg"));
	expect(typedFields(form)).toEqual({ "nl.title": ["Zeecontainer"], tags: ["a", "b"], text: ["one\ntwo"] });
});

describe("a draft", () => {
	test("says the same as a form with the same texts", () => {
		expect(isSame({ a: ["1"], b: ["2"] }, { b: ["2"], a: ["1"] })).toBe(true);
		expect(isSame({ a: ["1"] }, { a: ["2"] })).toBe(false);
		expect(isSame({ a: ["1"] }, {})).toBe(false);
	});

	test.each([
		["was sent and the record changed", draft({ sent: true }), "2", true],
		["was sent and the record is as before", draft({ sent: true }), "1", false],
		["was never sent", draft({}), "2", false],
	])("that %s", (_what, kept, seen, saved) => {
		expect(wasSaved(kept, seen)).toBe(saved);
	});

	test("comes back into the fields that it was typed into", () => {
		const name = fc.constantFrom("slug", "nl.title", "de.title", "infos[0].text", "infos[1].text");
		fc.assert(
			fc.property(fc.dictionary(name, fc.string()), (typed) => {
				const fields = Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, [text]]));
				const shown = recordFieldsOf("x", { initialValue: nest(fields) }, {});
				for (const [key, text] of Object.entries(typed)) expect(shown.text(key).defaultValue).toBe(text);
			}),
		);
	});

	test("keeps the order of lists", () => {
		expect(nest({ "nl.boxes[0].title": ["a"], "nl.boxes[1].title": ["b"], ids: ["1", "2"] })).toEqual({
			nl: { boxes: [{ title: "a" }, { title: "b" }] },
			ids: ["1", "2"],
		});
	});

	test.each([null, "", "{", "3", "null", '{"at":1}', '{"at":1,"fields":{"a":"b"}}', '{"fields":{}}'])(
		"is none where the browser holds %s",
		(text) => expect(readDraft(text)).toBeNull(),
	);

	test("is read as it was written", () => {
		const kept = draft({ fields: { a: ["b"] }, sent: true });
		expect(readDraft(JSON.stringify(kept))).toEqual(kept);
	});
});
