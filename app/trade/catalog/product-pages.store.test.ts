import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import type { PriceFacts } from "~/trade/catalog/pricing.ts";
import { rentalSorts } from "~/trade/rental/rental.ts";
import { listRentals } from "~/trade/rental/rental-pages.store.server.ts";
import { cents } from "~/values/money.ts";
import { type Language, languages, type ProductType, productTypes } from "~/values/vocabulary.ts";
import {
	filterProducts,
	findRentals,
	lowestPrice,
	sortProducts,
} from "../../../tests/support/catalog-model.ts";
import { anyPriceFacts, anySize, euros, priceFacts } from "../../../tests/support/sample-products.ts";
import { createContainer } from "../../../tests/support/sample-trade.ts";
import { statementsDuring } from "../../../tests/support/statements.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import {
	listCheapest,
	listCheapestInStock,
	listRelated,
	suggestProducts,
} from "./chosen-products.store.server.ts";
import { type ListFilter, sizeGroups, sortOrders, typeGroups } from "./product-groups.ts";
import { listForCarousel, listProducts, pageSize } from "./product-pages.store.server.ts";

const database = useTestDatabase({ seeded: false });
const { products } = schema;
const all = { size: null, type: null };

type Facts = Partial<PriceFacts> & { size?: string; type?: ProductType | null; isAvailable?: boolean };

/** Containers named as given, the first of them the newest. */
async function stock(...containers: [name: string, facts: Facts][]): Promise<void> {
	for (const [index, [name, facts]] of containers.entries()) {
		const createdAt = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
		await createContainer(database.db, { ...priceFacts(), createdAt, ...facts }, { en: name });
	}
}

/** Titles of a whole list of one page. */
async function list(query: Partial<Parameters<typeof listProducts>[3]>): Promise<string[]> {
	const given = { filter: all, sort: "size" as const, page: 1, ...query };
	return (await listProducts(database.db, createCache(), "en", given)).products.map(({ title }) => title);
}

