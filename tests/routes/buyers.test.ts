import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { signInAdmin, signInAs } from "../support/admin.ts";
import { fieldError, shownText } from "../support/html.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { statementsDuring } from "../support/statements.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const texts = pageTexts.en.adminBuyers;
let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const cardOf = (email: string) => `/en/admin/buyers/${email}`;
const textOf = async (path: string) => shownText(await (await owner.get(path)).text());

/** A buyer with an order. */
async function buyer() {
	const email = `jana-${randomUUID()}@buyer.example`;
	const { orderId } = await placeOrder(shop, "en", { email });
	return { email, orderId };
}

test("a buyer is found in the list and by the desk's search, and has one card, whichever address leads there", async () => {
	const { email, orderId } = await buyer();
	const list = await (await owner.get(`/en/admin/buyers?q=${encodeURIComponent(email)}`)).text();
	expect(list.includes(cardOf(email))).toBe(true);
	const found = await (await owner.get(`/en/admin/find?q=${encodeURIComponent(email)}`)).text();
	expect(found.includes(cardOf(email))).toBe(true);
	const order = await (await owner.get(`/en/admin/orders/${orderId}`)).text();
	expect(order.includes(cardOf(email))).toBe(true);
	expect(await textOf(cardOf(email))).toContain("€4,771.03");
	const shouted = await owner.get(cardOf(email.toUpperCase()));
	expect([shouted.status, shouted.headers.get("Location")]).toEqual([302, cardOf(email)]);
	for (const nobody of ["nobody@buyer.example", "no-address"]) {
		expect((await owner.get(`/en/admin/buyers/${nobody}`)).status).toBe(404);
	}
});

test("the list says what a buyer owes, to who has chosen that column", async () => {
	const { email, orderId } = await buyer();
	const list = `/en/admin/buyers?q=${encodeURIComponent(email)}`;
	const choose = (intent: string) =>
		owner.post("/en/admin/views", {
			intent,
			list: "buyers",
			column: "open",
			query: list.split("?")[1] ?? "",
		});
	expect((await choose("columns")).headers.get("Location")).toBe(list);
	expect(await textOf(list)).toContain("€4,771.03");
	await shop.database.db.insert(schema.payments).values({
		...{
			orderId,
			amount: cents(771_03),
			paidOn: "2026-11-23",
			key: randomUUID(),
			userEmail: "owner@shop.example",
		},
	});
	expect(await textOf(list)).toContain("€4,000.00");
	await shop.database.db
		.update(schema.orders)
		.set({ status: "cancelled" })
		.where(eq(schema.orders.id, orderId));
	expect(await textOf(list)).toContain("€0.00");
	expect((await choose("usual-columns")).status).toBe(303);
	expect(await textOf(list)).not.toContain(`${texts.open} €`);
});

test("two are put together by a plain form, and taken apart again; what was refused stays in the field", async () => {
	const [one, other] = [await buyer(), await buyer()];
	const wrong = await owner.post(cardOf(one.email), { intent: "merge", other: "nobody@else.example" });
	expect(wrong.status).toBe(404);
	const page = await wrong.text();
	expect(fieldError(page, "other")).toBe(texts.problems.nobody);
	expect(page.includes("nobody@else.example")).toBe(true);
	const merged = await owner.post(cardOf(one.email), { intent: "merge", other: other.email });
	expect([merged.status, merged.headers.get("Location")]).toEqual([303, `${cardOf(one.email)}?buyer=merge`]);
	const card = await textOf(`${cardOf(one.email)}?buyer=merge`);
	for (const said of [texts.merge.done.merge, other.email, "€9,542.06"]) expect(card).toContain(said);
	expect((await owner.get(cardOf(other.email))).headers.get("Location")).toBe(cardOf(one.email));
	expect((await owner.post(cardOf(one.email), { intent: "split", other: other.email })).status).toBe(303);
	expect((await owner.get(cardOf(other.email))).status).toBe(200);
	expect((await owner.post(cardOf(one.email), { intent: "split", other: other.email })).status).toBe(409);
});

test("a note stands on the card of whichever address it was written under", async () => {
	const [one, other] = [await buyer(), await buyer()];
	await owner.post(cardOf(other.email), { intent: "note", note: "Rings twice" });
	await owner.post(cardOf(one.email), { intent: "merge", other: other.email });
	expect(await textOf(cardOf(one.email))).toContain("Rings twice");
	expect((await owner.post(cardOf(one.email), { intent: "note", note: " " })).status).toBe(422);
});

test("list and card are one statement each, besides who asks and what waits", async () => {
	const { email } = await buyer();
	await owner.get("/en/admin/buyers");
	for (const path of [
		"/en/admin/buyers",
		"/en/admin/buyers?q=jana",
		"/en/admin/buyers?behind=forged",
		cardOf(email),
	]) {
		const statements = await statementsDuring(async () => {
			expect((await owner.get(path)).status).toBe(200);
		});
		expect([path, statements.length]).toEqual([path, 3]);
	}
});

test("who reads along sees orders and invoices of a buyer, and changes nothing", async () => {
	const { email } = await buyer();
	const reader = await signInAs(shop, "reader");
	const { db } = shop.database;
	await db.insert(schema.quotes).values({ language: "nl", customerName: "Only for sales", email });
	const card = await reader.get(cardOf(email));
	const html = shownText(await card.text());
	expect([card.status, html.includes("Only for sales"), html.includes(texts.merge.button)]).toEqual([
		200,
		false,
		false,
	]);
	expect((await reader.post(cardOf(email), { intent: "merge", other: "x@y.example" })).status).toBe(303);
	expect(await db.$count(schema.buyerAddresses, eq(schema.buyerAddresses.mainEmail, email))).toBe(0);
});
