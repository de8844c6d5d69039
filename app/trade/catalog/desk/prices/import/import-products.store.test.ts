import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../../../tests/support/author.ts";
import { editedProduct } from "../../../../../../tests/support/edited-product.ts";
import { useTestDatabase } from "../../../../../../tests/support/test-database.ts";
import { createProduct } from "../../save-product.server.ts";
import { findBatch } from "../price-batch.store.server.ts";
import { undoBatch } from "../settle-batch.server.ts";
import { checkProducts, importProducts } from "./import-products.server.ts";
import { columns } from "./product-sheet.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { products, priceBatches } = schema;
const now = new Date("2026-11-23T10:00:00Z");
const header = columns.join(";");

async function create(): Promise<string> {
	const made = await createProduct(database.db, author, editedProduct());
	if (!made.saved) throw new Error(made.problem);
	return made.id;
}

async function check(...lines: string[]) {
	const text = [header, ...lines].join("\n");
	const checked = await checkProducts(database.db, author, { text, language: "nl", now });
	if ("problem" in checked) throw new Error(checked.problem);
	return checked;
}

const priceNew = async (id: string) =>
	(await database.db.select().from(products).where(eq(products.id, id)))[0]?.priceNew;

/** A row with a price for new; all else as `editedProduct` has it. */
const row = (id: string, price: string, from = "") => `${id};;;${price};;;1,80;;;${from}`;

test("a file is looked at, then stored at once and from its days on, once, and taken back", async () => {
	const [one, same] = [await create(), await create()];
	const checked = await check(
		row(one, "2700"),
		row(one, "2800", "2027-01-01"),
		row(same, "2650"),
		row(randomUUID(), "1"),
		row(one, "x"),
	);
	expect(checked).toMatchObject({
		...{ unchanged: 1, good: 3 },
		days: [
			{ from: null, size: 1, items: [{ before: { priceNew: 265_000 }, after: { priceNew: 270_000 } }] },
			{ from: "2027-01-01", size: 1, items: [{ after: { priceNew: 280_000 } }] },
		],
		wrong: [
			{ line: 5, problems: [{ code: "unknown" }] },
			{ line: 6, problems: [{ code: "form" }, { code: "duplicate" }] },
		],
	});
	expect(await priceNew(one)).toBe(265_000);
	const results = await Promise.all([1, 2].map(() => importProducts(database.db, author, checked.mark, now)));
	expect(results.filter((result) => result !== null)).toHaveLength(1);
	expect(await priceNew(one)).toBe(270_000);
	const [now_ = "", later = ""] = checked.mark.split(".");
	expect(await findBatch(database.db, later)).toMatchObject({ state: "planned", startsOn: "2027-01-01" });
	const [change] = await listChanges(database.db, "product", one);
	expect(change).toMatchObject({
		action: "import",
		before: { priceNew: 265_000 },
		after: { priceNew: 270_000 },
	});
	expect(await undoBatch(database.db, author, now_, now)).toMatchObject({ done: true });
	expect(await priceNew(one)).toBe(265_000);
});

test("nothing is stored of an import of which a part is settled already, nor of nonsense", async () => {
	const one = await create();
	const checked = await check(row(one, "2700"), row(one, "2800", "2027-01-01"));
	const [, later = ""] = checked.mark.split(".");
	await database.db.delete(priceBatches).where(eq(priceBatches.id, later));
	expect(await importProducts(database.db, author, checked.mark, now)).toBeNull();
	expect(await priceNew(one)).toBe(265_000);
	for (const mark of ["", "nonsense", randomUUID(), "a.b.c".repeat(1000)]) {
		expect(await importProducts(database.db, author, mark, now)).toBeNull();
	}
});

test("a product that was changed since is left out", async () => {
	const one = await create();
	const checked = await check(row(one, "2700"));
	await database.db
		.update(products)
		.set({ priceNew: cents(1) })
		.where(eq(products.id, one));
	await importProducts(database.db, author, checked.mark, now);
	expect(await priceNew(one)).toBe(1);
});

test("thirteen days are too many", async () => {
	const one = await create();
	const lines = Array.from({ length: 13 }, (_, index) => row(one, "2700", `${index + 1}.1.2027`));
	await expect(check(...lines)).rejects.toThrow("tooManyDays");
});
