import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readFound } from "~/desk/find/find.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAs } from "../support/admin.ts";
import { fieldError, keyedLinks, shownText } from "../support/html.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { shopOrigin, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { internalNotes, orderItems, orders } = schema;

let driver: Visitor;
let order: typeof orders.$inferSelect;
beforeAll(async () => {
	driver = await signInAs(shop, "driver");
	const { orderId } = await placeOrder(shop, "nl");
	const { db } = shop.database;
	await db.update(orders).set({ status: "confirmed" }).where(eq(orders.id, orderId));
	await db
		.update(orderItems)
		.set({ transportType: "truck", transportCountry: "BE", transportPostcode: "2030" })
		.where(eq(orderItems.orderId, orderId));
	const [found] = await db.select().from(orders).where(eq(orders.id, orderId));
	if (!found) throw new Error("no order was placed");
	order = found;
});

test.each(languages)(
	"a driver reads in %s where an order goes, and neither page nor data have a price",
	async (language) => {
		const list = `/${language}/admin/deliveries`;
		const texts = pageTexts[language].adminDeliveries;
		const page = await (await driver.get(list)).text();
		expect(keyedLinks(page)).toEqual([`${list}/${order.id}`]);
		const html = shownText(page);
		expect(html).toContain(texts.title);
		expect(html).toContain(order.orderNumber);
		for (const path of [list, `${list}/${order.id}`, `${list}.data`, `${list}/${order.id}.data`]) {
			const body = await (await driver.get(path)).text();
			expect(body).toContain(order.orderNumber);
			expect(body).not.toContain(order.shippingAddress.email);
			expect(body).not.toMatch(new RegExp(`€|${order.totalAmount}|${order.subtotalAmount}`));
		}
	},
);

test("a driver finds a delivery and nothing else; who sells finds the order", async () => {
	const { city } = order.shippingAddress;
	const found = async (visitor: Visitor, text: string) => {
		const answer = await visitor.get(`/de/admin/find?q=${encodeURIComponent(text)}`);
		const body = await answer.text();
		return { body, groups: readFound(JSON.parse(body)) ?? [] };
	};
	for (const text of [order.orderNumber, order.orderNumber.slice(2), city.toLowerCase()]) {
		const { body, groups } = await found(driver, text);
		const links = groups.flatMap(({ kind, items }) => items.map(({ to }) => [kind, to]));
		expect(links).toContainEqual(["delivery", `/de/admin/deliveries/${order.id}`]);
		expect(groups.map(({ kind }) => kind)).toEqual(["delivery"]);
		expect(body).not.toMatch(new RegExp(`€|@|${order.totalAmount}`));
	}
	const page = shownText(await (await driver.get(`/de/admin/search?q=${order.orderNumber}`)).text());
	expect(page).toContain(order.orderNumber);
	const { groups } = await found(await signInAs(shop, "sales"), order.orderNumber);
	expect(groups.map(({ kind }) => kind)).toEqual(["order", "buyer"]);
});

test("the list goes on where its address says, and begins anew where that is nonsense", async () => {
	const texts = pageTexts.de.adminDeliveries;
	const list = async (behind: string) =>
		shownText(await (await driver.get(`/de/admin/deliveries?behind=${encodeURIComponent(behind)}`)).text());
	const past = await list("2999-12-31~ffffffff-ffff-4fff-bfff-ffffffffffff");
	expect(past).toContain(texts.start);
	for (const nonsense of ["", "x", "2026-13-45~1", `2026-99-99T00:00:00Z~${order.id}`, "';--"]) {
		const shown = await list(nonsense);
		expect(shown).toContain(order.orderNumber);
		expect(shown).not.toContain(texts.start);
	}
});

test("what is wrong with a proof stands beside its field, and what was typed stays", async () => {
	const page = `/de/admin/deliveries/${order.id}`;
	const note = "Delle an der Tür";
	const send = (fields: Record<string, string | File>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ seen: "confirmed", note, ...fields })) form.set(name, value);
		const Cookie = [...driver.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		return shop.fetch(page, { method: "POST", body: form, headers: { Cookie, Origin: shopOrigin } });
	};
	const refused = await send({ proof: new File(["no picture"], "a.jpg", { type: "image/jpeg" }) });
	expect(refused.status).toBe(422);
	const html = await refused.text();
	expect(fieldError(html, "proof")).toBe(pageTexts.de.adminVat.problems.fileKind);
	expect(html).toContain(note);
	const long = await send({ note: "x".repeat(4_001) });
	expect([long.status, fieldError(await long.text(), "note")]).toEqual([
		...[422, pageTexts.de.adminTrade.problems.note_long],
	]);
	expect((await send({ seen: "paid" })).status).toBe(409);
	expect((await send({ seen: "anything" })).status).toBe(400);
	const [stored] = await shop.database.db.select().from(orders).where(eq(orders.id, order.id));
	expect(stored?.status).toBe("confirmed");
	expect((await send({})).headers.get("Location")).toBe(`/de/admin/deliveries?done=${order.orderNumber}`);
	// The back button, and the same form once more; then what the driver saw, where the office was first.
	for (const remark of [note, "Delle links hinten", "Delle links hinten"])
		expect((await send({ note: remark })).status).toBe(303);
	const notes = await shop.database.db
		.select()
		.from(internalNotes)
		.where(eq(internalNotes.entityId, order.id));
	expect(notes.map(({ text }) => text).toSorted()).toEqual([note, "Delle links hinten"].toSorted());
	const late = await send({
		note: "Zaun berührt",
		proof: new File(["no picture"], "a.jpg", { type: "image/jpeg" }),
	});
	const kept = await late.text();
	expect([late.status, kept.includes("Zaun berührt")]).toEqual([422, true]);
	expect(fieldError(kept, "proof")).toBe(pageTexts.de.adminVat.problems.fileKind);
});
