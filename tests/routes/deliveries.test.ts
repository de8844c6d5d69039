import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAs } from "../support/admin.ts";
import { fieldError, shownText } from "../support/html.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { shopOrigin, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { orderItems, orders } = schema;

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
		const html = shownText(await (await driver.get(list)).text());
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
	// The back button, and the same form once more.
	expect((await send({})).status).toBe(303);
});
