import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { createMollie } from "~/platform/mollie.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { type FakeMollie, startFakeMollie } from "../../../../tests/support/fake-mollie.ts";
import { placePaidOrder } from "../../../../tests/support/paid-online.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { sumPaid } from "../book-payment.server.ts";
import { type RefundWish, refundAgain, refundOnline } from "./refund-online.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { onlinePayments, onlineRefunds, payments } = schema;
const now = new Date("2026-11-27T10:00:00Z");
let mollie: FakeMollie;
let orderId = "";
let paymentId = "";

/** An order of 6,788.10, paid online. */
beforeEach(async () => {
	mollie = await startFakeMollie();
	({ orderId, paymentId } = await placePaidOrder(database.db, mollie, now));
});
afterEach(() => mollie.close());

const provider = () => createMollie({ key: "test_x", url: mollie.url }, 800);
const wish = (amount: number, given: Partial<RefundWish> = {}): RefundWish => ({
	...{ orderId, paymentId, key: randomUUID(), amount: cents(amount), reason: "Dent", ...given },
});
const refund = (wished: RefundWish) => refundOnline(database.db, provider(), author, wished, now);
const paid = () => sumPaid(database.db, orderId);
const statesOf = async () =>
	(await database.db.select().from(onlineRefunds).where(eq(onlineRefunds.onlinePaymentId, paymentId))).map(
		({ state }) => state,
	);

describe("what was paid online", () => {
	test("goes back in parts, each once, and never more than was paid", async () => {
		const part = wish(10_050);
		expect(await Promise.all([refund(part), refund(part)])).toEqual(["refunded", "refunded"]);
		expect(mollie.refunds.map(({ value }) => value)).toEqual(["100.50"]);
		expect(await paid()).toBe(668_760);
		const [row] = await database.db.select().from(payments).where(eq(payments.key, part.key));
		expect(row).toMatchObject({
			amount: -10_050,
			note: "Dent",
			paidOn: "2026-11-27",
			userEmail: author.email,
		});
		// What was corrected after an answer was lost has not gone back.
		expect(await refund({ ...part, amount: cents(20_000) })).toEqual({ problem: "refundBefore" });
		expect(await refund(wish(668_761))).toEqual({ problem: "tooMuchBack" });
		// Two tabs that both take the rest.
		const both = await Promise.all([refund(wish(668_760)), refund(wish(668_760))]);
		expect(both).toContainEqual("refunded");
		expect(both).toContainEqual({ problem: "tooMuchBack" });
		expect(await paid()).toBe(0);
	});

	test("is what the provider has confirmed, whatever it was asked for", async () => {
		await database.db
			.update(onlinePayments)
			.set({ amount: cents(600_000) })
			.where(eq(onlinePayments.id, paymentId));
		expect(await refund(wish(678_811))).toEqual({ problem: "tooMuchBack" });
		expect(await refund(wish(678_810))).toBe("refunded");
	});

	test("never goes back beyond what the order has, whatever was paid back by hand", async () => {
		await database.db.insert(payments).values({
			...{ orderId, amount: cents(-600_000), note: "by transfer", paidOn: "2026-11-26", key: randomUUID() },
			userEmail: "",
		});
		expect(await refund(wish(100_000))).toEqual({ problem: "tooMuchBack" });
		expect(await refund(wish(78_810))).toBe("refunded");
	});

	test.each([{ paymentId: randomUUID() }, { orderId: randomUUID() }, { orderId: "x" }])(
		"is of its own order alone: %j",
		async (given) => {
			expect(await refund(wish(100, given))).toEqual({ problem: "gone" });
			expect(mollie.asked).toEqual([]);
		},
	);
});

test("a refusal says why, books nothing, and leaves room for another try", async () => {
	mollie.mood = "refuse";
	const refused = wish(678_810);
	const answer = "The amount is higher than the maximum";
	expect(await refund(refused)).toEqual({ problem: "refused", answer });
	mollie.mood = null;
	expect(await refund(refused)).toEqual({ problem: "refused", answer });
	expect([await paid(), await statesOf()]).toEqual([678_810, ["refused"]]);
	expect(await refund(wish(678_810))).toBe("refunded");
	expect(await paid()).toBe(0);
});

test.each(["hang", "garbage", "error", "endless", "lose"] as const)(
	"a provider that answers with %s is asked again about the same refund, which is one",
	async (mood) => {
		mollie.mood = mood;
		const unsure = wish(678_810);
		expect(await refund(unsure)).toEqual({ problem: "unsure" });
		expect([await paid(), await statesOf()]).toEqual([678_810, ["asked"]]);
		// As long as nobody knows, it counts as gone.
		expect(await refund(wish(1))).toEqual({ problem: "tooMuchBack" });
		mollie.mood = null;
		const again = () => refundAgain(database.db, provider(), author, { orderId, key: unsure.key }, now);
		expect(await Promise.all([again(), again()])).toEqual(["refunded", "refunded"]);
		expect(mollie.refunds).toHaveLength(1);
		expect([await paid(), await statesOf()]).toEqual([0, ["done"]]);
	},
);
