import { randomUUID } from "node:crypto";
import { eq, isNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { schema } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { daysLater } from "~/values/day.ts";
import { cents } from "~/values/money.ts";
import type { DeliveryChoice } from "~/values/vocabulary.ts";
import { asRole, useAuthor } from "../../../../tests/support/author.ts";
import { buyerAddress } from "../../../../tests/support/sample-trade.ts";
import { statementsDuring } from "../../../../tests/support/statements.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { changeOrderStatus } from "./change-order-status.server.ts";
import { confirmDelivery } from "./confirm-delivery.server.ts";
import { findDelivery, listDeliveries, searchDeliveries } from "./deliveries.store.server.ts";
import { type DeliveryPlace, parsePlace, placeText } from "./deliveries.ts";
import type { OrderStatus } from "./order-status.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { internalNotes, orderItems, orders, transportProofs } = schema;
const driver = () => asRole(author, "driver", "deliveries.confirm");
const today = antwerpClock(new Date()).slice(0, 10);

async function order(
	status: OrderStatus,
	given: { on?: string | null; way?: DeliveryChoice; to?: Partial<typeof buyerAddress> } = {},
) {
	const { on = null, way = "truck" } = given;
	const [row] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl", vatRate: 21, status },
			...{ subtotalAmount: cents(98_765_00), vatAmount: cents(0), totalAmount: cents(98_765_00) },
			...{ shippingAddress: { ...buyerAddress, ...given.to }, wishedDate: on },
		})
		.returning();
	if (!row) throw new Error("no order was made");
	const to = way === "self_pickup" ? null : "2030";
	await database.db.insert(orderItems).values({
		...{ orderId: row.id, position: 0, productTitle: "20ft", quantity: 2, selectedCondition: "new" },
		...{ price: cents(98_765_00), transportPrice: cents(0), colorType: "from_stack", transportType: way },
		...{ transportCountry: to && "BE", transportPostcode: to },
	});
	return row;
}

const start = { today, behind: null };
const listed = async () => (await listDeliveries(database.db, "nl", start)).rows.map(({ id }) => id);
const file = (sha256: string) => ({
	...{ fileName: "bon.pdf", type: "application/pdf" as const, sha256, bytes: Buffer.from(sha256) },
});

describe("deliveries", () => {
	test("are what is confirmed and comes by truck, by its day, then what has none", async () => {
		await order("pending", { on: today });
		await order("cancelled", { on: today });
		await order("delivered", { on: today });
		await order("paid", { on: today, way: "self_pickup" });
		await order("paid", { on: daysLater(today, -31) });
		const open = await order("confirmed");
		const later = await order("paid", { on: daysLater(today, 9), way: "truck_with_crane" });
		const late = await order("confirmed", { on: daysLater(today, -3) });
		expect(await listed()).toEqual([late.id, later.id, open.id]);
	});

	test("say where, what and whom to call, and no price", async () => {
		const { id, orderNumber } = await order("paid", { on: today });
		const found = await findDelivery(database.db, id, "de");
		expect(found).toMatchObject({
			...{ number: orderNumber, status: "paid", wishedDate: today, files: [] },
			address: { street: buyerAddress.street, phone: buyerAddress.phone },
			lines: [{ title: "20ft", quantity: 2, transportType: "truck" }],
		});
		const all = JSON.stringify([found, await listDeliveries(database.db, "de", start)]);
		expect(all).not.toMatch(/98765|price|amount|email/i);
	});

	test.each(["pending", "cancelled"] as const)("are nothing that is %s", async (status) => {
		expect(await findDelivery(database.db, (await order(status)).id, "nl")).toBeNull();
		expect(
			await findDelivery(database.db, (await order("paid", { way: "self_pickup" })).id, "nl"),
		).toBeNull();
	});

	test("are gone a month after they were brought", async () => {
		const { id } = await order("delivered");
		expect(await findDelivery(database.db, id, "nl")).toMatchObject({ status: "delivered" });
		await database.db
			.update(orders)
			.set({ updatedAt: sql`now() - interval '31 days'` })
			.where(eq(orders.id, id));
		expect(await findDelivery(database.db, id, "nl")).toBeNull();
	});
});

test("the list goes on behind its last one, days first, then what has none, and nothing stands on it twice", async () => {
	await database.db.delete(orderItems);
	await database.db.delete(orders);
	const wanted: string[] = [];
	const dated = await Promise.all(
		Array.from({ length: 5 }, () => order("paid", { on: daysLater(today, 2) })),
	);
	wanted.push(...dated.map(({ id }) => id).toSorted());
	// Of one moment.
	const undated = await Promise.all(Array.from({ length: 4 }, () => order("confirmed")));
	await database.db.update(orders).set({ createdAt: new Date() }).where(isNull(orders.wishedDate));
	wanted.push(...undated.map(({ id }) => id).toSorted());
	const seen: string[] = [];
	const sizes: number[] = [];
	let behind: DeliveryPlace | null = null;
	do {
		const page: Awaited<ReturnType<typeof listDeliveries>> = await listDeliveries(database.db, "nl", {
			...{ today, behind, size: 2 },
		});
		seen.push(...page.rows.map(({ id }) => id));
		sizes.push(page.rows.length);
		// As it comes back from the address.
		behind = page.next && parsePlace(placeText(page.next));
		expect(behind === null).toBe(page.next === null);
	} while (behind);
	expect(seen).toEqual(wanted);
	expect(sizes).toEqual([2, 2, 2, 2, 1]);
});

