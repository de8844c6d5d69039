import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AttachedFile } from "~/media/attached-file.server.ts";
import { deleteExpired } from "~/people/retention/delete-expired.server.ts";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { cents } from "~/values/money.ts";
import { mostTries, type OrderVatInputs } from "~/values/order-vat.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { type FakeVies, startFakeVies } from "../../../tests/support/fake-vies.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { applyOrderVat, recordProof } from "./desk/change-order-vat.server.ts";
import { findOrder } from "./order.store.server.ts";
import { recheckBeforeInvoice, recheckOrders, vatOfOrder } from "./order-vat.server.ts";

const database = useTestDatabase();
const { auditLog, orderItems, orders, transportProofs } = schema;
const author = useAuthor(database);
let vies: FakeVies;
beforeAll(async () => {
	vies = await startFakeVies();
});
afterAll(() => vies.close());
beforeEach(async () => {
	await database.db.delete(transportProofs);
	await database.db.delete(orders);
	await database.db.delete(auditLog);
});

const shop = (viesUrl: string | null = vies.url) =>
	({ db: database.db, cache: createCache(), config: { viesUrl } }) as Pick<
		Services,
		"db" | "cache" | "config"
	>;

/** One container at 1,750.00 to Breda, ordered at 21 % while VIES did not answer. */
async function order(number: string | null, given: Partial<OrderVatInputs> = {}, createdAt = new Date()) {
	const check = number && {
		...{ number, state: "unknown" as const, consultation: null, name: null, address: null, raw: "TIMEOUT" },
		askedAt: createdAt.toISOString(),
	};
	const vatInputs: OrderVatInputs = {
		...{ settings: usualVatSettings, buyer: "business", number, check: check || null },
		...{ deliveryCountry: "NL", proof: null, tries: 0 },
		lines: [{ supply: "goods", carrier: "seller" }],
		...given,
	};
	const [row] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl", createdAt },
			...{
				subtotalAmount: cents(175_000),
				vatAmount: cents(36_750),
				totalAmount: cents(211_750),
				vatRate: 21,
			},
			...{ shippingAddress: { ...buyerAddress, country: "netherlands" }, vatInputs },
		})
		.returning();
	if (!row) throw new Error("not inserted");
	await database.db.insert(orderItems).values({
		...{
			orderId: row.id,
			position: 0,
			productTitle: "20 ft",
			price: cents(175_000),
			transportPrice: cents(0),
		},
		...{ quantity: 1, selectedCondition: "used-a", transportType: "truck", colorType: "from_stack" },
		...{ transportCountry: "NL", transportPostcode: "4811 AA" },
	});
	return row.id;
}

const file = (name: string): AttachedFile => ({
	...{ fileName: `${name}.pdf`, type: "application/pdf", sha256: name, bytes: Buffer.from(name) },
});

async function inputsOf(id: string) {
	const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
	return row?.vatInputs ?? null;
}
/** How an order is taxed once VIES was asked for its invoice; null where there is none. */
async function decideOrderVat(given: ReturnType<typeof shop>, id: string, now: Date) {
	await recheckBeforeInvoice(given, id, now);
	const order = await findOrder(database.db, id);
	return order && vatOfOrder(order);
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test("a number that VIES did not answer on is asked about again when its turn comes, and the answer kept as proof", async () => {
	const id = await order("NL123456782B01");
	expect(await recheckOrders(shop(), later(9))).toBe(0);
	expect(await recheckOrders(shop(), later(11))).toBe(1);
	expect(await inputsOf(id)).toMatchObject({
		check: { state: "valid", consultation: "WAPIAAAAY1234567" },
		tries: 0,
	});
	expect(await recheckOrders(shop(), later(60))).toBe(0);
});

test("silence is asked ten times at most", async () => {
	const id = await order("NL123456782B03");
	let [asked, minutes] = [0, 0];
	for (; minutes < 20 * 24 * 60; minutes += 360) asked += await recheckOrders(shop(), later(minutes));
	expect(asked).toBe(mostTries);
	expect(await inputsOf(id)).toMatchObject({ check: { state: "unknown" }, tries: mostTries });
});

test("nobody asks about orders that are cancelled, without a number, or where it is switched off", async () => {
	const id = await order("NL123456782B01");
	await order(null, { buyer: "private" });
	expect(await recheckOrders(shop(null), later(30))).toBe(0);
	await database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, id));
	expect(await recheckOrders(shop(), later(30))).toBe(0);
});

