import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { readSettings, saveCompany } from "~/company/desk/save-company.server.ts";
import { findChange } from "~/desk/history/history.store.server.ts";
import type { RestoreResult, Version } from "~/desk/history/restore.ts";
import { restoreChange } from "~/desk/history/restorer.server.ts";
import { schema } from "~/platform/db.server.ts";
import { findPost } from "~/site/blog/desk/blog-admin.store.server.ts";
import { publishPost } from "~/site/blog/desk/publish-post.server.ts";
import { updatePost } from "~/site/blog/desk/save-post.server.ts";
import { deletePage } from "~/site/pages/desk/delete-page.server.ts";
import { findPage } from "~/site/pages/desk/page-admin.store.server.ts";
import { publishPage } from "~/site/pages/desk/publish-page.server.ts";
import { updatePage } from "~/site/pages/desk/save-page.server.ts";
import { moveSection } from "~/site/pages/desk/sections/arrange-sections.server.ts";
import { editedSection } from "~/site/pages/desk/sections/form/section-fields.ts";
import { updateSection } from "~/site/pages/desk/sections/save-section.server.ts";
import { findSectionPage, storedSection } from "~/site/pages/desk/sections/section-admin.store.server.ts";
import { listConditionInfo } from "~/trade/catalog/desk/conditions/condition-admin.store.server.ts";
import { saveConditionInfo } from "~/trade/catalog/desk/conditions/save-condition-info.server.ts";
import { findEditedProduct } from "~/trade/catalog/desk/product-admin.store.server.ts";
import { updateProduct } from "~/trade/catalog/desk/save-product.server.ts";
import { saveStockColors } from "~/trade/catalog/desk/stock-colors/save-stock-colors.server.ts";
import { readStockColors } from "~/trade/catalog/stock-colors.store.server.ts";
import { orderText } from "~/trade/catalog/stock-colors.ts";
import { checkImport, importTariffs } from "~/trade/transport/desk/import/import-tariffs.server.ts";
import { updateTariff } from "~/trade/transport/desk/save-tariff.server.ts";
import { findTariffRow, listTariffRows } from "~/trade/transport/desk/tariff-admin.store.server.ts";
import { seenText } from "~/trade/transport/desk/tariff-admin.ts";
import { cents } from "~/values/money.ts";
import type { AuditEntity } from "~/values/vocabulary.ts";
import { allRows } from "../../../../tests/support/all-rows.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { restorers } from "./restorers.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const { auditLog, blogPosts, landingPages, products, sections } = schema;

let productId = "";
let postId = "";
let pageId = "";

beforeAll(async () => {
	const [firstPost] = await database.db.select({ id: blogPosts.id }).from(blogPosts);
	postId = firstPost?.id ?? "";
	const [firstProduct] = await database.db.select({ id: products.id }).from(products);
	productId = firstProduct?.id ?? "";
	const isAbout = eq(landingPages.slug, "about");
	const [about] = await database.db.select({ id: landingPages.id }).from(landingPages).where(isAbout);
	pageId = about?.id ?? "";
	// As an editor's save leaves them: HTML without space around it.
	await database.pool.query(
		"update landing_page_translations set content_html = trim(both E'\\n\\t ' from content_html)",
	);
	await database.pool.query("update blog_post_translations set content = trim(both E'\\n\\t ' from content)");
	await database.pool.query(
		"update product_translations set description_html = trim(both E'\\n\\t ' from description_html)",
	);
	await database.pool.query(
		"update section_translations set content_html = trim(both E'\\n\\t ' from content_html)",
	);
});

/** The newest entry about a kind of thing. */
async function lastChange(entity: AuditEntity, entityId?: string) {
	const isIt = entityId === undefined ? undefined : eq(auditLog.entityId, entityId);
	const [row] = await database.db
		.select({ id: auditLog.id })
		.from(auditLog)
		.where(and(eq(auditLog.entity, entity), isIt))
		.orderBy(desc(auditLog.createdAt))
		.limit(1);
	const change = await findChange(database.db, row?.id ?? "");
	if (!change) throw new Error(`nothing was noted of ${entity}`);
	return change;
}

