import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import type { Role } from "~/values/rights.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin, signInAs } from "../support/admin.ts";
import { fieldValue, shownText, tagsOf, textsIn } from "../support/html.ts";
import { pdfDrawings, pdfPages, readPdf } from "../support/read-pdf.ts";
import { sampleMail } from "../support/sample-mails.ts";
import { createContainer } from "../support/sample-trade.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { statementsDuring } from "../support/statements.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const {
	auditLog,
	blogPosts,
	blogPostTranslations,
	contactMessages,
	landingPages,
	landingPageTranslations,
	mailOutbox,
	orders,
	pictures,
	products,
	quotes,
} = schema;
const { adminSeveral: t } = pageTexts.en;
let admin: Visitor;
beforeAll(async () => {
	admin = await signInAdmin(shop);
});

type List = "orders" | "quotes" | "messages" | "mails" | "products" | "landing-pages" | "blog" | "media";

/** Where a list leads that was ticked. */
function asked(list: List, to: string, ids: readonly string[], language = "en"): string {
	const query = new URLSearchParams([...ids.map((id) => ["pick", id]), ["to", to]]);
	return `/${language}/admin/${list}/several?${query}`;
}

/** The form of the question, as a browser without scripts sends it. */
async function formAt(who: Visitor, address: string): Promise<URLSearchParams> {
	const page = await (await who.get(address)).text();
	const fields = new URLSearchParams({ key: fieldValue(page, "key") ?? "" });
	for (const { name, value } of tagsOf(page, "input")) {
		if (name === "row" || name?.startsWith("name.")) fields.append(name, value ?? "");
	}
	return fields;
}

const textOf = async (answer: Response) => shownText(await answer.text());

async function newOrders(count: number): Promise<string[]> {
	const ids: string[] = [];
	await shop.database.db.delete(schema.formSubmissions);
	for (let made = 0; made < count; made += 1) ids.push((await placeOrder(shop)).orderId);
	return ids;
}

async function statusesOf(ids: readonly string[]): Promise<string[]> {
	const rows = await shop.database.db
		.select()
		.from(orders)
		.where(inArray(orders.id, [...ids]));
	return ids.map((id) => rows.find((row) => row.id === id)?.status ?? "gone");
}

async function newMessages(count: number): Promise<string[]> {
	const message = { language: "fr", name: "Jana", email: "jana@buyer.example", message: "Bonjour" } as const;
	const rows = await shop.database.db
		.insert(contactMessages)
		.values(Array.from({ length: count }, () => message))
		.returning();
	return rows.map(({ id }) => id);
}

const lettersAbout = (id: string) =>
	shop.database.db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.about, id), eq(mailOutbox.attachment, "order-confirmation")));

