import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { signInAdmin } from "../support/admin.ts";
import { allRows } from "../support/all-rows.ts";
import { fieldValue, keyedLinks, mainOf, shownText, tagsOf, textsIn } from "../support/html.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { auditLog, productTranslations } = schema;
const texts = pageTexts.en.adminAudit;

let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const change = (id: string, query = "") => `/en/admin/history/${id}${query}`;

/** A product of the demo content by its Dutch slug's place in the list. */
async function productAt(index: number) {
	const rows = await shop.database.db
		.select()
		.from(productTranslations)
		.where(eq(productTranslations.language, "nl"))
		.orderBy(productTranslations.slug);
	const row = rows[index];
	if (!row) throw new Error("no such product");
	return { id: row.productId, slug: row.slug, title: row.title };
}

async function changesOf(entityId: string, action: string) {
	const rows = await shop.database.db.select().from(auditLog).where(eq(auditLog.entityId, entityId));
	return rows.filter((row) => row.action === action);
}

async function removeProduct(product: { id: string; slug: string }): Promise<string> {
	const answer = await owner.post(`/nl/products/admin/${product.slug}/delete`, { id: product.id });
	expect(answer.status).toBe(303);
	return (await changesOf(product.id, "delete")).at(-1)?.id ?? "";
}

const restore = (id: string, fields: Record<string, string> = { version: "before", seen: "" }, who = owner) =>
	who.post(change(id), fields);

describe("the trash", () => {
	test.each(languages)("stands in %s in the navigation, and says when it is empty", async (language) => {
		const answer = await owner.get(`/${language}/admin/trash`);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		const words = pageTexts[language].adminAudit.trash;
		expect(textsIn(mainOf(html), "h1")).toEqual([words.title]);
		expect(shownText(mainOf(html))).toContain(words.none);
		expect(tagsOf(html, "a").map(({ href }) => href)).toContain(`/${language}/admin/trash`);
	});

	test("names what was deleted, by whom, and leads through a question back to it, without scripts", async () => {
		const product = await productAt(0);
		const page = `/nl/container/${product.slug}`;
		const before = await (await shop.visitor().get(page)).text();
		const id = await removeProduct(product);
		expect((await shop.visitor().get(page)).status).toBe(410);

		const trash = mainOf(await (await owner.get("/en/admin/trash")).text());
		expect(shownText(trash)).toContain(product.title);
		const link = change(id, "?restore=before");
		expect(keyedLinks(trash)).toContain(link);
		expect(tagsOf(trash, "a").map(({ href }) => href)).toContain(link);

		const question = await (await owner.get(link)).text();
		expect(shownText(question)).toContain(texts.restore.deletedQuestion);
		const version = fieldValue(question, "version") ?? "";
		const answer = await restore(id, { version, seen: fieldValue(question, "seen") ?? "" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, change(id, "?done=restored")]);
		const done = mainOf(await (await owner.get(change(id, "?done=restored"))).text());
		expect(shownText(done)).toContain(texts.restore.done);
		expect(tagsOf(done, "a").map(({ href }) => href)).toContain(`/en/products/admin/${product.id}`);

		// At once, for everybody, with its pictures.
		const back = await shop.visitor().get(page);
		expect(back.status).toBe(200);
		const pictures = (html: string) => tagsOf(mainOf(html), "img").map(({ src }) => src);
		expect(pictures(await back.text())).toEqual(pictures(before));
		expect(shownText(mainOf(await (await owner.get("/en/admin/trash")).text()))).toContain(texts.trash.none);
	});

	test("restores once by however many presses, each of which says that it is done", async () => {
		const product = await productAt(1);
		const id = await removeProduct(product);
		const answers = [...(await Promise.all([restore(id), restore(id)])), await restore(id)];
		expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(
			Array(3).fill(change(id, "?done=restored")),
		);
		expect(await changesOf(product.id, "restore")).toHaveLength(1);
		const page = shownText(await (await owner.get(change(id, "?restore=before"))).text());
		expect(page).toContain(texts.restore.isBack);
		expect(page).not.toContain(texts.restore.deletedQuestion);
	});

	test("names the address that stands in the way", async () => {
		const product = await productAt(2);
		const other = await productAt(3);
		const id = await removeProduct(product);
		const isOther = eq(productTranslations.slug, other.slug);
		await shop.database.db.update(productTranslations).set({ slug: product.slug }).where(isOther);
		const answer = await restore(id);
		expect(answer.status).toBe(409);
		const said = shownText(await answer.text());
		expect(said).toContain(texts.restore.problems.slugTaken);
		expect(said).toContain(product.slug);
		const isTaken = eq(productTranslations.slug, product.slug);
		await shop.database.db.update(productTranslations).set({ slug: other.slug }).where(isTaken);
		expect((await restore(id)).status).toBe(303);
	});

	test("has no button behind thirty days, and says so", async () => {
		const product = await productAt(4);
		const id = await removeProduct(product);
		const createdAt = new Date(Date.now() - 31 * 86_400_000);
		await shop.database.db.update(auditLog).set({ createdAt }).where(eq(auditLog.id, id));
		const page = shownText(await (await owner.get(change(id))).text());
		expect(page).toContain(texts.restore.final);
		expect((await restore(id)).status).toBe(410);
	});
});

