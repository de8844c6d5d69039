import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { alertsIn, fieldValue, shownText, tagsOf } from "../support/html.ts";
import { memberPassword, newestLink, signUpVerified, tokenOf } from "../support/members.ts";
import { type Container, createContainer } from "../support/sample-trade.ts";
import { byTruck, cartIdOf, choiceFields, containerPath, orderForm } from "../support/shop-visits.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { carts, cartItems, orders, users } = schema;

beforeEach(async () => {
	await shop.database.db.delete(schema.formSubmissions);
});

const newEmail = () => `jana-${randomUUID()}@buyer.example`;

/** Someone with an account, signed in in a first browser. */
async function member(): Promise<{ email: string; id: string; browser: Visitor }> {
	const email = newEmail();
	const browser = await signUpVerified(shop, { email });
	const [user] = await shop.database.db.select().from(users).where(eq(users.email, email));
	return { email, id: user?.id ?? "", browser };
}

async function signIn(browser: Visitor, email: string): Promise<Response> {
	const answer = await browser.post("/en/auth", { email, password: memberPassword });
	expect(answer.status).toBe(303);
	return answer;
}

async function add(browser: Visitor, container: Container, fields: Fields = {}): Promise<void> {
	const path = await containerPath(shop.database.db, container, "en");
	expect((await browser.post(path, choiceFields(fields))).status).toBe(303);
}

/** What stands in the cart that a browser shows: the quantity of each line. */
async function quantitiesIn(browser: Visitor): Promise<number[]> {
	const text = shownText(await (await browser.get("/en/cart")).text());
	return [...text.matchAll(/Quantity (\d+) Remove/g)].map(([, quantity]) => Number(quantity));
}

async function badgeOf(browser: Visitor): Promise<string> {
	const html = await (await browser.get("/en/container")).text();
	const labels = tagsOf(html, "a").map((link) => link["aria-label"] ?? "");
	return labels.find((label) => label.startsWith("Cart, ")) ?? "";
}

describe("a cart that a browser has when its visitor signs in", () => {
	test("becomes the account's, and every browser of the account shows it", async () => {
		const { email, id, browser: first } = await member();
		const [one, other] = [await createContainer(shop.database.db), await createContainer(shop.database.db)];
		await add(first, one, { quantity: "2" });
		expect(await quantitiesIn(first)).toEqual([2]);

		const second = shop.visitor();
		await add(second, one, { quantity: "3" });
		await add(second, other);
		const guestCart = cartIdOf(second);
		await signIn(second, email);
		expect(cartIdOf(second)).toBe(cartIdOf(first));
		expect(await quantitiesIn(second)).toEqual([5, 1]);
		expect(await quantitiesIn(first)).toEqual([5, 1]);
		expect(await badgeOf(first)).toBe("Cart, 2 lines");
		const own = await shop.database.db.select().from(carts).where(eq(carts.userId, id));
		expect(own.map((cart) => cart.id)).toEqual([cartIdOf(first)]);
		expect(await shop.database.db.$count(carts, eq(carts.id, guestCart))).toBe(0);

		await add(first, other, { ...byTruck, quantity: "4" });
		expect(await quantitiesIn(second)).toEqual([5, 1, 4]);
	});

	test("is left behind at the sign-out; the account finds it again", async () => {
		const { email, browser } = await member();
		await add(browser, await createContainer(shop.database.db), { quantity: "7" });
		const answer = await browser.post("/en/auth/sign-out", {});
		expect(answer.status).toBe(303);
		expect([...browser.cookies.keys()]).not.toContain("kade_cart");
		expect(await quantitiesIn(browser)).toEqual([]);
		expect(await badgeOf(browser)).toBe("Cart, empty");

		await add(browser, await createContainer(shop.database.db));
		expect(await quantitiesIn(browser)).toEqual([1]);
		await signIn(browser, email);
		expect(await quantitiesIn(browser)).toEqual([7, 1]);
	});

	test("stays with the browser when the sign-in fails", async () => {
		const { email } = await member();
		const browser = shop.visitor();
		await add(browser, await createContainer(shop.database.db));
		const cart = cartIdOf(browser);
		expect((await browser.post("/en/auth", { email, password: "not the password" })).status).toBe(401);
		expect(cartIdOf(browser)).toBe(cart);
		expect(await quantitiesIn(browser)).toEqual([1]);
	});

	test("goes to one account alone, also when two sign in at once", async () => {
		const { email } = await member();
		const container = await createContainer(shop.database.db);
		const browsers = [shop.visitor(), shop.visitor(), shop.visitor()];
		for (const browser of browsers) await add(browser, container);
		await Promise.all(browsers.map((browser) => signIn(browser, email)));
		expect(new Set(browsers.map(cartIdOf)).size).toBe(1);
		for (const browser of browsers) expect(await quantitiesIn(browser)).toEqual([3]);
	});
});

