import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderLogo } from "~/media/render-picture.server.ts";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import { cents } from "~/values/money.ts";
import type { OrderPaperKind } from "~/values/vocabulary.ts";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { sampleLine } from "../../../tests/support/sample-papers.ts";
import { twoHalves } from "../../../tests/support/sample-pictures.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { enclosePaper } from "./enclose-paper.server.ts";
import { findPaper, keepPaper } from "./paper.store.server.ts";
import { printWaitingPapers } from "./paper-clock.server.ts";
import { printOrderPaper } from "./print-order-paper.server.ts";
import * as printer from "./render-paper.server.ts";

const database = useTestDatabase();
const { orderItems, orders, papers } = schema;
const shop = () => ({ db: database.db, cache: createCache() });

beforeEach(async () => {
	await database.db.delete(papers);
	await database.db.delete(orders);
});
afterEach(() => {
	vi.restoreAllMocks();
});

async function order(given: Partial<typeof orders.$inferInsert> = {}) {
	const [row] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "fr" },
			...{
				subtotalAmount: cents(296_000),
				vatAmount: cents(62_160),
				totalAmount: cents(358_160),
				vatRate: 21,
			},
			...{ shippingAddress: buyerAddress, dueOn: "2026-11-27", ...given },
		})
		.returning();
	if (!row) throw new Error("not inserted");
	await database.db.insert(orderItems).values({ ...sampleLine, orderId: row.id, position: 0 });
	return row;
}

const kept = () => database.db.select().from(papers);
const print = (id: string, kind: OrderPaperKind = "pro-forma") => printOrderPaper(shop(), id, kind);

