import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { findChange } from "~/desk/history/history.store.server.ts";
import { restoreChange } from "~/desk/history/restorer.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor, useNotices } from "../../../../../tests/support/author.ts";
import { editedProduct, productText } from "../../../../../tests/support/edited-product.ts";
import { useTestDatabase } from "../../../../../tests/support/test-database.ts";
import { deleteProduct } from "../delete-product.server.ts";
import type { EditedProduct } from "../product-admin.ts";
import { productRestorer } from "../restore-product.server.ts";
import { createProduct } from "../save-product.server.ts";
import { draftByRule } from "./make-batch.server.ts";
import { findBatch, listBatches, listBatchItems, showBatch } from "./price-batch.store.server.ts";
import type { BatchRule } from "./price-batch.ts";
import type { Rounding } from "./price-rule.ts";
import type { PriceField } from "./sale-facts.ts";
import {
	applyBatch,
	applyNextPlan,
	cancelBatch,
	discardBatch,
	planBatch,
	undoBatch,
} from "./settle-batch.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const heard = useNotices(database);
const { products, auditLog, priceBatches } = schema;
const now = () => new Date();

async function create(title: string, given: Partial<EditedProduct> = {}): Promise<string> {
	const texts = { nl: productText(title), en: null, de: null, fr: null };
	const made = await createProduct(database.db, author, editedProduct({ texts, ...given }));
	if (!made.saved) throw new Error(made.problem);
	return made.id;
}

const rule = (
	percent: number,
	fields: PriceField[] = ["priceNew"],
	rounding: Rounding = "cent",
): BatchRule => ({
	...{ step: { percent }, rounding, fields },
});

async function draft(ids: string[], given: BatchRule = rule(400)): Promise<string> {
	const input = { language: "nl", selection: { ids }, rule: given } as const;
	const made = await draftByRule(database.db, author, input);
	if (made === "tooMany") throw new Error(made);
	return made;
}

async function priceNew(id: string): Promise<number | null | undefined> {
	const [row] = await database.db.select().from(products).where(eq(products.id, id));
	return row?.priceNew;
}

const setPrice = (id: string, price: number) =>
	database.db
		.update(products)
		.set({ priceNew: cents(price) })
		.where(eq(products.id, id));

async function outcomes(batch: string): Promise<string[]> {
	const items = await listBatchItems(database.db, "nl", batch, 1);
	return items.map(({ label, outcome, isOver }) => `${label} ${outcome}${isOver ? " over" : ""}`);
}

describe("a draft", () => {
	test("shows what a rule would do, leaves out what it cannot, and changes nothing", async () => {
		const one = await create("A", { priceUsedA: cents(40) });
		const other = await create("B", { priceNew: null });
		const same = await create("C", { priceNew: cents(1) });
		const batch = await draft([one, other, same], rule(-4_000, ["priceNew", "priceUsedA"], "1"));
		const items = await listBatchItems(database.db, "nl", batch, 1);
		expect(items).toMatchObject([
			{ label: "A", before: { priceNew: 265_000 }, after: { priceNew: 159_000 }, now: { priceNew: 265_000 } },
		]);
		expect(await showBatch(database.db, batch)).toMatchObject({
			counts: { waiting: 1 },
			...{ state: "draft", size: 1, userEmail: author.email },
			leftOut: {
				...{ missing: 3, same: 0, refused: 2 },
				named: [
					{ label: "A", field: "priceUsedA", price: 40, problem: "zero" },
					{ label: "C", field: "priceNew", price: 1, problem: "zero" },
				],
			},
		});
		expect(await priceNew(one)).toBe(265_000);
	});

	test("of all that a query finds takes all pages", async () => {
		await Promise.all(Array.from({ length: 30 }, (_, index) => create(`Tank ${index}`, { type: "Tank" })));
		const query = {
			search: "",
			choice: "Tank",
			condition: "new",
			availability: null,
			shown: null,
			page: 2,
		} as const;
		const input = { language: "nl", selection: { query }, rule: rule(100) } as const;
		const batch = await draftByRule(database.db, author, input);
		expect(await findBatch(database.db, batch)).toMatchObject({ size: 30 });
		const items = await listBatchItems(database.db, "nl", batch, 1);
		expect(items.slice(0, 3).map(({ label }) => label)).toEqual(["Tank 0", "Tank 1", "Tank 2"]);
		expect(await discardBatch(database.db, batch)).toMatchObject({ done: true });
		expect(await findBatch(database.db, batch)).toBeNull();
	});
});

