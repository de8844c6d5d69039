import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { pressKey } from "~/trade/catalog/selection.ts";
import { languages } from "~/values/vocabulary.ts";
import { alertsIn, fieldValue, sectionOf, shownText, tagsOf } from "../support/html.ts";
import { signUpVerified } from "../support/members.ts";
import { createContainer } from "../support/sample-trade.ts";
import {
	byTruck,
	cartIdOf,
	choiceFields,
	containerPath,
	orderForm,
	placeOrder,
} from "../support/shop-visits.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { cartItems, formSubmissions, orders, products, quotes } = schema;
const page = "/en/auth/account";

beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
});

async function member(): Promise<{ email: string; browser: Visitor }> {
	const email = `jana-${randomUUID()}@buyer.example`;
	return { email, browser: await signUpVerified(shop, { email }) };
}

/** Buys two containers, one delivered and one collected. @returns the order's address and the containers */
async function buy(browser: Visitor, language: (typeof languages)[number] = "en") {
	const { db } = shop.database;
	const containers = [await createContainer(db), await createContainer(db, {}, { nl: "Laadkist" })];
	const [delivered, collected] = containers;
	if (!delivered || !collected) throw new Error("no containers");
	await browser.post(await containerPath(db, delivered, "nl"), choiceFields({ ...byTruck, quantity: "2" }));
	await browser.post(await containerPath(db, collected, "nl"), choiceFields({ condition: "rent" }));
	const answer = await browser.post(`/${language}/cart`, await orderForm(browser, {}, language));
	const location = answer.headers.get("Location") ?? "";
	expect(location).toContain("/order-confirmation/");
	const id = location.split("/").at(-1) ?? "";
	const [order] = await db.select().from(orders).where(eq(orders.id, id));
	return { location, id, number: order?.orderNumber ?? "", delivered, collected };
}

const linesIn = (browser: Visitor) =>
	shop.database.db
		.select()
		.from(cartItems)
		.where(eq(cartItems.cartId, cartIdOf(browser)))
		.orderBy(asc(cartItems.createdAt));

async function ordersOn(browser: Visitor, address = page, language: (typeof languages)[number] = "en") {
	const html = await (await browser.get(address)).text();
	return { html, text: shownText(sectionOf(html, pageTexts[language].ownTrade.orders)) };
}