type Change = Awaited<ReturnType<typeof lastChange>>;

/** Asks and answers as the page of a change does. @param given a moment that the author saw, else that of now */
async function restore(change: Change, version: Version, given?: string): Promise<RestoreResult> {
	const restorer = restorers[change.entity];
	if (!restorer) throw new Error(`nobody restores ${change.entity}`);
	const seen = given ?? (await restorer.seenOf(database.db, change)) ?? "";
	const now = await findChange(database.db, change.id);
	const wanted = { change: now ?? change, version, seen };
	return restoreChange(database.db, author, restorer, wanted, new Date());
}

/** What a save must answer for a test to go on. */
function stored(result: unknown): void {
	expect(result).toMatchObject({ [Object.hasOwn(Object(result), "stored") ? "stored" : "saved"]: true });
}

type Kind = {
	name: string;
	entity: AuditEntity;
	/** What is stored of it, as people see it. */
	read: () => Promise<unknown>;
	/** A save of its editor. */
	change: () => Promise<void>;
};

async function product() {
	const found = await findEditedProduct(database.db, "nl", productId);
	if (!found) throw new Error("no product");
	return found;
}
async function post() {
	const found = await findPost(database.db, postId);
	if (!found) throw new Error("no post");
	return found;
}
async function page() {
	const found = await findPage(database.db, pageId);
	if (!found) throw new Error("no page");
	return found;
}
async function home() {
	const [row] = await database.db
		.select({ id: landingPages.id })
		.from(landingPages)
		.where(eq(landingPages.slug, "home"));
	const found = await findSectionPage(database.db, row?.id ?? "");
	const [first] = found?.rows ?? [];
	if (!found || !first) throw new Error("no sections");
	const section = editedSection(storedSection(first));
	if (!section) throw new Error("an unknown section");
	return { ...found, sectionId: first.id, section };
}
async function tariff() {
	const row = await findTariffRow(database.db, { country: "BE", prefix: "20" });
	if (!row) throw new Error("no tariff");
	return row;
}

