import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { usualTerms } from "~/company/payment-terms.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { schema } from "~/platform/db.server.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { cents } from "~/values/money.ts";
import { formatOgm } from "~/values/ogm.ts";
import { languages } from "~/values/vocabulary.ts";
import { sampleSender } from "../../../tests/support/letter-sender.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { remindBuyers } from "./remind-buyers.server.ts";

const database = useTestDatabase({ seeded: false });
const { auditLog, mailOutbox, onlinePayments, orders, payments } = schema;
const taker: OrderTaker = {
	...{ ...sampleSender, secret: "a secret of the tests", termDays: 5, hasPrivateBuyers: true },
	account: { holder: "Kade Containers BV", iban: "BE68 5390 0754 7034", bic: "" },
};
/** Half past nine in Antwerp. */
const morning = (day: string) => new Date(`${day}T08:30:00Z`);

beforeEach(async () => {
	await database.db.delete(payments);
	await database.db.delete(onlinePayments);
	await database.db.delete(orders);
	await database.db.delete(mailOutbox);
	await database.db.delete(auditLog);
});

async function order(given: Partial<typeof orders.$inferInsert> = {}) {
	const [row] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl" },
			...{ subtotalAmount: cents(100), vatAmount: cents(21), totalAmount: cents(121), vatRate: 21 },
			...{ shippingAddress: buyerAddress, dueOn: "2026-11-27", ...given },
		})
		.returning();
	if (!row) throw new Error("not inserted");
	return row;
}

async function pay(orderId: string, amount: number) {
	const row = { orderId, amount: cents(amount), paidOn: "2026-11-20", key: randomUUID(), userEmail: "" };
	await database.db.insert(payments).values(row);
}

const run = (day: string, terms = {}) =>
	remindBuyers(database.db, { taker, terms: { ...usualTerms, ...terms } }, morning(day));
const mails = () => database.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);

describe("a buyer who owes money", () => {
	test.each(languages)("is reminded in %s before and after the due date, once each", async (language) => {
		const { id, paymentReference, orderNumber } = await order({ language });
		for (const day of ["2026-11-25", "2026-11-26", "2026-11-26", "2026-11-27", "2026-11-29", "2026-11-30"]) {
			await run(day);
		}
		await run("2026-12-05");
		const written = await mails();
		expect(written.map(({ dedupeKey }) => dedupeKey)).toEqual([
			`payment-before:${id}:2026-11-27`,
			`payment-after:${id}:2026-11-27`,
		]);
		for (const mail of written) {
			expect(mail).toMatchObject({
				language,
				recipient: buyerAddress.email,
				audience: "customer",
				about: id,
			});
			expect(mail.subject).toContain(orderNumber);
			expect(mail.text).toContain(formatOgm(paymentReference));
			expect(mail.text).toContain("BE68 5390 0754 7034");
		}
		const { promise } = mailCatalogues[language].transfer;
		expect(written.map(({ text }) => text?.includes(promise))).toEqual([true, false]);
	});

	test("is reminded once by processes that do it at the same moment", async () => {
		await Promise.all([order(), order(), order()]);
		const counts = await Promise.all([run("2026-11-26"), run("2026-11-26"), run("2026-11-26")]);
		expect(counts.reduce((sum, { before }) => sum + before, 0)).toBe(3);
		expect(await mails()).toHaveLength(3);
	});

	test("is told what is still open", async () => {
		const { id } = await order();
		await pay(id, 100);
		await run("2026-11-30");
		expect((await mails())[0]?.text).toContain("0,21");
	});

	test("is reminded again of another due date", async () => {
		const { id } = await order();
		await run("2026-11-30");
		await database.db.update(orders).set({ dueOn: "2026-12-11" }).where(eq(orders.id, id));
		for (const day of ["2026-12-01", "2026-12-14", "2026-12-15"]) await run(day);
		expect((await mails()).map(({ dedupeKey }) => dedupeKey?.slice(-10))).toEqual([
			"2026-11-27",
			"2026-12-11",
		]);
	});

	test("is not asked for what was credited, and for nothing once all of it is", async () => {
		await order({ creditedAmount: cents(50) });
		await order({ creditedAmount: cents(121) });
		expect(await run("2026-11-30")).toMatchObject({ after: 1 });
		expect((await mails()).map(({ text }) => text?.includes("0,71"))).toEqual([true]);
	});

	test("keeps no other from being reminded, whatever is wrong with one order", async () => {
		await order({ shippingAddress: null as never }).catch(() => {});
		await order({ shippingAddress: {} as never });
		await order();
		expect(await run("2026-11-26")).toMatchObject({ before: 1 });
	});
});

