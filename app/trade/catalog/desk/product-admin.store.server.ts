import { eq, sql } from "drizzle-orm";
import { versionName } from "~/desk/record/version.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { forEach } from "~/values/closed-set.ts";
import { conditions, type Language, languages } from "~/values/vocabulary.ts";
import type { EditedProduct, ProductText } from "./product-admin.ts";

const { products, productTranslations } = schema;

/** A product as it is stored. @property seen names its version, for `updateProduct` */
export type StoredProduct = { id: string; savedAt: Date; seen: string; product: EditedProduct };

/** All of a product's rows in one statement. */
async function readProduct(db: Db | Transaction, id: ReturnType<typeof sql>): Promise<StoredProduct | null> {
	const row = await db.query.products.findFirst({
		where: eq(products.id, id),
		with: {
			translations: true,
			images: { columns: { imageUrl: true }, orderBy: (image, { asc }) => [asc(image.sortOrder)] },
			conditionImages: {
				columns: { condition: true, imageUrl: true },
				orderBy: (image, { asc }) => [asc(image.sortOrder)],
			},
			mainConditionImages: { columns: { condition: true, imageUrl: true } },
		},
	});
	if (!row) return null;
	const { translations, images, conditionImages, mainConditionImages, ...facts } = row;
	const {
		id: productId,
		imageUrl,
		createdAt: _created,
		updatedAt,
		leasingPrice: _leasing,
		...edited
	} = facts;
	const listed = images.map((image) => image.imageUrl);
	return {
		id: productId,
		savedAt: updatedAt,
		seen: versionName(updatedAt),
		product: {
			...edited,
			// The shop falls back to the product's own picture too.
			images: listed.length === 0 && imageUrl ? [imageUrl] : listed,
			conditionImages: forEach(conditions, (condition) =>
				conditionImages.flatMap((image) => (image.condition === condition ? [image.imageUrl] : [])),
			),
			mainConditionImages: forEach(
				conditions,
				(condition) => mainConditionImages.find((image) => image.condition === condition)?.imageUrl ?? null,
			),
			texts: forEach(languages, (language) => {
				const text = translations.find((one) => one.language === language);
				return text ? textOf(text) : null;
			}),
		},
	};
}

function textOf(row: typeof productTranslations.$inferSelect): ProductText {
	const { title, slug, description, descriptionHtml, metaTitle, metaDescription, warnings } = row;
	return { title, slug, description, descriptionHtml, metaTitle, metaDescription, warnings };
}

/**
 * The product that an address of the editor names: by slug in the language, else in Dutch, the newest first
 * (shop document §7), else by slug in any language, else by a slug that it had before, else by its id. One statement.
 */
export function findEditedProduct(db: Db, language: Language, slug: string): Promise<StoredProduct | null> {
	// Plain names: in a relational query every column object would take the outer table's alias.
	const wanted = sql`coalesce(
		(select t.product_id from product_translations t join products p on p.id = t.product_id
			where t.slug = ${slug}
			order by t.language = ${language} desc, t.language = 'nl' desc, p.created_at desc limit 1),
		(select product_id from product_old_slugs
			where slug = ${slug} order by language = ${language} desc, created_at desc limit 1),
		(select id from products p where p.id::text = ${slug})
	)`;
	return readProduct(db, wanted);
}

/** The stored product, locked until the end of the transaction; null when it is gone. */
export async function lockProduct(tx: Transaction, id: string): Promise<StoredProduct | null> {
	const locked = await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for("update");
	return locked.length > 0 ? readProduct(tx, sql`${id}::uuid`) : null;
}
