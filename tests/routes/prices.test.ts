import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { saleVersion } from "~/trade/catalog/desk/prices/sale-facts.ts";
import { cents } from "~/values/money.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	alertsIn,
	elementIn,
	elementsIn,
	fieldError,
	fieldValue,
	keyedLinks,
	mainOf,
	shownText,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { type Container, createContainer } from "../support/sample-trade.ts";
import { containerPath } from "../support/shop-visits.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { products, priceBatches } = schema;
const texts = pageTexts.en.adminPrices;
const list = "/en/admin/products";

let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

async function storedOf({ id }: Container): Promise<Container> {
	const [row] = await shop.database.db.select().from(products).where(eq(products.id, id));
	if (!row) throw new Error("no container");
	return row;
}

/** A row of the table as its form sends it. */
function rowOf(product: Container, typed: Fields = {}): Fields {
	return {
		row: product.id,
		[`seen.${product.id}`]: saleVersion(product),
		[`isAvailable.${product.id}`]: product.isAvailable ? "on" : "",
		[`stockStatus.${product.id}`]: product.stockStatus,
		...Object.fromEntries(Object.entries(typed).map(([field, value]) => [`${field}.${product.id}`, value])),
	};
}

/** Several rows in one form. */
function form(...rows: Fields[]): URLSearchParams {
	const fields = new URLSearchParams();
	for (const row of rows) {
		for (const [name, value] of Object.entries(row)) fields.append(name, String(value));
	}
	return fields;
}

const htmlOf = async (path: string) => (await owner.get(path)).text();

