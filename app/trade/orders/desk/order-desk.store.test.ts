import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { portionSize } from "~/desk/export/portions.server.ts";
import { listChanges } from "~/desk/history/audit.server.ts";
import { wholeList } from "~/desk/list/list-query.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { csvLine } from "~/values/csv.ts";
import { type Cents, cents } from "~/values/money.ts";
import { languages, orderStatuses, type ShippingAddress } from "~/values/vocabulary.ts";
import { asOwner } from "../../../../tests/support/author.ts";
import { collect } from "../../../../tests/support/collect.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { buyerAddress, createContainer } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { dueDay } from "../../payments/payment-state.ts";
import { changeOrderStatus } from "./change-order-status.server.ts";
import { allOrders, listOrders } from "./order-desk.store.server.ts";
import { draftOrderLetter } from "./order-letters.server.ts";
import { orderSheet } from "./order-sheet.server.ts";
import { orderSorts } from "./order-status.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox, orders, orderItems, users } = schema;

type OrderFacts = { shipping?: Partial<ShippingAddress>; titles?: string[] } & Partial<
	typeof orders.$inferInsert
>;

/** An order of its own, with a line for each title. */
async function createOrder({ shipping, titles = ["20ft Standard"], ...facts }: OrderFacts = {}) {
	const [order] = await database.db
		.insert(orders)
		.values({
			cartId: randomUUID(),
			idempotencyKey: randomUUID(),
			language: "nl",
			subtotalAmount: cents(100_050),
			vatAmount: cents(21_011),
			totalAmount: cents(121_061),
			vatRate: 21,
			shippingAddress: { ...buyerAddress, ...shipping },
			...facts,
		})
		.returning();
	if (!order) throw new Error("no order was made");
	await database.db.insert(orderItems).values(
		titles.map((productTitle, position) => ({
			orderId: order.id,
			position,
			productTitle,
			quantity: position + 1,
			price: cents(100_050),
			transportPrice: cents(0),
			selectedCondition: "used-a" as const,
			transportType: "self_pickup" as const,
			colorType: "from_stack" as const,
		})),
	);
	return order;
}

async function createAdmin(db: Db) {
	const email = `${randomUUID()}@shop.example`;
	const [user] = await db.insert(users).values({ name: "Owner", email }).returning();
	if (!user) throw new Error("no user was made");
	return asOwner(user);
}

/** Numbers of the orders that a search finds. */
async function search(text: string): Promise<string[]> {
	const { rows } = await listOrders(database.db, "nl", { ...wholeList, search: text });
	return rows.map(({ order }) => order.orderNumber);
}

