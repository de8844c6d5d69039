import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { createContainer } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { deleteForgottenPictures, deletePicture, restorePicture } from "./change-library.server.ts";
import { listPictures, listUses } from "./library.store.server.ts";
import type { LibraryQuery } from "./library.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const {
	auditLog,
	blogPosts,
	companySettings,
	landingPages,
	pictures,
	productImages,
	sections,
	sectionTranslations,
} = schema;
const now = new Date("2026-11-22T12:00:00Z");
const day = 86_400_000;

beforeEach(async () => {
	await database.db.delete(pictures);
	await database.db.delete(auditLog);
});

async function stored(name = "yard.jpg", createdAt = now) {
	const key = `content/${Date.now()}-${randomUUID().slice(0, 8)}.jpg`;
	const address = `/uploads/${key}?size=640x480&tone=aabbcc`;
	await database.db.insert(pictures).values({ key, address, name, createdAt });
	return { key, address };
}

async function used() {
	const picture = await stored();
	const { id } = await createContainer(database.db, {}, { nl: "Bak met foto" });
	await database.db.insert(productImages).values({ productId: id, imageUrl: picture.address });
	return { ...picture, productId: id };
}

const query = (given: Partial<LibraryQuery> = {}): LibraryQuery => ({
	search: "",
	choice: null,
	page: 1,
	...given,
});
const keys = async (given: Partial<LibraryQuery> = {}) =>
	(await listPictures(database.db, query(given), now)).pictures.map(({ key }) => key);

describe("the library", () => {
	test("lists the newest first, a page at a time, and how many there are", async () => {
		for (let index = 0; index < 26; index++) await stored(`${index}.jpg`, new Date(now.getTime() + index));
		const first = await listPictures(database.db, query(), now);
		expect([first.total, first.pictures.length, first.pictures[0]?.name]).toEqual([26, 24, "25.jpg"]);
		expect((await listPictures(database.db, query({ page: 2 }), now)).pictures).toHaveLength(2);
		expect(await listPictures(database.db, query({ search: "nothing" }), now)).toEqual({
			pictures: [],
			total: 0,
		});
	});

	test("is sorted by date and name, and narrowed to the days of uploading", async () => {
		const yard = await stored("yard.jpg", new Date(now.getTime() - 2 * day));
		const office = await stored("Büro.jpg", new Date(now.getTime() - day));
		const truck = await stored("Camion.jpg");
		expect(await keys()).toEqual([truck.key, office.key, yard.key]);
		expect(await keys({ sort: "date-asc" })).toEqual([yard.key, office.key, truck.key]);
		expect(await keys({ sort: "name" })).toEqual([office.key, truck.key, yard.key]);
		expect(await keys({ days: { from: "2026-11-21", to: "2026-11-21" } })).toEqual([office.key]);
		expect(await keys({ days: { from: "2026-11-21", to: null }, search: "camion" })).toEqual([truck.key]);
	});

	test("finds by the file's name and by what uses it, with any accents", async () => {
		const one = await stored("Büro.JPG");
		const two = await used();
		expect(await keys({ search: "buro" })).toEqual([one.key]);
		expect(await keys({ search: "bak met" })).toEqual([two.key]);
		expect(await keys({ choice: "used" })).toEqual([two.key]);
		expect(await keys({ choice: "unused" })).toEqual([one.key]);
	});

	test("knows every place that may hold a picture", async () => {
		const { key, address, productId } = await used();
		const [page] = await database.db.select().from(landingPages).limit(1);
		const [post] = await database.db.select().from(blogPosts).limit(1);
		const [section] = await database.db
			.insert(sections)
			.values({ landingPageId: page?.id ?? "", type: "x" })
			.returning();
		await database.db.insert(sectionTranslations).values({
			...{ sectionId: section?.id ?? "", language: "nl" as const },
			contentHtml: `<p><img src="${address}"></p>`,
		});
		await database.db
			.update(blogPosts)
			.set({ imageUrl: address })
			.where(eq(blogPosts.id, post?.id ?? ""));
		await database.db.update(companySettings).set({ bankName: address });
		const uses = await listUses(database.db, key, now);
		expect(uses.map(({ kind, id }) => [kind, id])).toEqual([
			["company", ""],
			["page", page?.id],
			["post", post?.id],
			["product", productId],
		]);
		expect(uses.at(-1)?.label).toBe("Bak met foto");
		expect(uses[1]?.label).not.toBe("");
		await database.db.delete(sections).where(eq(sections.id, section?.id ?? ""));
		await database.db
			.update(blogPosts)
			.set({ imageUrl: null })
			.where(eq(blogPosts.id, post?.id ?? ""));
	});

	test("forgets a place that names another picture now, or is gone", async () => {
		const { key, address, productId } = await used();
		const other = await stored("other.jpg");
		const placesOf = async (one: string) => (await listUses(database.db, one, now)).map(({ id }) => id);
		await database.db.execute(sql`with info as (
				insert into product_condition_info (product_id, condition) values (${productId}, 'new') returning id)
			insert into product_condition_info_translations (product_condition_info_id, language, title, description)
				select id, 'nl', 'Staat', ${`${address} ${other.address}`} from info`);
		expect(await placesOf(other.key)).toEqual([productId]);
		await database.db
			.update(productImages)
			.set({ imageUrl: other.address })
			.where(eq(productImages.productId, productId));
		expect(await placesOf(key)).toEqual([productId]);
		await database.db.execute(sql`delete from product_condition_info where product_id = ${productId}`);
		expect(await placesOf(key)).toEqual([]);
		expect(await placesOf(other.key)).toEqual([productId]);
		await database.db.delete(schema.products).where(eq(schema.products.id, productId));
		expect(await placesOf(other.key)).toEqual([]);
	});

	test("watches every table with a column that sounds like a picture or a text with pictures", async () => {
		const { rows } = await database.pool.query(`
			select distinct c.table_name as name from information_schema.columns c
			where c.table_schema = 'public' and c.column_name ~ 'image|html|content'
				and c.data_type in ('text', 'jsonb', 'ARRAY')
				and not exists (select from pg_trigger t where t.tgname = 'picture_uses'
					and t.tgrelid = c.table_name::regclass)
			order by 1`);
		// What visitors write, and mails: no pictures of the library.
		expect(rows.map(({ name }) => name)).toEqual(["form_submissions", "mail_outbox"]);
	});
});

