import { eq, inArray, or, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { readWithRetries } from "~/platform/retry.server.ts";
import { keepNumbers, keepNumbersIn } from "~/values/no-break.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Language } from "~/values/vocabulary.ts";
import { conditions, languages } from "~/values/vocabulary.ts";
import { changesSince, historyOf } from "./price-history.store.server.ts";
import { earlierPrices, lookBackDays } from "./price-history.ts";
import { chooseTranslation, type ProductDetails } from "./product.ts";
import { productsTag, productTag } from "./products-tag.ts";

const { products, productTranslations } = schema;

export { productsTag };

/**
 * A product by its slug in the language, else by the slug of any language, else by a slug that it had before, else by
 * its id; null when there is none.
 * One statement, kept: the product with all that its page shows.
 */
export function findProduct(
	db: Db,
	cache: Cache,
	language: Language,
	slugOrId: string,
): Promise<ProductDetails | null> {
	// An address without a product may become that of any.
	const tags = (product: ProductDetails | null) =>
		product ? [productTag(product.id), productTag(slugOrId)] : [productsTag];
	return cache.remember(`product:${language}:${slugOrId}`, tags, async () => {
		// Plain names: in a relational query every column object would take the outer table's alias.
		const wanted = sql`coalesce(
			(select product_id from product_translations
				where slug = ${slugOrId} order by language = ${language} desc limit 1),
			(select product_id from product_old_slugs
				where slug = ${slugOrId} order by language = ${language} desc, created_at desc limit 1),
			${isUuid(slugOrId) ? sql`(select id from products p where p.id = ${slugOrId}::uuid)` : sql`null`}
		)`;
		const row = await readWithRetries(() =>
			db.query.products.findFirst({
				where: eq(products.id, wanted),
				extras: {
					noted: changesSince(sql`products.id`, lookBackDays).as("noted"),
					typeDescription: typeDescriptionOf(language).as("type_description"),
				},
				with: {
					translations: true,
					images: { columns: { imageUrl: true }, orderBy: (image, { asc }) => [asc(image.sortOrder)] },
					conditionImages: {
						columns: { condition: true, imageUrl: true },
						orderBy: (image, { asc }) => [asc(image.sortOrder)],
					},
					mainConditionImages: { columns: { condition: true, imageUrl: true } },
					conditionInfo: {
						columns: { condition: true, imageUrl: true },
						with: {
							translations: { where: (text) => or(eq(text.language, language), eq(text.language, "nl")) },
						},
					},
				},
			}),
		);
		if (!row) return null;
		const text = chooseTranslation(row.translations, language);
		if (!text) return null;
		const inOrder = row.conditionInfo.toSorted(
			(a, b) => conditions.indexOf(a.condition) - conditions.indexOf(b.condition),
		);
		const {
			translations,
			conditionInfo: _infos,
			createdAt: _created,
			updatedAt: _updated,
			noted,
			typeDescription,
			...facts
		} = row;
		const slugs = Object.fromEntries(translations.map((one) => [one.language, one.slug]));
		return {
			...facts,
			text: {
				...text,
				description: keepNumbers(text.description),
				metaDescription: keepNumbersIn(text.metaDescription),
			},
			slugs,
			earlierPrices: earlierPrices(historyOf(noted), new Date()),
			conditionInfo: inOrder.flatMap((info) => {
				const infoText = chooseTranslation(info.translations, language);
				const { condition, imageUrl } = info;
				return infoText ? [{ condition, imageUrl, text: keepNumbersIn(infoText) }] : [];
			}),
			typeDescription: typeDescription && keepNumbersIn(typeDescription),
		};
	});
}

/** What a type of container is for, of the product of a statement. */
function typeDescriptionOf(language: Language) {
	return sql<ProductDetails["typeDescription"]>`(
		select jsonb_build_object('title', said.title, 'description', said.description,
			'features', said.features, 'usageExamples', said.usage_examples)
		from product_type_descriptions kind join product_type_description_translations said
			on said.product_type_description_id = kind.id and said.language = ${language}
		where kind.type = products.type limit 1)`;
}

/** How many products there are, for the sitemap. One statement, of an index alone. */
export function countAllProducts(db: Db): Promise<number> {
	return db.$count(schema.products);
}

/** Slugs by language of some products, in the order of their ids, for the sitemap. One statement. */
export async function readProductSlugs(
	db: Db,
	offset: number,
	limit: number,
): Promise<Partial<Record<Language, string>>[]> {
	const { rows } = await db.execute<{ slugs: Partial<Record<Language, string>> }>(sql`
		select (select coalesce(jsonb_object_agg(language, slug), '{}') from product_translations
			where product_id = part.id) as slugs
		from (select id from products order by id limit ${limit} offset ${offset}) part order by part.id`);
	return rows.map(({ slugs }) => slugs);
}

/** The languages that some products have no text in, by their ids; those with all of them are left out. One statement. */
export async function listMissingLanguages(
	db: Db,
	ids: readonly string[],
): Promise<Record<string, Language[]>> {
	const rows = await db
		.select({
			id: productTranslations.productId,
			written: sql<Language[]>`array_agg(${productTranslations.language}::text)`,
		})
		.from(productTranslations)
		.where(inArray(productTranslations.productId, [...ids]))
		.groupBy(productTranslations.productId)
		.having(sql`count(*) < ${languages.length}`);
	return Object.fromEntries(
		rows.map(({ id, written }) => [id, languages.filter((language) => !written.includes(language))]),
	);
}

/**
 * Whether a slug was that of a product that has been deleted, in any language. One statement; only asked where there is
 * no product.
 */
export async function wasProduct(db: Db, slug: string): Promise<boolean> {
	const { rows } = await db.execute<{ was: boolean }>(sql`select exists (
		select from audit_log where entity = 'product' and action = 'delete' and (
			jsonb_path_exists(before, '$.texts.*.slug ? (@ == $slug)', jsonb_build_object('slug', ${slug}::text))
			or jsonb_path_exists(before, '$.kept.rows.product_old_slugs[*].slug ? (@ == $slug)',
				jsonb_build_object('slug', ${slug}::text))
		)) as was`);
	return rows[0]?.was === true;
}