describe("the list of orders", () => {
	test("finds one by its number, name, e-mail, company or container, in any case", async () => {
		const mark = randomUUID().slice(0, 8);
		const { orderNumber } = await createOrder({
			shipping: { name: `Name ${mark}n`, email: `${mark}e@buyer.example`, companyName: `Firma ${mark}f` },
			billingAddress: {
				companyName: `Bill ${mark}b`,
				vatNumber: null,
				street: "Kaai 1",
				city: "Gent",
				postalCode: "9000",
				country: "belgium",
			},
			titles: ["20ft", `40ft ${mark}t`],
		});
		for (const part of ["n", "e@BUYER", "f", "b", "t"])
			expect(await search(`${mark.toUpperCase()}${part}`)).toEqual([orderNumber]);
		expect(await search(orderNumber.toLowerCase())).toEqual([orderNumber]);
		expect(await search(`${mark}nothing`)).toEqual([]);
		for (const said of [orderNumber.replace("-", ""), orderNumber.replace("-", " ").toLowerCase()]) {
			expect(await search(said)).toEqual([orderNumber]);
		}
	});

	test.each([
		["Müller & Söhne", "MULLER & SOHNE"],
		["Straßenbau", "strassen"],
		["Façade Élan", "facade elan"],
		["Jose\u0301", "josé"],
	])("finds %j by %j", async (name, text) => {
		const mark = randomUUID();
		const { orderNumber } = await createOrder({ shipping: { companyName: `${mark} ${name}` } });
		expect(await search(`${mark} ${text}`)).toEqual([orderNumber]);
	});

	test("takes no part of a search for a wildcard", async () => {
		const { orderNumber } = await createOrder({ shipping: { companyName: "50%_Rabatt\\Kg" } });
		for (const part of ["50%_R", "%_", "\\Kg"]) expect(await search(part)).toEqual([orderNumber]);
		expect(await search("5%Rabatt")).toEqual([]);
		expect(await search("50__Rabatt")).toEqual([]);
		expect(await search("'; drop table orders; --")).toEqual([]);
	});

	test("says what was ordered, in the cart's order", async () => {
		const title = randomUUID();
		await createOrder({ titles: [title, "Zweiter"] });
		const { rows } = await listOrders(database.db, "nl", { ...wholeList, search: title });
		expect(rows.map(({ lines }) => lines)).toEqual([`1 × ${title}, 2 × Zweiter`]);
	});

	test("names containers in the reader's language, else as they were bought", async () => {
		const container = await createContainer(database.db);
		const order = await createOrder({ titles: ["Gekauft als", "Ohne Produkt"] });
		await database.db
			.update(orderItems)
			.set({ productId: container.id })
			.where(and(eq(orderItems.orderId, order.id), eq(orderItems.position, 0)));
		const { rows } = await listOrders(database.db, "fr", { ...wholeList, search: order.orderNumber });
		expect(rows.map(({ lines }) => lines)).toEqual(["1 × Container (fr), 2 × Ohne Produkt"]);
	});

	test.each(orderSorts)("is sorted by %s, on whatever page and in the file", async (sort) => {
		const email = `${randomUUID()}@buyer.example`;
		const facts = [
			[1, 500, "2026-03-01"],
			[2, 300, null],
			[3, 900, "2026-01-01"],
			[4, 300, "2026-02-01"],
			[5, 100, null],
		] as const;
		for (const [day, total, dueOn] of facts) {
			const amounts = { subtotalAmount: cents(total), vatAmount: cents(0), totalAmount: cents(total) };
			const createdAt = new Date(`2026-01-0${day}T12:00:00Z`);
			await createOrder({ shipping: { email }, ...amounts, dueOn, createdAt });
		}
		const query = { ...wholeList, search: email, sort };
		const { rows, found } = await listOrders(database.db, "nl", query);
		expect(found.total).toBe(5);
		const keyOf = ({ order }: (typeof rows)[number]) => {
			if (sort.startsWith("date")) return order.createdAt.getTime();
			return sort === "due-asc" ? (order.dueOn ?? "none") : order.totalAmount;
		};
		const sign = sort.endsWith("desc") ? -1 : 1;
		const keys = rows.map(keyOf);
		expect(keys).toEqual(keys.toSorted((a, b) => sign * (a < b ? -1 : Number(a > b))));
		const file = (await collect(allOrders(database.db, "nl", query))).flat();
		expect(file.map(({ order }) => order.id)).toEqual(rows.map(({ order }) => order.id));
	});

	test("is of the days that are asked for, by the clock of Antwerp, both ends included", async () => {
		const email = `${randomUUID()}@buyer.example`;
		// The last moment of 1 July and the first of 4 July; the clock stands two hours ahead of Greenwich then.
		for (const createdAt of ["2026-07-01T21:59:59Z", "2026-07-01T22:00:00Z", "2026-07-03T21:59:59Z"]) {
			await createOrder({ shipping: { email }, createdAt: new Date(createdAt) });
		}
		const within = async (from: string | null, to: string | null) => {
			const query = { ...wholeList, search: email, days: { from, to } };
			const { rows, found } = await listOrders(database.db, "nl", query);
			expect(await collect(allOrders(database.db, "nl", query))).toEqual(rows.length === 0 ? [] : [rows]);
			expect(found.total).toBe(rows.length);
			return rows.length;
		};
		expect(await within("2026-07-02", "2026-07-03")).toBe(2);
		expect(await within(null, "2026-07-01")).toBe(1);
		expect(await within("2026-07-04", null)).toBe(0);
		expect(await within("2026-07-01", "2026-07-01")).toBe(1);
		expect(await within(null, null)).toBe(3);
	});

	test("has 25 a page, newest first, and counts by status", async () => {
		const companyName = randomUUID();
		const made: string[] = [];
		for (let index = 0; index < 27; index++) {
			const status = index < 2 ? "paid" : "pending";
			const createdAt = new Date(Date.UTC(2026, 0, 1, 0, index));
			made.unshift((await createOrder({ shipping: { companyName }, status, createdAt })).orderNumber);
		}
		const query = { ...wholeList, search: companyName };
		const first = await listOrders(database.db, "nl", query);
		const second = await listOrders(database.db, "nl", { ...query, page: 2 });
		expect([...first.rows, ...second.rows].map(({ order }) => order.orderNumber)).toEqual(made);
		expect(first.rows).toHaveLength(25);
		expect(first.found).toEqual({ total: 27, byStatus: { paid: 2, pending: 25 } });
		const paid = await listOrders(database.db, "nl", { ...query, choice: "paid" });
		expect(paid.rows).toHaveLength(2);
		expect(paid.found).toEqual({ total: 2, byStatus: { paid: 2, pending: 25 } });
		expect(await everyOrder(query)).toHaveLength(27);
	});
});

