import { redirect } from "react-router";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import { givenBack } from "~/desk/record/save.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { sectionTypes } from "~/site/pages/sections/section.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { ChangeResult } from "./change-sections.server.ts";
import { readDraft, sectionSchema } from "./form/section.schema.ts";
import { relatedTypes } from "./form/section-fields.ts";
import { doneAddress } from "./form/section-list.ts";
import { type PreviewReads, previewSection } from "./preview-section.server.ts";
import { createSection, updateSection } from "./save-section.server.ts";
import { findSectionPage, storedSection } from "./section-admin.store.server.ts";

/** What is typed, as the shop would show it in the language that the form asks for; null when nothing can be shown. */
export async function previewForm(
	fields: FormData,
	input: { sectionId: string | null; language: Language; reads: PreviewReads },
) {
	const { sectionId, language, reads } = input;
	const { payload } = parseForm(fields, sectionSchema(sectionId, sectionTypes), { hasLists: true });
	const draft = readDraft(payload, sectionId);
	const wanted = memberOf(languages, String(fields.get("preview") ?? "")) ?? language;
	return draft && previewSection(draft, sectionId, wanted, reads);
}

/** The types that the section may get: those with the fields of its stored one; null when it is not there. */
async function typesFor(shop: Services, pageId: string, sectionId: string | null) {
	const page = await findSectionPage(shop.db, pageId);
	if (!page) return null;
	if (sectionId === null) return sectionTypes;
	const row = page.rows.find(({ id }) => id === sectionId);
	const known = row && storedSection(row).known;
	return known ? relatedTypes(known) : null;
}

/**
 * Takes the form of a section and leads to the list; what is sent for a preview alone comes back with it. Only for a
 * request of an admin.
 * @param input.sectionId null for a new section
 * @param input.list address of the list
 */
export async function answerSectionForm(
	shop: Services,
	admin: Actor<"content.change">,
	input: {
		pageId: string;
		sectionId: string | null;
		fields: FormData;
		language: Language;
		list: string;
		reads: PreviewReads;
	},
) {
	const { pageId, sectionId, fields } = input;
	const extras = { hasLists: true };
	const types = await typesFor(shop, pageId, sectionId);
	const schema = sectionSchema(sectionId, types ?? sectionTypes);
	if (fields.get("intent") === "preview") {
		const typed = givenBack(parseForm(fields, schema, extras).reply());
		return { ...typed, preview: await previewForm(fields, input) };
	}
	return answerSave(shop, admin, {
		...{ what: "section", fields, schema, extras, tags: [contentTag] },
		save({ section, seen }, author): ChangeResult | Promise<ChangeResult> {
			if (types === null) return { saved: false, problem: "missing" };
			return sectionId === null
				? createSection(shop.db, author, { pageId, section })
				: updateSection(shop.db, author, { pageId, sectionId, seen, section });
		},
		again: (id) => ({ id }),
		done: ({ id }) =>
			redirect(doneAddress(input.list, sectionId === null ? "created" : "updated", id), { status: 303 }),
	});
}
