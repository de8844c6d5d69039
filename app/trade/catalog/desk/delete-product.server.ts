import { arrayContains, eq, sql } from "drizzle-orm";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { productsTag } from "../products-tag.ts";
import { lockProduct } from "./product-admin.store.server.ts";

const { landingPages, productConditionInfo, products } = schema;

/**
 * Deletes a product with its texts, pictures and old addresses. Orders and quotes keep what they say of it, carts lose
 * their lines of it, and landing pages no longer relate to it. Admins only.
 * @returns false when there is no such product
 */
export async function deleteProduct(db: Db, author: Author, id: string): Promise<boolean> {
	if (!isUuid(id)) return false;
	return db.transaction(async (tx) => {
		const stored = await lockProduct(tx, id);
		if (!stored) return false;
		const conditionInfo = await tx.query.productConditionInfo.findMany({
			where: eq(productConditionInfo.productId, id),
			with: { translations: true },
		});
		const related = await tx
			.update(landingPages)
			.set({ relatedProductIds: sql`array_remove(${landingPages.relatedProductIds}, ${id}::uuid)` })
			.where(arrayContains(landingPages.relatedProductIds, [id]))
			.returning({ id: landingPages.id });
		await tx.delete(products).where(eq(products.id, id));
		await recordChange(tx, author, {
			entity: "product",
			entityId: id,
			action: "delete",
			before: { ...stored.product, conditionInfo, relatedLandingPages: related.map((page) => page.id) },
		});
		await announceChange(tx, [productsTag]);
		return true;
	});
}
