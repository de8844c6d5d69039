import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import { alertsIn, attributesOf, elementsIn, fieldError, sectionOf, shownText } from "../support/html.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { formSubmissions, invoices, mailOutbox, orders } = schema;
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
		expect((await shop.visitor().get(file)).status).toBe(404);
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

	test("takes a form of no page from nobody, and any from nobody but an admin", async () => {
		const form = await formOf("bill=invoice");
		expect((await admin.post(page(), { ...form, key: "1" })).status).toBe(400);
		expect((await admin.post(page(), { ...form, bill: "gift" })).status).toBe(400);
		for (const stranger of [buyer, shop.visitor()]) await stranger.post(page(), form);
		expect(await issued()).toEqual([]);
	});
});