test("the invoice's decision asks VIES once more, and silence takes back nothing", async () => {
	const id = await order("NL123456782B01");
	const decided = await decideOrderVat(shop(), id, new Date());
	expect(decided).toMatchObject({
		treatments: [{ category: "K", rate: 0, exemption: "VATEX-EU-IC" }],
		totals: { net: 175_000, vat: 0, gross: 175_000 },
	});
	expect(await decideOrderVat(shop(null), id, new Date())).toMatchObject({ totals: { vat: 0 } });
	expect(await inputsOf(id)).toMatchObject({ check: { state: "valid" } });
	expect(await decideOrderVat(shop(), randomUUID(), new Date())).toBeNull();
});

test("an order of before has the rate that it has", async () => {
	const id = await order(null);
	await database.db.update(orders).set({ vatInputs: null }).where(eq(orders.id, id));
	expect(await decideOrderVat(shop(), id, new Date())).toMatchObject({
		...{ inputs: null, decision: null, totals: { gross: 211_750 } },
		treatments: [{ category: "S", rate: 21, exemption: null }],
	});
	expect(await applyOrderVat(database.db, author, { orderId: id, seenTotal: 1 })).toBe("gone");
});

test("the owner takes a new sum over once, as it was seen, and the history says so", async () => {
	const id = await order("NL123456782B01", { lines: [{ supply: "goods", carrier: "buyer" }] });
	await decideOrderVat(shop(), id, new Date());
	const apply = (seenTotal: number) => applyOrderVat(database.db, author, { orderId: id, seenTotal });
	expect(await apply(175_000)).toBe("stale");
	const proof = { kind: "cmr" as const, on: "2026-11-23", note: "CMR 12" };
	const record = (given: AttachedFile | null) =>
		recordProof(database.db, author, { orderId: id, proof, file: given });
	expect(await record(null)).toBe("noFile");
	expect(await apply(175_000)).toBe("stale");
	expect(await Promise.all([record(file("a")), record(file("a"))])).toEqual(["recorded", "recorded"]);
	expect(await database.db.$count(transportProofs)).toBe(1);
	expect(await Promise.all([apply(175_000), apply(175_000)])).toEqual(["applied", "applied"]);
	const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
	expect(row).toMatchObject({ totalAmount: 175_000, vatAmount: 0, vatRate: 0 });
	expect(row?.vatDecision?.lines).toMatchObject([{ reason: "intraCommunity" }]);
	const changes = await database.db.select().from(auditLog).orderBy(auditLog.createdAt);
	expect(changes.map(({ after }) => after)).toEqual([
		...Array(2).fill({ proof: "2026-11-23", file: "a.pdf" }),
		{ amount: 175_000 },
	]);
});

test("after ten years the proof names nobody any more", async () => {
	const id = await order("NL123456782B01", {}, new Date("2012-01-01T00:00:00Z"));
	await decideOrderVat(shop(), id, new Date());
	const proof = { kind: "cmr" as const, on: "2012-01-02", note: "" };
	await recordProof(database.db, author, { orderId: id, proof, file: file("b") });
	await deleteExpired(database.db, new Date());
	expect(await database.db.$count(transportProofs)).toBe(0);
	expect(await inputsOf(id)).toMatchObject({ number: null, check: null, proof: null, deliveryCountry: "NL" });
});
