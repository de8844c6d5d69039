import { asc } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { productsTag } from "./products-tag.ts";
import { colorsOf, knownColors, type ShownColor } from "./stock-colors.ts";

const { stockColors } = schema;

/** Numbers of the colours in stock, in the owner's order. One statement. */
export async function readStockColors(db: Db | Transaction): Promise<string[]> {
	const rows = await db.select().from(stockColors).orderBy(asc(stockColors.sortOrder), asc(stockColors.ral));
	return rows.map(({ ral }) => ral);
}

/** The colours in stock for the pages of the shop; one statement for all languages, kept. */
export async function listStockColors(db: Db, cache: Cache, language: Language): Promise<ShownColor[]> {
	const order = await cache.remember("stock-colors", [productsTag], () => readStockColors(db));
	return colorsOf(order, knownColors(language));
}
