import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { issueInvoice } from "~/trade/invoices/desk/issue-invoice.server.ts";
import type { InvoiceRequest } from "~/trade/invoices/invoice.ts";
import { changeOrderStatus } from "~/trade/orders/desk/change-order-status.server.ts";
import type { OrderStatus } from "~/trade/orders/desk/order-status.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { issuer, placeSampleOrder, wishFor } from "../../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { paymentMark } from "../payment-state.ts";
import { listOpenItems } from "./open-items.store.server.ts";
import { recordPayment } from "./record-payment.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { orders } = schema;
const today = "2026-11-30";

/** An order of € 6,788.10 that was due on November 20th, after steps of the owner's. */
async function orderAfter(...steps: OrderStatus[]): Promise<string> {
	const { id } = await placeSampleOrder(database.db);
	await database.db.update(orders).set({ status: "confirmed", dueOn: "2026-11-20" }).where(eq(orders.id, id));
	return step(id, "confirmed", ...steps);
}

async function step(id: string, seen: OrderStatus, ...[to, ...others]: OrderStatus[]): Promise<string> {
	if (to === undefined) return id;
	expect(await changeOrderStatus(database.db, author, { id, seen, to })).toEqual({ changed: true });
	return step(id, to, ...others);
}

async function issue(orderId: string, request: InvoiceRequest = { kind: "invoice" }): Promise<string> {
	const now = new Date("2026-11-23T10:00:00Z");
	const issued = await issueInvoice(database.db, author, wishFor(orderId, { request }), issuer, now);
	if ("problem" in issued) throw new Error(issued.problem);
	return issued.id;
}

/** What is open of it by the list, for how many days, and its mark. */
async function standingOf(id: string) {
	const { rows } = await listOpenItems(database.db, { today, choice: null, page: 1 });
	const item = rows.find((row) => row.id === id);
	const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
	return [item?.open ?? null, item?.days ?? null, order ? paymentMark(order, today) : null];
}

async function pay(orderId: string, amount: number): Promise<void> {
	const payment = { amount: cents(amount), paidOn: today, note: amount < 0 ? "back" : "" };
	await recordPayment(database.db, author, { orderId, key: randomUUID(), payment });
}

test("what was delivered on account is open until it is paid in full, since its invoice was due", async () => {
	const id = await orderAfter();
	await issue(id);
	await step(id, "confirmed", "delivered");
	expect(await standingOf(id)).toEqual([678_810, 7, "overdue"]);
	await pay(id, 600_000);
	expect(await standingOf(id)).toEqual([78_810, 7, "overdue"]);
	await pay(id, 78_810);
	expect(await standingOf(id)).toEqual([null, null, "paid"]);
	await pay(id, -78_810);
	expect(await standingOf(id)).toEqual([78_810, 7, "overdue"]);
});

test("what is delivered and not billed, credited, or marked as paid by the owner is settled", async () => {
	const settled = [null, null, null];
	const unbilled = await orderAfter("delivered");
	expect(await standingOf(unbilled)).toEqual(settled);
	const credited = await orderAfter("delivered");
	await issue(credited, { kind: "credit_note", of: await issue(credited), lines: "all" });
	expect(await standingOf(credited)).toEqual(settled);
	const byHand = await orderAfter("paid", "delivered");
	await issue(byHand);
	expect(await standingOf(byHand)).toEqual(settled);
	const later = await orderAfter("delivered", "paid", "delivered");
	await issue(later);
	expect(await standingOf(later)).toEqual(settled);
	// The owner has taken back that the money is there.
	const takenBack = await orderAfter("paid", "confirmed", "delivered");
	await database.db.update(orders).set({ dueOn: "2026-11-20" }).where(eq(orders.id, takenBack));
	await issue(takenBack);
	expect(await standingOf(takenBack)).toEqual([678_810, 7, "overdue"]);

	// So they are told apart where they were delivered before it was kept.
	const upgrade = readFileSync("db/migrations/0068_orders_on_account.sql", "utf8");
	await database.pool.query("update orders set marked_paid = false");
	await database.pool.query(upgrade.split("--> statement-breakpoint").at(-1) ?? "");
	expect(await standingOf(byHand)).toEqual(settled);
	expect(await standingOf(later)).toEqual(settled);
	expect(await standingOf(takenBack)).toEqual([678_810, 7, "overdue"]);
});

test("what is paid and billed of an order stands with it, whatever comes at once", async () => {
	const id = await orderAfter();
	const deposit = await issue(id, { kind: "deposit", part: { percent: 30 } });
	const sums = async () => {
		const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
		return [row?.paidAmount, row?.depositAmount, row?.invoicedAmount, row?.billedDueOn];
	};
	expect(await sums()).toEqual([null, 203_643, 0, "2026-11-23"]);
	await Promise.all([pay(id, 1), pay(id, 2), pay(id, 3)]);
	const last = await issue(id);
	expect(await sums()).toEqual([6, 203_643, 475_167, "2026-11-23"]);
	await issue(id, { kind: "credit_note", of: last, lines: "all" });
	await issue(id, { kind: "credit_note", of: deposit, lines: "all" });
	expect(await sums()).toEqual([6, 0, 0, "2026-11-23"]);
});