const kinds: Kind[] = [
	{
		name: "a product",
		entity: "product",
		read: async () => (await product()).product,
		async change() {
			const { id, seen, product: before } = await product();
			const nl = before.texts.nl && { ...before.texts.nl, slug: `other-${randomUUID()}`, title: "Anders" };
			const texts = { ...before.texts, nl, fr: null };
			const next = { ...before, texts, images: before.images.toReversed(), priceNew: cents(1) };
			stored(await updateProduct(database.db, author, { id, seen, product: next }));
		},
	},
	{
		name: "what is said of a condition",
		entity: "product",
		read: async () => (await listConditionInfo(database.db, productId)).new.info,
		async change() {
			const { seen } = (await listConditionInfo(database.db, productId)).new;
			const text = {
				title: "Nieuw",
				description: `Recht uit de fabriek ${randomUUID()}`,
				benefits: ["a"],
				badges: [],
			};
			const info = { imageUrl: "/images/n.svg", texts: { nl: text, en: null, de: null, fr: null } };
			stored(await saveConditionInfo(database.db, author, { productId, condition: "new", seen, info }));
		},
	},
	{
		name: "a post",
		entity: "blog_post",
		read: async () => {
			const { post: now, publishedAt } = await post();
			return { now, publishedAt };
		},
		async change() {
			const { id, seen, post: before } = await post();
			const nl = before.texts.nl && {
				...before.texts.nl,
				slug: `other-${randomUUID()}`,
				content: "<p>x</p>",
			};
			// A draft forgets when it was published: the older version says it.
			const next = { ...before, isPublished: false, imageAlt: "Anders", texts: { ...before.texts, nl } };
			stored(await updatePost(database.db, author, { id, seen, post: next }, new Date()));
		},
	},
	{
		name: "a landing page",
		entity: "landing_page",
		read: async () => (await page()).page,
		async change() {
			const { id, seen, page: before } = await page();
			const texts = {
				...before.texts,
				nl: before.texts.nl && { ...before.texts.nl, title: "Anders" },
				de: null,
			};
			const next = { ...before, slug: `about-${randomUUID()}`, menuOrder: before.menuOrder + 1, texts };
			stored(await updatePage(database.db, author, { id, seen, page: next }));
		},
	},
	{
		name: "whether a page is published",
		entity: "landing_page",
		read: async () => (await page()).page.isPublished,
		async change() {
			const { id, page: before } = await page();
			await publishPage(database.db, author, { id, isPublished: !before.isPublished });
		},
	},
	{
		name: "when a post was published",
		entity: "blog_post",
		read: async () => (await post()).publishedAt,
		async change() {
			const { id, publishedAt: before } = await post();
			const publishedAt = before === null ? new Date() : null;
			await publishPost(database.db, author, { id, publishedAt }, new Date());
		},
	},
	{
		name: "the order of sections",
		entity: "landing_page",
		read: async () => (await home()).rows.map(({ id }) => id),
		async change() {
			const { id, sectionId, seen } = await home();
			stored(await moveSection(database.db, author, { pageId: id, sectionId, seen, move: { to: 2 } }));
		},
	},
	{
		name: "a section",
		entity: "section",
		read: async () => (await home()).section,
		async change() {
			const { id, sectionId, seen, section } = await home();
			const texts = { ...section.texts, en: section.texts.en && { ...section.texts.en, title: "Other" } };
			const next = { ...section, paddingTop: "64px", texts };
			stored(await updateSection(database.db, author, { pageId: id, sectionId, seen, section: next }));
		},
	},
	{
		name: "a tariff",
		entity: "tariff",
		read: tariff,
		async change() {
			const row = await tariff();
			const next = { ...row, place: "Anders", single: cents(row.single + 5), double: cents(row.double + 5) };
			stored(await updateTariff(database.db, author, { row: next, seen: seenText(row) }));
		},
	},
	{
		name: "an import of tariffs",
		entity: "tariff",
		read: () => listTariffRows(database.db),
		async change() {
			const text = `country,prefix,place,single,double\nBE,20,Import,${Math.ceil(Math.random() * 900)},2000\nDE,00,Neu,1,2`;
			const check = await checkImport(database.db, { text, removeMissing: true });
			if ("problem" in check) throw new Error(check.problem);
			const request = { text, removeMissing: true, mark: check.mark };
			stored(await importTariffs(database.db, author, request));
		},
	},
	{
		name: "the stock colours",
		entity: "stock_colors",
		read: () => readStockColors(database.db),
		async change() {
			const order = await readStockColors(database.db);
			const next = { seen: orderText(order), order: order.slice(1).toReversed() };
			stored(await saveStockColors(database.db, author, next));
		},
	},
	{
		name: "the company",
		entity: "company",
		read: async () => {
			const { seen: _, ...settings } = await readSettings(database.db);
			return settings;
		},
		async change() {
			const { seen, company, openingHours, terms, vat, law } = await readSettings(database.db);
			const settings = {
				company: { ...company, name: `${company.name} II`, city: "Gent" },
				openingHours: { ...openingHours, saturday: { opens: "09:00", closes: "12:00" } },
				terms: { ...terms, termDays: 8, remindAfter: null },
				vat: { byCase: false, oss: true, ossRates: { ...vat.ossRates, DE: 16 } },
				law: { ...law, safety: false, warnings: { ...law.warnings, fr: "Attention" } },
				...{ logo: "/uploads/content/1.jpg", depot: "51.27, 4.36" },
			};
			stored(await saveCompany(database.db, author, { seen, settings }));
		},
	},
];

