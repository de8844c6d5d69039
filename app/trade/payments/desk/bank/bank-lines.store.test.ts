import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { businessAddress, placeSampleOrder } from "../../../../../tests/support/sample-invoices.ts";
import { statementsDuring } from "../../../../../tests/support/statements.ts";
import { useTestDatabase } from "../../../../../tests/support/test-database.ts";
import { candidatesOf, listBankLines } from "./bank-lines.store.server.ts";
import { type Candidate, candidateFinder } from "./match-lines.ts";
import { findByReference } from "./payable-orders.server.ts";

const database = useTestDatabase({ seeded: false });
const { bankLines, bankStatements, orders, payments } = schema;
let reference = "";

beforeAll(async () => {
	const { db } = database;
	reference = (await placeSampleOrder(db)).paymentReference;
	const [statement] = await db
		.insert(bankStatements)
		.values({
			...{ account: "BE71", number: "2026-001", closedOn: "2026-11-20", oldBalance: cents(0) },
			...{ newBalance: cents(300), fingerprint: "f", fileName: "f", userEmail: "" },
		})
		.returning();
	const line = (sequence: number, state: "open" | "out", name: string, ogms: string[] = []) => ({
		...{ statementId: statement?.id ?? "", sequence, amount: cents(100), bookedOn: `2026-11-1${sequence}` },
		...{ name, account: "BE1", ogms, text: "", reference: "", state },
	});
	const paying = line(1, "open", "Jan", [reference]);
	await db.insert(bankLines).values([paying, line(2, "open", "Els"), line(3, "out", "Bank")]);
});

const query = { search: "", choice: null, page: 1, days: null, sort: null } as unknown as Parameters<
	typeof listBankLines
>[1];

test("the lines of a page come the latest first, with how many there are of each state and what they may pay", async () => {
	const { rows, found } = await listBankLines(database.db, query);
	expect(
		rows.map(({ name, statement, ownAccount, account }) => [name, statement, ownAccount, account]),
	).toEqual([
		...[
			["Bank", "2026-001", "BE71", "BE1"],
			["Els", "2026-001", "BE71", "BE1"],
		],
		["Jan", "2026-001", "BE71", "BE1"],
	]);
	expect(found).toEqual({ total: 3, byStatus: { open: 2, out: 1 } });
	expect(rows[2]?.candidates[0]?.order.paymentReference).toBe(reference);
});

test("who pays without a reference is found among all who owe, also once their order is delivered", async () => {
	const { db } = database;
	const place = async (given: Partial<typeof orders.$inferInsert>) => {
		const { id } = await placeSampleOrder(db);
		await db.update(orders).set(given).where(eq(orders.id, id));
		return id;
	};
	const pay = (orderId: string, amount: number) =>
		db.insert(payments).values({
			...{ orderId, amount: cents(amount), paidOn: "2026-11-20", key: randomUUID(), userEmail: "" },
		});
	const onAccount = await place({ status: "delivered", invoicedAmount: cents(678_810) });
	const partly = await place({ status: "delivered", markedPaid: true });
	await pay(partly, 678_810 - 12_345);
	const deposit = await place({ status: "confirmed", depositAmount: cents(54_321) });
	await place({ status: "delivered" });
	await place({ status: "delivered", markedPaid: true, invoicedAmount: cents(678_810) });
	await place({ status: "cancelled" });
	const found = async (amount: number) => {
		const line = { id: "line", amount: cents(amount), ogms: [], text: "", name: "" };
		const all = (await candidatesOf(db, [line])).get("line") ?? [];
		return all.filter(({ signs }) => signs.includes("amount")).map(({ order }) => order.id);
	};
	expect(await found(12_345)).toEqual([partly]);
	expect(await found(54_321)).toEqual([deposit]);
	expect((await found(678_810)).slice(0, 2)).toEqual([deposit, onAccount]);
	expect(await found(678_810)).toHaveLength(3);
});

test("the database leaves out no order that the finder would take for a line's, however its payer is written", async () => {
	const { db } = database;
	const names = [
		"Anneleen Müller",
		"Weiß GmbH",
		"d'Hondt & Søn",
		"Renée-Ève Łoś",
		"(100%) [Öl] Yı|lmaz",
		"Li",
		"BV",
	];
	const ordered = names.flatMap((name) => [
		{ name: "x", companyName: name },
		{ name, companyName: "" },
	]);
	const placed = await Promise.all(
		ordered.map(async (buyer, place) => {
			const shippingAddress = { ...businessAddress, ...buyer };
			const { id, paymentReference } = await placeSampleOrder(db, { shippingAddress });
			await db
				.update(orders)
				.set({ depositAmount: cents(700 + place) })
				.where(eq(orders.id, id));
			return paymentReference;
		}),
	);
	const all = await findByReference(db, placed);
	const find = candidateFinder(all, all.length);
	const writings = (name: string) => [name, name.toUpperCase(), name.normalize("NFD"), `${name} en zn.`];
	const lines = [...names.flatMap(writings), "", "Muller", "Nobody"].map((name, place) => ({
		...{ id: `${place}`, amount: cents(690 + place), ogms: [], text: "", name },
	}));
	const told = (candidates: readonly Candidate[] = []) =>
		candidates
			.filter(({ order }) => placed.includes(order.paymentReference))
			.map(({ order, signs }) => [order.id, ...signs]);
	const found = await candidatesOf(db, lines, all.length * 2);
	for (const line of lines) {
		const alone = await candidatesOf(db, [line], all.length * 2);
		expect(told(alone.get(line.id)), line.name).toEqual(told(find(line)));
		expect(told(found.get(line.id)), line.name).toEqual(told(find(line)));
	}
	expect(told(found.get("0")).length).toBe(2);
});

test.each([
	["thousands of words", Array.from({ length: 30_000 }, (_, n) => `w${n.toString(36)}x`).join(" ")],
	["one endless word", "w".repeat(300_000)],
])("a payer's name of %s finds what its amount finds", async (_what, name) => {
	const line = { id: "line", amount: cents(703), ogms: [], text: "", name };
	const all = (await candidatesOf(database.db, [line])).get("line") ?? [];
	expect(all.map(({ signs }) => signs)).toContainEqual(["amount"]);
});

test("a search, a state and a page beyond the end are found in as many statements", async () => {
	const lists = async (given: object) => {
		const { rows, found } = await listBankLines(database.db, { ...query, ...given });
		return [rows.map(({ name }) => name), found.total, found.byStatus];
	};
	expect(await lists({ choice: "open" })).toEqual([["Els", "Jan"], 2, { open: 2, out: 1 }]);
	expect(await lists({ search: "els" })).toEqual([["Els"], 1, null]);
	expect(await lists({ search: "nobody" })).toEqual([[], 0, null]);
	const { from, to } = { from: "2026-11-12", to: "2026-11-12" };
	expect(await lists({ days: { from, to } })).toEqual([["Els"], 1, null]);
	expect(await lists({ days: { from, to: null } })).toEqual([["Bank", "Els"], 2, null]);
	expect(await lists({ days: { from, to }, page: 2 })).toEqual([[], 1, null]);
	expect(await lists({ page: 9 })).toEqual([[], 3, { open: 2, out: 1 }]);
	expect(await lists({ search: "2026-001", choice: "out" })).toEqual([["Bank"], 1, null]);
	expect(await statementsDuring(async () => void (await lists({})))).toHaveLength(3);
});