describe("delivery notes of several orders", () => {
	const file = (ids: readonly string[], language = "en") =>
		`/${language}/admin/orders/delivery-notes.pdf?${new URLSearchParams(ids.map((id) => ["pick", id]))}`;

	async function confirmed(language: "nl" | "de" | "fr"): Promise<string> {
		await shop.database.db.delete(schema.formSubmissions);
		const { orderId } = await placeOrder(shop, language);
		await shop.database.db.update(orders).set({ status: "confirmed" }).where(eq(orders.id, orderId));
		return orderId;
	}
	const numberOf = async (id: string) =>
		(await shop.database.db.select().from(orders).where(eq(orders.id, id)))[0]?.orderNumber ?? "";
	const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

	test("are one file, each on the pages that it has by itself, in its buyer's language", async () => {
		const ids = [await confirmed("fr"), await confirmed("de"), await confirmed("nl")];
		const answer = await admin.get(file(ids));
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const joined = await bytesOf(answer);
		const pdf = readPdf(joined);
		const drawn = pdfDrawings(joined);
		let pages = 0;
		for (const [index, title] of ["Bon de livraison", "Lieferschein", "Leverbon"].entries()) {
			const id = ids[index] ?? "";
			const single = await bytesOf(await admin.get(`/nl/order-confirmation/${id}/delivery-note.pdf`));
			pages += pdfPages(readPdf(single));
			expect(pdf).toContain(`/Alt (${title} ${await numberOf(id)})`);
			const own = pdfDrawings(single).map((drawing) => drawing.trim());
			expect(own.length).toBeGreaterThan(0);
			for (const drawing of own) expect(drawn.some((one) => one.includes(drawing))).toBe(true);
		}
		expect(pdfPages(pdf)).toBe(pages);
		// Once more it is made of the same papers.
		expect(await shop.database.db.$count(schema.papers, inArray(schema.papers.orderId, ids))).toBe(3);
	});

	test.each(languages)(
		"are asked about in %s: who has one and who has none, and nothing half",
		async (language) => {
			const [there, pending] = [await confirmed("de"), ...(await newOrders(1))];
			const ids = [there, pending ?? ""];
			const words = pageTexts[language].adminSeveral.notes;
			const page = await (await admin.get(asked("orders", "delivery-note", ids, language))).text();
			const lacks = words.lacks.replace("{status}", pageTexts[language].adminTrade.statuses.order.pending);
			for (const said of [words.going, words.leftOut, lacks, await numberOf(there)]) {
				expect(shownText(page)).toContain(shownText(said));
			}
			expect(tagsOf(page, "a").map(({ href }) => href)).toContain(file([there], language));
			const refused = await admin.get(file(ids, language));
			expect(refused.status).toBe(302);
			expect(refused.headers.get("Location")).toMatch(
				new RegExp(`^/${language}/admin/orders/several\\?to=delivery-note&pick=${there}&pick=`),
			);
		},
	);

	test("are for who may read orders, a page's rows at most, and change nothing", async () => {
		const id = await confirmed("nl");
		const reader = await signInAs(shop, "reader");
		expect((await reader.get(file([id]))).status).toBe(200);
		expect(await textOf(await reader.get(asked("orders", "delivery-note", [id])))).toContain(
			shownText(t.notes.going),
		);
		const changing = await reader.get(asked("orders", "shipped", [id]));
		expect(changing.headers.get("Location")).toContain("/admin/refused?right=orders.change");
		const list = await (await reader.get("/en/admin/orders")).text();
		expect(textsIn(list, "option").filter((text) => Object.values(t.acts.orders).includes(text))).toEqual([
			t.acts.orders["delivery-note"],
		]);
		for (const who of [await signInAs(shop, "driver"), shop.visitor()]) {
			expect((await who.get(file([id]))).status).toBe(302);
		}
		const many = Array.from({ length: 26 }, () => randomUUID());
		expect((await admin.get(file(many))).status).toBe(400);
		expect((await admin.get(file([]))).status).toBe(400);
		const forged = { key: randomUUID(), row: `${id}~confirmed~delivery-note` };
		expect((await admin.post(asked("orders", "delivery-note", [id]), forged)).status).toBe(400);
		expect(await statusesOf([id])).toEqual(["confirmed"]);
	});
});

