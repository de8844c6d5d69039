import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { schema } from "~/platform/db.server.ts";
import { createMollie } from "~/platform/mollie.server.ts";
import { cents } from "~/values/money.ts";
import { type FakeMollie, startFakeMollie } from "../../../../tests/support/fake-mollie.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { buyerAddress } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { sumPaid } from "../book-payment.server.ts";
import { answerWebhook } from "./answer-webhook.server.ts";
import { attemptsNow, lookAtOpen, startOnline } from "./pay-online.server.ts";

const database = useTestDatabase({ seeded: false });
const { auditLog, mailOutbox, onlinePayments, orders, payments } = schema;
const key = "test_abcdefghijklmnopqrstuvwxyz";
const now = new Date();
let mollie: FakeMollie;
let orderId = "";

beforeEach(async () => {
	mollie = await startFakeMollie();
	for (const table of [payments, onlinePayments, orders, mailOutbox, auditLog])
		await database.db.delete(table);
	const [order] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "fr", vatRate: 21 },
			...{ subtotalAmount: cents(296_000), vatAmount: cents(62_160), totalAmount: cents(358_160) },
			...{ shippingAddress: buyerAddress, paymentMethod: "online" },
		})
		.returning();
	orderId = order?.id ?? "";
});
afterEach(() => mollie.close());

/** Nobody waits long for a provider that is not to answer; one that is has time on a busy machine. */
const provider = () => createMollie({ key, url: mollie.url }, mollie.mood === null ? 10_000 : 300);
const looking = () => ({
	...{ db: database.db, provider: provider() },
	sender: async () => ({ ...sampleSender, secret: "a secret of the tests" }),
});
const start = () =>
	startOnline(looking(), {
		...{ orderId, now, company: "Kade", webhookUrl: "https://shop.example/fr/payment-webhook" },
		returnUrl: "https://shop.example/fr/order-confirmation/1",
	});
const attempts = () => database.db.select().from(onlinePayments).orderBy(onlinePayments.createdAt);
const idOf = async () => (await attempts()).at(-1)?.providerId ?? "";
const become = (id: string, status: string) => {
	const payment = mollie.payments.get(id);
	if (payment) payment.status = status;
};
const statusOf = async () =>
	(await database.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;

/** What each mail to the buyer says that follows, and the sum of it; null where it says nothing of it. The oldest first. */
async function told(): Promise<([string, string] | null)[]> {
	const { subject: _subject, text: _text, ...sentences } = mailCatalogues.fr.received;
	const mails = await database.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);
	return mails.map(({ text }) => {
		const plain = text?.replaceAll(/[\u00a0\u202f]/g, " ") ?? "";
		for (const [kind, sentence] of Object.entries(sentences)) {
			const [before = "", after = ""] = sentence.replaceAll("\u202f", " ").split("{sum}");
			const at = plain.indexOf(before);
			const end = plain.indexOf(after, at + before.length);
			if (at >= 0 && end >= 0) return [kind, plain.slice(at + before.length, end)];
		}
		return null;
	});
}

test("an order is paid online: the provider is told the sum, the order goes on, its buyer is thanked once", async () => {
	expect(await start()).toBe("begun");
	const [attempt] = await attempts();
	const id = await idOf();
	expect(mollie.payments.get(id)?.body).toMatchObject({
		amount: { currency: "EUR", value: "3581.60" },
		...{ locale: "fr_BE", method: ["bancontact", "creditcard"], metadata: { id: attempt?.id } },
		webhookUrl: "https://shop.example/fr/payment-webhook",
	});
	expect(mollie.asked[0]).toMatchObject({ key: attempt?.id, authorization: `Bearer ${key}` });
	expect(attempt?.checkoutUrl).toBe(`${mollie.url}/pay/${id}`);
	become(id, "paid");
	// Twice at once, again later, from the page and from the job: one payment.
	await Promise.all([
		answerWebhook(looking(), id, now),
		answerWebhook(looking(), id, now),
		attemptsNow(looking(), orderId, now),
	]);
	await answerWebhook(looking(), id, now);
	await lookAtOpen(looking(), now);
	expect([await sumPaid(database.db, orderId), await statusOf()]).toEqual([358_160, "paid"]);
	const [payment, ...rest] = await database.db.select().from(payments);
	// Half past midnight in Antwerp.
	expect(payment).toMatchObject({
		key: attempt?.id,
		paidOn: "2026-11-27",
		userEmail: sampleSender.company.name,
	});
	expect([rest.length, await database.db.$count(mailOutbox)]).toEqual([0, 1]);
});