async function everyOrder(query: Parameters<typeof allOrders>[2]) {
	return (await collect(allOrders(database.db, "nl", query))).flat();
}

describe("the file of orders", () => {
	test.each(languages)("has every column filled below its heading in %s", async (language) => {
		const { orderNumber } = await createOrder();
		const [order] = await everyOrder({ ...wholeList, search: orderNumber });
		const { headings, rowOf } = orderSheet(language, dueDay);
		const row = order ? rowOf(order) : [];
		expect(row).toHaveLength(headings.length);
		expect(new Set(headings).size).toBe(headings.length);
		expect(row[0]).toBe(orderNumber);
		for (const euros of [100_050, 21_011, 121_061]) expect(row).toContainEqual({ euros });
		expect(row).toContainEqual({ number: 21, decimals: 2 });
		expect(csvLine(row)).toContain(";1000,50;21,00;210,11;1210,61;");
	});

	test("says what is credited, where anything is, between what an order came to and what is paid and open", async () => {
		const { id, orderNumber } = await createOrder();
		const credit = (creditedAmount: number) =>
			database.db
				.update(orders)
				.set({ creditedAmount: cents(creditedAmount) })
				.where(eq(orders.id, id));
		const { headings, rowOf } = orderSheet("en", dueDay);
		const { credited, paid, open } = pageTexts.en.adminPayments;
		const start = headings.indexOf(credited);
		expect(headings.slice(start, start + 3)).toEqual([credited, paid, open]);
		for (const [sum, cell] of [
			[0, null],
			[21_061, { euros: 21_061 }],
		] as const) {
			await credit(sum);
			const [order] = await everyOrder({ ...wholeList, search: orderNumber });
			const row = order ? rowOf(order).slice(start, start + 3) : [];
			expect(row).toEqual([cell, { euros: 0 }, { euros: 121_061 - sum }]);
		}
	});

	test("says of what was delivered on account until when its invoice is to be paid", async () => {
		const { id, orderNumber } = await createOrder();
		const given = { status: "delivered", dueOn: "2026-11-20", billedDueOn: "2026-12-01" } as const;
		const { headings, rowOf } = orderSheet("en", dueDay);
		const due = async (change: Partial<typeof orders.$inferInsert>) => {
			await database.db
				.update(orders)
				.set({ ...given, ...change })
				.where(eq(orders.id, id));
			const [order] = await everyOrder({ ...wholeList, search: orderNumber });
			return order && rowOf(order)[headings.indexOf(pageTexts.en.adminPayments.due)];
		};
		expect(await due({ invoicedAmount: cents(121_061) })).toEqual({ day: "2026-12-01" });
		expect(await due({ invoicedAmount: cents(0) })).toEqual({ day: "2026-11-20" });
	});

	test("runs nothing in a spreadsheet and keeps a phone number as it is", async () => {
		const { orderNumber } = await createOrder({ shipping: { name: '=cmd|" /C calc"!A0' } });
		const [order] = await everyOrder({ ...wholeList, search: orderNumber });
		const line = order ? csvLine(orderSheet("en", dueDay).rowOf(order)) : "";
		expect(line).toContain('"\'=cmd|"" /C calc""!A0"');
		expect(line).toContain('"\t+32 3 000 00 01"');
	});

	test("goes on behind a portion, also among orders of one moment", async () => {
		const companyName = randomUUID();
		const { id, orderNumber, ...rest } = await createOrder({ shipping: { companyName } });
		const copies = Array.from({ length: 2 * portionSize }, () => ({ ...rest, idempotencyKey: randomUUID() }));
		for (let from = 0; from < copies.length; from += 500) {
			await database.db.insert(orders).values(copies.slice(from, from + 500));
		}
		for (const sort of orderSorts) {
			const query = { ...wholeList, search: companyName, sort };
			const portions = await collect(allOrders(database.db, "nl", query));
			expect(portions.map((rows) => rows.length)).toEqual([portionSize, portionSize, 1]);
			expect(new Set(portions.flat().map(({ order }) => order.id)).size).toBe(copies.length + 1);
		}
	});
});