describe("several orders", () => {
	test("are confirmed with a letter each, which the question announces; the same form once more finds it done", async () => {
		const ids = await newOrders(2);
		const address = asked("orders", "confirmed", ids);
		const question = await textOf(await admin.get(address));
		expect(question).toContain(shownText(t.tell.replace("{n}", "2")));
		const form = await formAt(admin, address);
		form.set("tell", "on");
		const first = await admin.post(address, form);
		expect(first.status).toBe(200);
		expect(await textOf(first)).toContain(shownText(t.told.replace("{n}", "2")));
		const second = await admin.post(address, form);
		expect(second.status).toBe(200);
		expect(await textOf(second)).toContain(shownText(t.outcomes.already));
		expect(await statusesOf(ids)).toEqual(["confirmed", "confirmed"]);
		for (const id of ids) {
			expect(await lettersAbout(id)).toHaveLength(1);
			const noted = and(eq(auditLog.entityId, id), eq(auditLog.action, "status"));
			expect(await shop.database.db.$count(auditLog, noted)).toBe(1);
		}
	});

	test("go on without the one that somebody has changed in between, which is named and stays", async () => {
		const ids = await newOrders(3);
		const [mine = "", theirs = ""] = ids;
		const address = asked("orders", "confirmed", ids);
		const form = await formAt(admin, address);
		await shop.database.db.update(orders).set({ status: "paid" }).where(eq(orders.id, theirs));
		const answer = await admin.post(address, form);
		expect(answer.status).toBe(409);
		const said = await textOf(answer);
		const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, theirs));
		expect(said).toContain(order?.orderNumber);
		expect(said).toContain(shownText(t.outcomes.moved.replace("{status}", "Paid")));
		expect(await statusesOf(ids)).toEqual(["confirmed", "paid", "confirmed"]);
		// Nobody was told, so those that were changed can go back.
		expect(await lettersAbout(mine)).toHaveLength(0);
	});

	test("are told of as the form says, wherever it is sent: not by what the address names", async () => {
		const ids = await newOrders(2);
		const form = await formAt(admin, asked("orders", "confirmed", ids));
		form.set("tell", "on");
		const answer = await admin.post(asked("orders", "confirmed", []), form);
		expect(answer.status).toBe(200);
		expect(await statusesOf(ids)).toEqual(["confirmed", "confirmed"]);
		for (const id of ids) expect(await lettersAbout(id)).toHaveLength(1);
	});

	test("that cannot take the step are named before, and stand in no form", async () => {
		const [pending = "", delivered = ""] = await newOrders(2);
		await shop.database.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, delivered));
		const address = asked("orders", "confirmed", [pending, delivered]);
		const question = await textOf(await admin.get(address));
		expect(question).toContain(shownText(t.outcomes.not_allowed.replace("{status}", "Delivered")));
		expect((await formAt(admin, address)).getAll("row")).toEqual([`${pending}~pending~confirmed`]);
	});

	test("are read by one statement for the question, whatever their number", async () => {
		const ids = await newOrders(2);
		const statements = await statementsDuring(async () => {
			await (await admin.get(asked("orders", "confirmed", ids))).text();
		});
		expect(statements.filter((text) => text.includes('"orders"."id" in ('))).toHaveLength(1);
		expect(statements.filter((text) => text.includes('"orders"."id" = '))).toHaveLength(0);
	});
});

describe("what was done in silence", () => {
	test("is taken back by the same verb, but where somebody has changed it since", async () => {
		const ids = await newMessages(2);
		const [first = "", second = ""] = ids;
		const address = asked("messages", "done", ids);
		const done = await admin.post(address, await formAt(admin, address));
		const page = await done.text();
		const undo = new URLSearchParams({ key: fieldValue(page, "key") ?? "", intent: "undo" });
		for (const { name, value } of tagsOf(page, "input")) if (name === "row") undo.append(name, value ?? "");
		expect(undo.getAll("row")).toEqual(ids.map((id) => `${id}~done~new`));
		await shop.database.db.delete(contactMessages).where(eq(contactMessages.id, second));
		const answer = await admin.post(address, undo);
		expect(answer.status).toBe(409);
		expect(await textOf(answer)).toContain(shownText(t.outcomes.missing));
		const [message] = await shop.database.db
			.select()
			.from(contactMessages)
			.where(eq(contactMessages.id, first));
		expect(message?.status).toBe("new");
		const entries = await shop.database.db.select().from(auditLog).where(eq(auditLog.entityId, first));
		expect(entries.map(({ after }) => after)).toEqual(
			expect.arrayContaining([{ status: "done" }, { status: "new" }]),
		);
	});

	test("of orders only where no letter went", async () => {
		const ids = await newOrders(1);
		const address = asked("orders", "confirmed", ids);
		const told = await formAt(admin, address);
		told.set("tell", "on");
		expect(await textOf(await admin.post(address, told))).not.toContain(t.undo);
		const [silent = ""] = await newOrders(1);
		const other = asked("orders", "confirmed", [silent]);
		expect(await textOf(await admin.post(other, await formAt(admin, other)))).toContain(t.undo);
	});
});

