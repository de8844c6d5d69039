import { and, eq, notInArray, sql } from "drizzle-orm";
import { type Author, recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { forEach } from "~/values/closed-set.ts";
import { isUuid } from "~/values/uuid.ts";
import { conditions, languages } from "~/values/vocabulary.ts";
import { productsTag } from "../products-tag.ts";
import { keepOldSlugs } from "./old-slugs.server.ts";
import { listTakenSlugs, lockProduct } from "./product-admin.store.server.ts";
import {
	type EditedProduct,
	type LanguageSlug,
	nextVersion,
	type ProductText,
	slugsOf,
} from "./product-admin.ts";

const { products, productTranslations, productImages, productConditionImages, productMainConditionImages } =
	schema;

export type SaveResult =
	| { saved: true; id: string; texts: EditedProduct["texts"] }
	| { saved: false; problem: "missing" }
	| { saved: false; problem: "slugTaken"; taken: LanguageSlug[] }
	/** Someone else saved since. @property current of the version that is stored now */
	| { saved: false; problem: "stale"; current: string };

function isSlugTaken(error: unknown): boolean {
	const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
	return cause?.code === "23505" && cause.constraint === "product_translations_language_slug";
}

type TakenSlugs = Extract<SaveResult, { problem: "slugTaken" }>;

/** The product's slugs that another one has; null when there are none. @param own the product's id, null for a new one */
async function findTaken(
	db: Db | Transaction,
	product: EditedProduct,
	own: string | null,
): Promise<TakenSlugs | null> {
	const taken = await listTakenSlugs(db, slugsOf(product.texts), own);
	return taken.length > 0 ? { saved: false, problem: "slugTaken", taken } : null;
}

/** Runs a save; a slug that is taken at the same moment is an answer and no failure. */
async function savingSlugs(
	db: Db,
	product: EditedProduct,
	own: string | null,
	save: (tx: Transaction) => Promise<SaveResult>,
): Promise<SaveResult> {
	try {
		return await db.transaction(save);
	} catch (error) {
		const taken = isSlugTaken(error) ? await findTaken(db, product, own) : null;
		if (taken) return taken;
		throw error;
	}
}

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
export function createProduct(db: Db, author: Author, given: EditedProduct): Promise<SaveResult> {
	const product = cleanProduct(given);
	return savingSlugs(db, product, null, async (tx) => {
		const taken = await findTaken(tx, product, null);
		if (taken) return taken;
		const [row] = await tx.insert(products).values(rowOf(product)).returning({ id: products.id });
		if (!row) throw new Error("the product was not stored");
		await storeParts(tx, row.id, product);
		await keepOldSlugs(tx, row.id, { before: null, after: product.texts });
		await recordChange(tx, author, {
			entity: "product",
			entityId: row.id,
			label: titleIn(product.texts) ?? "",
			action: "create",
			after: product,
		});
		await announceChange(tx, [productsTag]);
		return { saved: true, id: row.id, texts: product.texts };
	});
}

/**
 * Stores a product with its texts and pictures, unless someone else saved it since. Admins only.
 * @param seen the version that the author's form shows
 */
export async function updateProduct(
	db: Db,
	author: Author,
	input: { id: string; seen: string; product: EditedProduct; action?: SaveAction },
): Promise<SaveResult> {
	const { id, seen, action = "update" } = input;
	if (!isUuid(id)) return { saved: false, problem: "missing" };
	const product = cleanProduct(input.product);
	return savingSlugs(db, product, id, async (tx) => {
		const stored = await lockProduct(tx, id);
		if (!stored) return { saved: false, problem: "missing" };
		if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
		const taken = await findTaken(tx, product, id);
		if (taken) return taken;
		const before = stored.product;
		await tx
			.update(products)
			.set({ ...rowOf(product), updatedAt: nextVersion(stored.savedAt, new Date()) })
			.where(eq(products.id, id));
		await storeParts(tx, id, product);
		await keepOldSlugs(tx, id, { before: before.texts, after: product.texts });
		await recordChange(tx, author, {
			entity: "product",
			entityId: id,
			label: titleIn(product.texts) ?? "",
			action,
			...{ before, after: product },
		});
		await announceChange(tx, [productsTag]);
		return { saved: true, id, texts: product.texts };
	});
}