test("what is billed in advance is paid by itself, and nothing more until the rest is billed", async () => {
	const bill = (depositAmount: number, invoicedAmount: number) =>
		database.db
			.update(orders)
			.set({ depositAmount: cents(depositAmount), invoicedAmount: cents(invoicedAmount) })
			.where(eq(orders.id, orderId));
	await bill(100_000, 0);
	await start();
	become(await idOf(), "paid");
	await answerWebhook(looking(), await idOf(), now);
	expect([await sumPaid(database.db, orderId), await statusOf()]).toEqual([100_000, "pending"]);
	expect(await start()).toBe("nothingDue");
	await bill(100_000, 258_160);
	await start();
	expect(mollie.payments.get(await idOf())?.body).toMatchObject({ amount: { value: "2581.60" } });
});

test("a payment whose webhook never comes is found by looking, also from the buyer's page", async () => {
	await start();
	become(await idOf(), "paid");
	expect(await lookAtOpen(looking(), now)).toBe(1);
	expect(await lookAtOpen(looking(), now)).toBe(0);
	expect(await statusOf()).toBe("paid");
});

test("a forged webhook pays nothing", async () => {
	await start();
	const id = await idOf();
	expect(await answerWebhook(looking(), "tr_forged", now)).toBe(false);
	expect(await answerWebhook(looking(), "../refunds", now)).toBe(false);
	expect(await answerWebhook(looking(), id, now)).toBe(true);
	expect([await sumPaid(database.db, orderId), await statusOf()]).toEqual([0, "pending"]);
});

test("a late webhook of a cancelled order leaves its money to a person", async () => {
	await start();
	await database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, orderId));
	become(await idOf(), "paid");
	await answerWebhook(looking(), await idOf(), now);
	expect([await sumPaid(database.db, orderId), await statusOf()]).toEqual([358_160, "cancelled"]);
	expect(await told()).toEqual([["cancelled", "€ 3 581,60"]]);
});