describe("a batch is carried out", () => {
	test("as it was seen; what was changed or deleted since is left out and named", async () => {
		const [kept, changed, gone] = [await create("Kept"), await create("Changed"), await create("Gone")];
		const batch = await draft([kept, changed, gone]);
		await setPrice(changed, 100_000);
		await deleteProduct(database.db, author, gone);
		await heard();
		expect(await applyBatch(database.db, author, batch, now())).toEqual({
			done: true,
			tags: expect.arrayContaining([`products:${kept}`]),
		});
		expect(await Promise.all([kept, changed].map(priceNew))).toEqual([275_600, 100_000]);
		expect(await outcomes(batch)).toEqual(["Changed changed", "Gone gone", "Kept applied"]);
		const shown = await showBatch(database.db, batch);
		expect(shown?.leftOutItems.map(({ label }) => label)).toEqual(["Changed", "Gone"]);
		expect(shown?.counts).toEqual({ applied: 1, changed: 1, gone: 1 });
		expect(await heard()).toEqual([`products:${kept}`]);
		const [change] = await listChanges(database.db, "product", kept);
		expect(change).toMatchObject({
			...{ action: "update", label: "Kept", before: { priceNew: 265_000 }, after: { priceNew: 275_600 } },
		});
	});

	test("once, whoever presses at the same moment", async () => {
		const id = await create("Once");
		const batch = await draft([id]);
		const results = await Promise.all([1, 2, 3].map(() => applyBatch(database.db, author, batch, now())));
		expect(results.filter(({ done }) => done)).toHaveLength(1);
		expect(results).toContainEqual({ done: false, problem: "settled", state: "applied" });
		expect(await priceNew(id)).toBe(275_600);
		const audit = and(eq(auditLog.entityId, id), eq(auditLog.action, "update"));
		expect(await database.db.$count(auditLog, audit)).toBe(1);
	});

	test("beside an editor's save of the texts, which is not in its way", async () => {
		const id = await create("Texts");
		const batch = await draft([id]);
		await database.db.update(products).set({ palletPlaces: 7 }).where(eq(products.id, id));
		await applyBatch(database.db, author, batch, now());
		expect(await priceNew(id)).toBe(275_600);
	});

	test.each([randomUUID(), "nonsense"])("not where there is none: %s", async (id) => {
		expect(await applyBatch(database.db, author, id, now())).toEqual({ done: false, problem: "missing" });
	});
});

describe("a batch is taken back", () => {
	test("as a whole, but for what was changed since", async () => {
		const [one, changed] = [await create("One"), await create("Two")];
		const batch = await draft([one, changed]);
		await applyBatch(database.db, author, batch, now());
		await setPrice(changed, 300_000);
		const results = await Promise.all([1, 2].map(() => undoBatch(database.db, author, batch, now())));
		expect(results.filter(({ done }) => done)).toHaveLength(1);
		expect(await Promise.all([one, changed].map(priceNew))).toEqual([265_000, 300_000]);
		expect(await outcomes(batch)).toEqual(["One undone", "Two kept"]);
		expect(await findBatch(database.db, batch)).toMatchObject({ state: "undone", undoneBy: author.email });
		const [change] = await listChanges(database.db, "product", one);
		expect(change).toMatchObject({ action: "restore", after: { priceNew: 265_000 } });
	});

	test("not before it was carried out", async () => {
		const batch = await draft([await create("Never")]);
		const result = await undoBatch(database.db, author, batch, now());
		expect(result).toEqual({ done: false, problem: "settled", state: "draft" });
	});
});

