import { asc, eq } from "drizzle-orm";
import { versionName } from "~/desk/record/version.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { parseHighlightBoxes, sectionTypes } from "~/site/pages/sections/section.ts";
import type { SectionText } from "~/site/pages/sections/section-text.ts";
import { forEach, memberOf } from "~/values/closed-set.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { StoredSection } from "./form/section-fields.ts";

export type TextRow = typeof schema.sectionTranslations.$inferSelect;
export type SectionRow = typeof schema.sections.$inferSelect & { translations: TextRow[] };

/** A landing page with its sections as they are stored. */
export type SectionPage = {
	id: string;
	slug: string;
	isPublished: boolean;
	/** Names the page's version, for the verbs. */
	seen: string;
	titles: Partial<Record<Language, string>>;
	/** In the order of their index. */
	rows: SectionRow[];
};

/** A landing page, published or not, with its sections in all languages; null when there is none. One statement. */
export async function findSectionPage(db: Db | Transaction, pageId: string): Promise<SectionPage | null> {
	if (!isUuid(pageId)) return null;
	const { landingPages, sections } = schema;
	const page = await db.query.landingPages.findFirst({
		columns: { id: true, slug: true, isPublished: true, updatedAt: true },
		where: eq(landingPages.id, pageId),
		with: {
			translations: { columns: { language: true, title: true } },
			sections: {
				orderBy: [asc(sections.orderIndex), asc(sections.createdAt), asc(sections.id)],
				with: { translations: true },
			},
		},
	});
	if (!page) return null;
	const { translations, sections: rows, updatedAt, ...facts } = page;
	const titles = Object.fromEntries(translations.map(({ language, title }) => [language, title]));
	return { ...facts, seen: versionName(updatedAt), titles, rows };
}

export function textOf(row: TextRow): SectionText {
	return {
		title: row.title,
		subtitle: row.subtitle,
		contentHtml: row.contentHtml,
		imageUrl: row.imageUrl,
		imageAlt: row.imageAlt,
		buttonText: row.buttonText,
		buttonUrl: row.buttonUrl,
		highlightBoxes: parseHighlightBoxes(row.highlightBoxes),
	};
}

export function storedSection(row: SectionRow): StoredSection {
	const texts = forEach(languages, (language) => {
		const own = row.translations.find((text) => text.language === language);
		return own ? textOf(own) : null;
	});
	const { id, type, backgroundColor, backgroundGradient, paddingTop, paddingBottom } = row;
	return {
		...{ id, type, backgroundColor, backgroundGradient, paddingTop, paddingBottom },
		known: memberOf(sectionTypes, type),
		texts,
	};
}