describe("restoring an older version", () => {
	async function renameTariff(single: string): Promise<string> {
		const row = await shop.database.db.query.transportTariffs.findFirst({
			where: (tariff, { and, eq: is }) => and(is(tariff.country, "NL"), is(tariff.prefix, "31")),
		});
		const seen = `${row?.single} ${row?.double} ${row?.place}`;
		const fields = { country: "NL", prefix: "31", place: row?.place ?? "", single, double: "2000", seen };
		expect((await owner.post("/en/admin/tariffs/edit/NL/31", fields)).status).toBe(303);
		const made = await changesOf("NL 31", "update");
		return made.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]?.id ?? "";
	}

	test("asks first, stores it, and is refused when somebody was quicker", async () => {
		const id = await renameTariff("901");
		const page = await (await owner.get(change(id))).text();
		const links = tagsOf(mainOf(page), "a").map(({ href }) => href);
		expect(links).toContain(change(id, "?restore=before"));
		// What is stored now needs no button.
		expect(links).not.toContain(change(id, "?restore=after"));

		const question = await (await owner.get(change(id, "?restore=before"))).text();
		expect(shownText(question)).toContain(texts.restore.question);
		const fields = { version: "before", seen: fieldValue(question, "seen") ?? "" };
		await renameTariff("902");
		const stale = await restore(id, fields);
		expect(stale.status).toBe(409);
		expect(shownText(await stale.text())).toContain(texts.restore.problems.stale);

		const again = await (await owner.get(change(id, "?restore=after"))).text();
		const answer = await restore(id, { version: "after", seen: fieldValue(again, "seen") ?? "" });
		expect(answer.status).toBe(303);
		const tariffs = await (await owner.get("/en/admin/tariffs?country=NL&q=31")).text();
		expect(shownText(tariffs)).toContain("€901.00");
	});
});

describe("a note", () => {
	test("is in the history with its text and the order's number", async () => {
		const [order] = await shop.database.db
			.insert(schema.orders)
			.values({
				...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl", vatRate: 21 },
				...{ subtotalAmount: 100, vatAmount: 21, totalAmount: 121 },
				shippingAddress: { name: "Jana", email: "jana@buyer.example", country: "belgium" },
			} as never)
			.returning();
		const id = order?.id ?? "";
		const fields = { intent: "note", note: "Called <b>back</b>" };
		expect((await owner.post(`/en/admin/orders/${id}`, fields)).status).toBe(303);
		const list = await (await owner.get(`/en/admin/history?id=${order?.orderNumber}`)).text();
		expect(shownText(mainOf(list))).toContain(`${texts.entities.order} ${order?.orderNumber}`);
		const [noted] = await changesOf(id, "note");
		const page = mainOf(await (await owner.get(change(noted?.id ?? ""))).text());
		expect(shownText(page)).toContain("Called <b>back</b>");
		expect(textsIn(page, "b")).toEqual([]);
		expect((await restore(noted?.id ?? "", { version: "after", seen: "" })).status).toBe(410);
	});
});

describe("nothing is restored", () => {
	let id: string;
	beforeAll(async () => {
		id = await removeProduct(await productAt(5));
	});

	test.each([
		["by a stranger", async () => (await restore(id, undefined, shop.visitor())).status, 403],
		["without a version", async () => (await restore(id, { seen: "" })).status, 400],
		["in an unknown version", async () => (await restore(id, { version: "middle", seen: "" })).status, 400],
		["after its deletion", async () => (await restore(id, { version: "after", seen: "" })).status, 410],
		["by a forged id", async () => (await restore(randomUUID())).status, 404],
		["by what is no id", async () => (await restore("nonsense")).status, 404],
	])("%s", async (_who, ask, status) => {
		const rows = await allRows(shop.database.pool);
		expect(await ask()).toBe(status);
		expect(await allRows(shop.database.pool)).toEqual(rows);
	});

	test("of a kind that has happened and is not undone", async () => {
		const orderChange = {
			...({ userEmail: "a@shop.example", entity: "order", entityId: randomUUID() } as const),
			...({ label: "K-1", action: "status", before: { status: "paid" }, after: {} } as const),
		};
		const [row] = await shop.database.db.insert(auditLog).values(orderChange).returning();
		expect((await restore(row?.id ?? "")).status).toBe(410);
	});

	test("of a thing of another kind than its entry says", async () => {
		const [deletion] = await shop.database.db.select().from(auditLog).where(eq(auditLog.id, id));
		const { id: _, ...copy } = deletion ?? {};
		const forged = { ...copy, entity: "blog_post", entityId: randomUUID() };
		const [row] = await shop.database.db
			.insert(auditLog)
			.values(forged as typeof auditLog.$inferInsert)
			.returning();
		const rows = await allRows(shop.database.pool);
		expect((await restore(row?.id ?? "")).status).toBe(422);
		expect(await allRows(shop.database.pool)).toEqual(rows);
	});
});