describe.each(kinds)("$name", ({ entity, read, change }) => {
	test("goes back to what it was, on to what it became, and the history says so", async () => {
		const before = await read();
		await change();
		const after = await read();
		expect(after).not.toEqual(before);
		const made = await lastChange(entity);
		expect(made.isFollowed).toBe(false);

		expect(await restore(made, "before")).toEqual({ restored: true });
		expect(await read()).toEqual(before);
		const undone = await lastChange(entity);
		expect(undone).toMatchObject({ action: "restore", entityId: made.entityId, userEmail: author.email });

		expect((await findChange(database.db, made.id))?.isFollowed).toBe(true);
		expect(await restore(made, "after")).toEqual({ restored: true });
		expect(await read()).toEqual(after);
		// A restoring can be undone like any other change.
		expect(await restore(await lastChange(entity), "before")).toEqual({ restored: true });
		expect(await read()).toEqual(before);
	});

	test("is not restored over a change that its author has not seen", async () => {
		await change();
		const made = await lastChange(entity);
		const seen = (await restorers[entity]?.seenOf(database.db, made)) ?? "";
		await change();
		const rows = await allRows(database.pool);
		const result = await restore(made, "before", seen);
		// Published or not is said, not counted: the answer is the same whoever was quicker.
		if (made.action === "publish") return;
		expect(result).toEqual({ restored: false, problem: "stale" });
		expect(await allRows(database.pool)).toEqual(rows);
	});

	test("is not restored from what nobody can read", async () => {
		await change();
		const made = await lastChange(entity);
		const broken = { ...made, before: { nonsense: true } };
		const restorer = restorers[entity];
		const wanted = { change: broken, version: "before" as const, seen: "" };
		const rows = await allRows(database.pool);
		expect(restorer && (await restoreChange(database.db, author, restorer, wanted, new Date()))).toEqual({
			restored: false,
			problem: "unreadable",
		});
		expect(await allRows(database.pool)).toEqual(rows);
	});
});

test("an older version brings its old address back; the newer one leads to it", async () => {
	const { product: before } = await product();
	await kinds[0]?.change();
	const { product: after } = await product();
	await restore(await lastChange("product"), "before");
	const found = await findEditedProduct(database.db, "nl", after.texts.nl?.slug ?? "");
	expect(found?.product.texts.nl?.slug).toBe(before.texts.nl?.slug);
});

test("HTML of an older version is cleaned as in its editor", async () => {
	const { id, seen, product: before } = await product();
	stored(await updateProduct(database.db, author, { id, seen, product: before }));
	const made = await lastChange("product");
	const nl = { ...before.texts.nl, descriptionHtml: "<p>a</p><script>alert(1)</script>" };
	await database.db
		.update(auditLog)
		.set({ before: { ...before, texts: { ...before.texts, nl } } })
		.where(eq(auditLog.id, made.id));
	const changed = await findChange(database.db, made.id);
	expect(changed && (await restore(changed, "before"))).toEqual({ restored: true });
	expect((await product()).product.texts.nl?.descriptionHtml).toBe("<p>a</p>");
});

test("a version of what has been deleted since is not restored", async () => {
	await kinds[3]?.change();
	const made = await lastChange("landing_page");
	const { id, seen } = await page();
	await deletePage(database.db, author, id);
	expect(await restorers.landing_page?.seenOf(database.db, made)).toBeNull();
	expect(await restore(made, "before", seen)).toEqual({ restored: false, problem: "missing" });
});

test("a section of a type that this shop does not know is not restored", async () => {
	const [row] = await database.db.select().from(sections).limit(1);
	await database.db.insert(auditLog).values({
		...({ userEmail: author.email, entity: "section", entityId: row?.id ?? "", label: "x" } as const),
		...{ action: "update", before: { type: "hologram", texts: {} }, after: {} },
	});
	const made = await lastChange("section", row?.id);
	expect(await restore(made, "before")).toEqual({ restored: false, problem: "unreadable" });
});
