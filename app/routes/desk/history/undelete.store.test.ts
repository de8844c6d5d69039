import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { findChange, listDeleted } from "~/desk/history/history.store.server.ts";
import type { RestoreResult } from "~/desk/history/restore.ts";
import { restoreChange } from "~/desk/history/restorer.server.ts";
import { type TrashQuery, trashKinds } from "~/desk/history/trash-query.ts";
import { wholeList } from "~/desk/list/list-query.ts";
import { schema } from "~/platform/db.server.ts";
import { deletePost } from "~/site/blog/desk/delete-post.server.ts";
import { deletePage } from "~/site/pages/desk/delete-page.server.ts";
import { deleteSection } from "~/site/pages/desk/sections/arrange-sections.server.ts";
import { findSectionPage } from "~/site/pages/desk/sections/section-admin.store.server.ts";
import { deleteProduct } from "~/trade/catalog/desk/delete-product.server.ts";
import { deleteTariff } from "~/trade/transport/desk/save-tariff.server.ts";
import { parseDay } from "~/values/day.ts";
import type { AuditEntity } from "~/values/vocabulary.ts";
import { allRows } from "../../../../tests/support/all-rows.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { restorers } from "./restorers.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const { auditLog, blogPosts, landingPages, orderItems, products, quotes, sections } = schema;

/** The last deletion of a thing. */
async function deletionOf(entity: AuditEntity, entityId: string) {
	const [row] = await database.db
		.select({ id: auditLog.id })
		.from(auditLog)
		.where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId), eq(auditLog.action, "delete")))
		.orderBy(desc(auditLog.createdAt))
		.limit(1);
	const change = await findChange(database.db, row?.id ?? "");
	if (!change) throw new Error(`no deletion of ${entity} ${entityId} was noted`);
	return change;
}

async function restore(entity: AuditEntity, entityId: string, now = new Date()): Promise<RestoreResult> {
	const restorer = restorers[entity];
	if (!restorer) throw new Error(`nobody restores ${entity}`);
	const change = await deletionOf(entity, entityId);
	return restoreChange(database.db, author, restorer, { change, version: "before", seen: "" }, now);
}

/** An order, a quote and old addresses for a product, which it keeps through everything. */
async function useProduct(productId: string): Promise<void> {
	const { carts, orders, productOldSlugs } = schema;
	const [cart] = await database.db.insert(carts).values({}).returning();
	const [order] = await database.db
		.insert(orders)
		.values({
			...{ cartId: cart?.id, idempotencyKey: randomUUID(), language: "nl", vatRate: 21 },
			...{ subtotalAmount: 265_000, vatAmount: 55_650, totalAmount: 320_650, shippingAddress: {} },
		} as never)
		.returning();
	const line = {
		...{ orderId: order?.id, position: 0, productId, productTitle: "Box", quantity: 1, price: 265_000 },
		...{ transportPrice: 0, selectedCondition: "new", transportType: "self_pickup", colorType: "from_stack" },
	};
	await database.db.insert(orderItems).values(line as never);
	await database.db.insert(quotes).values({
		...({ productId, language: "nl", customerName: "Jana", email: "jana@buyer.example" } as const),
		requestType: "Lease",
	});
	const slug = `old-${randomUUID()}`;
	await database.db.insert(productOldSlugs).values([
		{ productId, language: "nl", slug },
		{ productId, language: "fr", slug },
	]);
}

