import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { formatDate } from "~/i18n/format.ts";
import { schema } from "~/platform/db.server.ts";
import { issueInvoice } from "~/trade/invoices/desk/issue-invoice.server.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { recordPayment } from "~/trade/payments/desk/record-payment.server.ts";
import { noonOf } from "~/values/day.ts";
import { cents } from "~/values/money.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { issuer, placeSampleOrder, wishFor } from "../../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { type Amendment, amendedSums, amendmentOf } from "../amendment.ts";
import { writeAmendMail } from "./amend-mail.server.ts";
import { amendOrder } from "./amend-order.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, mailOutbox, orderItems, orders } = schema;
const now = new Date("2026-11-23T10:00:00Z");
const taker: OrderTaker = {
	...{ ...sampleSender, secret: "secret", termDays: 5, hasPrivateBuyers: true },
	account: issuer.account,
};

const belgian: BuyerVat = {
	...{ settings: { ...usualVatSettings, byCase: true }, buyer: "business", number: null, check: null },
};

async function readOrder(id: string) {
	const order = await findOrder(database.db, id);
	if (!order) throw new Error("no order");
	return order;
}

/** An order, and what a form would send that changes it. */
async function startChange(change: (amendment: Amendment) => void, asked = belgian) {
	const { id } = await placeSampleOrder(database.db);
	const order = await readOrder(id);
	const amendment = amendmentOf(order);
	change(amendment);
	const { columns } = amendedSums(amendment, order.vatInputs, asked);
	const given = {
		...{
			orderId: id,
			seen: order.revision,
			seenTotal: columns.totalAmount,
			amendment,
			asked,
			reason: "agreed",
		},
	};
	return { id, order, given };
}

const amend = (given: Parameters<typeof amendOrder>[2]) =>
	amendOrder(database.db, author, given, (tx, order) =>
		writeAmendMail(tx, taker, order, { words: "Tot volgende week.", now }),
	);

const mailsOf = (id: string) =>
	database.db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.about, id), eq(mailOutbox.audience, "customer")));
const updatesOf = (id: string) =>
	database.db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.entityId, id), eq(auditLog.action, "update")));

/** One container fewer. */
const fewer = ({ lines: [line] }: Amendment) => {
	if (line) line.quantity = 1;
};

