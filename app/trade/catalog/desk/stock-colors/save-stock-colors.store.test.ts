import { drizzle } from "drizzle-orm/node-postgres";
import { describe, expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { ralColors } from "~/trade/catalog/ral-colors.ts";
import { listStockColors, readStockColors } from "~/trade/catalog/stock-colors.store.server.ts";
import { orderText } from "~/trade/catalog/stock-colors.ts";
import { useAuthor } from "../../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../../tests/support/test-database.ts";
import { saveStockColors } from "./save-stock-colors.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);

const read = () => readStockColors(database.db);
const save = (seen: readonly string[], order: string[]) =>
	saveStockColors(database.db, author, { seen: orderText(seen), order });
const countChanges = () => database.db.$count(schema.auditLog);

describe("the colours in stock", () => {
	test("start as the demo has them", async () => {
		const usual = ralColors.filter(({ inStock }) => inStock).map(({ number }) => String(number));
		expect(await read()).toEqual(usual);
	});

	test("become what was saved, noted once", async () => {
		const before = await read();
		expect(await save(before, ["7016", "5010", "1003"])).toEqual({ saved: true });
		expect(await read()).toEqual(["7016", "5010", "1003"]);
		const [change] = await database.db.select().from(schema.auditLog);
		expect(change).toMatchObject({
			...{ entity: "stock_colors", action: "update", userEmail: author.email },
			...{ before: { colors: before }, after: { colors: ["7016", "5010", "1003"] } },
		});
		expect(await save(await read(), await read())).toEqual({ saved: true });
		expect(await countChanges()).toBe(1);
	});

	test("are not saved over what someone else saved since", async () => {
		const seen = await read();
		await save(seen, ["9010"]);
		expect(await save(seen, ["3000"])).toEqual({
			...{ saved: false, problem: "stale", current: "9010" },
		});
		expect(await read()).toEqual(["9010"]);
		expect(await save(["9010"], [])).toEqual({ saved: true });
		expect(await read()).toEqual([]);
		// None has a name too, so that a form can be saved over it knowingly.
		expect(await save(["9010"], ["3000"])).toMatchObject({ saved: false, current: "none" });
		expect(await save([], ["3000"])).toEqual({ saved: true });
	});

	test("are saved by one of several at the same moment", async () => {
		const seen = await read();
		const results = await Promise.all(["5010", "7016", "9010"].map((ral) => save(seen, [ral])));
		expect(results.filter(({ saved }) => saved)).toHaveLength(1);
		expect(await read()).toHaveLength(1);
	});

	test("are read once for the pages of all languages, until they change", async () => {
		await save(await read(), ["5010"]);
		const statements: string[] = [];
		const logger = { logQuery: (statement: string) => void statements.push(statement) };
		const listening = drizzle(database.pool, { schema, casing: "snake_case", logger });
		const cache = createCache();
		expect((await listStockColors(listening, cache, "fr")).map(({ name }) => name)).toEqual([
			"Bleu gentiane",
		]);
		expect((await listStockColors(listening, cache, "nl")).map(({ name }) => name)).toEqual([
			"Gentiaanblauw",
		]);
		expect(statements).toHaveLength(1);
		await save(["5010"], ["7016"]);
		cache.drop(["products"]);
		expect((await listStockColors(listening, cache, "en")).map(({ ral }) => ral)).toEqual(["7016"]);
	});
});
