import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { decideOrder, type OrderVatInputs } from "~/values/order-vat.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import { startFakeVies } from "../support/fake-vies.ts";
import {
	alertsIn,
	areaValue,
	around,
	attributesOf,
	elementsIn,
	fieldError,
	sectionOf,
	shownText,
} from "../support/html.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const vies = await startFakeVies();
const shop = useTestShop({ viesUrl: vies.url });
afterAll(() => vies.close());
const { formSubmissions, invoices, mailOutbox, orderItems, orders, papers } = schema;
const texts = pageTexts.en.adminInvoices;
let admin: Visitor;
let buyer: Visitor;
let order: typeof orders.$inferSelect;

beforeAll(async () => {
	admin = await signInAdmin(shop);
});

beforeEach(async () => {
	const { db } = shop.database;
	await db.delete(formSubmissions);
	const { visitor, orderId } = await placeOrder(shop);
	const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
	if (!row) throw new Error("no order");
	[order, buyer] = [row, visitor];
});

const page = (language = "en") => `/${language}/admin/orders/${order.id}`;
const issued = () => shop.database.db.select().from(invoices).where(eq(invoices.orderId, order.id));

/** What the page's own form would send, as a browser without scripts does. */
async function formOf(query: string, change: Record<string, string> = {}): Promise<Record<string, string>> {
	const html = sectionOf(await (await admin.get(`${page()}?${query}`)).text(), texts.title);
	const value = (name: string) => {
		const [input] = elementsIn(html, "input", { name });
		return (input && attributesOf(input).value) ?? "";
	};
	const fields = { intent: "bill", key: value("key"), seen: value("seen"), mail: "yes" };
	return { ...Object.fromEntries(new URLSearchParams(query)), ...fields, ...change };
}

async function issue(query: string, change: Record<string, string> = {}) {
	const answer = await admin.post(`${page()}?${query}`, await formOf(query, change));
	expect(answer.status).toBe(303);
	const [row] = (await issued()).slice(-1);
	if (!row) throw new Error("no invoice");
	return row;
}