describe("an order that nothing is invoiced of", () => {
	test("changes its lines, address and sums; its number and reference stay, and its buyer and the history are told", async () => {
		const { id, order, given } = await startChange((amendment) => {
			amendment.shipping = { ...amendment.shipping, street: "Dok 7", city: "Gent", postalCode: "9000" };
			const [line] = amendment.lines;
			if (line) Object.assign(line, { quantity: 1, unitPrice: cents(250_000) });
			amendment.lines.push({
				...{ key: "2", productId: null, title: "Deur erin", details: "90 cm", condition: null },
				...{ colorType: "from_stack", ralColor: null, quantity: 1, unitPrice: cents(40_000) },
				...{ listPrice: null, transportPrice: cents(0), transportType: "truck" },
			});
		});
		expect(await amend(given)).toEqual({ changed: true });
		const after = await readOrder(id);
		// 2,500.00 + 310.00 + 400.00, and 21 %.
		expect(after).toMatchObject({
			...{ subtotalAmount: 321_000, vatAmount: 67_410, totalAmount: 388_410, revision: 1 },
			...{ orderNumber: order.orderNumber, paymentReference: order.paymentReference },
			shippingAddress: { street: "Dok 7", name: order.shippingAddress.name },
			items: [
				{ position: 0, quantity: 1, price: 250_000, transportPrice: 31_000, transportPostcode: "9000" },
				{ position: 1, productTitle: "Deur erin", details: "90 cm", selectedCondition: null },
			],
		});
		const [mail, ...others] = await mailsOf(id);
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ attachment: "pro-forma", language: "nl" });
		for (const said of ["3.884,10", "6.788,10", "Dok 7", "Deur erin", "Tot volgende week."])
			expect(mail?.text).toContain(said);
		const [change] = await updatesOf(id);
		expect(change).toMatchObject({
			...{ userEmail: author.email, before: { amount: 678_810, lines: [{ id: "1", quantity: 2 }] } },
			after: {
				amount: 388_410,
				lines: [{ quantity: 1, price: 250_000 }, { id: "2" }],
				note: "agreed",
				mail: mail?.id,
			},
		});
	});

	test("sent twice at the same moment is changed once and told once", async () => {
		const { id, given } = await startChange(fewer);
		const results = await Promise.all([amend(given), amend(given), amend(given)]);
		expect(results.filter((result) => "changed" in result && result.changed)).toHaveLength(1);
		expect(results.every((result) => "changed" in result)).toBe(true);
		expect(await readOrder(id)).toMatchObject({ revision: 1 });
		expect([await mailsOf(id), await updatesOf(id)].map((rows) => rows.length)).toEqual([1, 1]);
	});

	test("is not changed over what somebody else has stored meanwhile", async () => {
		const { id, given } = await startChange(fewer);
		const other = structuredClone(given);
		other.amendment.shipping.street = "Other 1";
		expect(await amend(given)).toEqual({ changed: true });
		expect(await amend(other)).toEqual({ problem: "stale" });
		expect(await readOrder(id)).toMatchObject({ revision: 1 });
	});

	test("costs what was shown, or stays", async () => {
		const { id, given } = await startChange(fewer);
		expect(await amend({ ...given, seenTotal: given.seenTotal + 1 })).toEqual({ problem: "total" });
		expect(await amend({ ...given, orderId: randomUUID() })).toEqual({ problem: "gone" });
		expect(await amend({ ...given, amendment: { ...given.amendment, lines: [] } })).toEqual({
			problem: "lines",
		});
		expect(await readOrder(id)).toMatchObject({ revision: 0, totalAmount: 678_810 });
		expect(await mailsOf(id)).toEqual([]);
	});

	test("keeps all of it when its mail cannot be written", async () => {
		const { id, given } = await startChange(fewer);
		const failing = amendOrder(database.db, author, given, () => Promise.reject(new Error("no mail")));
		await expect(failing).rejects.toThrow("no mail");
		expect(await readOrder(id)).toMatchObject({ revision: 0, items: [{ quantity: 2 }] });
		expect(await updatesOf(id)).toEqual([]);
	});

	test.each(["delivered", "cancelled"] as const)("stays when it is %s", async (status) => {
		const { id, given } = await startChange(fewer);
		await database.db.update(orders).set({ status }).where(eq(orders.id, id));
		expect(await amend(given)).toEqual({ problem: status });
	});

	test("is taxed anew where it goes now", async () => {
		const check = {
			...{ number: "NL000099998B57", state: "valid" as const, consultation: "C1", name: null, address: null },
			...{ askedAt: now.toISOString(), raw: null },
		};
		const { id, given } = await startChange(
			(amendment) => {
				amendment.shipping = {
					...{ ...amendment.shipping, vatNumber: "NL000099998B57", country: "netherlands" },
					...{ postalCode: "4811 AA", city: "Breda" },
				};
			},
			{ ...belgian, number: check.number, check },
		);
		expect(await amend(given)).toEqual({ changed: true });
		const moved = await readOrder(id);
		expect(moved).toMatchObject({ vatAmount: 0, totalAmount: 561_000, vatRate: 0 });
		expect(moved.items[0]).toMatchObject({ transportCountry: "NL", transportPostcode: "4811 AA" });
	});
});

describe("a change and what happens at the same moment", () => {
	test("an invoice: it bills what the order comes to, or the change is refused", async () => {
		for (let turn = 0; turn < 5; turn++) {
			const { id, given } = await startChange(fewer);
			const [changed, invoice] = await Promise.all([
				amend(given),
				issueInvoice(database.db, author, wishFor(id), issuer, now),
			]);
			if ("problem" in invoice) throw new Error(invoice.problem);
			const [row] = await database.db
				.select()
				.from(schema.invoices)
				.where(eq(schema.invoices.id, invoice.id));
			const order = await readOrder(id);
			expect(row?.grossAmount).toBe(order.totalAmount);
			expect(changed).toEqual(order.revision === 1 ? { changed: true } : { problem: "invoiced" });
		}
	});

	test("a deposit keeps it as it is until it is credited", async () => {
		const { id, given } = await startChange(fewer);
		const request = { kind: "deposit", part: { percent: 30 } } as const;
		const deposit = await issueInvoice(database.db, author, wishFor(id, { request }), issuer, now);
		if ("problem" in deposit) throw new Error(deposit.problem);
		expect(await amend(given)).toEqual({ problem: "invoiced" });
		const credit = { kind: "credit_note", of: deposit.id, lines: "all" } as const;
		await issueInvoice(database.db, author, wishFor(id, { request: credit, reason: "changed" }), issuer, now);
		expect(await amend(given)).toEqual({ changed: true });
	});

	test("a payment: none is lost, and the order waits for no more than is open", async () => {
		const { id, given } = await startChange(fewer);
		const payment = { amount: cents(400_000), paidOn: "2026-11-22", note: "" };
		await Promise.all([
			amend(given),
			recordPayment(database.db, author, { orderId: id, key: randomUUID(), payment }),
		]);
		const order = await readOrder(id);
		expect([order.revision, order.totalAmount, order.payments.length]).toEqual([1, 358_160, 1]);
	});
});