describe("the table of products", () => {
	test.each(languages)("stands in %s, in pages, with a field for every price", async (language) => {
		const answer = await owner.get(`/${language}/admin/products`);
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
		const html = await answer.text();
		const words = pageTexts[language].adminPrices;
		expect(textsIn(mainOf(html), "h1")).toEqual([words.title]);
		const names = tagsOf(mainOf(html), "input").map(({ name }) => name?.split(".")[0]);
		for (const field of ["price", "priceNew", "priceUsedA", "priceUsedCw", "isAvailable"]) {
			expect(names).toContain(field);
		}
	});

	test("shows the columns that a person has chosen, and leaves what it does not show as it is", async () => {
		const db = shop.database.db;
		const facts = { priceNew: cents(2_000_00), stockStatus: "Low Stock" } as const;
		const [offered, off] = [
			await createContainer(db, { ...facts, isAvailable: true }),
			await createContainer(db, { ...facts, isAvailable: false }),
		];
		const choose = (intent: string, ...columns: string[]) =>
			owner.post(
				"/en/admin/views",
				new URLSearchParams([
					...Object.entries({ intent, list: "products", query: "sort=newest" }),
					...columns.map((column) => ["column", column]),
				]),
			);
		const answer = await choose("columns", "priceNew");
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list}?sort=newest`]);
		const main = mainOf(await htmlOf(`${list}?sort=newest`));
		const inputs = tagsOf(main, "input").filter(({ name }) => name?.includes("."));
		const kinds = new Set(inputs.map(({ name, type }) => `${type} ${name?.split(".")[0]}`));
		expect([...kinds]).toEqual(["hidden seen", "hidden isAvailable", "text priceNew"]);
		const sent = new URLSearchParams(inputs.map(({ name, value }) => [name ?? "", value ?? ""]));
		for (const { id } of [offered, off]) {
			sent.append("row", id);
			sent.set(`priceNew.${id}`, "2100");
		}
		expect((await owner.post(list, sent)).headers.get("Location")).toBe(`${list}?done=saved`);
		const changed = { priceNew: cents(2_100_00), stockStatus: "Low Stock" };
		expect(await storedOf(offered)).toMatchObject({ ...changed, isAvailable: true });
		expect(await storedOf(off)).toMatchObject({ ...changed, isAvailable: false });
		expect((await choose("usual-columns")).status).toBe(303);
	});

	test("is narrowed by what is offered, by type, stock and title, all in its address", async () => {
		const db = shop.database.db;
		const tank = await createContainer(db, {
			type: "Tank",
			priceUsedCw: cents(1_00),
			stockStatus: "Low Stock",
		});
		const rows = async (query: string) =>
			tagsOf(mainOf(await htmlOf(`${list}?${query}`)), "input").flatMap(({ name, value }) =>
				name === "row" ? [value] : [],
			);
		expect(await rows("type=Tank&condition=used-cw&availability=Low+Stock&shown=shown")).toEqual([tank.id]);
		expect(await rows("type=Tank&condition=used-cw&availability=unavailable")).toEqual([]);
		expect(await rows("type=Tank&shown=hidden")).toEqual([]);
		expect(await rows("q=no%20such%20box")).toEqual([]);
		expect(await rows("type=nonsense&page=1&sort=price-desc")).not.toEqual([]);
		expect((await owner.get(`${list}?page=999`)).status).toBe(302);
	});

	test("saves all rows that were changed, and the shop shows them at once", async () => {
		const one = await createContainer(shop.database.db, { priceNew: cents(265_000) });
		const other = await createContainer(shop.database.db, { priceNew: cents(100_000) });
		const untouched = await createContainer(shop.database.db);
		const path = await containerPath(shop.database.db, one, "en");
		const visitor = shop.visitor();
		expect(await (await visitor.get(path)).text()).toContain("€2,650");
		const answer = await owner.post(
			`${list}?type=Tank`,
			form(
				rowOf(one, { priceNew: "2.750,50", priceUsedA: "1999" }),
				rowOf(other, { priceNew: "", stockStatus: "Out of Stock", isAvailable: "" }),
				rowOf(untouched),
			),
		);
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list}?type=Tank&done=saved`]);
		expect(await storedOf(one)).toMatchObject({ priceNew: 275_050, priceUsedA: 199_900 });
		expect(await storedOf(other)).toMatchObject({
			...{ priceNew: null, stockStatus: "Out of Stock", isAvailable: false },
		});
		expect((await storedOf(untouched)).updatedAt).toEqual(untouched.updatedAt);
		expect(await (await visitor.get(path)).text()).toContain("€2,750.50");
		expect(await htmlOf(`${list}?done=saved`)).toContain(texts.saved);
	});

	test("refuses a row alone that was changed in another tab or is wrong, with what was typed", async () => {
		const db = shop.database.db;
		const [fine, stale, wrong] = await Promise.all(
			[1, 2, 3].map(() => createContainer(db, { type: "Flat Rack" })),
		);
		if (!fine || !stale || !wrong) throw new Error("no container");
		await db
			.update(products)
			.set({ priceNew: cents(99_900) })
			.where(eq(products.id, stale.id));
		const answer = await owner.post(
			`${list}?type=Flat+Rack`,
			form(
				rowOf(fine, { priceNew: "1111" }),
				rowOf(stale, { priceNew: "2222" }),
				rowOf(wrong, { priceNew: "cheap", price: "12" }),
			),
		);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([texts.refusedSome.replace("{n}", "1").replace("{m}", "2")]);
		expect((await storedOf(fine)).priceNew).toBe(111_100);
		expect((await storedOf(stale)).priceNew).toBe(99_900);
		expect(await storedOf(wrong)).toMatchObject({ priceNew: wrong.priceNew, price: 0 });
		expect(fieldValue(html, `priceNew.${stale.id}`)).toBe("2222");
		expect(shownText(mainOf(html))).toContain(texts.today.replace("{value}", "€999.00"));
		expect(fieldValue(html, `priceNew.${wrong.id}`)).toBe("cheap");
		expect(fieldError(html, `priceNew.${wrong.id}`)).toBe(pageTexts.en.adminProducts.errors.euros);
		// Whoever has seen today's value may put the own one over it.
		const seen = fieldValue(html, `seen.${stale.id}`) ?? "";
		const again = await owner.post(
			list,
			form({ ...rowOf(stale, { priceNew: "2222" }), [`seen.${stale.id}`]: seen }),
		);
		expect(again.status).toBe(303);
		expect((await storedOf(stale)).priceNew).toBe(222_200);
	});

	test("takes the same form twice, and nothing that no form of it sends", async () => {
		const product = await createContainer(shop.database.db);
		const fields = form(rowOf(product, { priceNew: "1234" }));
		const statuses = [await owner.post(list, fields), await owner.post(list, fields)].map(
			({ status }) => status,
		);
		expect(statuses).toEqual([303, 303]);
		for (const seen of ["", "nonsense", "1~2~3"]) {
			const answer = await owner.post(
				list,
				form({ ...rowOf(product, { priceNew: "1" }), [`seen.${product.id}`]: seen }),
			);
			expect(answer.status).toBe(409);
		}
		const gone = { ...product, id: randomUUID() };
		expect((await owner.post(list, form(rowOf(gone, { priceNew: "1" })))).status).toBe(409);
		expect((await owner.post(list, form())).headers.get("Location")).toBe(`${list}?done=unchanged`);
		expect((await storedOf(product)).priceNew).toBe(123_400);
	});
});