describe("an order's status", () => {
	test("changes, and the log says who, when, from what to what", async () => {
		const author = await createAdmin(database.db);
		const { id } = await createOrder();
		const result = await changeOrderStatus(database.db, author, { id, seen: "pending", to: "confirmed" });
		expect(result).toEqual({ changed: true });
		const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
		expect(order?.status).toBe("confirmed");
		expect(await listChanges(database.db, "order", id)).toMatchObject([
			{
				action: "status",
				userId: author.id,
				userEmail: author.email,
				createdAt: expect.any(Date),
				before: { status: "pending" },
				after: { status: "confirmed" },
			},
		]);
	});

	test("starts anew after it was cancelled: what was credited as a whole is owed again", async () => {
		const author = await createAdmin(database.db);
		const { id, totalAmount } = await createOrder();
		const reopenedWith = async (creditedAmount: Cents) => {
			await database.db.update(orders).set({ status: "cancelled", creditedAmount }).where(eq(orders.id, id));
			await changeOrderStatus(database.db, author, { id, seen: "cancelled", to: "pending" });
			const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
			return order?.creditedAmount;
		};
		expect([await reopenedWith(totalAmount), await reopenedWith(cents(1))]).toEqual([0, 1]);
	});

	test("is logged once when the form comes twice at the same time", async () => {
		const author = await createAdmin(database.db);
		const { id } = await createOrder();
		const change = { id, seen: "pending", to: "paid" } as const;
		const results = await Promise.all([1, 2, 3].map(() => changeOrderStatus(database.db, author, change)));
		expect(results.filter((result) => "changed" in result && result.changed)).toHaveLength(1);
		expect(await listChanges(database.db, "order", id)).toHaveLength(1);
	});

	test("is told of a step by the letter that was written for it, though somebody else took the step; once", async () => {
		const author = await createAdmin(database.db);
		const { id } = await createOrder();
		const change = { id, seen: "pending", to: "paid" } as const;
		await changeOrderStatus(database.db, author, change);
		const letter = { subject: "Merci", body: "Bonjour", key: randomUUID() };
		const telling = { sender: { ...sampleSender, secret: "a secret of the tests" }, letter };
		for (const _press of [1, 2])
			expect(await changeOrderStatus(database.db, author, { ...change, telling })).toEqual({
				changed: false,
			});
		const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.about, id));
		expect(mails.map(({ subject }) => subject)).toEqual(["Merci"]);
		expect((await listChanges(database.db, "order", id)).map(({ action }) => action)).toEqual([
			...["letter", "status"],
		]);
	});

	test("is told in the same step by a letter in the buyer's hands, once", async () => {
		const author = await createAdmin(database.db);
		const { id, orderNumber } = await createOrder({ language: "fr" });
		const letter = { subject: "Votre commande", body: "Bonjour,\n<b>merci</b>", key: randomUUID() };
		const sender = { ...sampleSender, secret: "a secret of the tests" };
		const change = { id, seen: "pending", to: "confirmed", telling: { sender, letter } } as const;
		await Promise.all([1, 2].map(() => changeOrderStatus(database.db, author, change)));
		const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.about, id));
		expect(mails).toMatchObject([
			{
				...{ kind: "order", audience: "customer", language: "fr", status: "pending" },
				...{ recipient: buyerAddress.email, replyTo: sampleSender.company.email, subject: letter.subject },
			},
		]);
		expect(mails[0]?.text).toContain(`Bonjour,\n<b>merci</b>\n\nNuméro de commande\u202f: ${orderNumber}`);
		expect(mails[0]?.text).toContain("?key=");
		expect(mails[0]?.html).toContain("&lt;b&gt;merci");
		expect(await listChanges(database.db, "order", id)).toMatchObject([
			{ action: "status", after: { status: "confirmed", mail: mails[0]?.id } },
		]);
	});

	test("is told to nobody whose data are deleted, and not where the step is refused", async () => {
		const author = await createAdmin(database.db);
		const letter = { subject: "x", body: "y", key: randomUUID() };
		const telling = { sender: { ...sampleSender, secret: "s" }, letter };
		const gone = await createOrder({ anonymizedAt: new Date() });
		const cancelled = await createOrder({ status: "cancelled" });
		const change = changeOrderStatus.bind(null, database.db, author);
		expect(await change({ id: gone.id, seen: "pending", to: "paid", telling })).toEqual({ changed: true });
		expect(await change({ id: cancelled.id, seen: "cancelled", to: "paid", telling })).toEqual({
			problem: "not_allowed",
		});
		const about = [gone.id, cancelled.id];
		expect(await database.db.$count(mailOutbox, inArray(mailOutbox.about, about))).toBe(0);
	});

	test.each(languages)("has a letter for every status in %s", async (language) => {
		const order = await createOrder({ language });
		const sender = { ...sampleSender, secret: "s" };
		for (const status of orderStatuses) {
			const draft = draftOrderLetter(sender, order, status);
			expect(draft).toMatchObject({ recipient: buyerAddress.email });
			expect(draft.subject).toContain(order.orderNumber);
			for (const text of [buyerAddress.name, order.orderNumber, sampleSender.company.name]) {
				expect(draft.body).toContain(text);
			}
		}
	});

	test("stays where a step is refused", async () => {
		const author = await createAdmin(database.db);
		const { id } = await createOrder({ status: "cancelled" });
		const change = changeOrderStatus.bind(null, database.db, author);
		expect(await change({ id, seen: "cancelled", to: "paid" })).toEqual({ problem: "not_allowed" });
		expect(await change({ id, seen: "pending", to: "paid" })).toEqual({ problem: "moved" });
		expect(await change({ id, seen: "cancelled", to: "cancelled" })).toEqual({ changed: false });
		expect(await change({ id: randomUUID(), seen: "pending", to: "paid" })).toEqual({ problem: "missing" });
		expect(await change({ id: "1", seen: "pending", to: "paid" })).toEqual({ problem: "missing" });
		expect(await listChanges(database.db, "order", id)).toEqual([]);
	});
});