describe("VAT at the moment of the invoice", () => {
	const number = "NL123456782B01";
	/** The order as a firm in Breda has placed it at 21 % while VIES did not answer. */
	async function orderedInSilence(vatNumber = number) {
		const check = {
			...{ number: vatNumber, state: "unknown" as const, consultation: null, name: null, address: null },
			...{ askedAt: new Date().toISOString(), raw: "TIMEOUT" },
		};
		const vatInputs: OrderVatInputs = {
			...{ settings: usualVatSettings, buyer: "business", number: vatNumber, check },
			...{ deliveryCountry: "NL", proof: null, tries: 0, lines: [{ supply: "goods", carrier: "seller" }] },
		};
		const { decision } = decideOrder(vatInputs, [order.subtotalAmount]);
		const shippingAddress = {
			...{ ...order.shippingAddress, companyName: "Voorbeeld Breda BV", vatNumber },
			...{ street: "Havenkade 1", postalCode: "4811 AA", city: "Breda", country: "netherlands" as const },
		};
		const { db } = shop.database;
		await db
			.update(orders)
			.set({ vatInputs, vatDecision: decision, shippingAddress })
			.where(eq(orders.id, order.id));
		await db.update(orderItems).set({ transportType: "truck" }).where(eq(orderItems.orderId, order.id));
	}
	const day = { deliveredOn: new Date().toISOString().slice(0, 10) };
	const mails = () =>
		shop.database.db
			.select()
			.from(mailOutbox)
			.where(and(eq(mailOutbox.about, order.id), like(mailOutbox.dedupeKey, "sums:%")));

	test.each(languages)("stops it and shows both sums with their reason: %s", async (language) => {
		await orderedInSilence();
		const words = pageTexts[language].adminInvoices;
		const form = await formOf("bill=invoice", day);
		const answer = await admin.post(`${page(language)}?bill=invoice`, form);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html).join()).toContain(shownText(words.problems.vat));
		const text = shownText(sectionOf(html, words.title));
		for (const said of [
			words.vatChange.agreed,
			words.vatChange.now,
			pageTexts[language].vat.reasons.intraCommunity,
		]) {
			expect(text).toContain(shownText(said));
		}
		for (const sum of [order.totalAmount, order.subtotalAmount]) {
			expect(text).toContain(shownText(formatEuro(language, sum, "auto")));
		}
		expect(await issued()).toEqual([]);
	});

	test("is taken over, mailed and printed once, and leads on to the invoice", async () => {
		await orderedInSilence();
		await admin.post(`${page()}?bill=invoice`, await formOf("bill=invoice", day));
		await buyer.get(`/en/order-confirmation/${order.id}/pro-forma.pdf`);
		const form = { intent: "vat-apply", seenTotal: String(order.subtotalAmount), vatMail: "yes" };
		const send = () => admin.post(`${page()}?bill=invoice`, form);
		const answers = await Promise.all([send(), send()]);
		expect(answers.map((answer) => [answer.status, answer.headers.get("Location")])).toEqual(
			Array(2).fill([303, `${page()}?bill=invoice&vat=applied#invoices`]),
		);
		const [mail, ...more] = await mails();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ recipient: order.shippingAddress.email, attachment: "pro-forma" });
		const printed = await shop.database.db.select().from(papers).where(eq(papers.orderId, order.id));
		expect(printed.map((paper) => paper.number).toSorted()).toEqual([
			...[order.orderNumber, `${order.orderNumber}-2`],
		]);
		expect(await issue("bill=invoice", day)).toMatchObject({
			vatAmount: 0,
			grossAmount: order.subtotalAmount,
		});
	});

	test("is kept as agreed only with a reason, and what was typed stays", async () => {
		await orderedInSilence();
		await admin.post(`${page()}?bill=invoice`, await formOf("bill=invoice", day));
		const kept = { ...day, insteadOf: String(order.subtotalAmount) };
		for (const vatReason of ["", "r".repeat(501)]) {
			const answer = await admin.post(
				`${page()}?bill=invoice`,
				await formOf("bill=invoice", { ...kept, vatReason }),
			);
			expect(answer.status).toBe(422);
			const problem = vatReason === "" ? texts.problems.reason : texts.problems.reasonLong;
			const html = await answer.text();
			expect(fieldError(html, "vatReason")).toBe(problem);
			expect(html).toContain(vatReason);
		}
		const row = await issue("bill=invoice", { ...kept, vatReason: "Agreed by phone" });
		expect(row).toMatchObject({ grossAmount: order.totalAmount });
	});

	test("is as agreed where VIES is silent once more", async () => {
		await orderedInSilence("NL123456782B03");
		vies.asked.length = 0;
		expect(await issue("bill=invoice", day)).toMatchObject({ grossAmount: order.totalAmount });
		expect(vies.asked).toHaveLength(1);
	});
});