describe("a paper of an order", () => {
	test("is printed once, however many ask at the same moment, and never anew", async () => {
		const { id, orderNumber } = await order();
		const asked = await Promise.all(Array.from({ length: 5 }, () => print(id)));
		const [first] = asked;
		expect(first).toMatchObject({ kind: "pro-forma", number: orderNumber, language: "fr" });
		expect(readPdf(first?.bytes ?? new Uint8Array())).toMatch(/^%PDF-1\.7/);
		for (const one of asked) expect(one?.sha256).toBe(first?.sha256);
		const rendering = vi.spyOn(printer, "renderPaper");
		await database.db.update(orders).set({ shippingAddress: { ...buyerAddress, name: "Somebody else" } });
		expect((await print(id))?.sha256).toBe(first?.sha256);
		expect(rendering).not.toHaveBeenCalled();
		expect(await kept()).toHaveLength(1);
	});

	test("carries the logo from the day on which there is one; what is printed stays", async () => {
		const { companyLogos, companySettings } = schema;
		const [before, after] = [await order(), await order()];
		const first = await print(before.id);
		const logo = await renderLogo(await twoHalves({ width: 600, height: 100 }).jpeg().toBuffer());
		await database.db.insert(companyLogos).values({ address: "/uploads/content/1.jpg", ...logo });
		await database.db.update(companySettings).set({ logo: "/uploads/content/1.jpg" });
		expect((await print(before.id))?.sha256).toBe(first?.sha256);
		expect(readPdf((await print(after.id))?.bytes ?? new Uint8Array())).toMatch(/\/Alt\s*\(Kade/);
		expect(readPdf(first?.bytes ?? new Uint8Array())).not.toMatch(/\/Alt\s*\(Kade/);
		await database.db.update(companySettings).set({ logo: "" });
	});

	test("is the first one's where two processes print it at the same moment", async () => {
		const { id: orderId, orderNumber: number } = await order();
		const paper = { kind: "pro-forma", orderId, number, language: "nl" } as const;
		const both = await Promise.all([
			keepPaper(database.db, { ...paper, bytes: Buffer.from("one") }),
			keepPaper(database.db, { ...paper, bytes: Buffer.from("two") }),
		]);
		expect(both[0]?.sha256).toBe(both[1]?.sha256);
		expect(await kept()).toHaveLength(1);
		expect(await findPaper(database.db, paper)).toEqual(both[0]);
		expect(await findPaper(database.db, { ...paper, orderId: randomUUID() })).toBeNull();
	});

	test("is not kept where the printer dies over it, and comes with the next try", async () => {
		const { id } = await order();
		vi.spyOn(printer, "renderPaper").mockRejectedValueOnce(new Error("the printer has ended"));
		await expect(print(id)).rejects.toThrow("has ended");
		expect(await kept()).toEqual([]);
		expect(await print(id)).toMatchObject({ kind: "pro-forma" });
	});

	test("cannot be changed by anybody", async () => {
		const { id } = await order();
		await print(id);
		const changed = database.db.update(papers).set({ number: "K-1" });
		await expect(changed).rejects.toMatchObject({ cause: { message: "papers are never changed" } });
	});

	test("is there at its step alone; what was printed before stays", async () => {
		const { id } = await order();
		expect(await print(id, "order-confirmation")).toBeNull();
		expect(await print(randomUUID())).toBeNull();
		expect(await print("no-uuid")).toBeNull();
		const first = await print(id);
		await database.db.update(orders).set({ status: "paid" }).where(eq(orders.id, id));
		expect((await print(id))?.sha256).toBe(first?.sha256);
		expect(await print(id, "delivery-note")).toMatchObject({ kind: "delivery-note" });
		expect((await findOrder(database.db, id))?.papers.map(({ kind }) => kind)).toEqual([
			"pro-forma",
			"delivery-note",
		]);
	});
});

describe("the papers that wait", () => {
	test("are printed once, and no order keeps another from it", async () => {
		const failed = new Map<string, number>();
		const run = (minutes: number) =>
			printWaitingPapers(shop(), { now: new Date(Date.now() + minutes * 60_000), failed });
		const broken = await order();
		const sound = await order();
		await order({ status: "cancelled" });
		await order({ anonymizedAt: new Date() });
		await order({ createdAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1_000) });
		vi.spyOn(printer, "renderPaper").mockRejectedValueOnce(new Error("the printer has ended"));
		expect(await run(0)).toBe(1);
		expect((await kept()).map(({ orderId }) => orderId)).toEqual([sound.id]);
		// What failed rests for a while.
		expect(await run(5)).toBe(0);
		expect(await run(11)).toBe(1);
		expect(await run(12)).toBe(0);
		expect((await kept()).map(({ orderId }) => orderId).toSorted()).toEqual([broken.id, sound.id].toSorted());
	});
});

describe("a mail about an order", () => {
	const mail = (about: string, attachment: "pro-forma" | "order-confirmation") =>
		({ id: randomUUID(), kind: "order", about, attachment }) as Parameters<typeof enclosePaper>[1];

	test("takes its paper along, under a name in its buyer's language", async () => {
		const { id, orderNumber } = await order();
		const [file] = await enclosePaper(shop(), mail(id, "pro-forma"));
		expect(file).toMatchObject({
			filename: `Pro-forma-${orderNumber}.pdf`,
			contentType: "application/pdf",
			contentDisposition: "attachment",
		});
		expect((await kept())[0]?.bytes.equals(file?.content ?? Buffer.alloc(0))).toBe(true);
		await database.db.update(orders).set({ status: "confirmed" });
		const [other] = await enclosePaper(shop(), mail(id, "order-confirmation"));
		expect(other?.filename).toBe(`Confirmation-de-commande-${orderNumber}.pdf`);
	});

	test.each([{ status: "cancelled" as const }, { creditedAmount: cents(10_000) }])(
		"is no pro forma that asks for what is not owed any more, also where it was printed before: %o",
		async (given) => {
			const { id } = await order();
			await print(id);
			await database.db.update(orders).set(given).where(eq(orders.id, id));
			expect(await enclosePaper(shop(), mail(id, "pro-forma"))).toEqual([]);
		},
	);

	test("goes without where there is none, or the printer is broken or hangs", async () => {
		const { id } = await order();
		expect(await enclosePaper(shop(), mail(id, "order-confirmation"))).toEqual([]);
		expect(await enclosePaper(shop(), mail(randomUUID(), "pro-forma"))).toEqual([]);
		const rendering = vi.spyOn(printer, "renderPaper").mockRejectedValueOnce(new Error("no fonts"));
		expect(await enclosePaper(shop(), mail(id, "pro-forma"))).toEqual([]);
		const hanging = Promise.withResolvers<Uint8Array>();
		rendering.mockReturnValueOnce(hanging.promise);
		expect(await enclosePaper(shop(), mail(id, "pro-forma"), 20)).toEqual([]);
		hanging.resolve(Buffer.from("late"));
		await expect.poll(kept).toHaveLength(1);
	});
});
