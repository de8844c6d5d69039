import { asc, eq, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Language, ReviewCheck } from "~/values/vocabulary.ts";
import { referencesTag, reviewsTag } from "./voice-tags.ts";
import { mostShown, type Reference, type Review } from "./voices.ts";

const { customerReferences, reviews, reviewSettings } = schema;

/** The reviews that visitors see, of a language first, and how the shop checks them. One statement, kept. */
export function listShownReviews(
	db: Db,
	cache: Cache,
	language: Language,
): Promise<{ reviews: Review[]; checks: ReviewCheck }> {
	return cache.remember(`reviews:${language}`, [reviewsTag], async () => {
		const { id, words, name, place, stars, saidOn, sourceUrl } = reviews;
		const rows = await db
			.select({
				checks: reviewSettings.checks,
				review: { id, words, name, place, stars, saidOn, language: reviews.language, sourceUrl },
			})
			.from(reviewSettings)
			.leftJoin(reviews, eq(reviews.isVisible, true))
			.orderBy(
				sql`${reviews.language} = ${language} desc`,
				asc(reviews.orderIndex),
				asc(reviews.createdAt),
				asc(reviews.id),
			)
			.limit(mostShown);
		return { reviews: rows.flatMap(({ review }) => review ?? []), checks: rows[0]?.checks ?? "none" };
	});
}

/** The references that visitors see. One statement, kept. */
export function listShownReferences(db: Db, cache: Cache): Promise<Reference[]> {
	return cache.remember("references", [referencesTag], () => {
		const { id, texts, place, year, imageUrl } = customerReferences;
		return db
			.select({ id, texts, place, year, imageUrl })
			.from(customerReferences)
			.where(eq(customerReferences.isVisible, true))
			.orderBy(asc(customerReferences.orderIndex), asc(customerReferences.createdAt), asc(id))
			.limit(mostShown);
	});
}
