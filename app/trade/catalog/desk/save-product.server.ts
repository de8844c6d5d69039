import { and, eq, notInArray, sql } from "drizzle-orm";
import { recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import type { SaveResult } from "~/desk/record/save.ts";
import { keepOldSlugs, type SlugHome, savingSlugs, slugsOf } from "~/desk/record/slug-keeper.server.ts";
import { nextVersion } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { forEach } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { conditions, languages } from "~/values/vocabulary.ts";
import { productTag } from "../products-tag.ts";
import { lockProduct } from "./product-admin.store.server.ts";
import type { EditedProduct, ProductText } from "./product-admin.ts";

const {
	products,
	productTranslations,
	productOldSlugs,
	productImages,
	productConditionImages,
	productMainConditionImages,
} = schema;

type Saved = { id: string; texts: EditedProduct["texts"] };

/** Names of what shows a product: its own pages by id and addresses, and with them whatever shows several. */
export function tagsOfProduct({ id, texts }: Saved): string[] {
	return [id, ...slugsOf(texts).map(({ slug }) => slug)].map(productTag);
}

/** Where products have their slugs. */
export const productSlugs: SlugHome = {
	current: {
		table: productTranslations,
		slug: productTranslations.slug,
		owner: productTranslations.productId,
		language: productTranslations.language,
	},
	constraint: "product_translations_language_slug",
	old: {
		table: productOldSlugs,
		slug: productOldSlugs.slug,
		owner: "product_id",
		language: productOldSlugs.language,
	},
};

function cleanText(text: ProductText): ProductText {
	return {
		...text,
		descriptionHtml: text.descriptionHtml && (sanitizeHtml(text.descriptionHtml).trim() || null),
	};
}

function cleanProduct(product: EditedProduct): EditedProduct {
	const texts = forEach(languages, (code) => product.texts[code] && cleanText(product.texts[code]));
	return { ...product, texts };
}

/** The columns of a product's own row. */
function rowOf({
	texts: _texts,
	images,
	conditionImages: _own,
	mainConditionImages: _main,
	...facts
}: EditedProduct) {
	return { ...facts, imageUrl: images[0] ?? null };
}

/** The product's texts and pictures become exactly these (shop document §7). */
async function storeParts(tx: Transaction, productId: string, product: EditedProduct): Promise<void> {
	const { texts, images, conditionImages, mainConditionImages } = product;
	await tx.delete(productTranslations).where(eq(productTranslations.productId, productId));
	const textRows = languages.flatMap((language) => {
		const text = texts[language];
		return text ? [{ productId, language, ...text }] : [];
	});
	if (textRows.length > 0) await tx.insert(productTranslations).values(textRows);

	await tx.delete(productImages).where(eq(productImages.productId, productId));
	const imageRows = images.map((imageUrl, sortOrder) => ({ productId, imageUrl, sortOrder }));
	if (imageRows.length > 0) await tx.insert(productImages).values(imageRows);

	await tx.delete(productConditionImages).where(eq(productConditionImages.productId, productId));
	const conditionRows = conditions.flatMap((condition) =>
		conditionImages[condition].map((imageUrl, sortOrder) => ({ productId, condition, imageUrl, sortOrder })),
	);
	if (conditionRows.length > 0) await tx.insert(productConditionImages).values(conditionRows);

	const mainRows = conditions.flatMap((condition) => {
		const imageUrl = mainConditionImages[condition];
		return imageUrl === null ? [] : [{ productId, condition, imageUrl }];
	});
	await tx.delete(productMainConditionImages).where(
		and(
			eq(productMainConditionImages.productId, productId),
			notInArray(
				productMainConditionImages.condition,
				mainRows.map(({ condition }) => condition),
			),
		),
	);
	if (mainRows.length === 0) return;
	await tx
		.insert(productMainConditionImages)
		.values(mainRows)
		.onConflictDoUpdate({
			target: [productMainConditionImages.productId, productMainConditionImages.condition],
			set: { imageUrl: sql`excluded.image_url`, updatedAt: new Date() },
			setWhere: sql`${productMainConditionImages.imageUrl} <> excluded.image_url`,
		});
}

/** Stores a new product with its texts and pictures. Admins only. */
export function createProduct(
	db: Db,
	author: Actor<"catalog.change">,
	given: EditedProduct,
): Promise<SaveResult<Saved>> {
	const product = cleanProduct(given);
	const slugs = slugsOf(product.texts);
	return savingSlugs(db, productSlugs, { slugs, own: null }, async (tx): Promise<SaveResult<Saved>> => {
		const [row] = await tx.insert(products).values(rowOf(product)).returning({ id: products.id });
		if (!row) throw new Error("the product was not stored");
		await storeParts(tx, row.id, product);
		await keepOldSlugs(tx, productSlugs, row.id, { before: [], after: slugs });
		await recordChange(tx, author, {
			entity: "product",
			entityId: row.id,
			label: titleIn(product.texts) ?? "",
			action: "create",
			after: product,
		});
		const saved = { id: row.id, texts: product.texts };
		await announceChange(tx, tagsOfProduct(saved));
		return { saved: true, ...saved };
	});
}

/**
 * Stores a product with its texts and pictures, unless someone else saved it since. Admins only.
 * @param seen the version that the author's form shows
 */
export async function updateProduct(
	db: Db,
	author: Actor<"catalog.change">,
	input: { id: string; seen: string; product: EditedProduct; action?: SaveAction },
): Promise<SaveResult<Saved>> {
	const { id, seen, action = "update" } = input;
	if (!isUuid(id)) return { saved: false, problem: "missing" };
	const product = cleanProduct(input.product);
	const slugs = slugsOf(product.texts);
	return savingSlugs(db, productSlugs, { slugs, own: id }, async (tx): Promise<SaveResult<Saved>> => {
		const stored = await lockProduct(tx, id);
		if (!stored) return { saved: false, problem: "missing" };
		if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
		const before = stored.product;
		await tx
			.update(products)
			.set({ ...rowOf(product), updatedAt: nextVersion(stored.savedAt, new Date()) })
			.where(eq(products.id, id));
		await storeParts(tx, id, product);
		await keepOldSlugs(tx, productSlugs, id, { before: slugsOf(before.texts), after: slugs });
		await recordChange(tx, author, {
			entity: "product",
			entityId: id,
			label: titleIn(product.texts) ?? "",
			action,
			...{ before, after: product },
		});
		const saved = { id, texts: product.texts };
		await announceChange(tx, tagsOfProduct(saved));
		return { saved: true, ...saved };
	});
}