describe("what came online is told once, in the order's language, with what follows", () => {
	const change = (set: Partial<typeof orders.$inferInsert>) =>
		database.db.update(orders).set(set).where(eq(orders.id, orderId));
	/** Paid, and heard of by three at once and once more. */
	async function pay(value?: string): Promise<void> {
		await start();
		const id = await idOf();
		const payment = mollie.payments.get(id);
		if (payment && value) payment.amount.value = value;
		become(id, "paid");
		await Promise.all([
			...[answerWebhook(looking(), id, now), lookAtOpen(looking(), now)],
			attemptsNow(looking(), orderId, now),
		]);
		await answerWebhook(looking(), id, now);
	}

	test("of what is billed in advance, and the thanks for all of it later", async () => {
		await change({ depositAmount: cents(100_000) });
		await pay();
		expect(await told()).toEqual([["rest", "€ 2 581,60"]]);
		const [mail] = await database.db.select().from(mailOutbox);
		expect(mail?.subject).toContain(formatEuro("fr", cents(100_000), "always"));
		expect(mail).toMatchObject({ recipient: buyerAddress.email, language: "fr", audience: "customer" });
		await change({ invoicedAmount: cents(258_160) });
		await pay();
		expect(await told()).toEqual([["rest", "€ 2 581,60"], null]);
		expect(await statusOf()).toBe("paid");
	});

	test("of less than is due, because the order was raised or the provider confirms less", async () => {
		await pay("3000.00");
		expect(await told()).toEqual([["open", "€ 581,60"]]);
	});

	test("of more than is due: the thanks say what goes back", async () => {
		await start();
		await change({ totalAmount: cents(300_000), subtotalAmount: cents(237_840) });
		await pay("3581.60");
		expect([await told(), await statusOf()]).toEqual([[["tooMuch", "€ 581,60"]], "paid"]);
	});

	test("of the rest of an order whose buyer was thanked before it was raised", async () => {
		await pay();
		const raised = { totalAmount: cents(400_000), subtotalAmount: cents(337_840) };
		await change({ status: "confirmed", ...raised });
		await pay();
		expect(await told()).toEqual([null, null]);
		const subjects = (await database.db.select().from(mailOutbox)).map(({ subject }) => subject);
		expect(subjects.join()).toContain(formatEuro("fr", cents(41_840), "always"));
	});

	test("of what the owner has thanked for by hand already nothing more", async () => {
		await start();
		await change({ status: "paid", markedPaid: true });
		await database.db.insert(auditLog).values({
			...{ userEmail: "owner@shop.example", entity: "order", entityId: orderId, label: "", action: "status" },
			after: { status: "paid", mail: randomUUID() },
		});
		become(await idOf(), "paid");
		await answerWebhook(looking(), await idOf(), now);
		expect([await told(), await sumPaid(database.db, orderId)]).toEqual([[], 358_160]);
	});

	test("of an order without its person nothing", async () => {
		await start();
		await change({ anonymizedAt: now });
		become(await idOf(), "paid");
		await answerWebhook(looking(), await idOf(), now);
		expect(await told()).toEqual([]);
	});
});

test.each(["canceled", "expired", "failed"])("after one that is %s another is started", async (status) => {
	await start();
	become(await idOf(), status);
	expect((await attemptsNow(looking(), orderId, now))[0]?.state).toBe("failed");
	expect(await start()).toBe("begun");
	expect((await attempts()).map(({ state }) => state)).toEqual(["failed", "open"]);
});

test("a double click goes on with the same payment, and a part that is paid is not asked for again", async () => {
	await start();
	await start();
	expect(mollie.payments.size).toBe(1);
	const part = { orderId, amount: cents(58_160), paidOn: "2026-11-26", key: randomUUID(), userEmail: "" };
	await database.db.insert(payments).values(part);
	await start();
	expect([...mollie.payments.values()].map(({ amount }) => amount.value)).toEqual(["3581.60", "3000.00"]);
	await database.db.insert(payments).values({ ...part, amount: cents(300_000), key: randomUUID() });
	expect(await start()).toBe("nothingDue");
});

test("two presses at the same moment are one payment, and one refusal", async () => {
	expect(await Promise.all([start(), start(), start()])).toEqual(["begun", "begun", "begun"]);
	expect([mollie.payments.size, (await attempts()).length]).toEqual([1, 1]);
	become(await idOf(), "canceled");
	await attemptsNow(looking(), orderId, now);
	mollie.mood = "hang";
	expect(await Promise.all([start(), start()])).toEqual(["failed", "failed"]);
	expect((await attempts()).map(({ state }) => state)).toEqual(["failed", "failed"]);
});

test("an older payment that is still open is not taken for the one that was broken off after it", async () => {
	await start();
	const older = (await attempts())[0]?.id ?? "";
	await database.db.insert(onlinePayments).values({ orderId, amount: cents(358_160), state: "failed" });
	expect(await start()).toBe("begun");
	const [latest] = await attemptsNow(looking(), orderId, now);
	expect([latest?.state, latest?.checkoutUrl !== null, latest?.id === older]).toEqual(["open", true, false]);
});