describe("many prices", () => {
	const rule = { field: "priceNew", way: "up", by: "4", unit: "percent", rounding: "10" };

	async function preview(...picked: Container[]): Promise<string> {
		const query = new URLSearchParams(picked.map(({ id }) => ["pick", id]));
		const answer = await owner.post(`${list}/change?${query}`, rule);
		expect(answer.status).toBe(303);
		return answer.headers.get("Location") ?? "";
	}

	test("are shown before they change, then changed, then taken back", async () => {
		const [one, other] = await Promise.all(
			[265_000, 100_000].map((price) => createContainer(shop.database.db, { priceNew: cents(price) })),
		);
		if (!one || !other) throw new Error("no container");
		const address = await preview(one, other);
		const shown = shownText(mainOf(await htmlOf(address)));
		for (const text of ["€2,650.00", "€2,760.00", "+€110.00", texts.batch.nothingStored]) {
			expect(shown).toContain(text);
		}
		expect((await storedOf(one)).priceNew).toBe(265_000);
		await shop.database.db
			.update(products)
			.set({ priceNew: cents(1) })
			.where(eq(products.id, other.id));
		const applied = await owner.post(address, { intent: "apply" });
		expect([applied.status, applied.headers.get("Location")]).toEqual([303, `${address}?done=applied`]);
		expect([(await storedOf(one)).priceNew, (await storedOf(other)).priceNew]).toEqual([276_000, 1]);
		const came = shownText(mainOf(await htmlOf(address)));
		expect(came).toContain(texts.batch.outcomes.changed);
		const twice = await owner.post(address, { intent: "apply" });
		expect(twice.headers.get("Location")).toBe(applied.headers.get("Location"));
		const late = await owner.post(address, { intent: "discard" });
		expect(late.status).toBe(409);
		expect(alertsIn(await late.text())).toEqual([texts.batch.problems.settled]);
		expect((await owner.post(address, { intent: "undo" })).status).toBe(303);
		expect((await storedOf(one)).priceNew).toBe(265_000);
		expect(textsIn(mainOf(await htmlOf(address)), "h1")).toEqual([texts.batch.undoneTitle]);
	});

	test.each<[Fields, string, keyof typeof texts.rule.errors]>([
		[{ by: "0" }, "by", "amount"],
		[{ by: "100", way: "down" }, "by", "percentHigh"],
		[{ rounding: "7" }, "rounding", "choice"],
	])("are not changed by a rule of %j", async (given, field, error) => {
		const answer = await owner.post(`${list}/change?type=Tank`, { ...rule, ...given });
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldError(html, field)).toBe(texts.rule.errors[error]);
		expect(fieldValue(html, "by")).toBe(given.by ?? "4");
	});

	test("are planned for a day, seen and called off", async () => {
		const product = await createContainer(shop.database.db, { priceNew: cents(265_000) });
		const address = await preview(product);
		for (const [startsOn, error] of [
			["", "day"],
			["2026-02-31", "day"],
			["2020-01-01", "past"],
			["2199-01-01", "far"],
		] as const) {
			const answer = await owner.post(address, { intent: "plan", startsOn });
			expect([startsOn, answer.status]).toEqual([startsOn, 422]);
			const html = await answer.text();
			expect(fieldError(html, "startsOn")).toBe(texts.batch.dayErrors[error]);
			expect(fieldValue(html, "startsOn") ?? "").toBe(startsOn);
		}
		const startsOn = `${new Date().getUTCFullYear() + 1}-12-31`;
		expect((await owner.post(address, { intent: "plan", startsOn })).status).toBe(303);
		const prices = `${list}/prices/${product.id}`;
		expect(tagsOf(mainOf(await htmlOf(prices)), "a").map(({ href }) => href)).toContain(address);
		await shop.database.db
			.update(products)
			.set({ priceNew: cents(5) })
			.where(eq(products.id, product.id));
		const batches = await htmlOf(`${list}/changes`);
		expect(batches).toContain(texts.batch.planChangedCount.replace("{n}", "1"));
		expect(keyedLinks(batches).some((link) => link?.startsWith(`${list}/changes/`))).toBe(true);
		for (const _tab of [1, 2]) expect((await owner.post(address, { intent: "cancel" })).status).toBe(303);
		expect((await owner.post(address, { intent: "apply" })).status).toBe(409);
		expect(textsIn(mainOf(await htmlOf(address)), "h1")).toEqual([texts.batch.cancelledTitle]);
	});

	test("of a draft that is dropped are gone", async () => {
		const address = await preview(await createContainer(shop.database.db));
		for (const _tab of [1, 2])
			expect((await owner.post(address, { intent: "discard" })).headers.get("Location")).toBe(list);
		expect((await owner.get(address)).status).toBe(404);
		expect((await owner.post(address, { intent: "apply" })).status).toBe(404);
		expect((await owner.post(address, { intent: "nonsense" })).status).toBe(400);
		expect((await owner.get(`${list}/changes/nonsense`)).status).toBe(404);
	});
});

