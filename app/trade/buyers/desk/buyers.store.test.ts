import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addNote, listChanges } from "~/desk/history/audit.server.ts";
import { erasePerson } from "~/people/personal-data/desk/erase-person.server.ts";
import { schema } from "~/platform/db.server.ts";
import { issueInvoice } from "~/trade/invoices/desk/issue-invoice.server.ts";
import { recordPayment } from "~/trade/payments/desk/record-payment.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import {
	businessAddress,
	issuer,
	placeSampleOrder,
	wishFor,
} from "../../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { findBuyer, listBuyers } from "./buyer.store.server.ts";
import { type BuyerSort, buyerKey, type FoundBuyer, type ListPlace, parsePlace, placeText } from "./buyer.ts";
import { mergeBuyers, splitBuyer } from "./merge-buyers.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { buyerAddresses, contactMessages, orders, quotes } = schema;
const now = new Date("2026-11-23T10:00:00Z");

beforeEach(async () => {
	// An invoice that was issued lets nobody truncate it; here nobody misses it.
	await database.pool.query(`begin; set local session_replication_role = replica;
		truncate buyer_addresses, internal_notes, audit_log, quotes, offers, orders cascade; commit`);
});

const mail = (name: string) => `${name}@buyer.example`;
/** An order of somebody, some minutes ago. */
async function order(name: string, minutes = 0) {
	const placed = await placeSampleOrder(database.db, {
		shippingAddress: { ...businessAddress, name, email: mail(name).toUpperCase() },
	});
	const createdAt = new Date(now.getTime() - minutes * 60_000);
	await database.db.update(orders).set({ createdAt }).where(eq(orders.id, placed.id));
	return placed.id;
}
async function quote(name: string, minutes = 0) {
	const createdAt = new Date(now.getTime() - minutes * 60_000);
	const row = { language: "nl", customerName: name, email: mail(name), createdAt } as const;
	await database.db.insert(quotes).values(row);
}

/** The addresses of all pages. */
async function pages(search = "", sort: BuyerSort = "last") {
	const all: FoundBuyer[] = [];
	const sizes: number[] = [];
	let place: ListPlace | null = null;
	do {
		const found: Awaited<ReturnType<typeof listBuyers>> = await listBuyers(database.db, {
			...{ search, sort, place },
		});
		all.push(...found.rows);
		sizes.push(found.rows.length);
		// As the address of the next page has it.
		place = parsePlace(found.next && placeText(found.next), sort);
	} while (place);
	return { emails: all.map(({ email }) => email.split("@")[0]), sizes, all };
}
const merge = (into: string, other: string) =>
	mergeBuyers(database.db, author, { into: mail(into), other: mail(other) });
const split = (from: string, other: string) =>
	splitBuyer(database.db, author, { from: mail(from), other: mail(other) });
const card = async (name: string) => {
	const found = await findBuyer(database.db, mail(name));
	if (!found) throw new Error("no card");
	return found;
};

describe("the list of buyers", () => {
	test("has each once, the one heard of last first, with what was ordered", async () => {
		await order("anna", 30);
		await order("ben", 20);
		await quote("anna", 10);
		await quote("cleo", 25);
		const cancelled = await order("ben", 40);
		await database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, cancelled));
		const { emails, all } = await pages();
		expect(emails).toEqual(["anna", "ben", "cleo"]);
		expect(all.map(({ orders: count, total }) => [count, total])).toEqual([
			[1, 678_810],
			[1, 678_810],
			[0, 0],
		]);
	});

	test("goes on behind a page, whoever orders meanwhile; nobody stands on two of them", async () => {
		for (let index = 0; index < 30; index++) await quote(`buyer${index}`, index);
		for (let index = 0; index < 30; index += 7) await quote(`buyer${index}`, 100 + index);
		const { emails, sizes } = await pages();
		expect(sizes).toEqual([25, 5]);
		expect(emails).toEqual(Array.from({ length: 30 }, (_, index) => `buyer${index}`));
	});

	test("ends a page with what it has looked through: many orders of one buyer keep nobody from the next", async () => {
		const row = { language: "nl", customerName: "many", email: mail("many") } as const;
		const created = (index: number) => new Date(now.getTime() - index * 1_000);
		await database.db
			.insert(quotes)
			.values(Array.from({ length: 1_200 }, (_, index) => ({ ...row, createdAt: created(index) })));
		await quote("old", 600);
		expect(await pages()).toMatchObject({ emails: ["many", "old"], sizes: [1, 1] });
	});

	test("goes by name where that is asked for: company before person before address, in any case, by its newest", async () => {
		for (let index = 0; index < 30; index++) await quote(`buyer${String(index).padStart(2, "0")}`, index);
		const named = (row: Partial<typeof quotes.$inferInsert>, minutes: number) =>
			database.db.insert(quotes).values({
				...{ language: "nl", customerName: "Zoë", email: mail("zoe"), ...row },
				createdAt: new Date(now.getTime() - minutes * 60_000),
			});
		await named({ companyName: "ähnlich~GmbH", email: mail("first") }, 50);
		await named({ customerName: "Aaron" }, 60);
		await named({}, 5);
		const { emails, sizes } = await pages("", "name");
		expect(sizes).toEqual([25, 7]);
		expect(emails).toEqual([
			"first",
			...Array.from({ length: 30 }, (_, index) => `buyer${String(index).padStart(2, "0")}`),
			"zoe",
		]);
		expect((await pages("buyer.example", "name")).emails).toEqual(emails);
	});

	test("finds by a part of name, company or address, or by a whole address", async () => {
		await order("Müller", 5);
		await quote("muellerin", 3);
		expect((await pages("muller")).emails).toEqual(["müller"]);
		expect((await pages("bouw & zo")).emails).toEqual(["müller"]);
		expect((await pages(mail("MUELLERIN"))).emails).toEqual(["muellerin"]);
		expect((await pages("100%")).emails).toEqual([]);
	});
});

