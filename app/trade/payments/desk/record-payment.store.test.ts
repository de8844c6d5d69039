import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { buyerAddress } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { sumPaid } from "../book-payment.server.ts";
import { changeDue, recordPayment } from "./record-payment.server.ts";

const database = useTestDatabase({ seeded: false });
const { auditLog, orders, payments } = schema;
const author = useAuthor(database);
let orderId = "";

beforeEach(async () => {
	const [order] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl" },
			...{ subtotalAmount: cents(296_000), vatAmount: cents(62_160), totalAmount: cents(358_160) },
			...{ vatRate: 21, shippingAddress: buyerAddress, dueOn: "2026-11-27" },
		})
		.returning();
	orderId = order?.id ?? "";
});

const pay = (amount: number, key: string = randomUUID(), id = orderId) =>
	recordPayment(database.db, author, {
		...{ orderId: id, key },
		payment: { amount: cents(amount), paidOn: "2026-11-22", note: amount < 0 ? "too much" : "" },
	});
const paidFor = () => sumPaid(database.db, orderId);

describe("a payment", () => {
	test("adds up until nothing is open, and the history says who recorded what", async () => {
		expect(await pay(120_000)).toEqual({ closes: false });
		expect(await pay(238_160)).toEqual({ closes: true });
		expect(await paidFor()).toBe(358_160);
		const [change] = await database.db
			.select()
			.from(auditLog)
			.where(eq(auditLog.entityId, orderId))
			.orderBy(desc(auditLog.createdAt));
		expect(change).toMatchObject({
			...{ entity: "order", action: "payment", userEmail: author.email, before: { paid: 120_000 } },
			after: { paid: 358_160, amount: 238_160, paidOn: "2026-11-22" },
		});
	});

	test("sent twice, at the same moment too, is one", async () => {
		const key = randomUUID();
		const answers = await Promise.all([pay(358_160, key), pay(358_160, key), pay(358_160, key)]);
		expect(answers).toEqual(Array(3).fill({ closes: true }));
		expect(await paidFor()).toBe(358_160);
		expect(await database.db.$count(auditLog, eq(auditLog.entityId, orderId))).toBe(1);
	});

	test("that was corrected after its answer was lost is refused, and the first stands", async () => {
		const key = randomUUID();
		await pay(10_000, key);
		expect(await pay(100_000, key)).toEqual({ problem: "sentBefore" });
		expect(await paidFor()).toBe(10_000);
	});

	test("of another tab's form is another one", async () => {
		await Promise.all([pay(100), pay(100)]);
		expect(await paidFor()).toBe(200);
	});

	test("is paid back up to what was paid, whoever is first", async () => {
		await pay(1_000);
		const answers = await Promise.all([pay(-600), pay(-600)]);
		expect(answers).toContainEqual({ problem: "tooMuchBack" });
		expect(await paidFor()).toBe(400);
	});

	test("of an order that is paid or cancelled closes nothing", async () => {
		for (const status of ["paid", "cancelled"] as const) {
			await database.db.update(orders).set({ status }).where(eq(orders.id, orderId));
			expect(await pay(358_160)).toEqual({ closes: false });
		}
	});

	test("of an order that is not there, or with another order's form, is refused", async () => {
		expect(await pay(1, randomUUID(), randomUUID())).toEqual({ problem: "gone" });
		expect(await pay(1, randomUUID(), "x")).toEqual({ problem: "gone" });
		const key = randomUUID();
		await pay(1, key);
		const other = orderId;
		const [copy] = await database.db
			.insert(orders)
			.values({
				...{
					cartId: randomUUID(),
					idempotencyKey: randomUUID(),
					language: "de",
					shippingAddress: buyerAddress,
				},
				...{ subtotalAmount: cents(1), vatAmount: cents(0), totalAmount: cents(1), vatRate: 21 },
			})
			.returning();
		expect(await pay(1, key, copy?.id)).toEqual({ problem: "gone" });
		expect(await database.db.$count(payments, eq(payments.orderId, other))).toBe(1);
	});

	test("without a reason is never paid back, nothing is no payment", async () => {
		const row = { orderId, paidOn: "2026-11-22", userEmail: "", key: randomUUID() };
		await expect(
			database.db.insert(payments).values({ ...row, amount: cents(-1), note: " " }),
		).rejects.toThrow();
		await expect(database.db.insert(payments).values({ ...row, amount: cents(0) })).rejects.toThrow();
	});
});

test("a due date and the reminders can be changed, and a change that is none leaves no trace", async () => {
	expect(await changeDue(database.db, author, { orderId, dueOn: "2026-12-04" })).toBe(true);
	expect(await changeDue(database.db, author, { orderId, remindersStopped: true })).toBe(true);
	expect(await changeDue(database.db, author, { orderId, remindersStopped: true })).toBe(true);
	const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
	expect(order).toMatchObject({ dueOn: "2026-12-04", remindersStopped: true });
	expect(await database.db.$count(auditLog, eq(auditLog.entityId, orderId))).toBe(2);
	expect(await changeDue(database.db, author, { orderId: randomUUID(), dueOn: "2026-12-04" })).toBeNull();
});