describe("deleting a picture", () => {
	test("that is used is refused with the places", async () => {
		const { key, productId } = await used();
		expect(await deletePicture(database.db, author, key, now)).toEqual({
			result: "used",
			uses: [{ kind: "product", id: productId, label: "Bak met foto" }],
		});
		expect(await keys()).toEqual([key]);
	});

	test("counts the trash for thirty days as a use", async () => {
		const { key, address } = await stored();
		await database.db.execute(sql`insert into audit_log (user_email, entity, entity_id, label, action, before, created_at)
			values ('a@shop.example', 'product', '1', 'Bak', 'delete',
				${JSON.stringify({ kept: { rows: { product_images: [{ image_url: address }] } } })}::jsonb, ${now.toISOString()})`);
		expect(await deletePicture(database.db, author, key, now)).toMatchObject({
			result: "used",
			uses: [{ kind: "trash", label: "Bak" }],
		});
		expect(await deletePicture(database.db, author, key, new Date(now.getTime() + 31 * day))).toEqual({
			result: "done",
		});
	});

	test("that nothing uses takes it off the list, is noted, and can be taken back", async () => {
		const { key, address } = await stored();
		expect(await deletePicture(database.db, author, key, now)).toEqual({ result: "done" });
		expect(await keys()).toEqual([]);
		expect(await keys({ choice: "deleted" })).toEqual([key]);
		expect(await deletePicture(database.db, author, key, now)).toEqual({ result: "missing" });
		expect(await restorePicture(database.db, author, key)).toBe("done");
		expect(await restorePicture(database.db, author, key)).toBe("missing");
		expect(await keys()).toEqual([key]);
		const changes = await database.db.select().from(auditLog).orderBy(auditLog.createdAt);
		expect(changes).toMatchObject([
			{ entity: "image", action: "delete", before: { address }, userEmail: author.email },
			{ entity: "image", action: "restore" },
		]);
	});

	test("deletes its files after thirty days, unless a form that was open has saved it meanwhile", async () => {
		const gone: string[] = [];
		const files = { delete: async (key: string) => void gone.push(key) } as never;
		const forgotten = await stored();
		const saved = await stored();
		for (const { key } of [forgotten, saved]) await deletePicture(database.db, author, key, now);
		const { id } = await createContainer(database.db);
		await database.db.insert(productImages).values({ productId: id, imageUrl: saved.address });
		expect(await deleteForgottenPictures(database.db, files, new Date(now.getTime() + 29 * day))).toBe(0);
		expect(await deleteForgottenPictures(database.db, files, new Date(now.getTime() + 31 * day))).toBe(1);
		const stem = forgotten.key.replace(".jpg", "");
		expect(gone.toSorted()).toEqual(
			[
				`${stem}.jpg`,
				`${stem}-480.avif`,
				`${stem}-480.webp`,
				`${stem}-640.avif`,
				`${stem}-640.webp`,
			].toSorted(),
		);
		expect(await keys()).toEqual([saved.key]);
	});
});