test.each<[BuyerSort, string | null]>([
	["last", null],
	["last", ""],
	["last", "2026-99-01T10:00:00Z~6b4a1f0e-0000-4000-8000-000000000000"],
	["last", "Anna~6b4a1f0e-0000-4000-8000-000000000000"],
	["name", "Anna"],
	["name", "Anna~1"],
	["name", `${"a".repeat(101)}~6b4a1f0e-0000-4000-8000-000000000000`],
])("in a list by %s %j is no place", (sort, text) => {
	expect(parsePlace(text, sort)).toBeNull();
});

describe("a buyer's card", () => {
	test("has orders, invoices, what is open, requests, messages and notes", async () => {
		const id = await order("anna");
		await issueInvoice(database.db, author, wishFor(id), issuer, now);
		// On account: it is owed all the same.
		await database.pool.query("update orders set status = 'delivered' where id = $1", [id]);
		expect((await card("anna"))?.sums.open).toBe(678_810);
		await recordPayment(database.db, author, {
			...{
				orderId: id,
				key: randomUUID(),
				payment: { amount: cents(100_000), paidOn: "2026-11-20", note: "" },
			},
		});
		await quote("anna");
		const message = { language: "nl", name: "Anna", email: mail("anna"), message: "When?" } as const;
		await database.db.insert(contactMessages).values(message);
		await addNote(database.db, author, {
			entity: "buyer",
			entityId: mail("anna"),
			label: "Anna",
			text: "Pays late",
		});
		expect(await card("anna")).toMatchObject({
			sums: { orders: 1, total: 678_810, open: 578_810 },
			orders: [{ id, open: 578_810 }],
			invoices: [{ gross: 678_810, orderId: id }],
			...{ quotes: [{ name: "anna" }], messages: [{ subject: null }], notes: [{ text: "Pays late" }] },
		});
		expect(await findBuyer(database.db, mail("nobody"))).toBeNull();
	});
});

describe("two buyers", () => {
	test("are put together and taken apart again; the history says who did it", async () => {
		await order("anna", 3);
		await order("ben", 1);
		expect(await merge("anna", "BEN")).toEqual({ main: mail("anna") });
		expect(await card("ben")).toMatchObject({ email: mail("anna"), sums: { orders: 2 } });
		expect(await pages()).toMatchObject({ emails: ["anna"], all: [{ others: [mail("ben")], orders: 2 }] });
		expect(await split("anna", "ben")).toEqual({ main: mail("anna") });
		expect((await card("anna")).sums.orders).toBe(1);
		const changes = await listChanges(database.db, "buyer", mail("anna"));
		expect(changes.map(({ after }) => after)).toEqual([
			{ addresses: [mail("anna")] },
			{ addresses: [mail("anna"), mail("ben")] },
		]);
	});

	test("bring along whom they had: addresses lead to one that leads nowhere", async () => {
		for (const name of ["anna", "ben", "cleo", "dora"]) await quote(name);
		await merge("anna", "ben");
		await merge("cleo", "dora");
		await merge("ben", "dora");
		const rows = await database.db.select().from(buyerAddresses);
		expect(rows.map(({ email, mainEmail }) => [email, mainEmail]).toSorted()).toEqual(
			["ben", "cleo", "dora"].map((name) => [mail(name), mail("anna")]),
		);
	});

	test("put together both ways at the same moment are one", async () => {
		await quote("anna");
		await quote("ben");
		const results = await Promise.all([merge("anna", "ben"), merge("ben", "anna"), merge("anna", "ben")]);
		expect(results.filter((result) => "main" in result)).toHaveLength(1);
		expect(await database.db.$count(buyerAddresses)).toBe(1);
	});

	test("stay apart where there is nobody, or nothing to do", async () => {
		await quote("anna");
		expect(await merge("anna", "nobody")).toEqual({ problem: "nobody" });
		expect(await merge("anna", "anna")).toEqual({ problem: "same" });
		expect(await mergeBuyers(database.db, author, { into: mail("anna"), other: "ben" })).toEqual({
			problem: "address",
		});
		expect(await split("anna", "ben")).toEqual({ problem: "gone" });
	});

	test("are forgotten with one of them who asks for it", async () => {
		await quote("anna");
		await quote("ben");
		await merge("anna", "ben");
		await addNote(database.db, author, {
			entity: "buyer",
			entityId: mail("ben"),
			label: "Ben",
			text: "Ben is nice",
		});
		await erasePerson(database.db, author, mail("ben"));
		expect(await database.db.$count(buyerAddresses)).toBe(0);
		const { rows } = await database.pool.query(
			"select 1 from audit_log where entity = 'buyer' union all select 1 from internal_notes where entity_id like 'ben%'",
		);
		expect(rows).toEqual([]);
	});
});

test.each([
	[" Anna@Buyer.example ", "anna@buyer.example"],
	["anna", null],
	["", null],
	[`${"a".repeat(300)}@buyer.example`, null],
])("the key of %j is %j", (typed, key) => {
	expect(buyerKey(typed)).toBe(key);
});