describe("a product's prices", () => {
	test("are drawn with a table beside, and a new one is planned", async () => {
		const product = await createContainer(shop.database.db, { priceNew: cents(265_000) });
		await shop.database.db
			.update(products)
			.set({ priceNew: cents(240_000) })
			.where(eq(products.id, product.id));
		const address = `${list}/prices/${product.id}`;
		const main = mainOf(await htmlOf(address));
		expect(tagsOf(main, "svg").some(({ role }) => role === "img")).toBe(true);
		const table = textsIn(elementIn(main, "tbody"), "td");
		expect(table.slice(1, 3)).toEqual([texts.productPage.kinds.new, "€2,400.00"]);
		expect(table).toContain("€2,650.00");
		const startsOn = `${new Date().getUTCFullYear() + 1}-12-31`;
		const plan = { field: "priceNew", price: "2500", startsOn };
		for (const [given, field, error] of [
			[{ price: "" }, "price", texts.productPage.errors.price],
			[{ price: "0" }, "price", texts.productPage.errors.price],
			[{ price: "2400,00" }, "price", texts.productPage.errors.same],
			[{ price: "dear" }, "price", pageTexts.en.adminProducts.errors.euros],
			[{ startsOn: "2020-01-01" }, "startsOn", texts.batch.dayErrors.past],
			[{ field: "x" }, "field", texts.productPage.errors.choice],
		] as const) {
			const answer = await owner.post(address, { ...plan, ...given });
			expect([field, answer.status]).toEqual([field, 422]);
			expect(fieldError(await answer.text(), field)).toBe(error);
		}
		expect((await owner.post(address, plan)).headers.get("Location")).toBe(`${address}?done=planned`);
		expect(await shop.database.db.$count(priceBatches, eq(priceBatches.source, "single"))).toBe(1);
		expect(shownText(mainOf(await htmlOf(address)))).toContain("€2,500.00");
		expect(elementsIn(main, "form")).toHaveLength(1);
	});

	test.each([randomUUID(), "nonsense"])("are nowhere for %s", async (id) => {
		expect((await owner.get(`${list}/prices/${id}`)).status).toBe(404);
		const plan = { field: "priceNew", price: "1", startsOn: "2099-01-01" };
		expect((await owner.post(`${list}/prices/${id}`, plan)).status).toBe(404);
	});
});

describe("a file of products", () => {
	const address = `${list}/import`;
	const words = texts.import;

	test("is taken along with what the list finds, and brought back with a dry run", async () => {
		const product = await createContainer(shop.database.db, { type: "Tank", priceUsedA: cents(123_456) });
		const query = `type=Tank&condition=used-a&q=${encodeURIComponent(product.id)}`;
		for (const ending of ["csv", "xlsx"]) {
			const file = await owner.get(`${list}.${ending}?${query}`);
			expect([file.status, file.headers.get("Content-Disposition")]).toEqual([
				200,
				expect.stringContaining(`.${ending}`),
			]);
		}
		const csv = await (await owner.get(`${list}.csv?type=Tank`)).text();
		const line = csv.split("\r\n").find((one) => one.startsWith(product.id)) ?? "";
		expect(line).toContain(";1234,56;");
		const text = [csv.split("\r\n")[0], line.replace(";1234,56;", ";1300;"), "nonsense"].join("\n");
		const checked = await owner.post(address, { intent: "check", text });
		expect(checked.status).toBe(200);
		const html = await checked.text();
		const shown = shownText(mainOf(html));
		for (const part of ["€1,234.56", "€1,300.00", `${words.line} 3`, words.lineProblems.columns]) {
			expect(shown).toContain(part);
		}
		const mark = fieldValue(html, "mark") ?? "";
		const stored = await owner.post(address, { intent: "store", mark });
		expect([stored.status, stored.headers.get("Location")]).toEqual([
			303,
			`${list}/changes/${mark}?done=imported`,
		]);
		expect((await storedOf(product)).priceUsedA).toBe(130_000);
		const twice = await owner.post(address, { intent: "store", mark });
		expect([twice.status, alertsIn(await twice.text())]).toEqual([409, [words.changedSince]]);
	});

	test.each([
		[{ text: "" }, words.errors.empty],
		[{ text: "x".repeat(1_500_001) }, words.errors.tooLarge],
	])("that cannot be read is refused", async (given, error) => {
		const answer = await owner.post(address, { intent: "check", ...given });
		expect(answer.status).toBe(422);
		expect(await answer.text()).toContain(error);
		expect((await owner.post(address, { intent: "nonsense" })).status).toBe(400);
	});
});
