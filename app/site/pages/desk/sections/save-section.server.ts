import { and, eq } from "drizzle-orm";
import { recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import type { SectionText } from "~/site/pages/sections/section-text.ts";
import { forEach } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { languages } from "~/values/vocabulary.ts";
import { type ChangeResult, changingSections, reindex } from "./change-sections.server.ts";
import {
	type EditedSection,
	emptyText,
	formFields,
	hasFrame,
	isBlank,
	type SectionTexts,
} from "./form/section-fields.ts";
import { storedSection } from "./section-admin.store.server.ts";
import { sectionLabel } from "./section-label.ts";

const { sections, sectionTranslations } = schema;

function cleanText(text: SectionText): SectionText {
	return { ...text, contentHtml: text.contentHtml && (sanitizeHtml(text.contentHtml).trim() || null) };
}

/**
 * The texts as they are stored: cleaned, with what the type does not show left as it was. A language that says nothing
 * in the fields of the type has none.
 */
function textsToStore(
	id: string | null,
	{ type, texts }: EditedSection,
	before: SectionTexts | null,
): SectionTexts {
	const fields = formFields({ id, type });
	return forEach(languages, (language) => {
		const given = texts[language] && cleanText(texts[language]);
		if (!given || isBlank(given, fields)) return null;
		const shown = Object.fromEntries(fields.map((field) => [field, given[field]]));
		return { ...(before?.[language] ?? emptyText), ...shown };
	});
}

/** The section's texts become exactly these. */
async function storeTexts(tx: Transaction, sectionId: string, texts: SectionTexts): Promise<void> {
	for (const language of languages) {
		const text = texts[language];
		const own = and(eq(sectionTranslations.sectionId, sectionId), eq(sectionTranslations.language, language));
		if (!text) {
			await tx.delete(sectionTranslations).where(own);
			continue;
		}
		const { highlightBoxes, ...rest } = text;
		const values = { ...rest, highlightBoxes: highlightBoxes.length > 0 ? highlightBoxes : null };
		await tx
			.insert(sectionTranslations)
			.values({ sectionId, language, ...values })
			.onConflictDoUpdate({
				target: [sectionTranslations.sectionId, sectionTranslations.language],
				set: values,
			});
	}
}

function settingsOf(section: EditedSection) {
	const { backgroundColor, backgroundGradient, paddingTop, paddingBottom } = section;
	const frame = { backgroundColor, backgroundGradient, paddingTop, paddingBottom };
	return { type: section.type, ...(hasFrame(section.type) && frame) };
}

/** Stores a new section behind the others of its page. Admins only. */
export function createSection(
	db: Db,
	author: Actor<"content.change">,
	input: { pageId: string; section: EditedSection },
): Promise<ChangeResult> {
	const { pageId, section } = input;
	return changingSections(db, { pageId, seen: null }, async (tx, page) => {
		const settings = settingsOf(section);
		const orderIndex = page.rows.length;
		const values = { landingPageId: pageId, orderIndex, ...settings };
		const [row] = await tx.insert(sections).values(values).returning({ id: sections.id });
		if (!row) throw new Error("the section was not stored");
		const ids = [...page.rows.map(({ id }) => id), row.id];
		await reindex(tx, pageId, ids);
		const texts = textsToStore(row.id, section, null);
		await storeTexts(tx, row.id, texts);
		const after = { page: page.slug, orderIndex, ...settings, texts };
		await recordChange(tx, author, {
			entity: "section",
			entityId: row.id,
			label: sectionLabel(page, after),
			action: "create",
			after,
		});
		return row.id;
	});
}

/**
 * Stores a section with its texts, unless someone else changed its page since. Admins only.
 * @param input.seen the moment of the change that the author's form shows
 * @param input.section of a type with the same fields as the stored one
 */
export function updateSection(
	db: Db,
	author: Actor<"content.change">,
	input: {
		pageId: string;
		sectionId: string;
		seen: string;
		section: EditedSection;
		action?: SaveAction;
	},
): Promise<ChangeResult> {
	const { pageId, sectionId, seen, section, action = "update" } = input;
	return changingSections(db, { pageId, seen }, async (tx, page) => {
		const row = page.rows.find(({ id }) => id === sectionId);
		if (!row) return null;
		const { known, ...before } = storedSection(row);
		const settings = settingsOf(section);
		const texts = textsToStore(sectionId, section, before.texts);
		await tx.update(sections).set(settings).where(eq(sections.id, sectionId));
		await storeTexts(tx, sectionId, texts);
		const after = { ...before, ...settings, texts };
		await recordChange(tx, author, {
			entity: "section",
			entityId: sectionId,
			label: sectionLabel(page, after),
			action,
			before,
			after,
		});
		return sectionId;
	});
}
