import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { followMoney } from "~/trade/payments/book-payment.server.ts";
import { type Cents, cents } from "~/values/money.ts";
import { formatOgm, parseOgm } from "~/values/ogm.ts";
import type { OrderVatInputs } from "~/values/order-vat.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { placeSampleOrder } from "../../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import type { OrderTaker } from "../order-sender.server.ts";
import { lockOrderVat } from "../order-vat.server.ts";
import { answerVatForm } from "./answer-vat-form.server.ts";
import { writeNewSums } from "./new-sums-mail.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { mailOutbox, orders, payments } = schema;
const account = { holder: "Kade Containers BV", iban: "BE68 5390 0754 7034", bic: "" };
const taker: OrderTaker = {
	...{ ...sampleSender, secret: "a secret of the tests", termDays: 5, hasPrivateBuyers: true },
	account,
};

/**
 * The mail about an order that comes to € 6,788.10 by now.
 * @param given.paid in cents; null: nothing is on record
 * @param given.was its status until its sums changed; `given.is` its status since
 */
async function mailOf(given: {
	paid: number | null;
	was: "confirmed" | "paid";
	is: "confirmed" | "paid";
	dueOn?: string;
	deposit?: Cents;
}) {
	const { id, paymentReference } = await placeSampleOrder(database.db);
	const { paid, was, is, dueOn = "2026-12-04", deposit = cents(0) } = given;
	if (paid !== null) {
		await database.db.insert(payments).values({
			...{ orderId: id, amount: cents(paid), paidOn: "2026-11-20", key: randomUUID(), userEmail: "" },
		});
	}
	await database.db
		.update(orders)
		.set({ status: is, dueOn, depositAmount: deposit })
		.where(eq(orders.id, id));
	await database.db.transaction(async (tx) => {
		const order = await lockOrderVat(tx, id);
		if (!order) throw new Error("no order");
		await writeNewSums(tx, taker, { ...order, status: was }, new Date("2026-11-27T10:00:00Z"));
	});
	const [mail] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.about, id));
	const text = (mail?.text ?? "").replaceAll("\u00a0", " ");
	const reference = parseOgm(paymentReference);
	return { text, attachment: mail?.attachment, reference: reference ? formatOgm(reference) : "" };
}

test("a buyer who had paid and owes more reads how much is left, until when and how", async () => {
	const { text, attachment, reference } = await mailOf({ paid: 561_000, was: "paid", is: "confirmed" });
	expect(attachment).toBe("pro-forma");
	expect(text).toContain("U hebt al € 5.610,00 betaald; er blijft € 1.178,10 te betalen.");
	expect(text).toMatch(/Bedrag: € 1\.178,10/);
	for (const said of [account.iban, reference, "4 december 2026"]) expect(text).toContain(said);
	expect(text).not.toContain("nemen we met u contact op");
});

test.each([
	["nothing is paid", { paid: null, was: "confirmed", is: "confirmed" }, "€ 6.788,10", true],
	[
		"its day has passed",
		{ paid: null, was: "confirmed", is: "confirmed", dueOn: "2026-11-20" },
		"€ 6.788,10",
		false,
	],
	[
		"a part is billed in advance",
		{ paid: 100_000, was: "confirmed", is: "confirmed", deposit: cents(203_643) },
		"€ 1.036,43",
		true,
	],
	[
		"that part is paid",
		{ paid: 203_643, was: "confirmed", is: "confirmed", deposit: cents(203_643) },
		null,
		false,
	],
	["enough is paid", { paid: 678_810, was: "confirmed", is: "paid" }, null, false],
	// Nobody knows how much was paid.
	["it was settled by hand", { paid: null, was: "paid", is: "confirmed" }, null, false],
] as const)("where %s it asks for that alone", async (_case, given, amount, isDue) => {
	const { text, attachment } = await mailOf(given);
	expect(/Bedrag: (€ [\d.,]+)/.exec(text)?.[1] ?? null).toBe(amount);
	expect(text.includes("4 december 2026")).toBe(isDue);
	const isAsked = given.is === "confirmed" && given.was === "confirmed";
	expect(attachment).toBe(isAsked ? "pro-forma" : "order-confirmation");
	expect(text.includes("nemen we met u contact op")).toBe(!isAsked);
});

test("VAT that is taken over opens the paid order first, so that its mail asks for the rest", async () => {
	const { db } = database;
	const number = "NL123456782B01";
	const vatInputs: OrderVatInputs = {
		...{
			settings: usualVatSettings,
			buyer: "business",
			number,
			deliveryCountry: "NL",
			proof: null,
			tries: 0,
		},
		check: {
			...{ number, state: "invalid", consultation: null, name: null, address: null, raw: "INVALID" },
			askedAt: "2026-11-27T10:00:00Z",
		},
		lines: [{ supply: "goods", carrier: "seller" }],
	};
	const { id } = await placeSampleOrder(db);
	const free = { vatAmount: cents(0), totalAmount: cents(561_000), vatRate: 0 };
	await db
		.update(orders)
		.set({ vatInputs, status: "paid", ...free })
		.where(eq(orders.id, id));
	await db.insert(payments).values({
		...{ orderId: id, amount: cents(561_000), paidOn: "2026-11-20", key: randomUUID(), userEmail: "" },
	});
	const form = new FormData();
	for (const [name, value] of [
		["seenTotal", "678810"],
		["vatMail", "yes"],
	] as const) {
		form.set(name, value);
	}
	await answerVatForm(
		{ db, deliverMail: () => {} } as unknown as Services,
		author,
		{ id, address: "/", asked: "" },
		{
			...{ intent: "vat-apply", form, taker, print: async () => null, now: new Date("2026-11-27T10:00:00Z") },
			follow: (tx, order, before) => followMoney(tx, author, { order, isRaised: order.totalAmount > before }),
		},
	);
	const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.about, id));
	expect(mail).toMatchObject({ attachment: "pro-forma" });
	expect(mail?.text?.replaceAll("\u00a0", " ")).toContain("er blijft € 1.178,10 te betalen.");
});