describe("the cookie of an account's cart", () => {
	test("opens nothing without the account's session", async () => {
		const { browser } = await member();
		await add(browser, await createContainer(shop.database.db));
		const stolen = { kade_cart: browser.cookies.get("kade_cart") ?? "" };
		expect(await quantitiesIn(shop.visitor(stolen))).toEqual([]);
		expect(await badgeOf(shop.visitor(stolen))).toBe("Cart, empty");
		const stranger = (await member()).browser;
		stranger.cookies.set("kade_cart", stolen.kade_cart);
		expect(await quantitiesIn(stranger)).toEqual([]);
		const [line] = await shop.database.db
			.select()
			.from(cartItems)
			.where(eq(cartItems.cartId, cartIdOf(browser)));
		await stranger.post("/en/cart", { intent: "remove", item: line?.id ?? "" });
		expect(await quantitiesIn(browser)).toEqual([1]);
	});

	test("may be gone: what is added next stands in the account's cart all the same", async () => {
		const { browser } = await member();
		await add(browser, await createContainer(shop.database.db));
		const cart = cartIdOf(browser);
		browser.cookies.delete("kade_cart");
		await add(browser, await createContainer(shop.database.db));
		expect(cartIdOf(browser)).toBe(cart);
		expect(await quantitiesIn(browser)).toEqual([1, 1]);
	});
});

describe("a cart whose account's session has ended", () => {
	const texts = pageTexts.en.checkoutPage.waiting;
	const shownCart = async (browser: Visitor) => shownText(await (await browser.get("/en/cart")).text());

	test("says where it is, and is there again after the sign-in that it leads to", async () => {
		const { email, browser } = await member();
		await add(browser, await createContainer(shop.database.db), { quantity: "3" });
		browser.cookies.delete("kade_session");
		const html = await (await browser.get("/en/cart")).text();
		expect(shownText(html)).toContain(texts.title);
		const [link] = tagsOf(html, "a").filter(({ href }) => href?.includes("/auth?"));
		expect(link).toMatchObject({ href: "/en/auth?to=cart" });
		const wrong = await browser.post("/en/auth?to=cart", { email, password: "not this one" });
		expect(tagsOf(await wrong.text(), "form").map(({ action }) => action)).toContain("/en/auth?to=cart");
		const answer = await browser.post("/en/auth?to=cart", { email, password: memberPassword });
		expect(answer.headers.get("Location")).toBe("/en/cart");
		expect(await quantitiesIn(browser)).toEqual([3]);
		expect((await browser.get("/en/auth?to=cart")).headers.get("Location")).toBe("/en/cart");
	});

	const linksTo = (html: string, page: string) =>
		tagsOf(html, "a").filter(({ href }) => href?.startsWith("/en/auth") && href.includes(page));

	test("is where a forgotten password's mail leads back to", async () => {
		const { email, browser } = await member();
		await add(browser, await createContainer(shop.database.db), { quantity: "3" });
		browser.cookies.delete("kade_session");
		const card = await (await browser.get("/en/auth?to=cart")).text();
		const [forgot] = linksTo(card, "mode=forgot");
		await browser.post(forgot?.href ?? "", { email });
		const link = await newestLink(shop, email);
		const password = "another good password";
		const done = await browser.post(link, { token: tokenOf(link), password });
		const [signIn] = linksTo(await done.text(), "to=cart");
		const entered = await browser.post(signIn?.href ?? "", { email, password });
		expect(entered.headers.get("Location")).toBe("/en/cart");
		expect(await quantitiesIn(browser)).toEqual([3]);
	});

	test("is where a new account's mail leads to; of a link that has expired, the next sign-up's", async () => {
		const email = newEmail();
		const browser = shop.visitor();
		await add(browser, await createContainer(shop.database.db));
		const card = await (await browser.get("/en/auth?to=cart")).text();
		const [signUp] = linksTo(card, "mode=sign-up");
		await browser.post(signUp?.href ?? "", { email, password: memberPassword });
		const link = await newestLink(shop, email);
		const entered = await browser.post(link, { token: tokenOf(link), password: memberPassword });
		expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/en/cart"]);
		expect(await quantitiesIn(browser)).toEqual([1]);
		const expired = await (await shop.visitor().get("/en/auth/verify?token=forged&to=cart")).text();
		expect(linksTo(expired, "mode=sign-up").map(({ href }) => href)).toEqual([signUp?.href]);
		expect((await browser.get("/en/auth?to=//evil.example")).headers.get("Location")).toBe("/en");
	});

	test("keeps the order's fields, and the next press after a sign-in elsewhere can succeed", async () => {
		const { email, browser } = await member();
		await add(browser, await createContainer(shop.database.db));
		const fields = await orderForm(browser, { street: "Scheldekaai 9" });
		browser.cookies.delete("kade_session");
		const refused = await browser.post("/en/cart", fields);
		expect(refused.status).toBe(422);
		const html = await refused.text();
		expect(alertsIn(html)).toEqual([texts.notOrdered]);
		expect(fieldValue(html, "street")).toBe("Scheldekaai 9");
		// With scripts the answer comes before the cart of now: it must not say that the cart is empty meanwhile.
		const told = await (await browser.post("/en/cart.data", fields)).text();
		expect(told).toContain('"signed_out"');
		expect(told).not.toContain('"cart_empty"');
		const again = { ...fields, seenTotal: fieldValue(html, "seenTotal") ?? "" };
		expect(again.seenTotal).toBe("0");

		await signIn(browser, email);
		const priced = await (await browser.post("/en/cart", again)).text();
		expect(fieldValue(priced, "street")).toBe("Scheldekaai 9");
		expect(fieldValue(priced, "seenTotal")).toBe(fields.seenTotal);
		const answer = await browser.post("/en/cart", fields);
		expect(answer.headers.get("Location")).toContain("/order-confirmation/");
	});

	test.each(["order", "more"])("is told of after a sign-out in another tab too: %s", async (intent) => {
		const { email, browser } = await member();
		await add(browser, await createContainer(shop.database.db));
		const fields = await orderForm(browser, { street: "Scheldekaai 9" });
		const shown = tagsOf(await (await browser.get("/en/cart")).text(), "input");
		expect(shown.map(({ name }) => name)).toContain("ofAccount");
		const form = { ...fields, ofAccount: "on" };
		await browser.post("/en/auth/sign-out", {});
		const pressed = intent === "order" ? form : { ...form, intent: `more:${randomUUID()}` };
		const html = await (await browser.post("/en/cart", pressed)).text();
		expect(shownText(html)).toContain(texts.title);
		expect(alertsIn(html)).toEqual(intent === "order" ? [texts.notOrdered] : []);
		expect(fieldValue(html, "street")).toBe("Scheldekaai 9");
		expect(fieldValue(html, "ofAccount")).toBe("on");
		// Whoever asks for the cart without that form sits down there next.
		expect(await shownCart(browser)).not.toContain(texts.title);
		await signIn(browser, email);
		const answer = await browser.post("/en/cart", form);
		expect(answer.headers.get("Location")).toContain("/order-confirmation/");
	});

	test("keeps them when a line is changed without scripts", async () => {
		const { browser } = await member();
		await add(browser, await createContainer(shop.database.db));
		const fields = await orderForm(browser, { street: "Scheldekaai 9" });
		browser.cookies.delete("kade_session");
		const html = await (await browser.post("/en/cart", { ...fields, intent: `more:${randomUUID()}` })).text();
		expect(shownText(html)).toContain(texts.title);
		expect(fieldValue(html, "street")).toBe("Scheldekaai 9");
	});

	test("is told of to nobody else, and not where it is empty or was never one's own", async () => {
		const { browser } = await member();
		const container = await createContainer(shop.database.db);
		await add(browser, container);
		const cookie = browser.cookies.get("kade_cart") ?? "";
		const stranger = (await member()).browser;
		stranger.cookies.set("kade_cart", cookie);
		const forged = shop.visitor({ kade_cart: `${cartIdOf(browser)}.forged` });
		for (const someone of [stranger, forged, shop.visitor()])
			expect(await shownCart(someone)).not.toContain(texts.title);
		await shop.database.db.delete(cartItems).where(eq(cartItems.cartId, cartIdOf(browser)));
		browser.cookies.delete("kade_session");
		expect(await shownCart(browser)).not.toContain(texts.title);
	});
});

