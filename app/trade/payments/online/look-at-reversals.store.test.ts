import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { createMollie } from "~/platform/mollie.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { type FakeMollie, startFakeMollie } from "../../../../tests/support/fake-mollie.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { placePaidOrder } from "../../../../tests/support/paid-online.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { bookPayment, lockOrder, sumPaid } from "../book-payment.server.ts";
import { undoLine } from "../desk/bank/assign-line.server.ts";
import { recordPayment } from "../desk/record-payment.server.ts";
import { dropRefund, refundOnline } from "../desk/refund-online.server.ts";
import { answerWebhook } from "./answer-webhook.server.ts";
import { lookAtRefunds } from "./look-at-reversals.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, onlineRefunds, payments } = schema;
const day = 24 * 60 * 60_000;
const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * day);
let mollie: FakeMollie;
let orderId = "";
let paymentId = "";
let providerId = "";

/** An order of 6,788.10, paid online, of which 100.50 is on its way back. */
beforeEach(async () => {
	mollie = await startFakeMollie();
	({ orderId, paymentId, providerId } = await placePaidOrder(database.db, mollie, now));
	expect(await refund(10_050)).toBe("refunded");
	expect(await paidSum()).toBe(668_760);
});
afterEach(async () => {
	await mollie.close();
	await database.db.delete(onlineRefunds);
});

const provider = () => createMollie({ key: "test_x", url: mollie.url }, 800);
const looking = () => ({
	...{ db: database.db, provider: provider() },
	sender: async () => ({ ...sampleSender, secret: "a secret of the tests" }),
});
const refund = (amount: number) =>
	refundOnline(
		...([database.db, provider(), author] as const),
		{ orderId, paymentId, key: randomUUID(), amount: cents(amount), reason: "Dent" },
		now,
	);
const become = (status: string) => {
	for (const one of mollie.refunds) one.status = status;
};
const look = (at = now) => lookAtRefunds(looking(), at);
const paidSum = () => sumPaid(database.db, orderId);
const refunds = () => database.db.select().from(onlineRefunds).orderBy(asc(onlineRefunds.createdAt));
/** What the owner is told of. */
const told = async () => {
	const unsettled = (await refunds()).filter(
		({ state, settledAt }) => state === "failed" && settledAt === null,
	);
	return unsettled.map(({ amount }) => amount);
};

describe("a refund that the provider has taken", () => {
	test.each(["failed", "canceled"])(
		"and that is %s is counted back once, and the owner told",
		async (status) => {
			become(status);
			await Promise.all([look(), look(), answerWebhook(looking(), providerId, now)]);
			expect(await look(later(2))).toBe(0);
			expect([await paidSum(), (await refunds())[0]?.state]).toEqual([678_810, "failed"]);
			const [, , back, ...more] = await database.db
				.select()
				.from(payments)
				.where(eq(payments.orderId, orderId))
				.orderBy(asc(payments.createdAt));
			expect(back).toMatchObject({ amount: 10_050, note: "Terugbetaling mislukt" });
			expect([more, back?.userEmail]).toEqual([[], sampleSender.company.name]);
			expect(await told()).toEqual([10_050]);
		},
	);

	test("is heard of by the provider's call alone, also after it was paid out", async () => {
		become("refunded");
		expect(await look()).toBe(0);
		expect((await refunds())[0]?.settledAt).toEqual(now);
		become("failed");
		expect(await look(later(1))).toBe(0);
		await answerWebhook(looking(), providerId, later(1));
		expect([await paidSum(), await told()]).toEqual([678_810, [10_050]]);
	});

	test.each(["queued", "pending", "processing", "something new"])(
		"and that is %s is asked about later",
		async (status) => {
			become(status);
			expect(await look()).toBe(0);
			const calls = mollie.asked.length;
			// Within the hour nobody asks again; after 45 days nobody asks any more.
			expect([await look(), await look(later(46)), mollie.asked.length]).toEqual([0, 0, calls]);
			become("failed");
			expect(await look(later(1))).toBe(1);
			expect(await paidSum()).toBe(678_810);
		},
	);

	test.each(["hang", "garbage", "error"] as const)(
		"is not made up where the provider answers with %s",
		async (mood) => {
			become("failed");
			mollie.mood = mood;
			expect(await look()).toBe(0);
			await expect(answerWebhook(looking(), providerId, now)).rejects.toThrow(/Mollie/);
			expect([await paidSum(), (await refunds())[0]?.state]).toEqual([668_760, "done"]);
			mollie.mood = null;
			expect(await look()).toBe(1);
		},
	);
});

describe("a refund that has failed", () => {
	beforeEach(async () => {
		become("failed");
		await look();
	});

	test("goes off the owner's list with another one online, which is its own", async () => {
		expect(await refund(10_050)).toBe("refunded");
		expect((await refunds()).map(({ state }) => state)).toEqual(["failed", "done"]);
		expect([await paidSum(), await told()]).toEqual([668_760, []]);
		// The old one's failure is not the new one's.
		expect(await look(later(1))).toBe(0);
		expect(await paidSum()).toBe(668_760);
	});

	test("goes off the list with a transfer that is recorded", async () => {
		const payment = { amount: cents(-10_050), paidOn: "2026-11-24", note: "by transfer" };
		await recordPayment(database.db, author, { orderId, key: randomUUID(), payment });
		expect([await paidSum(), await told()]).toEqual([668_760, []]);
	});

	test("stays on the list where a bank line is taken back from its order: nothing goes back by that", async () => {
		const [statement] = await database.db
			.insert(schema.bankStatements)
			.values({
				...{ account: "BE1", number: "2026-001", closedOn: "2026-11-24", oldBalance: cents(0) },
				...{ newBalance: cents(1), fingerprint: randomUUID(), fileName: "f", userEmail: "" },
			})
			.returning();
		const [line] = await database.db
			.insert(schema.bankLines)
			.values({
				...{ statementId: statement?.id ?? "", sequence: 1, amount: cents(1_000), bookedOn: "2026-11-24" },
				...{ name: "Jan Peeters", account: "BE2", ogms: [], text: "", reference: "", note: "" },
				state: "booked",
			})
			.returning();
		const payment = { amount: cents(1_000), paidOn: "2026-11-24", note: "" };
		await database.db.transaction(async (tx) => {
			const order = await lockOrder(tx, orderId);
			if (!order || !line) throw new Error("no order");
			await bookPayment(tx, author, { order, key: randomUUID(), payment, bankLineId: line.id });
		});
		expect(await undoLine(database.db, author, { lineId: line?.id ?? "", note: "another's" })).toEqual({
			done: true,
		});
		expect(await told()).toHaveLength(1);
	});

	test("goes off the list where nothing has to go back; no other order's does", async () => {
		const [one] = await refunds();
		const refundId = one?.id ?? "";
		await dropRefund(database.db, author, { orderId: randomUUID(), refundId });
		expect(await told()).toHaveLength(1);
		for (const _ of ["press", "again"]) await dropRefund(database.db, author, { orderId, refundId });
		expect([await paidSum(), await told()]).toEqual([678_810, []]);
		const lines = await database.db.select().from(auditLog).where(eq(auditLog.entityId, orderId));
		const dropped = lines.filter(({ before }) => JSON.stringify(before).includes("refundFailed"));
		expect(dropped).toMatchObject([
			{ userEmail: author.email, before: { refundFailed: 10_050 }, after: { refundFailed: null } },
		]);
	});
});