test.each<[string, Partial<typeof orders.$inferInsert>]>([
	["paid", { status: "paid" }],
	["delivered", { status: "delivered" }],
	["cancelled", { status: "cancelled" }],
	["spared", { remindersStopped: true }],
	["anonymous", { anonymizedAt: new Date() }],
	["without a due date", { dueOn: null }],
	["of long ago", { dueOn: "2026-01-05" }],
])("nobody is reminded of an order that is %s", async (_what, given) => {
	await order(given);
	for (const day of ["2026-11-26", "2026-11-30", "2026-12-30"]) await run(day, { lapse: "cancel" });
	expect(await mails()).toEqual([]);
});

test("nobody is reminded of what is paid, by a shop without an account, or where the settings say so", async () => {
	const { id } = await order();
	expect(await run("2026-11-26", { remindBefore: null })).toEqual({ before: 0, after: 0, lapsed: 0 });
	const shop = { taker: { ...taker, account: null }, terms: usualTerms };
	expect((await remindBuyers(database.db, shop, morning("2026-11-26"))).before).toBe(0);
	await pay(id, 121);
	await run("2026-11-26");
	expect(await mails()).toEqual([]);
});

describe("an order that is not paid", () => {
	const statusOf = async (id: string) =>
		(await database.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

	test("stays as it is until the owner decides", async () => {
		const { id } = await order();
		await run("2026-12-20");
		expect(await statusOf(id)).toBe("pending");
	});

	test("is not cancelled while its buyer may be paying it online", async () => {
		const { id } = await order();
		const terms = { lapse: "cancel", lapseDays: 7 };
		const attempt = { orderId: id, amount: cents(121), checkoutUrl: "https://pay.example/1" };
		await database.db.insert(onlinePayments).values([
			{ ...attempt, createdAt: morning("2026-12-04") },
			{ ...attempt, state: "failed", createdAt: morning("2026-12-05") },
		]);
		expect([await run("2026-12-04", terms), await statusOf(id)]).toMatchObject([{ lapsed: 0 }, "pending"]);
		expect([await run("2026-12-05", terms), await statusOf(id)]).toMatchObject([{ lapsed: 1 }, "cancelled"]);
	});

	test("is cancelled by the owner's rule, once, with a mail and a line in the history", async () => {
		const { id } = await order({ language: "de", status: "confirmed" });
		const terms = { lapse: "cancel", lapseDays: 7 };
		await run("2026-12-03", terms);
		expect(await statusOf(id)).toBe("confirmed");
		const counts = await Promise.all([run("2026-12-04", terms), run("2026-12-04", terms)]);
		expect(counts.map(({ lapsed }) => lapsed).toSorted()).toEqual([0, 1]);
		expect(await statusOf(id)).toBe("cancelled");
		const last = (await mails()).at(-1);
		expect(last).toMatchObject({ dedupeKey: `payment-lapsed:${id}:2026-11-27`, language: "de" });
		expect(last?.text).not.toContain("IBAN");
		expect(await database.db.select().from(auditLog)).toMatchObject([
			{
				...{ entityId: id, action: "status", userId: null, userEmail: sampleSender.company.name },
				...{ before: { status: "confirmed" }, after: { status: "cancelled" } },
			},
		]);
	});

	test("waits for a person where a part has been paid, or its buyer is spared", async () => {
		const [partly, spared] = [await order(), await order({ remindersStopped: true })];
		await pay(partly.id, 1);
		await run("2026-12-04", { lapse: "cancel" });
		expect([await statusOf(partly.id), await statusOf(spared.id)]).toEqual(["pending", "pending"]);
	});
});