describe("an order of someone who has signed in", () => {
	test("is the account's, opens in any of its browsers, and empties its cart", async () => {
		const { email, id, browser } = await member();
		const other = shop.visitor();
		await signIn(other, email);
		await add(browser, await createContainer(shop.database.db), { ...byTruck, quantity: "2" });
		expect(await quantitiesIn(other)).toEqual([2]);
		const fields = await orderForm(browser);
		const answer = await browser.post("/en/cart", fields);
		expect(answer.status).toBe(303);
		const location = answer.headers.get("Location") ?? "";
		const [order] = await shop.database.db
			.select()
			.from(orders)
			.where(eq(orders.id, location.split("/").at(-1) ?? ""));
		expect(order?.userId).toBe(id);

		for (const own of [browser, other]) {
			expect(await quantitiesIn(own)).toEqual([]);
			const page = await own.get(location);
			expect(page.status).toBe(200);
			expect(shownText(await page.text())).toContain(fields.email);
		}
		const stranger = (await member()).browser;
		for (const someone of [
			shop.visitor(),
			stranger,
			shop.visitor({ kade_cart: browser.cookies.get("kade_cart") ?? "" }),
		]) {
			expect((await someone.get(location)).status).toBe(404);
		}
		await browser.post("/en/auth/sign-out", {});
		expect((await browser.get(location)).status).toBe(404);
		await signIn(browser, email);
		expect((await browser.get(location)).status).toBe(200);
	});

	test("of a guest is nobody's", async () => {
		const guest = shop.visitor();
		await add(guest, await createContainer(shop.database.db));
		const answer = await guest.post("/en/cart", await orderForm(guest));
		const id = (answer.headers.get("Location") ?? "").split("/").at(-1) ?? "";
		const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
		expect(order).toMatchObject({ userId: null });
		expect(fieldValue(await (await guest.get("/en/cart")).text(), "idempotencyKey")).toBeUndefined();
	});
});