describe("the search for deliveries", () => {
	const search = async (text: string) =>
		(await searchDeliveries(database.db, text)).map(({ number }) => number);

	test("finds by number, name, company, town and postcode what a driver may open, the next one first", async () => {
		const mark = randomUUID().slice(0, 8);
		const to = {
			name: `Jürgen ${mark}`,
			companyName: `Bau ${mark}`,
			city: `Gent-${mark}`,
			postalCode: "9031",
		};
		const later = await order("paid", { on: daysLater(today, 5), to });
		const soon = await order("confirmed", { on: daysLater(today, 1), to });
		const undated = await order("confirmed", { to });
		const brought = await order("delivered", { to });
		for (const status of ["pending", "cancelled"] as const) await order(status, { to });
		await order("paid", { way: "self_pickup", to });
		const all = [soon, later, undated, brought].map(({ orderNumber }) => orderNumber);
		for (const text of [`juergen ${mark}`, `BAU ${mark}`, `gent-${mark}`, "9031"]) {
			expect([text, await search(text)]).toEqual([text, all]);
		}
		const digits = soon.orderNumber.slice(2);
		for (const text of [soon.orderNumber, `k ${digits}`])
			expect(await search(text)).toContain(soon.orderNumber);
		for (const text of ["x", "%%", "'; drop table orders; --", randomUUID()]) {
			expect(await search(text)).toEqual([]);
		}
		await database.db
			.update(orders)
			.set({ updatedAt: sql`now() - interval '31 days'` })
			.where(eq(orders.id, brought.id));
		expect(await search(`bau ${mark}`)).toEqual(all.slice(0, 3));
	});

	test("takes one statement, and says no price", async () => {
		const { orderNumber } = await order("paid");
		const statements = await statementsDuring(async () => {
			expect(JSON.stringify(await searchDeliveries(database.db, orderNumber))).not.toMatch(/98765|@/);
		});
		expect(statements).toHaveLength(1);
	});
});

describe("confirming a delivery", () => {
	test("notes it once with its proof and a remark, however often it is sent", async () => {
		const { id } = await order("confirmed", { on: today });
		const given = { id, seen: "confirmed" as const, file: file(id), note: "Dent on the door" };
		const results = await Promise.all([1, 2, 3].map(() => confirmDelivery(database.db, driver(), given)));
		expect(results.filter((result) => "changed" in result && result.changed)).toHaveLength(1);
		const [stored] = await database.db.select().from(orders).where(eq(orders.id, id));
		expect(stored?.status).toBe("delivered");
		const proofs = await database.db.select().from(transportProofs).where(eq(transportProofs.orderId, id));
		expect(proofs).toMatchObject([{ fileName: "bon.pdf", userEmail: author.email }]);
		const notes = await database.db.select().from(internalNotes).where(eq(internalNotes.entityId, id));
		expect(notes.map(({ text }) => text)).toEqual(["Dent on the door"]);
		expect((await listChanges(database.db, "order", id)).map(({ action }) => action).toSorted()).toEqual([
			...["note", "status"],
		]);
		expect(await listed()).not.toContain(id);
	});

	test("is refused where somebody else changed the order, and stores nothing", async () => {
		const { id } = await order("paid");
		const given = { id, seen: "confirmed" as const, file: file(id), note: "x" };
		expect(await confirmDelivery(database.db, driver(), given)).toEqual({ problem: "moved" });
		expect(await confirmDelivery(database.db, driver(), { ...given, id: randomUUID() })).toEqual({
			problem: "missing",
		});
		const open = await order("pending");
		expect(await confirmDelivery(database.db, driver(), { ...given, id: open.id, seen: "pending" })).toEqual({
			problem: "not_allowed",
		});
		expect(await database.db.select().from(transportProofs).where(eq(transportProofs.orderId, id))).toEqual(
			[],
		);
	});
});

test("who sells takes every step but those that say that the money is there", async () => {
	const sales = asRole(author, "sales", "orders.change");
	const step = async (from: OrderStatus, to: OrderStatus, actor: typeof sales) => {
		const { id } = await order(from);
		return changeOrderStatus(database.db, actor, { id, seen: from, to }).then(
			() => "done",
			(error: unknown) => (error instanceof Response ? error.status : error),
		);
	};
	for (const [from, to] of [
		["pending", "paid"],
		["delivered", "paid"],
		["paid", "confirmed"],
	] as const) {
		expect([from, to, await step(from, to, sales)]).toEqual([from, to, 403]);
		expect(await step(from, to, author)).toBe("done");
	}
	for (const [from, to] of [
		["pending", "confirmed"],
		["paid", "delivered"],
		["confirmed", "cancelled"],
	] as const) {
		expect([from, to, await step(from, to, sales)]).toEqual([from, to, "done"]);
	}
});
