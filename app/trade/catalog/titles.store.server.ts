import { and, eq, inArray } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";

const { productTranslations } = schema;

/** Titles of containers in a language, by their ids; without those that it has no words for. At most one statement. */
export async function readTitles(
	db: Db | Transaction,
	language: Language,
	ids: readonly string[],
): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: productTranslations.productId, title: productTranslations.title })
		.from(productTranslations)
		.where(and(eq(productTranslations.language, language), inArray(productTranslations.productId, [...ids])));
	return new Map(rows.map(({ id, title }) => [id, title]));
}