describe("what was paid", () => {
	const pay = (id: string, amount: number) =>
		recordPayment(database.db, author, {
			...{
				orderId: id,
				key: randomUUID(),
				payment: { amount: cents(amount), paidOn: "2026-11-22", note: amount < 0 ? "Returned" : "" },
			},
		});

	test("beyond a lower total comes back, and the mail says so", async () => {
		const { id, given } = await startChange(fewer);
		await pay(id, 678_810);
		await database.db.update(orders).set({ status: "paid" }).where(eq(orders.id, id));
		expect(await amend(given)).toEqual({ changed: true });
		expect(await readOrder(id)).toMatchObject({ status: "paid", totalAmount: 358_160 });
		const [mail] = await mailsOf(id);
		expect(mail).toMatchObject({ attachment: "order-confirmation" });
		expect(mail?.text).toContain("3.206,50");
	});

	test("is not enough any more for a higher one: the order waits again", async () => {
		const { id, given } = await startChange(({ lines: [line] }) => {
			if (line) line.quantity = 3;
		});
		await pay(id, 678_810);
		await database.db.update(orders).set({ status: "paid", dueOn: "2020-01-03" }).where(eq(orders.id, id));
		expect(await amend(given)).toEqual({ changed: true });
		const { dueOn, ...order } = await readOrder(id);
		expect(order).toMatchObject({ status: "confirmed", totalAmount: 999_460 });
		const [mail] = await mailsOf(id);
		expect(mail?.text).toContain("3.206,50");
		expect(dueOn).not.toBe("2020-01-03");
		expect(mail?.text).toContain(formatDate("nl", noonOf(dueOn ?? "")));
	});

	test("settles a lower one that was waited for", async () => {
		const { id, given } = await startChange(fewer);
		await pay(id, 358_160);
		expect(await amend(given)).toEqual({ changed: true });
		expect(await readOrder(id)).toMatchObject({ status: "paid" });
	});

	test("and was paid back waits again where it is agreed anew; what was credited stays so with another address alone", async () => {
		const address = await startChange(({ shipping }) => {
			shipping.street = "Dok 9";
		});
		const lines = await startChange(fewer);
		for (const { id } of [address, lines]) {
			await pay(id, 678_810);
			await pay(id, -678_810);
			const credited = { status: "paid", creditedAmount: cents(678_810) } as const;
			await database.db.update(orders).set(credited).where(eq(orders.id, id));
		}
		for (const { given } of [address, lines]) expect(await amend(given)).toEqual({ changed: true });
		expect(await readOrder(address.id)).toMatchObject({ status: "paid", creditedAmount: 678_810 });
		expect((await mailsOf(address.id))[0]).toMatchObject({ attachment: "order-confirmation" });
		expect(await readOrder(lines.id)).toMatchObject({ status: "confirmed", creditedAmount: 0 });
	});

	test("was not counted where it was settled by hand: an address alone opens nothing", async () => {
		const { id, given } = await startChange(({ shipping }) => {
			shipping.street = "Dok 9";
		});
		await database.db.update(orders).set({ status: "paid" }).where(eq(orders.id, id));
		expect(await amend(given)).toEqual({ changed: true });
		expect(await readOrder(id)).toMatchObject({ status: "paid" });
	});
});

test("lines keep their places", async () => {
	const { id, given } = await startChange(({ lines }) => {
		const [line] = lines;
		if (line) lines.unshift({ ...line, key: "2", title: "40ft HC" });
	});
	expect(await amend(given)).toEqual({ changed: true });
	const rows = await database.db
		.select({ title: orderItems.productTitle })
		.from(orderItems)
		.where(eq(orderItems.orderId, id))
		.orderBy(asc(orderItems.position));
	expect(rows.map(({ title }) => title)).toEqual(["40ft HC", "20ft DV"]);
});
