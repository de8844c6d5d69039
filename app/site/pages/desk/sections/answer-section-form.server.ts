import { data, redirect } from "react-router";
import type { Author } from "~/desk/history/audit.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { sectionTypes } from "~/site/pages/sections/section.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { ChangeResult } from "./change-sections.server.ts";
import { readDraft, sectionSchema } from "./form/section.schema.ts";
import type { SectionAnswer, SectionProblem } from "./form/section-errors.ts";
import { relatedTypes } from "./form/section-fields.ts";
import { doneAddress } from "./form/section-list.ts";
import { previewSection } from "./preview-section.server.ts";
import { createSection, updateSection } from "./save-section.server.ts";
import { findSectionPage, storedSection } from "./section-admin.store.server.ts";

const statuses = { invalid: 422, stale: 409, missing: 404, update: 503 } as const;

type ListProducts = (language: Language) => Promise<ListedProduct[]>;

/** What is typed, as the shop would show it in the language that the form asks for; null when nothing can be shown. */
export async function previewForm(
	fields: FormData,
	input: { sectionId: string | null; language: Language; listProducts: ListProducts },
) {
	const { sectionId, language, listProducts } = input;
	const { payload } = parseForm(fields, sectionSchema(sectionId, sectionTypes), { hasLists: true });
	const draft = readDraft(payload, sectionId);
	const wanted = memberOf(languages, String(fields.get("preview") ?? "")) ?? language;
	return draft && previewSection(draft, sectionId, wanted, listProducts);
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
 * Takes the form of a section and leads to the list; whatever is not stored, because it is refused or because only a
 * preview or another box was asked for, comes back with all that was typed. Only for a request of an admin.
 * @param input.sectionId null for a new section
 * @param input.list address of the list
 */
export async function answerSectionForm(
	shop: Services,
	admin: Author,
	input: {
		pageId: string;
		sectionId: string | null;
		fields: FormData;
		language: Language;
		list: string;
		listProducts: ListProducts;
	},
) {
	const { pageId, sectionId, fields } = input;
	const types = await typesFor(shop, pageId, sectionId);
	const submission = parseForm(fields, sectionSchema(sectionId, types ?? sectionTypes), { hasLists: true });
	const asked = fields.get("intent") === "preview";
	async function answer(problem: SectionProblem | null, current: string | null = null) {
		const reply = submission.reply();
		const body: SectionAnswer = {
			problem,
			current,
			reply: problem === "invalid" ? reply : { ...reply, error: {} },
			preview: asked ? await previewForm(fields, input) : null,
		};
		return data(body, { status: problem === null ? 200 : statuses[problem] });
	}
	if (asked || submission.status === undefined) return answer(null);
	if (types === null) return answer("missing");
	if (submission.status !== "success") return answer("invalid");
	const { section, seen } = submission.value;
	let result: ChangeResult;
	try {
		result =
			sectionId === null
				? await createSection(shop.db, admin, { pageId, section })
				: await updateSection(shop.db, admin, { pageId, sectionId, seen, section });
	} catch (error) {
		log.error("section not stored", { page: pageId, section: sectionId, error: errorText(error) });
		return answer("update");
	}
	if (!result.saved) {
		return result.problem === "stale" ? answer("stale", result.current) : answer("missing");
	}
	const done = doneAddress(input.list, sectionId === null ? "created" : "updated", result.id);
	return redirect(done, { status: 303 });
}