describe("a few containers", () => {
	afterEach(() => database.db.delete(products));

	test("are filtered by groups of sizes and types (storefront document §9)", async () => {
		await stock(
			["small", { size: "8ft" }],
			["ten", { size: " 10FT " }],
			["standard", { size: "20ft" }],
			["reefer", { size: "20ft", type: "Refrigerated" }],
			["cool", { size: "20ft", type: "thermostatic" }],
			["tank", { size: "20ft", type: "Tank" }],
			["high", { size: "40ft HC", type: "High Cube" }],
			["long", { size: "45ft", type: "High Cube" }],
			["odd", { size: "53ft", type: null }],
			["special", { size: "special", type: "Flat Rack" }],
		);
		const found = async (
			size: (typeof sizeGroups)[number] | null,
			type: (typeof typeGroups)[number] | null,
		) => await list({ filter: { size, type } });
		expect(await found("6-10ft", null)).toEqual(["small", "ten"]);
		expect(await found("20ft", null)).toEqual(["standard", "reefer", "cool", "tank"]);
		expect(await found("40ft", null)).toEqual(["high"]);
		expect(await found("45ft", null)).toEqual(["long"]);
		expect(await found("special", null)).toEqual(["special", "odd"]);
		expect(await found(null, "standard")).toEqual(["small", "ten", "standard"]);
		expect(await found(null, "high-cube")).toEqual(["high", "long"]);
		expect(await found(null, "thermostatic")).toEqual(["reefer", "cool"]);
		expect(await found(null, "special")).toEqual(["tank", "special", "odd"]);
		expect(await found("20ft", "special")).toEqual(["tank"]);
		expect(await found("45ft", "standard")).toEqual([]);
	});

	test("stand by size, and within a size standard, high cube, the rest", async () => {
		await stock(
			["odd", { size: "53ft" }],
			["special", { size: "special", type: null }],
			["40 high cube", { size: "40ft", type: "High Cube" }],
			["40 reefer", { size: "40ft", type: "Refrigerated" }],
			["40 standard", { size: "40ft" }],
			["45", { size: "45ft", type: "High Cube" }],
			["20", { size: "20ft", type: "Tank" }],
			["10", { size: "10ft" }],
			["6", { size: "6ft" }],
			["8", { size: "8ft" }],
		);
		expect(await list({})).toEqual([
			...["6", "8", "10", "20", "40 standard", "40 high cube", "40 reefer", "45", "special", "odd"],
		]);
	});

	test("stand by their cheapest or highest positive price, those without one last", async () => {
		await stock(
			["on request", { askOfferNew: true }],
			["wide", { priceNew: euros(5000), priceUsedCw: euros(1000) }],
			["dear", { priceUsedA: euros(6000), priceRentPerDay: cents(100) }],
			["middle", { price: euros(3000) }],
			["zero", { priceNew: cents(0) }],
			["narrow", { priceNew: euros(4000), priceUsedA: euros(2000) }],
			["only rent", { priceRentPerDay: cents(180) }],
		);
		expect(await list({ sort: "price-asc" })).toEqual([
			...["only rent", "wide", "narrow", "middle", "dear", "on request", "zero"],
		]);
		expect(await list({ sort: "price-desc" })).toEqual([
			...["dear", "wide", "narrow", "middle", "only rent", "on request", "zero"],
		]);
		const cheapest = await listCheapest(database.db, createCache(), "en", 5);
		expect(cheapest.map(({ title }) => title)).toEqual(["on request", "zero", "only rent", "wide", "narrow"]);
	});

	test("are offered from the cheapest in stock on, or those that a page names, the newest first", async () => {
		await stock(
			["dear", { price: euros(3000) }],
			["none", {}],
			["gone", { price: euros(10), isAvailable: false }],
			["cheap", { price: euros(900) }],
		);
		const named = (found: { title: string }[]) => found.map(({ title }) => title);
		expect(named(await listCheapestInStock(database.db, "en", 3))).toEqual(["cheap", "dear", "none"]);
		const ids = (await listCheapestInStock(database.db, "en", 9)).map(({ id }) => id);
		expect(named(await listRelated(database.db, "en", ids, 9))).toEqual(["dear", "none", "cheap"]);
		expect(named(await listRelated(database.db, "en", ids, 1))).toEqual(["dear"]);
		expect(await listRelated(database.db, "en", [], 9)).toEqual([]);
	});

	test("have the language's text, else the Dutch, else any; without one they are in no list", async () => {
		await createContainer(database.db, {}, { nl: "Bak", de: "Kasten" });
		await createContainer(database.db, {}, { fr: "Conteneur" });
		await database.db.insert(products).values({ size: "20ft" });
		const shown = async (language: Language) => {
			const page = await listProducts(database.db, createCache(), language, {
				filter: all,
				sort: "size",
				page: 1,
			});
			expect(page.total).toBe(2);
			return page.products.map(({ title, lang }) => [title, lang]);
		};
		expect(await shown("de")).toEqual([
			["Conteneur", "fr"],
			["Kasten", undefined],
		]);
		expect(await shown("en")).toEqual([
			["Conteneur", "fr"],
			["Bak", "nl"],
		]);
	});

	test("are suggested by their titles, three at most, the newest first", async () => {
		await stock(
			["40ft High Cube", {}],
			["20ft high-cube", {}],
			["Open Top", {}],
			["45ft HIGH CUBE", {}],
			["10ft high cube", {}],
			["100 % steel", {}],
		);
		const titles = async (text: string) =>
			(await suggestProducts(database.db, "en", text, 3)).map(({ title }) => title);
		expect(await titles("high cube")).toEqual(["40ft High Cube", "20ft high-cube", "45ft HIGH CUBE"]);
		expect(await titles("% st")).toEqual(["100 % steel"]);
		expect(await titles("50%")).toEqual([]);
		expect(await titles("\\")).toEqual([]);
	});
});

/** More than fills four pages; its sizes, types and prices repeat, so that order among equals counts. */
const anyStock = fc.array(
	fc.record({
		facts: anyPriceFacts,
		size: fc.oneof(anySize, fc.constantFrom("53ft", "20FT", " 40ft  HC ", "10ft\tDV")),
		type: fc.constantFrom(...productTypes, null),
		isRounded: fc.boolean(),
	}),
	{ minLength: 4 * pageSize + 7, maxLength: 4 * pageSize + 7 },
);

const byThousands = (facts: PriceFacts): PriceFacts =>
	Object.fromEntries(
		Object.entries(facts).map(([name, value]) => [
			name,
			typeof value === "number" ? Math.round(value / 2_000_000) * 2_000_000 : value,
		]),
	) as PriceFacts;

