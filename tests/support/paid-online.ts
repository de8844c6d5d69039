import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import type { FakeMollie } from "./fake-mollie.ts";
import { placeSampleOrder } from "./sample-invoices.ts";

const { onlinePayments, orders, payments } = schema;

export type PaidOnline = { orderId: string; paymentId: string; providerId: string };

/** An order of 6,788.10 that was paid online in one, and its payment as the provider knows it. */
export async function placePaidOrder(db: Db, mollie: FakeMollie, paidOn: Date): Promise<PaidOnline> {
	const { id: orderId } = await placeSampleOrder(db);
	await db.update(orders).set({ status: "paid" }).where(eq(orders.id, orderId));
	const providerId = `tr_${randomUUID().slice(0, 8)}`;
	mollie.payments.set(providerId, {
		...{ id: providerId, status: "paid", amount: { currency: "EUR", value: "6788.10" }, body: {} },
	});
	const paid = { orderId, amount: cents(678_810) };
	const [attempt] = await db
		.insert(onlinePayments)
		.values({ ...paid, providerId, state: "paid", createdAt: paidOn })
		.returning();
	if (!attempt) throw new Error("not inserted");
	await db
		.insert(payments)
		.values({ ...paid, paidOn: paidOn.toISOString().slice(0, 10), key: attempt.id, userEmail: "Kade" });
	return { orderId, paymentId: attempt.id, providerId };
}