test("one product's change of a batch is restored by its history, and leaves all else alone", async () => {
	const id = await create("History", { priceUsedA: cents(200_000) });
	await applyBatch(database.db, author, await draft([id]), now());
	await database.db
		.update(products)
		.set({ priceUsedA: cents(1) })
		.where(eq(products.id, id));
	const [latest] = await listChanges(database.db, "product", id);
	const change = await findChange(database.db, latest?.id ?? "");
	if (!change) throw new Error("no change");
	const seen = (await productRestorer.seenOf(database.db, change)) ?? "";
	const wanted = { change, version: "before", seen } as const;
	const stale = { ...wanted, seen: new Date(0).toISOString() };
	expect(await restoreChange(database.db, author, productRestorer, stale, now())).toMatchObject({
		problem: "stale",
	});
	expect(await restoreChange(database.db, author, productRestorer, wanted, now())).toEqual({
		restored: true,
	});
	const [row] = await database.db.select().from(products).where(eq(products.id, id));
	expect([row?.priceNew, row?.priceUsedA]).toEqual([265_000, 1]);
});

describe("a plan", () => {
	const dayBefore = "2026-12-31";
	const day = "2027-01-01";
	const applyAll = async (today: string) => {
		const sizes: number[] = [];
		for (let size = await applyNextPlan(database.db, today, now()); size !== null; ) {
			sizes.push(size);
			size = await applyNextPlan(database.db, today, now());
		}
		return sizes;
	};

	test("is carried out on its day and no day before, over what was changed since, and says so", async () => {
		const [one, changed, gone] = [await create("One"), await create("Two"), await create("Three")];
		const batch = await draft([one, changed, gone]);
		expect(await planBatch(database.db, batch, day)).toMatchObject({ done: true });
		await setPrice(changed, 100_000);
		await deleteProduct(database.db, author, gone);
		const { planned } = await listBatches(database.db, 1);
		expect(planned).toMatchObject([{ id: batch, startsOn: day, size: 3, changed: 2 }]);
		expect(await applyAll(dayBefore)).toEqual([]);
		expect(await priceNew(one)).toBe(265_000);
		expect(await applyAll(day)).toEqual([3]);
		expect(await Promise.all([one, changed].map(priceNew))).toEqual([275_600, 275_600]);
		expect(await outcomes(batch)).toEqual(["One applied", "Three gone", "Two applied over"]);
		await undoBatch(database.db, author, batch, now());
		expect(await Promise.all([one, changed].map(priceNew))).toEqual([265_000, 100_000]);
	});

	test("is carried out once by two who look at the same moment, and by whoever comes late", async () => {
		const id = await create("Two workers");
		await planBatch(database.db, await draft([id]), day);
		const sizes = await Promise.all([1, 2, 3].map(() => applyNextPlan(database.db, "2027-02-03", now())));
		expect(sizes.filter((size) => size !== null)).toEqual([1]);
		expect(await priceNew(id)).toBe(275_600);
	});

	test("waits where whoever has it in hand dies over it", async () => {
		const id = await create("Killed");
		const batch = await draft([id]);
		await planBatch(database.db, batch, day);
		const dying = await database.pool.connect();
		await dying.query("begin");
		await dying.query("select from price_batches where id = $1 for update", [batch]);
		expect(await applyNextPlan(database.db, day, now())).toBeNull();
		dying.release(new Error("killed"));
		await expect.poll(() => applyNextPlan(database.db, day, now())).toBe(1);
		expect(await priceNew(id)).toBe(275_600);
	});

	test("that was called off never comes", async () => {
		const id = await create("Off");
		const batch = await draft([id]);
		await planBatch(database.db, batch, day);
		expect(await cancelBatch(database.db, author, batch, now())).toMatchObject({ done: true });
		expect(await applyAll(day)).toEqual([]);
		expect(await priceNew(id)).toBe(265_000);
		expect((await listBatches(database.db, 1)).settled).toContainEqual(
			expect.objectContaining({ id: batch, state: "cancelled" }),
		);
	});

	test("outlives the account that made it", async () => {
		const id = await create("Left");
		const batch = await draft([id]);
		await planBatch(database.db, batch, day);
		await database.db
			.update(priceBatches)
			.set({ userId: null })
			.where(inArray(priceBatches.id, [batch]));
		expect(await applyAll(day)).toEqual([1]);
		const [change] = await listChanges(database.db, "product", id);
		expect(change).toMatchObject({ userId: null, userEmail: author.email });
	});
});