test("several requests are marked without a letter", async () => {
	const made = { language: "de", customerName: "Anneleen", email: "a@buyer.example" } as const;
	const rows = await shop.database.db.insert(quotes).values([made, made]).returning();
	const ids = rows.map(({ id }) => id);
	const address = asked("quotes", "lost", ids);
	expect(await textOf(await admin.get(address))).toContain(shownText(t.nobody));
	expect((await admin.post(address, await formAt(admin, address))).status).toBe(200);
	const lost = and(inArray(quotes.id, ids), eq(quotes.status, "lost"));
	expect(await shop.database.db.$count(quotes, lost)).toBe(2);
	expect(await shop.database.db.$count(mailOutbox, inArray(mailOutbox.about, ids))).toBe(0);
});

test("several mails that were given up go out once more, once, whoever asks", async () => {
	const key = () => ({ dedupeKey: randomUUID(), recipient: `${randomUUID()}@buyer.example` });
	const mails = [sampleMail(key()), sampleMail(key())].map((mail) => ({
		...mail,
		status: "failed" as const,
	}));
	const rows = await shop.database.db.insert(mailOutbox).values(mails).returning();
	const ids = rows.map(({ id }) => id);
	const address = asked("mails", "again", ids);
	expect(await textOf(await admin.get(address))).toContain(shownText(t.mailsGo.replace("{n}", "2")));
	// Two tabs with a form each.
	const [one, other] = [await formAt(admin, address), await formAt(admin, address)];
	const answers = await Promise.all([admin.post(address, one), admin.post(address, other)]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	for (const id of ids) expect(await shop.database.db.$count(mailOutbox, eq(mailOutbox.repeats, id))).toBe(1);
	expect(await textOf(await admin.get(address))).toContain(shownText(t.nothingToDo));
});

test("several containers are taken off sale and shown so in the shop, nothing else of them is touched", async () => {
	const { db } = shop.database;
	const made = [await createContainer(db), await createContainer(db, { isAvailable: false })];
	const ids = made.map(({ id }) => id);
	const address = asked("products", "unavailable", ids);
	expect((await formAt(admin, address)).getAll("row")).toEqual([`${ids[0]}~available~unavailable`]);
	const answer = await admin.post(address, await formAt(admin, address));
	expect(answer.status).toBe(200);
	const [after] = await db
		.select()
		.from(products)
		.where(eq(products.id, ids[0] ?? ""));
	expect({ ...after, updatedAt: null }).toEqual({ ...made[0], isAvailable: false, updatedAt: null });
	const [entry] = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, ids[0] ?? ""));
	expect([entry?.before, entry?.after]).toEqual([{ isAvailable: true }, { isAvailable: false }]);
});

/** The form that takes back what was done. */
function undoOf(page: string): URLSearchParams {
	const fields = new URLSearchParams({ key: fieldValue(page, "key") ?? "", intent: "undo" });
	for (const { name, value } of tagsOf(page, "input")) {
		if (name === "row" || name?.startsWith("name.")) fields.append(name, value ?? "");
	}
	return fields;
}

