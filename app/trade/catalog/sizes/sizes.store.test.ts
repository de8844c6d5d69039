import { describe, expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { standard20ft } from "../../../../tests/support/demo-slugs.ts";
import { createContainer } from "../../../../tests/support/sample-trade.ts";
import { statementsDuring } from "../../../../tests/support/statements.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { productsTag } from "../products-tag.ts";
import { listSized, listSizes, readCompared } from "./sizes.store.server.ts";

const database = useTestDatabase();

describe("readCompared", () => {
	test("finds in the asked order, by slugs of any language and by earlier ones, and says what it has not found", async () => {
		const { db } = database;
		const [known] = await readCompared(db, "de", [standard20ft.nl]);
		expect(known).toMatchObject({ slug: standard20ft.de, size: "20ft", palletPlaces: 11, lang: undefined });
		const { id } = await createContainer(db, { size: "10ft" }, { fr: "Boîte" });
		await db.insert(schema.productOldSlugs).values({ productId: id, language: "fr", slug: "boite-d-avant" });
		const found = await readCompared(db, "fr", ["boite-d-avant", "no-such-box", standard20ft.fr]);
		expect(found.map((one) => one?.title ?? null)).toEqual([
			"Boîte",
			null,
			expect.stringContaining("20 pieds"),
		]);
		expect(await readCompared(db, "fr", [])).toEqual([]);
	});

	test("a container without a text in the language is named in another one, and says so", async () => {
		const { db } = database;
		const { id } = await createContainer(db, {}, { fr: "Caisse" });
		const text = await db.query.productTranslations.findFirst({
			where: (one, { eq }) => eq(one.productId, id),
		});
		const [found] = await readCompared(db, "de", [text?.slug ?? ""]);
		expect(found).toMatchObject({ title: "Caisse", lang: "fr" });
	});
});

describe("listSized", () => {
	test("has containers with their measures in the order of their ids, in one statement", async () => {
		const { db } = database;
		const dimensionsInside = { length: 5.9, width: 2.35, height: 2.39 };
		const first = await createContainer(db, { dimensionsInside, capacityCbm: 33.2 }, { de: "Kasten" });
		const second = await createContainer(db, {}, { fr: "Caisse" });
		const gone = "00000000-0000-4000-8000-000000000000";
		const asked = () => listSized(db, "de", [second.id, gone, first.id]);
		expect(await statementsDuring(asked)).toHaveLength(1);
		expect(await asked()).toMatchObject([
			{ title: "Caisse", lang: "fr", dimensionsInside: null },
			{ title: "Kasten", lang: undefined, dimensionsInside, capacityCbm: 33.2 },
		]);
		expect(await listSized(db, "de", [])).toEqual([]);
	});
});

describe("listSizes", () => {
	test("names one container of each size, small to large, and an owner's own with its measures", async () => {
		const { db } = database;
		const cache = createCache();
		const before = await listSizes(db, cache, "nl");
		const dimensionsOutside = { length: 9.125, width: 2.438, height: 2.591 };
		await createContainer(db, { size: "30ft", dimensionsOutside }, { nl: "30ft bak" });
		await createContainer(db, { size: "30ft", dimensionsOutside }, { nl: "30ft bak, blauw" });
		cache.drop([productsTag]);
		const after = await listSizes(db, cache, "nl");
		expect(after).toHaveLength(before.length + 1);
		expect(after.filter(({ size }) => size === "30ft")).toMatchObject([{ dimensionsOutside }]);
		const feet = after.map(({ size }) => Number.parseInt(size, 10));
		expect(feet).toEqual(feet.toSorted((a, b) => a - b));
	});
});