beforeAll(async () => {
	const { db } = database;
	const productIds = (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
	const postIds = (await db.select({ id: blogPosts.id }).from(blogPosts)).map(({ id }) => id);
	for (const id of productIds) await useProduct(id);
	for (const blogPostId of postIds) {
		const slug = `old-${randomUUID()}`;
		await db.insert(schema.blogPostOldSlugs).values({ blogPostId, language: "de", slug });
	}
	const pages = await db.select({ id: landingPages.id }).from(landingPages);
	for (const { id: landingPageId } of pages) {
		await db.insert(schema.landingPageOldSlugs).values({ landingPageId, slug: `old-${randomUUID()}` });
	}
	const related = { relatedProductIds: productIds, relatedBlogPostIds: postIds.toReversed() };
	await db.update(landingPages).set(related);
	// To the microsecond, as the database itself keeps moments.
	await database.pool.query("update products set updated_at = '2026-01-02 03:04:05.678901+00'");
});

const idsOf = async (table: typeof products | typeof blogPosts) =>
	(await database.db.select({ id: table.id }).from(table)).map(({ id }) => id);

type Case = {
	entity: (typeof trashKinds)[number];
	/** Of everything of its kind in the demo content. */
	ids: () => Promise<string[]>;
	remove: (id: string) => Promise<boolean>;
	/** Whether pages name it: they get a new version. */
	touchesPages: boolean;
};

const cases: Case[] = [
	{
		entity: "product",
		ids: () => idsOf(products),
		remove: (id) => deleteProduct(database.db, author, id),
		touchesPages: true,
	},
	{
		entity: "blog_post",
		ids: () => idsOf(blogPosts),
		remove: async (id) => (await deletePost(database.db, author, id)) === "done",
		touchesPages: true,
	},
	{
		entity: "landing_page",
		ids: async () => {
			const rows = await database.db
				.select({ id: landingPages.id, slug: landingPages.slug })
				.from(landingPages);
			return rows.flatMap(({ id, slug }) => (slug === "home" || slug === "container" ? [] : [id]));
		},
		remove: async (id) => (await deletePage(database.db, author, id)) === "done",
		touchesPages: false,
	},
	{
		entity: "section",
		ids: async () => (await database.db.select({ id: sections.id }).from(sections)).map(({ id }) => id),
		async remove(id) {
			const [row] = await database.db
				.select({ pageId: sections.landingPageId })
				.from(sections)
				.where(eq(sections.id, id));
			const page = await findSectionPage(database.db, row?.pageId ?? "");
			const input = { pageId: page?.id ?? "", sectionId: id, seen: page?.seen ?? "" };
			return (await deleteSection(database.db, author, input)).saved;
		},
		touchesPages: true,
	},
	{
		entity: "tariff",
		ids: async () => ["BE 10", "NL 31", "DE 01"],
		remove: async (id) => {
			const [country = "", prefix = ""] = id.split(" ");
			return (await deleteTariff(database.db, author, { country: country as "BE", prefix })) === "done";
		},
		touchesPages: false,
	},
];

test("the trash can be narrowed to each kind of thing that comes back", () => {
	const kinds = Object.entries(restorers).flatMap(([kind, restorer]) => (restorer?.undelete ? [kind] : []));
	expect(kinds.toSorted()).toEqual([...trashKinds].toSorted());
});

describe.each(cases)("a deleted $entity", ({ entity, ids, remove, touchesPages }) => {
	const leaveOut = {
		// What was on sale when is noted as it happens: a container that was gone for a while was not.
		tables: ["audit_log", "price_changes"],
		...(touchesPages && { columns: { landing_pages: "updated_at" } }),
	};

	test("comes back with every row of every table as it was, whichever it is", {
		timeout: 60_000,
	}, async () => {
		const all = await ids();
		expect(all.length).toBeGreaterThan(2);
		const before = await allRows(database.pool, leaveOut);
		for (const id of all) {
			expect(await remove(id)).toBe(true);
			expect(await allRows(database.pool, leaveOut)).not.toEqual(before);
			expect(await restore(entity, id)).toEqual({ restored: true });
			expect(await allRows(database.pool, leaveOut)).toEqual(before);
		}
	});

	test("comes back once, also when asked twice at the same moment, and leaves the trash", async () => {
		const [id = ""] = await ids();
		await remove(id);
		const { label } = await deletionOf(entity, id);
		const part = { ...wholeList, search: label.slice(1).toUpperCase(), choice: entity };
		const inTrash = async (query: Partial<TrashQuery> = {}) =>
			(await listDeleted(database.db, { ...part, ...query }, new Date())).things.filter(
				(thing) => thing.entityId === id,
			).length;
		expect(await inTrash()).toBe(1);
		expect(await inTrash({ search: author.email })).toBe(1);
		expect(await inTrash({ choice: "review" })).toBe(0);
		expect(await inTrash({ days: { from: null, to: parseDay("2020-01-01") } })).toBe(0);
		const results = await Promise.all([restore(entity, id), restore(entity, id)]);
		// Whoever presses once more, as where the answer was lost, finds it done.
		expect(await Promise.all([...results, restore(entity, id)])).toEqual(Array(3).fill({ restored: true }));
		expect(await inTrash()).toBe(0);
		const entries = await database.db
			.select()
			.from(auditLog)
			.where(and(eq(auditLog.entityId, id), eq(auditLog.action, "restore")));
		expect(label).not.toBe("");
		expect(entries.at(-1)).toMatchObject({ entity, label, userEmail: author.email });
	});

	test("stays gone after thirty days", async () => {
		const [, id = ""] = await ids();
		await remove(id);
		const late = new Date(Date.now() + 30 * 86_400_000 + 60_000);
		expect(await restore(entity, id, late)).toEqual({ restored: false, problem: "expired" });
		expect((await listDeleted(database.db, wholeList, late)).total).toBe(0);
		expect(await restore(entity, id)).toEqual({ restored: true });
	});
});

describe("what stands in the way of a deleted thing", () => {
	const rowsNow = () => allRows(database.pool);

	test("is an address that another product has now; nothing is half done", async () => {
		const [id = "", other = ""] = await idsOf(products);
		const texts = schema.productTranslations;
		const [text] = await database.db.select().from(texts).where(eq(texts.productId, id));
		const slug = text?.slug ?? "";
		await deleteProduct(database.db, author, id);
		const isOthers = and(eq(texts.productId, other), eq(texts.language, text?.language ?? "nl"));
		const [before] = await database.db.select({ slug: texts.slug }).from(texts).where(isOthers);
		await database.db.update(texts).set({ slug }).where(isOthers);
		const rows = await rowsNow();
		expect(await restore("product", id)).toEqual({ restored: false, problem: "slugTaken", taken: [slug] });
		expect(await rowsNow()).toEqual(rows);
		await database.db
			.update(texts)
			.set(before ?? {})
			.where(isOthers);
		expect(await restore("product", id)).toEqual({ restored: true });
	});

	test("is a page of the same address", async () => {
		const [page] = await database.db.select().from(landingPages).where(eq(landingPages.slug, "about"));
		await deletePage(database.db, author, page?.id ?? "");
		const [other] = await database.db.insert(landingPages).values({ slug: "about" }).returning();
		expect(await restore("landing_page", page?.id ?? "")).toEqual({
			restored: false,
			problem: "slugTaken",
			taken: ["about"],
		});
		await database.db.delete(landingPages).where(eq(landingPages.id, other?.id ?? ""));
		expect(await restore("landing_page", page?.id ?? "")).toEqual({ restored: true });
	});

	test("is its page, which is deleted too: first the page, then the section", async () => {
		const [page] = await database.db.select().from(landingPages).where(eq(landingPages.slug, "about"));
		const pageId = page?.id ?? "";
		const values = { landingPageId: pageId, type: "content_centered" };
		await database.db.insert(sections).values([
			{ ...values, orderIndex: 0 },
			{ ...values, orderIndex: 1 },
		]);
		const stored = await findSectionPage(database.db, pageId);
		const sectionId = stored?.rows[0]?.id ?? "";
		const before = await allRows(database.pool, {
			tables: ["audit_log"],
			columns: { landing_pages: "updated_at" },
		});
		await deleteSection(database.db, author, { pageId, sectionId, seen: stored?.seen ?? "" });
		await deletePage(database.db, author, pageId);
		expect(await restore("section", sectionId)).toEqual({ restored: false, problem: "parentMissing" });
		expect(await restore("landing_page", pageId)).toEqual({ restored: true });
		expect(await restore("section", sectionId)).toEqual({ restored: true });
		expect(
			await allRows(database.pool, { tables: ["audit_log"], columns: { landing_pages: "updated_at" } }),
		).toEqual(before);
	});

	test("is not an old address that leads elsewhere now: that one stays as it is", async () => {
		const [id = "", other = ""] = await idsOf(products);
		const old = schema.productOldSlugs;
		const [kept] = await database.db
			.select()
			.from(old)
			.where(and(eq(old.productId, id), eq(old.language, "nl")));
		await deleteProduct(database.db, author, id);
		const row = { language: "nl", slug: kept?.slug ?? "", productId: other } as const;
		await database.db.insert(old).values(row);
		expect(await restore("product", id)).toEqual({ restored: true });
		const [now] = await database.db.select().from(old).where(eq(old.slug, row.slug)).orderBy(old.language);
		expect(now?.productId).toBe(other);
	});

	test("is not a page that named it and is gone", async () => {
		const [id = ""] = await idsOf(products);
		const [page] = await database.db
			.insert(landingPages)
			.values({ slug: `page-${randomUUID()}`, relatedProductIds: [id] })
			.returning();
		await deleteProduct(database.db, author, id);
		await database.db.delete(landingPages).where(eq(landingPages.id, page?.id ?? ""));
		expect(await restore("product", id)).toEqual({ restored: true });
	});
});

test("a deletion that an older shop noted has no rows to bring back", async () => {
	const change = {
		userEmail: author.email,
		entity: "product",
		entityId: randomUUID(),
		label: "Box",
	} as const;
	await database.db.insert(auditLog).values({ ...change, action: "delete", before: { size: "20ft" } });
	expect(await restore("product", change.entityId)).toEqual({ restored: false, problem: "expired" });
	const broken = { ...change, entityId: randomUUID(), before: { kept: { rows: "none" } } };
	await database.db.insert(auditLog).values({ ...broken, action: "delete" });
	expect(await restore("product", broken.entityId)).toEqual({ restored: false, problem: "unreadable" });
});