describe("the desk's order page", () => {
	test.each(languages)("shows in %s what an invoice will say, and which cannot be made", async (language) => {
		const words = pageTexts[language].adminInvoices;
		const shown = async (query: string) =>
			shownText(sectionOf(await (await admin.get(`${page(language)}?${query}`)).text(), words.title));
		expect(await shown("")).toContain(words.make);
		expect(await shown("bill=invoice")).toContain(words.draft);
		expect(await shown("bill=deposit&percent=30")).toContain("30");
		expect(await shown("bill=deposit&percent=300")).toContain(words.problems.percent);
		expect(await shown(`bill=credit&of=${randomUUID()}`)).toContain(words.problems.gone);
	});

	test("says beside its own form alone what is wrong with a credit note of a deposit", async () => {
		const deposit = await issue("bill=deposit&percent=30");
		const html = await (await admin.get(`${page()}?bill=credit&of=${deposit?.id}&amount=x`)).text();
		expect(html.match(/id="(credit|deposit)-amount-error"/g)).toEqual(['id="credit-amount-error"']);
		expect(html.match(/<input[^>]*id="deposit-amount"[^>]*>/)?.[0]).not.toContain('value="x"');
	});

	test("says of an invoice of which nothing is left that it is credited, whatever is asked of it", async () => {
		const invoice = await issue("bill=invoice");
		const query = `bill=credit&of=${invoice.id}`;
		const form = await formOf(`${query}&amount=5`, { reason: "Dent" });
		await issue(query, { reason: "All of it" });
		for (const asked of ["", "&amount=5", "&amount=x", "&quantity-1=1", "&quantity-1=x"]) {
			const html = await (await admin.get(`${page()}?${query}${asked}`)).text();
			expect(alertsIn(sectionOf(html, texts.title)), asked).toEqual([texts.problems.credited]);
		}
		const answer = await admin.post(`${page()}?${query}&amount=5`, form);
		expect(answer.status).toBe(409);
		expect(alertsIn(await answer.text())).toEqual([texts.problems.credited]);
	});

	test("writes what a deposit takes off an invoice with a minus", async () => {
		await issue("bill=deposit&percent=30");
		const html = await (await admin.get(`${page()}?bill=invoice`)).text();
		expect(shownText(sectionOf(html, texts.title))).toMatch(/−1 × /);
	});

	test("issues it once, mails it once, and leads its buyer and nobody else to the PDF", async () => {
		const form = await formOf("bill=invoice");
		const answers = await Promise.all([admin.post(page(), form), admin.post(page(), form)]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		const [invoice, ...others] = await issued();
		expect(others).toEqual([]);
		const mails = await shop.database.db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.attachedId, invoice?.id ?? ""));
		expect(mails).toHaveLength(1);
		const place = `/en/order-confirmation/${order.id}`;
		expect(await (await buyer.get(place)).text()).toContain(`invoice-${invoice?.number}.pdf`);
		const file = `${place}/invoice-${invoice?.number}.pdf`;
		const answer = await buyer.get(file);
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
		expect((await shop.visitor().get(file)).headers.get("Location")).toBe(place);
	});

	test("issues nothing else than what a tab has shown", async () => {
		const form = await formOf("bill=invoice");
		const paid = { intent: "payment", kind: "received", amount: "1.00", paidOn: "2026-11-20" };
		await admin.post(page(), { ...paid, paymentNote: "", key: randomUUID() });
		const answer = await admin.post(`${page()}?bill=invoice`, form);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html).join()).toContain(texts.problems.changed);
		expect(shownText(html)).toContain(texts.prepaid);
		expect(await issued()).toEqual([]);
	});

	test("asks why something is credited, and keeps what was typed", async () => {
		const invoice = await issue("bill=invoice");
		const query = `bill=credit&of=${invoice.id}`;
		for (const reason of ["", "r".repeat(501)]) {
			const answer = await admin.post(`${page()}?${query}`, await formOf(query, { reason }));
			expect(answer.status).toBe(422);
			const problem = reason === "" ? texts.problems.reason : texts.problems.reasonLong;
			const html = await answer.text();
			expect(fieldError(html, "reason")).toBe(problem);
			expect(html).toContain(reason);
		}
		expect(await issue(query, { reason: "Dent" })).toMatchObject({ kind: "credit_note" });
	});

	test("keeps without scripts what was typed beside a draft whose amount another tab has made too high", async () => {
		const { id, netAmount } = await issue("bill=invoice");
		const query = (net: number) => `bill=credit&of=${id}&amount=${(net / 100).toFixed(2)}`;
		const { mail: _unticked, ...form } = await formOf(query(netAmount), { reason: "Dent in the “door”" });
		await issue(query(netAmount - 1_000), { reason: "Another tab" });
		const answer = await admin.post(`${page()}?${query(netAmount)}`, form);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(fieldError(html, "amount")).toBeTruthy();
		const [amount] = elementsIn(html, "input", { id: "credit-amount" });
		const asks = amount && around(amount, "form");
		if (!asks) throw new Error("no form that asks for another amount");
		const fields = elementsIn(asks, "input").map(attributesOf);
		const sent = fields.map(({ name = "", value = "" }) => [name, name === "amount" ? "5.00" : value]);
		const next = await (await admin.get(`${page()}?${new URLSearchParams(sent)}`)).text();
		expect(areaValue(next, "reason")).toBe("Dent in the “door”");
		const [mail] = elementsIn(sectionOf(next, texts.title), "input", { name: "mail", type: "checkbox" });
		expect(mail && Object.hasOwn(attributesOf(mail), "checked")).toBe(false);
	});

	test("takes a form of no page from nobody, and any from nobody but an admin", async () => {
		const form = await formOf("bill=invoice");
		expect((await admin.post(page(), { ...form, key: "1" })).status).toBe(400);
		expect((await admin.post(page(), { ...form, bill: "gift" })).status).toBe(400);
		for (const stranger of [buyer, shop.visitor()]) await stranger.post(page(), form);
		expect(await issued()).toEqual([]);
	});
});