describe("any stock", () => {
	type Row = typeof products.$inferSelect;
	let rows: Row[] = [];

	beforeAll(async () => {
		const [drawn = []] = fc.sample(anyStock, 1);
		// Ten at one moment each: what is equal in all else stands by its id.
		const values = drawn.map(({ facts, size, type, isRounded }, index) => ({
			...(isRounded ? byThousands(facts) : facts),
			...{ size, type, createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 10) * 60_000) },
		}));
		const inserted = await database.db.insert(products).values(values).returning();
		await database.db.insert(schema.productTranslations).values(
			inserted.map(({ id }, index) => ({
				...{
					productId: id,
					language: "nl" as const,
					title: `Bak ${index}`,
					description: "staal",
					slug: `bak-${index}`,
				},
			})),
		);
		rows = inserted.toSorted(
			(a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
		);
	});

	/** All pages of a list, one after the other. */
	async function leaf(read: (page: number) => ReturnType<typeof listProducts>, expected: readonly Row[]) {
		const first = await read(1);
		expect(first.total).toBe(expected.length);
		expect(first.pages).toBe(Math.max(1, Math.ceil(expected.length / pageSize)));
		const ids: string[] = [];
		for (let page = 1; page <= first.pages; page++) {
			const { products: found, offset } = await read(page);
			expect(offset).toBe(ids.length);
			if (page < first.pages) expect(found).toHaveLength(pageSize);
			ids.push(...found.map(({ id }) => id));
		}
		expect(ids).toEqual(expected.map(({ id }) => id));
		expect((await read(first.pages + 3)).page).toBe(first.pages);
	}

	test.each(sortOrders)("by %s has on its pages what the model has in one piece", async (sort) => {
		const cache = createCache();
		for (const size of [null, ...sizeGroups]) {
			for (const type of [null, ...typeGroups]) {
				const filter = { size, type };
				const expected = sortProducts(filterProducts(rows, filter), sort);
				await leaf((page) => listProducts(database.db, cache, "de", { filter, sort, page }), expected);
			}
		}
	});

	test("says of each choice of a filter what it would leave, the other filter kept, without a statement more", async () => {
		const cache = createCache();
		const count = (size: ListFilter["size"], type: ListFilter["type"]) =>
			filterProducts(rows, { size, type }).length;
		for (const filter of [all, { size: "20ft", type: null }, { size: "40ft", type: "high-cube" }] as const) {
			const { choices } = await listProducts(database.db, cache, "de", { filter, sort: "size", page: 1 });
			for (const size of sizeGroups) expect(choices.size[size]).toBe(count(size, filter.type));
			for (const type of typeGroups) expect(choices.type[type]).toBe(count(filter.size, type));
			expect([choices.size.all, choices.type.all]).toEqual([
				...[count(null, filter.type), count(filter.size, null)],
			]);
		}
		const rentals = await listRentals(database.db, cache, "de", { size: null, sort: "size", page: 1 });
		expect(rentals.choices.size.all).toBe(findRentals(rows, { size: null, sort: "size" }).length);
	});

	test.each(rentalSorts)("for rent, by %s, has what the model has", async (sort) => {
		const cache = createCache();
		for (const size of [null, ...sizeGroups]) {
			await leaf(
				(page) => listRentals(database.db, cache, "de", { size, sort, page }),
				findRentals(rows, { size, sort }),
			);
		}
	});

	test("has the newest of a group in its carousels, eight at most", async () => {
		for (const size of [null, ...sizeGroups]) {
			for (const type of [null, ...typeGroups]) {
				const filter = { size, type };
				const found = await listForCarousel(database.db, createCache(), "de", filter);
				const expected = filterProducts(rows, filter).slice(0, 8);
				expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
			}
		}
	});

	test("has the cheapest first below a post, a missing price counting as 0", async () => {
		const found = await listCheapest(database.db, createCache(), "de", 60);
		const expected = rows.toSorted((a, b) => (lowestPrice(a) ?? 0) - (lowestPrice(b) ?? 0)).slice(0, 60);
		expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
	});

	test("costs two statements, and none where the first page is kept", async () => {
		const cache = createCache();
		const query = { filter: all, sort: "size" as const, page: 1 };
		const read = (page: number) => () => listProducts(database.db, cache, "de", { ...query, page });
		expect(await statementsDuring(read(1))).toHaveLength(2);
		expect(await statementsDuring(read(1))).toHaveLength(0);
		expect(await statementsDuring(read(2))).toHaveLength(1);
	});

	test("is counted for all languages at once", async () => {
		const cache = createCache();
		for (const language of languages) {
			const query = { filter: all, sort: "size" as const, page: 2 };
			expect((await listProducts(database.db, cache, language, query)).total).toBe(rows.length);
		}
	});
});
