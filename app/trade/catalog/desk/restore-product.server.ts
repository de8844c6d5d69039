import { eq, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { putBack, readKept, rejoinLists } from "~/desk/history/kept-rows.server.ts";
import { type RestoreResult, restoredBy } from "~/desk/history/restore.ts";
import type { Restorer, Restoring, StoredChange } from "~/desk/history/restorer.server.ts";
import { undeleting } from "~/desk/history/undelete.server.ts";
import { listTakenSlugs, slugsOf } from "~/desk/record/slug-keeper.server.ts";
import { versionName } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { productsTag } from "../products-tag.ts";
import { listConditionInfo } from "./conditions/condition-admin.store.server.ts";
import { saveConditionInfo } from "./conditions/save-condition-info.server.ts";
import { changeSaleFacts } from "./prices/change-sale-facts.server.ts";
import type { SalePart } from "./prices/sale-facts.ts";
import { conditionSnapshot, productSnapshot, saleSnapshot } from "./product-snapshot.ts";
import { productSlugs, updateProduct } from "./save-product.server.ts";

const { landingPages, products } = schema;
const { productTranslations, productOldSlugs, productImages, productConditionImages } = schema;
const { productMainConditionImages, productConditionInfo, productConditionInfoTranslations } = schema;

/** Those first that others refer to. */
const parts = [
	...[products, productTranslations, productImages, productConditionImages],
	...[productMainConditionImages, productConditionInfo, productConditionInfoTranslations],
];

const unreadable = { restored: false, problem: "unreadable" } as const;

/** A slug in use is no old one; an old one that has become another product's stays that one's. */
async function settleOldSlugs(tx: Transaction, id: string): Promise<void> {
	await tx.execute(sql`
		delete from ${productOldSlugs} old using ${productTranslations} used
		where used.language = old.language and used.slug = old.slug
			and (used.product_id = ${id} or old.product_id = ${id})`);
}

/** Lines of carts and orders and quotes that were about the product are so again. */
async function relink(tx: Transaction, id: string, kept: Record<string, { id: string }[]>): Promise<void> {
	for (const [table, links] of [
		[schema.cartItems, kept.cartItems],
		[schema.orderItems, kept.orderItems],
		[schema.quotes, kept.quotes],
	] as const) {
		const ids = (links ?? []).map((link) => link.id);
		if (ids.length === 0) continue;
		await tx.execute(sql`
			update ${table} set product_id = ${id}
			where id = any(${sql.param(ids)}::uuid[]) and product_id is null`);
	}
}

/**
 * Brings a deleted product back as it was: its id, texts, pictures, condition information, old addresses, its place
 * among the products, in carts and on landing pages. Admins only.
 */
async function undelete(db: Db, author: Restoring, change: StoredChange): Promise<RestoreResult> {
	const { entityId: id, label, before } = change;
	const kept = readKept(before);
	const product = productSnapshot.safeParse(before).data;
	if (!kept || !product) return unreadable;
	return undeleting(db, change, async (tx) => {
		if ((await tx.$count(products, eq(products.id, id))) > 0) return { restored: false, problem: "exists" };
		const taken = await listTakenSlugs(tx, productSlugs, slugsOf(product.texts), null);
		if (taken.length > 0) {
			return { restored: false, problem: "slugTaken", taken: taken.map(({ slug }) => slug) };
		}
		for (const table of parts) await putBack(tx, kept, table);
		await putBack(tx, kept, productOldSlugs, sql`on conflict do nothing`);
		await settleOldSlugs(tx, id);
		const lists = { table: landingPages, lists: "related_product_ids" };
		await rejoinLists(tx, lists, id, kept.links.landingPages);
		await relink(tx, id, kept.links);
		await recordChange(tx, author, {
			...({ entity: "product", entityId: id, label, action: "restore" } as const),
			after: product,
		});
		await announceChange(tx, [productsTag]);
		return { restored: true };
	});
}

/** Prices, stock and availability become what they were before or after a change of them; all else stays. */
function restoreSale(
	db: Db,
	author: Restoring,
	{ id, seen, part }: { id: string; seen: string; part: SalePart },
): Promise<RestoreResult> {
	return db.transaction(async (tx): Promise<RestoreResult> => {
		const [row] = await tx
			.select({ savedAt: products.updatedAt })
			.from(products)
			.where(eq(products.id, id))
			.for("update");
		if (!row) return { restored: false, problem: "missing" };
		if (versionName(row.savedAt) !== seen) return { restored: false, problem: "stale" };
		await changeSaleFacts(tx, author, [{ id, before: null, after: part }], "restore");
		return { restored: true };
	});
}

/** Products and what is said of their conditions. */
export const productRestorer: Restorer = {
	tags: [productsTag],
	async seenOf(db, { entityId: id, before, after }) {
		if (!isUuid(id)) return null;
		const [row] = await db.select({ savedAt: products.updatedAt }).from(products).where(eq(products.id, id));
		if (!row) return null;
		const info = conditionSnapshot.safeParse(after ?? before).data;
		if (!info) return versionName(row.savedAt);
		return (await listConditionInfo(db, id))[info.condition].seen;
	},
	async restore(db, author, { change, version, seen }) {
		const id = change.entityId;
		const found = conditionSnapshot.safeParse(version).data;
		if (found) {
			const { condition, ...info } = found;
			const input = { productId: id, condition, seen, info, action: "restore" } as const;
			return restoredBy(await saveConditionInfo(db, author, input));
		}
		const part = saleSnapshot.safeParse(version).data;
		if (part) return restoreSale(db, author, { id, seen, part });
		const product = productSnapshot.safeParse(version).data;
		if (!product) return unreadable;
		return restoredBy(await updateProduct(db, author, { id, seen, product, action: "restore" }));
	},
	undelete,
};