describe("an older payment that is still open", () => {
	const later = () => new Date(Date.now() + 11 * 60_000);
	const paid = () => sumPaid(database.db, orderId);

	test("is looked at too: who has paid it in another tab is not asked for the money again", async () => {
		await start();
		const older = await idOf();
		await database.db.insert(onlinePayments).values({
			...{ orderId, amount: cents(358_160), providerId: "tr_newer", createdAt: later() },
			checkoutUrl: `${mollie.url}/pay/tr_newer`,
		});
		become(older, "paid");
		const states = (await attemptsNow(looking(), orderId, now)).map(({ state }) => state);
		expect([states, await paid(), await statusOf()]).toEqual([["open", "paid"], 358_160, "paid"]);
	});

	test("that has been paid is booked before another is begun", async () => {
		await start();
		become(await idOf(), "paid");
		await database.db.update(onlinePayments).set({ createdAt: new Date(now.getTime() - 11 * 60_000) });
		expect(await start()).toBe("nothingDue");
		expect([mollie.payments.size, await paid()]).toEqual([1, 358_160]);
	});

	test("that the provider does not know any more is not gone on with", async () => {
		await start();
		await database.db.update(onlinePayments).set({ providerId: "tr_ofanotheraccount" });
		const [seen] = await attemptsNow(looking(), orderId, now);
		expect([seen?.state, seen?.isUnknown]).toEqual(["open", true]);
		expect(await start()).toBe("begun");
		expect((await attempts()).map(({ providerId }) => providerId)).toEqual([
			"tr_ofanotheraccount",
			"tr_2abc",
		]);
	});
});

test("a page waits for a silent provider no longer than a reader does", async () => {
	await start();
	mollie.mood = "hang";
	const limits = vi.spyOn(AbortSignal, "timeout");
	const patient = { ...looking(), provider: createMollie({ key, url: mollie.url }) };
	expect((await attemptsNow(patient, orderId, now))[0]?.state).toBe("open");
	expect(limits.mock.calls).toEqual([[2_500]]);
	limits.mockRestore();
});

test("one whose process ended before the provider's answer is gone on with", async () => {
	const createdAt = new Date(now.getTime() - 20_000);
	await database.db.insert(onlinePayments).values({ orderId, amount: cents(358_160), createdAt });
	expect(await start()).toBe("begun");
	expect((await attempts()).map(({ state, checkoutUrl }) => [state, checkoutUrl !== null])).toEqual([
		["open", true],
	]);
});

describe.each(["hang", "endless", "garbage", "error"] as const)("a provider that answers with %s", (mood) => {
	test("starts nothing, and the buyer is told; later it works", async () => {
		mollie.mood = mood;
		expect(await start()).toBe("failed");
		expect((await attempts()).map(({ state, checkoutUrl }) => [state, checkoutUrl])).toEqual([
			["failed", null],
		]);
		mollie.mood = null;
		expect(await start()).toBe("begun");
	});

	test("is asked again: nothing is lost and nothing is made up", async () => {
		await start();
		become(await idOf(), "paid");
		mollie.mood = mood;
		await expect(answerWebhook(looking(), await idOf(), now)).rejects.toThrow(/Mollie/);
		expect((await attemptsNow(looking(), orderId, now))[0]?.state).toBe("open");
		expect(await lookAtOpen(looking(), now)).toBe(0);
		expect(await sumPaid(database.db, orderId)).toBe(0);
		mollie.mood = null;
		expect(await lookAtOpen(looking(), now)).toBe(1);
	});
});

test("the same refund asked for twice is one", async () => {
	await start();
	const given = {
		providerId: await idOf(),
		amount: cents(10_050),
		key: randomUUID(),
		description: "K-10001",
	};
	await provider().refund(given);
	await provider().refund(given);
	const metadata = { id: given.key };
	expect(mollie.refunds).toEqual([{ id: given.providerId, value: "100.50", status: "pending", metadata }]);
});