describe("several landing pages", () => {
	async function newPages(...slugs: string[]): Promise<string[]> {
		const rows = await shop.database.db
			.insert(landingPages)
			.values(slugs.map((slug) => ({ slug: `${slug}-${randomUUID()}`, isPublished: false })))
			.returning();
		const texts = rows.map(({ id, slug }) => ({ landingPageId: id, language: "en" as const, title: slug }));
		await shop.database.db.insert(landingPageTranslations).values(texts);
		return rows.map(({ id }) => id);
	}
	const pageAt = async (id: string) =>
		(await shop.database.db.select().from(landingPages).where(eq(landingPages.id, id)))[0];
	const actionsOn = async (id: string) =>
		(await shop.database.db.select().from(auditLog).where(eq(auditLog.entityId, id)))
			.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
			.map(({ action }) => action);
	const needed = async () =>
		(await shop.database.db.select().from(landingPages).where(eq(landingPages.slug, "home")))[0];

	test("are published at once in the shop, but one that was written on since, and are drafts again", async () => {
		const ids = await newPages("crane", "ramp");
		const [crane = "", ramp = ""] = ids;
		const address = asked("landing-pages", "published", ids);
		const form = await formAt(admin, address);
		await shop.database.db.update(landingPages).set({ menuOrder: 7 }).where(eq(landingPages.id, ramp));
		const answer = await admin.post(address, form);
		expect(answer.status).toBe(409);
		const page = await answer.text();
		expect(shownText(page)).toContain(shownText(t.outcomes.moved.replace("{status}", "Draft")));
		expect([(await pageAt(crane))?.isPublished, (await pageAt(ramp))?.isPublished]).toEqual([true, false]);
		expect((await shop.fetch(`/en/pages/${(await pageAt(crane))?.slug}`)).status).toBe(200);
		// The same form once more finds the first one done.
		expect(await textOf(await admin.post(address, form))).toContain(shownText(t.outcomes.already));
		expect((await admin.post(address, undoOf(page))).status).toBe(200);
		expect((await pageAt(crane))?.isPublished).toBe(false);
		expect((await shop.fetch(`/en/pages/${(await pageAt(crane))?.slug}`)).status).toBe(404);
		expect(await actionsOn(crane)).toEqual(["publish", "publish"]);
	});

	test("are deleted once, and come back from the trash as they were", async () => {
		const ids = await newPages("crane", "ramp");
		const [crane = "", ramp = ""] = ids;
		const before = await pageAt(crane);
		const address = asked("landing-pages", "deleted", ids);
		const form = await formAt(admin, address);
		await shop.database.db.update(landingPages).set({ menuOrder: 7 }).where(eq(landingPages.id, ramp));
		const answer = await admin.post(address, form);
		expect(answer.status).toBe(409);
		const page = await answer.text();
		expect(shownText(page)).toContain(shownText(t.trash.text));
		expect(tagsOf(page, "a").map(({ href }) => href)).toContain("/en/admin/trash");
		expect([await pageAt(crane), (await pageAt(ramp))?.menuOrder]).toEqual([undefined, 7]);
		expect(await textOf(await admin.post(address, form))).toContain(shownText(t.outcomes.already));
		const undo = undoOf(page);
		expect(undo.getAll("row")).toEqual([`${crane}~deleted~draft`]);
		expect((await admin.post(address, undo)).status).toBe(200);
		expect(await pageAt(crane)).toEqual(before);
		expect(await textOf(await admin.post(address, undo))).toContain(shownText(t.outcomes.already));
		expect(await actionsOn(crane)).toEqual(["delete", "restore"]);
	});

	test("stay deleted where another page has their address by then", async () => {
		const [id = ""] = await newPages("crane");
		const slug = (await pageAt(id))?.slug ?? "";
		const address = asked("landing-pages", "deleted", [id]);
		const page = await (await admin.post(address, await formAt(admin, address))).text();
		await shop.database.db.insert(landingPages).values({ slug });
		const answer = await admin.post(address, undoOf(page));
		expect([answer.status, await textOf(answer)]).toEqual([
			409,
			expect.stringContaining(shownText(t.outcomes.taken)),
		]);
	});

	test.each(["draft", "deleted"] as const)("leave out what the shop needs: %s", async (to) => {
		const home = await needed();
		const address = asked("landing-pages", to, [home?.id ?? ""]);
		expect(await textOf(await admin.get(address))).toContain(shownText(t.outcomes.needed));
		expect((await formAt(admin, address)).getAll("row")).toEqual([]);
		const forged = { key: randomUUID(), row: `${home?.id}~published~${to}` };
		const answer = await admin.post(address, forged);
		expect([answer.status, await textOf(answer)]).toEqual([
			409,
			expect.stringContaining(shownText(t.outcomes.needed)),
		]);
		expect(await needed()).toEqual(home);
	});

	test("are as many as a page of the list has", async () => {
		const many = Array.from({ length: 26 }, () => randomUUID());
		expect((await admin.get(asked("landing-pages", "draft", many.slice(1)))).status).toBe(200);
		expect((await admin.get(asked("landing-pages", "draft", many))).status).toBe(400);
	});
});

