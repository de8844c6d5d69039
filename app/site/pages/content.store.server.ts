import { asc, eq } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { contentTag } from "./content-tag.ts";
import type { Section } from "./sections/section.ts";
import { shownSections } from "./sections/shown-sections.server.ts";

export { contentTag };

/** Sections of a landing page in display order, as one language shows them. One statement, kept. */
export function listSections(db: Db, cache: Cache, pageSlug: string, language: Language): Promise<Section[]> {
	return cache.remember(`sections:${pageSlug}:${language}`, [contentTag], async () => {
		const page = await db.query.landingPages.findFirst({
			columns: { id: true },
			where: eq(schema.landingPages.slug, pageSlug),
			with: {
				sections: {
					orderBy: [asc(schema.sections.orderIndex), asc(schema.sections.createdAt), asc(schema.sections.id)],
					with: { translations: { where: (text) => eq(text.language, language) } },
				},
			},
		});
		return shownSections(page?.sections ?? [], language);
	});
}
