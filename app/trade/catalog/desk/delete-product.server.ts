import { arrayContains, eq, inArray, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Kept, keepRows } from "~/desk/history/kept-rows.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { conditions } from "~/values/vocabulary.ts";
import { productTag } from "../products-tag.ts";
import { listConditionInfo } from "./conditions/condition-admin.store.server.ts";
import { isEmpty } from "./conditions/condition-info.ts";
import { lockProduct } from "./product-admin.store.server.ts";

const { cartItems, landingPages, orderItems, products, quotes } = schema;
const { productTranslations, productOldSlugs, productImages, productConditionImages } = schema;
const { productMainConditionImages, productConditionInfo, productConditionInfoTranslations } = schema;

/** Everything that is a product's own. */
function keepProduct(tx: Transaction, id: string): Promise<Kept["rows"]> {
	const infos = tx
		.select({ id: productConditionInfo.id })
		.from(productConditionInfo)
		.where(eq(productConditionInfo.productId, id));
	return keepRows(tx, [
		[products, eq(products.id, id)],
		[productTranslations, eq(productTranslations.productId, id)],
		[productOldSlugs, eq(productOldSlugs.productId, id)],
		[productImages, eq(productImages.productId, id)],
		[productConditionImages, eq(productConditionImages.productId, id)],
		[productMainConditionImages, eq(productMainConditionImages.productId, id)],
		[productConditionInfo, eq(productConditionInfo.productId, id)],
		[
			productConditionInfoTranslations,
			inArray(productConditionInfoTranslations.productConditionInfoId, infos),
		],
	]);
}

/** What names a product and stays without it; a landing page is left by it here. */
async function leaveOthers(tx: Transaction, id: string): Promise<Kept["links"]> {
	const isRelated = arrayContains(landingPages.relatedProductIds, [id]);
	const place = sql<number>`array_position(${landingPages.relatedProductIds}, ${id}::uuid)`;
	const related = await tx
		.select({ id: landingPages.id, place })
		.from(landingPages)
		.where(isRelated)
		.for("update");
	await tx
		.update(landingPages)
		.set({ relatedProductIds: sql`array_remove(${landingPages.relatedProductIds}, ${id}::uuid)` })
		.where(isRelated);
	return {
		landingPages: related,
		cartItems: await tx.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.productId, id)),
		orderItems: await tx.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.productId, id)),
		quotes: await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.productId, id)),
	};
}

/**
 * Deletes a product with its texts, pictures and old addresses. Orders and quotes keep what they say of it, lines of
 * carts say that it is gone, and landing pages no longer relate to it. The history keeps what it takes to undo that.
 * Admins only.
 * @returns false when there is no such product
 */
export async function deleteProduct(db: Db, author: Actor<"catalog.change">, id: string): Promise<boolean> {
	if (!isUuid(id)) return false;
	return db.transaction(async (tx) => {
		const stored = await lockProduct(tx, id);
		if (!stored) return false;
		const info = await listConditionInfo(tx, id);
		const said = conditions.filter((condition) => !isEmpty(info[condition].info));
		const conditionInfo = Object.fromEntries(said.map((condition) => [condition, info[condition].info]));
		const kept = { rows: await keepProduct(tx, id), links: await leaveOthers(tx, id) };
		await tx.delete(products).where(eq(products.id, id));
		await recordChange(tx, author, {
			entity: "product",
			entityId: id,
			label: titleIn(stored.product.texts) ?? "",
			action: "delete",
			before: { ...stored.product, conditionInfo, kept },
		});
		await announceChange(tx, [productTag(id)]);
		return true;
	});
}