describe("several posts", () => {
	const written = new Date("2024-03-01T08:00:00Z");
	type Facts = Partial<typeof blogPosts.$inferInsert>;

	async function newPosts(...facts: Facts[]): Promise<string[]> {
		const rows = await shop.database.db.insert(blogPosts).values(facts).returning();
		const texts = rows.map(({ id }) => {
			const slug = `steel-${id}`;
			return { blogPostId: id, language: "en" as const, title: `Steel ${id}`, slug, content: "<p>Steel</p>" };
		});
		await shop.database.db.insert(blogPostTranslations).values(texts);
		return rows.map(({ id }) => id);
	}
	const postAt = async (id: string) =>
		(await shop.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];
	const statusOf = async (id: string) => (await shop.fetch(`/en/blog/steel-${id}`)).status;

	test("leave the shop at once, but one that was written on since, and come back with their dates", async () => {
		const ids = await newPosts({ publishedAt: written }, { publishedAt: written });
		const [mine = "", theirs = ""] = ids;
		const address = asked("blog", "draft", ids);
		const form = await formAt(admin, address);
		await shop.database.db.update(blogPosts).set({ imageTitle: "Yard" }).where(eq(blogPosts.id, theirs));
		const answer = await admin.post(address, form);
		expect(answer.status).toBe(409);
		const page = await answer.text();
		expect(shownText(page)).toContain(shownText(t.outcomes.moved.replace("{status}", "Published")));
		expect([await statusOf(mine), await statusOf(theirs)]).toEqual([404, 200]);
		expect(await textOf(await admin.post(address, form))).toContain(shownText(t.outcomes.already));
		const undo = undoOf(page);
		expect(undo.getAll("row")).toEqual([`${mine}~draft~published`]);
		expect((await admin.post(address, undo)).status).toBe(200);
		expect([await statusOf(mine), (await postAt(mine))?.publishedAt]).toEqual([200, written]);
	});

	test("are published now or on their day; one that waits for it is named", async () => {
		const later = new Date(Date.now() + 86_400_000);
		const ids = await newPosts({}, { customPublishDate: later }, { publishedAt: later });
		const address = asked("blog", "published", ids);
		const question = await textOf(await admin.get(address));
		expect(question).toContain("Draft → Scheduled");
		expect(question).toContain(shownText(t.outcomes.not_allowed.replace("{status}", "Scheduled")));
		const form = await formAt(admin, address);
		expect(form.getAll("row").map((row) => row.slice(0, 36))).toEqual(ids.slice(0, 2));
		expect((await admin.post(address, form)).status).toBe(200);
		expect(await Promise.all(ids.slice(0, 2).map(statusOf))).toEqual([200, 404]);
		const [entry] = await shop.database.db
			.select()
			.from(auditLog)
			.where(eq(auditLog.entityId, ids[0] ?? ""));
		expect([entry?.action, entry?.before]).toEqual(["publish", { publishedAt: null }]);
	});

	test("are deleted once, and come back from the trash as they were", async () => {
		const [id = ""] = await newPosts({ publishedAt: written });
		const before = await postAt(id);
		const address = asked("blog", "deleted", [id]);
		const form = await formAt(admin, address);
		const page = await (await admin.post(address, form)).text();
		expect(await postAt(id)).toBeUndefined();
		expect(await textOf(await admin.post(address, form))).toContain(shownText(t.outcomes.already));
		expect((await admin.post(address, undoOf(page))).status).toBe(200);
		expect([await postAt(id), await statusOf(id)]).toEqual([before, 200]);
	});
});

