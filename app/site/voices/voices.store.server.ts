import { sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { ReviewCheck } from "~/values/vocabulary.ts";
import { referencesTag, reviewsTag } from "./voice-tags.ts";
import type { Reference, Review } from "./voices.ts";

const { customerReferences, reviews, reviewSettings } = schema;

/** What visitors see, whatever their language, each in the owner's order. @property checks how the shop checks reviews */
export type ShownVoices = { checks: ReviewCheck; reviews: Review[]; works: Reference[] };

/** The reviews and references that visitors see: read once for all pages and languages. One statement, kept. */
export function readShownVoices(db: Db, cache: Cache): Promise<ShownVoices> {
	return cache.remember("voices", [reviewsTag, referencesTag], async () => {
		const { rows } = await db.execute<ShownVoices>(sql`
			select checks,
				(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'words', words, 'name', name, 'place', place,
					'stars', stars, 'saidOn', said_on, 'language', language, 'sourceUrl', source_url)
					order by order_index, created_at, id), '[]') from ${reviews} where is_visible) as reviews,
				(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'texts', texts, 'place', place, 'year', year,
					'imageUrl', image_url)
					order by order_index, created_at, id), '[]') from ${customerReferences} where is_visible) as works
			from ${reviewSettings}`);
		return rows[0] ?? { checks: "none", reviews: [], works: [] };
	});
}
