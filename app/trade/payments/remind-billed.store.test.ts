import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { usualTerms } from "~/company/payment-terms.ts";
import { schema } from "~/platform/db.server.ts";
import { issueInvoice } from "~/trade/invoices/desk/issue-invoice.server.ts";
import type { InvoiceRequest } from "~/trade/invoices/invoice.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { sampleSender } from "../../../tests/support/letter-sender.ts";
import { issuer, placeSampleOrder, wishFor } from "../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { remindBuyers } from "./remind-buyers.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { mailOutbox, orders, payments, withdrawals } = schema;
const taker: OrderTaker = {
	...{ ...sampleSender, secret: "a secret of the tests", termDays: 5, hasPrivateBuyers: true },
	account: { holder: "Kade Containers BV", iban: "BE68 5390 0754 7034", bic: "" },
};

/** An order of € 6,788.10 that is due, and what is billed of it. */
async function dueOrder(...requests: InvoiceRequest[]): Promise<string> {
	const { id } = await placeSampleOrder(database.db);
	await database.db.update(orders).set({ status: "confirmed", dueOn: "2026-11-27" }).where(eq(orders.id, id));
	for (const request of requests) {
		const now = new Date("2026-11-23T10:00:00Z");
		const issued = await issueInvoice(database.db, author, wishFor(id, { request }), issuer, now);
		expect(issued).toMatchObject({ isNew: true });
	}
	return id;
}

/** Three days after the due date, and when an order lapses by the owner's rule. */
async function remind(): Promise<void> {
	const terms = { ...usualTerms, lapse: "cancel" as const };
	for (const day of ["2026-11-30", "2026-12-04"]) {
		await remindBuyers(database.db, { taker, terms }, new Date(`${day}T08:30:00Z`));
	}
}

/** What its buyer was reminded of, and what became of it. */
async function outcomeOf(id: string) {
	const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
	const mails = await database.db
		.select({ key: mailOutbox.dedupeKey, text: mailOutbox.text })
		.from(mailOutbox)
		.where(and(eq(mailOutbox.about, id), eq(mailOutbox.audience, "customer")));
	const sums = mails.map(({ key, text }) => [key?.split(":")[0], /€\s?([\d.]+,\d\d)/.exec(text ?? "")?.[1]]);
	return [order?.status, ...sums];
}

const deposit = { kind: "deposit", part: { percent: 30 } } as const;

test("who owes a part that is billed in advance is asked for that, not for the rest; what is billed is not cancelled", async () => {
	const nothing = await dueOrder();
	const asked = await dueOrder(deposit);
	const paid = await dueOrder(deposit);
	const whole = await dueOrder({ kind: "invoice" });
	await database.db.insert(payments).values({
		...{ orderId: paid, amount: cents(203_643), paidOn: "2026-11-24", key: randomUUID(), userEmail: "" },
	});
	await remind();
	expect(await outcomeOf(nothing)).toEqual([
		"cancelled",
		["payment-after", "6.788,10"],
		["payment-lapsed", undefined],
	]);
	expect(await outcomeOf(asked)).toEqual(["confirmed", ["payment-after", "2.036,43"]]);
	expect(await outcomeOf(paid)).toEqual(["confirmed"]);
	expect(await outcomeOf(whole)).toEqual(["confirmed", ["payment-after", "6.788,10"]]);
});

test("a consumer who has withdrawn is not reminded, and a person decides about the order", async () => {
	const orderId = await dueOrder();
	await database.db.insert(withdrawals).values({
		...{ orderId, orderNumber: "K-1", name: "Jana", email: "jana@buyer.example", language: "nl" },
	});
	await remind();
	expect(await outcomeOf(orderId)).toEqual(["confirmed"]);
});