describe("the account's orders", () => {
	test("are none before the first", async () => {
		const { browser } = await member();
		expect((await ordersOn(browser)).text).toContain(pageTexts.en.ownTrade.noOrders);
	});

	test.each(languages)("stand in words of the page, each with its address: %s", async (language) => {
		const { browser } = await member();
		const { number, id } = await buy(browser, language);
		await shop.database.db.update(orders).set({ status: "paid" }).where(eq(orders.id, id));
		const { html, text } = await ordersOn(browser, `/${language}/auth/account`, language);
		expect(text).toContain(number);
		expect(text).toContain(pageTexts[language].orderPage.statuses.paid);
		const { "used-a": bought, rent } = catalogues[language].catalog.details.conditionNames;
		expect(text).toMatch(new RegExp(`2 × .+ · ${bought} 1 × .+ · ${rent} `));
		expect(text).toMatch(/4.861[.,]78/);
		// How much of it is VAT.
		expect(text).toMatch(/843[.,]78/);
		const address = `/${language}/order-confirmation/${id}`;
		expect(tagsOf(html, "a").map(({ href }) => href)).toContain(address);
		expect((await browser.get(address)).status).toBe(200);
	});

	test("are the account's alone, also from another browser", async () => {
		const mine = await member();
		const theirs = await member();
		const { number, location } = await buy(mine.browser);
		await placeOrder(shop);
		expect((await ordersOn(theirs.browser)).text).toContain(pageTexts.en.ownTrade.noOrders);
		expect((await theirs.browser.get(location)).status).toBe(404);
		expect((await theirs.browser.post(location, {})).status).toBe(404);
		const { text } = await ordersOn(mine.browser);
		expect(text.match(/K-\d+/g)).toEqual([number]);
	});

	test.each(languages)(
		"say in %s to another account which one is signed in, and lead on",
		async (language) => {
			const mine = await member();
			const theirs = await member();
			const { location } = await buy(mine.browser, language);
			const html = await (await theirs.browser.get(location)).text();
			const { signedIn } = pageTexts[language].orderPage.locked;
			expect(shownText(html)).toContain(signedIn.text.replace("{email}", theirs.email));
			expect(html).not.toContain(mine.email);
			expect(tagsOf(html, "a").map(({ href }) => href)).toContain(`/${language}/auth/account`);
			const another = `/${language}/auth/sign-out?to=account`;
			expect(tagsOf(html, "form").map(({ action }) => action)).toContain(another);
			const answer = await theirs.browser.post(another, {});
			expect(answer.headers.get("Location")).toBe(`/${language}/auth?to=account`);
			expect(shownText(await (await theirs.browser.get(location)).text())).not.toContain(theirs.email);
		},
	);

	test("come ten a page, newest first; an address that is none is the first page", async () => {
		const { browser } = await member();
		const { id } = await buy(browser);
		const { db } = shop.database;
		const [first] = await db.select().from(orders).where(eq(orders.id, id));
		if (!first) throw new Error("no order");
		const { id: _id, orderNumber: _number, ...row } = first;
		await db.insert(orders).values(
			Array.from({ length: 10 }, (_, age) => ({
				...row,
				idempotencyKey: randomUUID(),
				createdAt: new Date(Date.UTC(2026, 0, 1 + age)),
			})),
		);
		const newest = await ordersOn(browser);
		expect(newest.text.match(/K-\d+/g)).toHaveLength(10);
		expect(newest.text).toContain(first.orderNumber);
		expect(tagsOf(newest.html, "a").map(({ href }) => href)).toContain(`${page}?orders=2`);
		const older = await ordersOn(browser, `${page}?orders=2`);
		expect(older.text.match(/K-\d+/g)).toHaveLength(1);
		expect(older.text).toContain("1 January 2026");
		// Without scripts a form's answer shows the same orders.
		const actions = tagsOf(older.html, "form").flatMap(
			({ action = "" }) => action.match(/.*#account-.*/) ?? [],
		);
		expect(new Set(actions)).toEqual(
			new Set(["password", "codes", "deletion"].map((part) => `${page}?orders=2#account-${part}`)),
		);
		for (const wrong of ["0", "-1", "x", "1e9", "999999999999"]) {
			expect((await browser.get(`${page}?orders=${wrong}`)).status).toBe(200);
		}
	});
});

describe("the account's quote requests", () => {
	test("are those of its own address", async () => {
		const { browser, email } = await member();
		const container = await createContainer(shop.database.db, {}, { nl: "Offertekist" });
		const quote = { customerName: "Jana", language: "nl", productId: container.id } as const;
		await shop.database.db.insert(quotes).values([
			{ ...quote, email: email.toUpperCase(), quantityRequested: 3, status: "answered" },
			{ ...quote, email: `x${email}`, quantityRequested: 9 },
		]);
		const html = await (await browser.get(page)).text();
		const { ownTrade } = pageTexts.en;
		const text = shownText(sectionOf(html, ownTrade.quotes));
		expect(text).toContain(`3 × Offertekist ${ownTrade.quoteStatuses.answered}`);
		expect(text).not.toContain("9 ×");
	});
});

describe("an order again", () => {
	test("puts its containers into the cart at today's prices", async () => {
		const { browser } = await member();
		const { location, delivered } = await buy(browser);
		await shop.database.db
			.update(products)
			.set({ priceUsedA: 190_000 as typeof delivered.price })
			.where(eq(products.id, delivered.id));
		const answer = await browser.post(location, { intent: "again" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/cart"]);
		expect(await linesIn(browser)).toMatchObject([
			{ productId: delivered.id, quantity: 2, price: 190_000, transportPostcode: "1050" },
			{ selectedCondition: "rent", quantity: 1, transportType: "self_pickup" },
		]);
	});

	test("says what is no longer offered, and takes the rest", async () => {
		const { browser } = await member();
		const { location, delivered, collected } = await buy(browser);
		const { db } = shop.database;
		await db.delete(products).where(eq(products.id, delivered.id));
		const answer = await browser.post(location, { intent: "again" });
		expect(answer.status).toBe(200);
		expect(alertsIn(await answer.text())).toEqual([`${pageTexts.en.orderPage.missing} Container (en)`]);
		expect(await linesIn(browser)).toMatchObject([{ productId: collected.id }]);
		await db.update(products).set({ isAvailable: false }).where(eq(products.id, collected.id));
		const nothing = await browser.post(location, { intent: "again" });
		expect(alertsIn(await nothing.text())[0]).toContain("Laadkist");
		expect(await linesIn(browser)).toHaveLength(1);
	});

	test("is in the cart once for each press, though it is sent twice, and once more by the next page", async () => {
		const { browser } = await member();
		const { location } = await buy(browser);
		const press = async () => {
			const html = await (await browser.get(location)).text();
			return { intent: "again", [pressKey]: fieldValue(html, pressKey) ?? "" };
		};
		const [first, second] = [await press(), await press()];
		await Promise.all([browser.post(location, first), browser.post(location, first)]);
		await browser.post(location, first);
		expect(await linesIn(browser)).toHaveLength(2);
		await browser.post(location, second);
		expect(await linesIn(browser)).toHaveLength(4);
	});

	test("is a guest's too, by the browser that placed it, and nobody else's", async () => {
		const { visitor, location } = await placeOrder(shop);
		expect((await shop.visitor().post(location, { intent: "again" })).status).toBe(404);
		const answer = await visitor.post(location, { intent: "again" });
		expect(answer.headers.get("Location")).toBe("/en/cart");
		expect(await linesIn(visitor)).toHaveLength(1);
	});
});
