import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { createMollie } from "~/platform/mollie.server.ts";
import { readToday } from "~/site/today/desk/today.store.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { type FakeMollie, startFakeMollie } from "../../../../tests/support/fake-mollie.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { placePaidOrder } from "../../../../tests/support/paid-online.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { sumPaid } from "../book-payment.server.ts";
import { listOpenItems } from "../desk/open-items.store.server.ts";
import { recordPayment } from "../desk/record-payment.server.ts";
import { refundOnline } from "../desk/refund-online.server.ts";
import { settleChargeback } from "../desk/settle-chargeback.server.ts";
import { paymentMark } from "../payment-state.ts";
import { answerWebhook } from "./answer-webhook.server.ts";
import { lookAtPaid } from "./look-at-reversals.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, onlinePayments, onlineReversals, orders, payments } = schema;
const dayMs = 24 * 60 * 60_000;
const now = new Date("2026-11-28T10:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const whole = 678_810;
let mollie: FakeMollie;
let orderId = "";
let paymentId = "";
let providerId = "";

/** An order of 6,788.10, paid online in one. */
beforeEach(async () => {
	mollie = await startFakeMollie();
	({ orderId, paymentId, providerId } = await placePaidOrder(database.db, mollie, now));
});
afterEach(async () => {
	await mollie.close();
	await database.db.delete(onlineReversals);
	// Else the next test's look asks about it too.
	await database.db.update(onlinePayments).set({ state: "failed" });
});

const provider = () => createMollie({ key: "test_x", url: mollie.url }, 800);
const looking = () => ({
	...{ db: database.db, provider: provider() },
	sender: async () => ({ ...sampleSender, secret: "a secret of the tests" }),
});
const call = (at = now) => answerWebhook(looking(), providerId, at);
const chargeBack = (value = "6788.10") => {
	mollie.chargebacks.push({ id: providerId, value, reversedAt: null });
};
const refundElsewhere = (value: string, status = "pending") => {
	mollie.refunds.push({ id: providerId, value, status, metadata: null });
};
const paidSum = () => sumPaid(database.db, orderId);
const orderNow = async () => {
	const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
	return order && [order.status, order.remindersStopped];
};
const booked = async () => {
	const rows = await database.db
		.select()
		.from(payments)
		.where(eq(payments.orderId, orderId))
		.orderBy(asc(payments.createdAt));
	return rows.slice(1).map(({ amount, paidOn, note }) => [amount, paidOn, note]);
};
/** What the desk's first page tells of. */
const told = async () =>
	(await readToday(database.db, "nl", "2026-11-28")).refunds.map(({ kind, amount }) => [kind, amount]);

describe("a chargeback", () => {
	test("opens its order again, once, without a reminder, and the owner is told until somebody has dealt with it", async () => {
		chargeBack();
		await Promise.all([call(), call(), lookAtPaid(looking(), now)]);
		// Half past midnight in Antwerp.
		expect(await booked()).toEqual([[-whole, "2026-11-28", "Teruggeboekt door de bank van de betaler"]]);
		expect([await paidSum(), await orderNow(), await told()]).toEqual([
			0,
			["confirmed", true],
			[["chargeback", whole]],
		]);
		await settleChargeback(database.db, author, { orderId: randomUUID(), reversalId: "chb_1" });
		expect(await told()).toHaveLength(1);
		for (const _ of ["press", "again"]) {
			await settleChargeback(database.db, author, { orderId, reversalId: "chb_1" });
		}
		expect(await told()).toEqual([]);
		const lines = await database.db.select().from(auditLog).where(eq(auditLog.entityId, orderId));
		expect(lines.filter(({ before }) => JSON.stringify(before).includes("chargeback"))).toMatchObject([
			{ userEmail: author.email, before: { chargeback: whole }, after: { chargeback: null } },
		]);
	});

	test("that is overturned settles its order again, and is off the list", async () => {
		chargeBack("1000.00");
		await call();
		expect([await paidSum(), await orderNow()]).toEqual([whole - 100_000, ["confirmed", true]]);
		for (const one of mollie.chargebacks) one.reversedAt = "2026-12-01T08:00:00+00:00";
		await Promise.all([call(later(3)), call(later(3))]);
		expect([await paidSum(), (await orderNow())?.[0], await told()]).toEqual([whole, "paid", []]);
		expect((await booked()).at(-1)).toEqual([100_000, "2026-12-01", "Terugboeking ongedaan gemaakt"]);
		// And comes a second time, under the same name.
		for (const one of mollie.chargebacks) one.reversedAt = null;
		await call(later(5));
		expect([await paidSum(), await told()]).toEqual([whole - 100_000, [["chargeback", 100_000]]]);
	});

	test("of a delivered order leaves it delivered, and overdue wherever the desk says so", async () => {
		const { db } = database;
		const given = { status: "delivered", markedPaid: true, dueOn: "2026-11-20" } as const;
		await db.update(orders).set(given).where(eq(orders.id, orderId));
		const before = (await readToday(db, "nl", "2026-11-28")).unpaid;
		chargeBack("1000.00");
		await call();
		expect([await paidSum(), await orderNow()]).toEqual([whole - 100_000, ["delivered", true]]);
		const standing = async () => {
			const { rows } = await listOpenItems(db, { today: "2026-11-28", choice: null, page: 1 });
			const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
			const { count, open } = (await readToday(db, "nl", "2026-11-28")).unpaid;
			return [
				rows.find(({ id }) => id === orderId)?.open,
				[count - before.count, open - before.open],
				order && paymentMark(order, "2026-11-28"),
			];
		};
		expect(await standing()).toEqual([100_000, [1, 100_000], "overdue"]);
		// And what is left of it goes back by hand.
		const payment = { amount: cents(100_000 - whole), paidOn: "2026-11-28", note: "by transfer" };
		await recordPayment(db, author, { orderId, key: randomUUID(), payment });
		expect(await standing()).toEqual([whole, [1, whole], "overdue"]);
	});

	test("of what has gone back already takes nothing below zero, and brings nothing when it is overturned", async () => {
		const payment = { amount: cents(-whole), paidOn: "2026-11-24", note: "by transfer" };
		await recordPayment(database.db, author, { orderId, key: randomUUID(), payment });
		chargeBack("6000.00");
		await call();
		expect([await paidSum(), await told()]).toEqual([0, [["chargeback", 600_000]]]);
		for (const one of mollie.chargebacks) one.reversedAt = "2026-12-01T08:00:00+00:00";
		await call(later(3));
		expect([await paidSum(), await told()]).toEqual([0, []]);
	});
});

describe("a refund that was made at the provider itself", () => {
	test("is booked once, leaves the order as it is, and comes back where it fails", async () => {
		refundElsewhere("100.50");
		await Promise.all([call(), call()]);
		expect(await booked()).toEqual([[-10_050, "2026-11-28", "Terugbetaald bij de betaaldienst"]]);
		expect([await orderNow(), await told()]).toEqual([["paid", false], []]);
		for (const one of mollie.refunds) one.status = "failed";
		await call(later(1));
		expect((await booked()).at(-1)).toEqual([
			10_050,
			"2026-11-29",
			"Terugbetaling bij de betaaldienst mislukt",
		]);
		expect(await paidSum()).toBe(whole);
	});

	test("and written down by hand is not booked a second time; a second one like it is", async () => {
		const payment = { amount: cents(-10_050), paidOn: "2026-11-24", note: "in the dashboard" };
		await recordPayment(database.db, author, { orderId, key: randomUUID(), payment });
		refundElsewhere("100.50");
		await call();
		expect(await paidSum()).toBe(whole - 10_050);
		refundElsewhere("100.50");
		await call(later(1));
		expect(await paidSum()).toBe(whole - 20_100);
	});

	test("can not be paid back by the shop once more, whatever else the order has", async () => {
		const payment = { amount: cents(10_000), paidOn: "2026-11-24", note: "" };
		await recordPayment(database.db, author, { orderId, key: randomUUID(), payment });
		refundElsewhere("6788.00");
		await call();
		const refund = (amount: number) =>
			refundOnline(
				...([database.db, provider(), author] as const),
				{ orderId, paymentId, key: randomUUID(), amount: cents(amount), reason: "Dent" },
				now,
			);
		expect(await refund(11)).toEqual({ problem: "tooMuchBack" });
		expect(await refund(10)).toBe("refunded");
		// The shop's own is no other's.
		await call(later(1));
		expect(await paidSum()).toBe(whole + 10_000 - 678_800 - 10);
	});

	test("or given up before anybody heard of it is nothing", async () => {
		refundElsewhere("100.50", "canceled");
		await call();
		expect([await booked(), await database.db.$count(onlineReversals)]).toEqual([[], 0]);
	});
});

describe("without the provider's call", () => {
	test("what is paid is asked about once a day, for eight months", async () => {
		await lookAtPaid(looking(), now);
		chargeBack();
		const calls = mollie.asked.length;
		for (const days of [0.9, 241]) await lookAtPaid(looking(), later(days));
		expect(mollie.asked.length).toBe(calls);
		await lookAtPaid(looking(), later(1.1));
		expect(await paidSum()).toBe(0);
	});

	test.each(["hang", "garbage", "error"] as const)(
		"nothing is made up where the provider answers with %s, and the next day finds it",
		async (mood) => {
			chargeBack();
			mollie.mood = mood;
			await lookAtPaid(looking(), now);
			await expect(call()).rejects.toThrow(/Mollie/);
			expect([await paidSum(), await told()]).toEqual([whole, []]);
			mollie.mood = null;
			await lookAtPaid(looking(), later(1.1));
			expect(await paidSum()).toBe(0);
		},
	);
});
