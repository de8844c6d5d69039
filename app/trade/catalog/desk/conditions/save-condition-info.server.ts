import { and, eq, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import type { SaveResult } from "~/desk/record/save.ts";
import { nextVersion, type VersionStep, versionName } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { productTag } from "~/trade/catalog/products-tag.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Condition, languages } from "~/values/vocabulary.ts";
import { listConditionInfo } from "./condition-admin.store.server.ts";
import { type ConditionInfo, isEmpty } from "./condition-info.ts";

const { products, productConditionInfo, productConditionInfoTranslations } = schema;

type ConditionSaveResult = SaveResult<{ version: VersionStep }>;

/** What the history calls the product: its title in Dutch, else in the first language that has one. */
const title = sql<string | null>`(select title from product_translations where product_id = ${products}.id
	order by language limit 1)`;

/** What the page says of the condition becomes exactly this; nothing at all is no row. */
async function storeInfo(
	tx: Transaction,
	productId: string,
	condition: Condition,
	info: ConditionInfo,
): Promise<void> {
	if (isEmpty(info)) {
		const { productId: product, condition: kind } = productConditionInfo;
		await tx.delete(productConditionInfo).where(and(eq(product, productId), eq(kind, condition)));
		return;
	}
	const { imageUrl, texts } = info;
	const [row] = await tx
		.insert(productConditionInfo)
		.values({ productId, condition, imageUrl })
		.onConflictDoUpdate({
			target: [productConditionInfo.productId, productConditionInfo.condition],
			set: { imageUrl },
		})
		.returning({ id: productConditionInfo.id });
	if (!row) throw new Error("the condition was not stored");
	const translations = productConditionInfoTranslations;
	await tx.delete(translations).where(eq(translations.productConditionInfoId, row.id));
	const rows = languages.flatMap((language) => {
		const text = texts[language];
		return text ? [{ productConditionInfoId: row.id, language, ...text }] : [];
	});
	if (rows.length > 0) await tx.insert(translations).values(rows);
}

/**
 * Stores what a product's page says of one condition, unless someone else saved it since; the product gets a new
 * version with it. Admins only.
 * @param seen names what the author's form started with
 */
export async function saveConditionInfo(
	db: Db,
	author: Actor<"catalog.change">,
	input: {
		productId: string;
		condition: Condition;
		seen: string;
		info: ConditionInfo;
		action?: "condition" | "restore";
	},
): Promise<ConditionSaveResult> {
	const { productId, condition, seen, info, action = "condition" } = input;
	if (!isUuid(productId)) return { saved: false, problem: "missing" };
	return db.transaction(async (tx): Promise<ConditionSaveResult> => {
		const [product] = await tx
			.select({ savedAt: products.updatedAt, title })
			.from(products)
			.where(eq(products.id, productId))
			.for("update");
		if (!product) return { saved: false, problem: "missing" };
		const stored = (await listConditionInfo(tx, productId))[condition];
		if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
		await storeInfo(tx, productId, condition, info);
		const savedAt = nextVersion(product.savedAt, new Date());
		await tx.update(products).set({ updatedAt: savedAt }).where(eq(products.id, productId));
		await recordChange(tx, author, {
			entity: "product",
			entityId: productId,
			label: product.title ?? "",
			action,
			before: { condition, ...stored.info },
			after: { condition, ...info },
		});
		await announceChange(tx, [productTag(productId)]);
		return { saved: true, version: { from: versionName(product.savedAt), to: versionName(savedAt) } };
	});
}