describe("several pictures", () => {
	async function newPictures(count: number) {
		const made = Array.from({ length: count }, () => {
			const key = `content/${randomUUID()}.jpg`;
			return { key, name: `${key.slice(8, 16)}.jpg`, address: `/uploads/${key}?size=640x480` };
		});
		await shop.database.db.insert(pictures).values(made);
		return made;
	}
	const deletedAt = async (key: string) =>
		(await shop.database.db.select().from(pictures).where(eq(pictures.key, key)))[0]?.deletedAt;
	async function use(address: string): Promise<string> {
		const title = `Yard ${randomUUID()}`;
		const { id } = await createContainer(shop.database.db, {}, { nl: title });
		await shop.database.db.insert(schema.productImages).values({ productId: id, imageUrl: address });
		return title;
	}

	test("are deleted once, but those that are used, also by then, and come back", async () => {
		const [free, taken, shown] = await newPictures(3);
		if (!free || !taken || !shown) throw new Error("no pictures");
		const before = await use(shown.address);
		const address = asked("media", "deleted", [free.key, taken.key, shown.key]);
		expect(await textOf(await admin.get(address))).toContain(before);
		const form = await formAt(admin, address);
		expect(form.getAll("row")).toEqual([free, taken].map(({ key }) => `${key}~unused~deleted`));
		const since = await use(taken.address);
		const answer = await admin.post(address, form);
		expect(answer.status).toBe(409);
		const page = await answer.text();
		expect(shownText(page)).toContain(since);
		expect(tagsOf(page, "a").map(({ href }) => href)).toContain("/en/admin/media?show=deleted");
		expect(await Promise.all([free, taken, shown].map(({ key }) => deletedAt(key)))).toEqual([
			...[expect.any(Date), null, null],
		]);
		expect(await textOf(await admin.post(address, form))).toContain(shownText(t.outcomes.already));
		const undo = undoOf(page);
		expect((await admin.post(address, undo)).status).toBe(200);
		expect(await deletedAt(free.key)).toBeNull();
		expect(await textOf(await admin.post(address, undo))).toContain(shownText(t.outcomes.already));
		const noted = await shop.database.db.select().from(auditLog).where(eq(auditLog.entityId, free.key));
		expect(noted.map(({ action }) => action).toSorted()).toEqual(["delete", "restore"]);
	});

	test("are named by what can be a picture's key alone", async () => {
		const keys = ["../secret.jpg", randomUUID(), "a~b.jpg"];
		expect(await textOf(await admin.get(asked("media", "deleted", keys)))).toContain(
			shownText(t.nothingText),
		);
		const forged = { key: randomUUID(), row: "../secret.jpg~unused~deleted" };
		expect((await admin.post(asked("media", "deleted", []), forged)).status).toBe(400);
	});
});

describe("what no list sends", () => {
	const id = randomUUID();
	const key = randomUUID();
	const address = asked("orders", "confirmed", [id]);
	test.each<[string, Record<string, string>]>([
		["nothing", {}],
		["a row without a key", { row: `${id}~pending~confirmed` }],
		["a step that is none of the list's", { key, row: `${id}~pending~cancelled` }],
		["a step that says that money is there", { key, row: `${id}~confirmed~paid` }],
		["nonsense", { key, row: "x".repeat(10_000) }],
	])("is refused: %s", async (_name, fields) => {
		expect((await admin.post(address, fields)).status).toBe(400);
	});

	test("is refused: more rows than a page has", async () => {
		const many = Array.from({ length: 26 }, () => randomUUID());
		expect((await admin.get(asked("orders", "confirmed", many))).status).toBe(400);
	});

	test("and a list without ticks leads back in every language", async () => {
		for (const language of languages) {
			const page = await textOf(await admin.get(asked("orders", "confirmed", [], language)));
			expect(page).toContain(shownText(pageTexts[language].adminSeveral.nothingText));
		}
	});
});

test.each<[Role, List, boolean]>([
	["sales", "orders", true],
	["reader", "orders", true],
	["sales", "messages", true],
	["sales", "products", false],
])("%s sees boxes in the list of %s: %s", async (role, list, isThere) => {
	await newOrders(1);
	await newMessages(1);
	const page = await (await (await signInAs(shop, role)).get(`/en/admin/${list}`)).text();
	const boxes = tagsOf(page, "input").filter(({ name, type }) => name === "pick" && type === "checkbox");
	expect(boxes.length > 0).toBe(isThere);
});
