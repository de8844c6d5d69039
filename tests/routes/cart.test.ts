import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { requireSecret, sign } from "~/platform/secret.server.ts";
import { pressKey } from "~/trade/catalog/selection.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { textsOf } from "../support/catalogue-texts.ts";
import { alertsIn, elementsIn, fieldError, fieldValue, shownText, tagsOf } from "../support/html.ts";
import { type Container, createContainer } from "../support/sample-trade.ts";
import { byTruck, cartIdOf, choiceFields, containerPath, orderForm } from "../support/shop-visits.ts";
import { type Fields, shopOrigin, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { cartItems, carts, products } = schema;

function linesOf(cartId: string) {
	const { db } = shop.database;
	return db.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.createdAt));
}

function linesWith(container: Container) {
	return shop.database.db.select().from(cartItems).where(eq(cartItems.productId, container.id));
}

function pageOf(container: Container, language: Language = "en"): Promise<string> {
	return containerPath(shop.database.db, container, language);
}

/** Adds a container of its own to a visitor's cart. @returns the line's id */
async function addLine(visitor: Visitor, fields: Fields = {}): Promise<string> {
	const container = await createContainer(shop.database.db);
	const answer = await visitor.post(await pageOf(container), choiceFields(fields));
	expect(answer.status).toBe(303);
	const [line] = await linesWith(container);
	if (!line) throw new Error("no line was made");
	return line.id;
}

/** A cookie with a text as the shop writes it. */
function cartCookie(text: string): Fields {
	return { kade_cart: encodeURIComponent(text) };
}

describe("adding to the cart", () => {
	test("keeps the line at the shop's price and goes back to the page", async () => {
		const container = await createContainer(shop.database.db);
		const visitor = shop.visitor();
		const path = await pageOf(container);
		const answer = await visitor.post(path, choiceFields({ ...byTruck, quantity: "2" }));
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe(
			`${path}?condition=used-a&quantity=2&delivery=truck&country=BE&postcode=1050`,
		);
		const lines = await linesOf(cartIdOf(visitor));
		expect(lines).toMatchObject([
			{
				productId: container.id,
				productTitle: "Container (en)",
				quantity: 2,
				price: 175_000,
				transportPrice: 44_300,
				selectedCondition: "used-a",
				transportType: "truck",
				transportCountry: "BE",
				transportPostcode: "1050",
				colorType: "from_stack",
				ralColor: null,
			},
		]);
		const cart = shownText(await (await visitor.get("/en/cart")).text());
		for (const amount of ["€1,750 each", "€443", "€3,943", "€4,771.03"]) expect(cart).toContain(amount);
	});

	test("sets signed cookies that scripts cannot read", async () => {
		const path = await pageOf(await createContainer(shop.database.db));
		const answer = await shop.visitor().post(path, choiceFields());
		const cookies = answer.headers.getSetCookie();
		expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["kade_cart", "kade_flash"]);
		for (const cookie of cookies) {
			const attributes = cookie.split("; ").slice(1);
			expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/"]));
			expect(attributes).not.toContain("Secure");
		}
	});

	test("says so on the next page, in the page's language", async () => {
		for (const language of languages) {
			const visitor = shop.visitor();
			const path = await pageOf(await createContainer(shop.database.db), language);
			const answer = await visitor.post(path, choiceFields());
			const html = await (await visitor.get(answer.headers.get("Location") ?? "")).text();
			const { added, goToCart } = catalogues[language].checkout.toasts;
			expect(shownText(html)).toContain(`${added} Container (${language}) ${goToCart}`);
		}
	});

	test("keeps one cart for several containers", async () => {
		const visitor = shop.visitor();
		await addLine(visitor);
		const cartId = cartIdOf(visitor);
		await addLine(visitor, { ...byTruck, condition: "rent", quantity: "3" });
		expect(cartIdOf(visitor)).toBe(cartId);
		expect(await linesOf(cartId)).toMatchObject([
			{ price: 175_000, transportPrice: 0 },
			{ price: 7_500, transportPrice: 75_300, selectedCondition: "rent" },
		]);
	});

	test("takes a form with a key once, and puts no key into the page that everybody gets", async () => {
		const container = await createContainer(shop.database.db);
		const visitor = shop.visitor();
		const path = await pageOf(container);
		expect(fieldValue(await (await visitor.get(path)).text(), pressKey)).toBeUndefined();
		await addLine(visitor);
		const cartId = cartIdOf(visitor);
		for (const key of ["0.1", "0.1", "0.2"]) {
			const answer = await visitor.post(path, choiceFields({ quantity: "2", [pressKey]: key }));
			expect(answer.status).toBe(303);
		}
		expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([1, 2, 2]);
	});

	test("never believes prices that a form brings along", async () => {
		const container = await createContainer(shop.database.db);
		const visitor = shop.visitor();
		const forged = { price: "1", total: "1", transport_price: "0", transportPrice: "0", productTitle: "X" };
		await visitor.post(await pageOf(container), choiceFields({ ...byTruck, ...forged }));
		expect(await linesOf(cartIdOf(visitor))).toMatchObject([
			{ price: 175_000, transportPrice: 31_000, productTitle: "Container (en)" },
		]);
	});
});

const texts = (language: Language) => pageTexts[language].container;
const quantityText = (language: Language) => texts(language).problems.quantity_invalid;
const notOffered = (language: Language) => texts(language).obstacles.not_offered;
const noDelivery = (language: Language) => texts(language).obstacles.delivery_not_offered;
const openDelivery = (language: Language) => texts(language).obstacles.delivery_open;
const quoteText = (language: Language) => texts(language).obstacles.quote_required;

type Refusal = {
	name: string;
	fields: Fields;
	container?: Parameters<typeof createContainer>[1];
	/** What the page says; null: any text of the language. */
	text: ((language: Language) => string) | null;
};

const refusals: Refusal[] = [
	{ name: "an unknown condition", fields: { condition: "free" }, text: null },
	{ name: "no condition", fields: { condition: "" }, text: null },
	{ name: "a condition without a price", fields: { condition: "used-cw" }, text: notOffered },
	{ name: "an unknown colour", fields: { color: "gold" }, text: null },
	{ name: "a wish colour", fields: { color: "wish_color", ral: "RAL 5010" }, text: quoteText },
	{ name: "quantity 0", fields: { quantity: "0" }, text: quantityText },
	{ name: "quantity -1", fields: { quantity: "-1" }, text: quantityText },
	{ name: "quantity 101", fields: { quantity: "101" }, text: quantityText },
	{ name: "quantity 1e9", fields: { quantity: "1e9" }, text: quantityText },
	{ name: "quantity 1000000000", fields: { quantity: "1000000000" }, text: quantityText },
	{ name: "quantity 1.5", fields: { quantity: "1.5" }, text: quantityText },
	{ name: "quantity abc", fields: { quantity: "abc" }, text: quantityText },
	{ name: "quantity 0x10", fields: { quantity: "0x10" }, text: quantityText },
	{ name: "no quantity", fields: { quantity: "" }, text: quantityText },
	{ name: "an unknown delivery", fields: { delivery: "teleport" }, text: openDelivery },
	{ name: "no delivery", fields: { delivery: "" }, text: openDelivery },
	{
		name: "a delivery that the container does not have",
		fields: { ...byTruck, delivery: "truck_with_crane" },
		container: { deliveryOptions: { truck: true, truck_with_crane: false, self_pickup: true } },
		text: noDelivery,
	},
	{ name: "an unknown country", fields: { ...byTruck, country: "ES" }, text: null },
	{
		name: "no postcode",
		fields: { ...byTruck, postcode: "" },
		text: (language) => texts(language).obstacles.postcode_open,
	},
	{
		name: "a wrong postcode",
		fields: { ...byTruck, postcode: "10500" },
		text: (language) => texts(language).postcodeErrors.BE,
	},
	{
		name: "a postcode of another country",
		fields: { ...byTruck, country: "NL" },
		text: (language) => texts(language).postcodeErrors.NL,
	},
	{
		name: "a postcode without a tariff",
		fields: { ...byTruck, country: "DE", postcode: "00123" },
		text: (language) => texts(language).noPriceText,
	},
	{
		name: "a country without tariffs",
		fields: { ...byTruck, country: "FR", postcode: "75001" },
		text: (language) => texts(language).obstacles.country_on_request,
	},
	{
		name: "a container without any price",
		fields: {},
		container: { priceNew: null, priceUsedA: null, priceUsedCw: null, priceRentPerDay: null },
		text: (language) => texts(language).obstacles.no_price,
	},
	{
		name: "an option that asks for an offer",
		fields: {},
		container: { askOfferUsedA: true },
		text: quoteText,
	},
	{
		name: "a container that is out of stock",
		fields: {},
		container: { isAvailable: false, stockStatus: "Out of Stock" },
		text: (language) => texts(language).obstacles.unavailable,
	},
];

describe("a forged or mistaken choice changes nothing and is explained", () => {
	test.each(refusals)("$name", async ({ fields, container: facts, text }) => {
		const container = await createContainer(shop.database.db, facts);
		const visitor = shop.visitor();
		await addLine(visitor);
		for (const language of languages) {
			const answer = await visitor.post(await pageOf(container, language), choiceFields(fields));
			expect(answer.status).toBe(422);
			const html = await answer.text();
			expect(tagsOf(html, "html")).toEqual([{ lang: language }]);
			const alerts = alertsIn(html);
			expect(alerts).not.toEqual([]);
			const known = [...textsOf(language).values()];
			for (const alert of alerts) expect(known.some((one) => alert.includes(one))).toBe(true);
			const said = [...alerts, fieldError(html, "postcode")].join("\n");
			if (text) expect(said).toContain(shownText(text(language)));
		}
		expect(await linesWith(container)).toEqual([]);
		expect(await linesOf(cartIdOf(visitor))).toHaveLength(1);
	});

	test("keeps what was chosen", async () => {
		const container = await createContainer(shop.database.db);
		const fields = choiceFields({ ...byTruck, quantity: "3", country: "NL", postcode: "12345" });
		const answer = await shop.visitor().post(await pageOf(container), fields);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldValue(html, "quantity")).toBe("3");
		expect(fieldValue(html, "postcode")).toBe("12345");
		const chosen = tagsOf(html, "input").filter((input) => input.type === "radio" && "checked" in input);
		expect(chosen.map((input) => input.value)).toEqual(["used-a", "from_stack", "truck"]);
		const option = tagsOf(html, "option").find((one) => "selected" in one);
		expect(option?.value).toBe("NL");
	});

	test("at an address of before is told there", async () => {
		const container = await createContainer(shop.database.db);
		const fields = choiceFields({ ...byTruck, postcode: "12345" });
		const answer = await shop.visitor().post(`/en/container/${container.id}`, fields);
		expect(answer.status).toBe(422);
		expect(fieldValue(await answer.text(), "postcode")).toBe("12345");
	});

	test("gives who has no cart none", async () => {
		const visitor = shop.visitor();
		await visitor.post(
			await pageOf(await createContainer(shop.database.db)),
			choiceFields({ quantity: "0" }),
		);
		expect([...visitor.cookies]).toEqual([]);
	});

	test("a container that does not exist is a 404", async () => {
		const answer = await shop.visitor().post("/en/container/no-such-container", choiceFields());
		expect(answer.status).toBe(404);
	});
});

describe("changing the cart", () => {
	test("counts up and down within 1 to 100 and goes back to the cart", async () => {
		const visitor = shop.visitor();
		const item = await addLine(visitor, { quantity: "99" });
		const quantityAfter = async (intent: string) => {
			const answer = await visitor.post("/en/cart", { intent, item });
			expect(answer.status).toBe(303);
			expect(answer.headers.get("Location")).toBe("/en/cart");
			return (await linesOf(cartIdOf(visitor)))[0]?.quantity;
		};
		expect(await quantityAfter("more")).toBe(100);
		expect(await quantityAfter("more")).toBe(100);
		expect(await quantityAfter("less")).toBe(99);
		const last = await addLine(visitor);
		await visitor.post("/en/cart", { intent: "less", item: last });
		expect((await linesOf(cartIdOf(visitor)))[1]?.quantity).toBe(1);
	});

	test("lets transport follow the quantity", async () => {
		const visitor = shop.visitor();
		const item = await addLine(visitor, byTruck);
		expect(shownText(await (await visitor.get("/en/cart")).text())).toContain("€2,060");
		await visitor.post("/en/cart", { intent: "more", item });
		expect(shownText(await (await visitor.get("/en/cart")).text())).toContain("€3,943");
	});

	test("shows no price of what is sold on request by now", async () => {
		const container = await createContainer(shop.database.db);
		const visitor = shop.visitor();
		await visitor.post(await pageOf(container), choiceFields());
		const own = { priceNew: null, priceUsedA: null, priceUsedCw: null, priceRentPerDay: null };
		await shop.database.db.update(products).set(own).where(eq(products.id, container.id));
		const text = shownText(await (await visitor.get("/en/cart")).text());
		// Nothing between what it is and how it comes, and nothing beside its title.
		expect(text).toContain("Container (en) Used A-Grade Collect in Antwerp Now on request only");
	});

	test("removes a line and says so", async () => {
		const visitor = shop.visitor();
		const item = await addLine(visitor);
		const answer = await visitor.post("/de/cart", { intent: "remove", item });
		expect(answer.status).toBe(303);
		const text = shownText(await (await visitor.get("/de/cart")).text());
		expect(text).toContain(catalogues.de.checkout.toasts.removed);
		expect(text).toContain(catalogues.de.checkout.empty);
		expect(await linesOf(cartIdOf(visitor))).toEqual([]);
	});

	test("puts a line back that was taken out, and says so; a second time too", async () => {
		const { putBack } = pageTexts.de.checkoutPage;
		const visitor = shop.visitor();
		const item = await addLine(visitor, { quantity: "3" });
		const before = await linesOf(cartIdOf(visitor));
		await visitor.post("/de/cart", { intent: "remove", item });
		const shown = async () => shownText(await (await visitor.get("/de/cart")).text());
		expect(await shown()).toContain(putBack.undo);
		for (const _press of [1, 2]) {
			expect((await visitor.post("/de/cart", { intent: "putBack", item })).status).toBe(303);
			const text = await shown();
			expect(text).toContain(putBack.back);
			expect(text).not.toContain(putBack.undo);
		}
		expect(await linesOf(cartIdOf(visitor))).toEqual(before);
	});

	test("says where a line cannot be put back any more", async () => {
		const visitor = shop.visitor();
		const item = await addLine(visitor);
		await visitor.post("/fr/cart", { intent: "remove", item });
		const stranger = shop.visitor();
		await addLine(stranger);
		for (const one of [stranger, shop.visitor()]) {
			await one.post("/fr/cart", { intent: "putBack", item });
			const said = shownText(await (await one.get("/fr/cart")).text());
			expect(said).toContain(pageTexts.fr.checkoutPage.putBack.gone);
		}
	});

	test.each(["", "destroy", "constructor"])("refuses an unknown intent: %j", async (intent) => {
		const visitor = shop.visitor();
		const item = await addLine(visitor);
		expect((await visitor.post("/en/cart", { intent, item })).status).toBe(400);
		expect(await linesOf(cartIdOf(visitor))).toHaveLength(1);
	});

	test.each(["", "1", "' or true --", randomUUID()])("says when a line is not there: %j", async (item) => {
		const visitor = shop.visitor();
		await addLine(visitor);
		const answer = await visitor.post("/en/cart", { intent: "remove", item });
		const { removeFailed } = catalogues.en.checkout.toasts;
		expect(shownText(await answer.text())).toContain(removeFailed);
		expect(await linesOf(cartIdOf(visitor))).toHaveLength(1);
	});
});

describe("a line that is changed with the order's form, as without scripts", () => {
	test("leaves what was typed, unjudged, with a ticket as old as the first", async () => {
		const visitor = shop.visitor();
		const item = await addLine(visitor);
		const typed = await orderForm(visitor, { name: '<b>"Jana"</b>', email: "jana@", country: "" });
		const answer = await visitor.post("/en/cart", { ...typed, intent: `more:${item}` });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toContain("no-store");
		const html = await answer.text();
		for (const name of ["name", "email", "street", "ticket"])
			expect(fieldValue(html, name)).toBe(typed[name]);
		expect(html).not.toContain('role="alert"');
		expect(html).not.toContain("aria-invalid");
		expect((await linesOf(cartIdOf(visitor)))[0]?.quantity).toBe(2);
		expect(Number(fieldValue(html, "seenTotal"))).toBe(2 * Number(typed.seenTotal));
	});

	test("says in the same page what was taken out, and is put back with what was typed", async () => {
		const visitor = shop.visitor();
		const item = await addLine(visitor);
		const typed = await orderForm(visitor, {}, "de");
		const html = await (await visitor.post("/de/cart", { ...typed, intent: `remove:${item}` })).text();
		expect(shownText(html)).toContain(catalogues.de.checkout.toasts.removed);
		expect(shownText(html)).toContain(catalogues.de.checkout.empty);
		expect(fieldValue(html, "name")).toBe(typed.name);
		const later = shownText(await (await visitor.get("/de/cart")).text());
		expect(later.split(catalogues.de.checkout.toasts.removed)).toHaveLength(2);
		const back = await visitor.post("/de/cart", { ...typed, name: "Jana", intent: `putBack:${item}` });
		expect(fieldValue(await back.text(), "name")).toBe("Jana");
		expect(await linesOf(cartIdOf(visitor))).toHaveLength(1);
	});

	test.each(["more", "less", "remove", "collect"])("is no one else's: %s", async (intent) => {
		const owner = shop.visitor();
		const item = await addLine(owner, { quantity: "5" });
		const stranger = shop.visitor();
		await addLine(stranger);
		const typed = await orderForm(stranger);
		const answer = await stranger.post("/en/cart", { ...typed, intent: `${intent}:${item}` });
		const { removeFailed, quantityFailed } = catalogues.en.checkout.toasts;
		const failure = intent === "remove" ? removeFailed : quantityFailed;
		const html = await answer.text();
		if (intent !== "collect") {
			expect(shownText(html)).toContain(failure);
			expect(alertsIn(html)).toEqual([pageTexts.en.checkoutPage.lineGone]);
			expect(fieldValue(html, "name")).toBe(typed.name);
		}
		expect((await linesOf(cartIdOf(owner)))[0]?.quantity).toBe(5);
	});

	test.each(["more:", "more:x:y", "destroy:1", ":", "constructor:1"])(
		"nonsense changes nothing: %j",
		async (intent) => {
			const visitor = shop.visitor();
			await addLine(visitor);
			const answer = await visitor.post("/en/cart", { ...(await orderForm(visitor)), intent });
			expect(answer.status).toBe(intent.startsWith("more") ? 200 : 400);
			expect((await linesOf(cartIdOf(visitor)))[0]?.quantity).toBe(1);
		},
	);
});

describe("another visitor's line", () => {
	test.each(["more", "less", "remove"])("cannot be changed: %s", async (intent) => {
		const owner = shop.visitor();
		const item = await addLine(owner, { quantity: "5" });
		const stranger = shop.visitor();
		await addLine(stranger);
		for (const visitor of [stranger, shop.visitor()]) {
			const answer = await visitor.post("/en/cart", { intent, item });
			expect(answer.status).toBe(409);
			const html = await answer.text();
			const { removeFailed, quantityFailed } = catalogues.en.checkout.toasts;
			expect(shownText(html)).toContain(intent === "remove" ? removeFailed : quantityFailed);
			// Why, and what next, stays on the page; the message goes by.
			expect(alertsIn(html)).toEqual([pageTexts.en.checkoutPage.lineGone]);
		}
		expect(await linesOf(cartIdOf(owner))).toMatchObject([{ quantity: 5 }]);
	});
});

describe("a cart cookie that the shop has not written", () => {
	const forgeries: [name: string, forge: (cartId: string, secret: string) => Fields][] = [
		["unsigned", (id) => cartCookie(id)],
		["with an empty signature", (id) => cartCookie(`${id}.`)],
		["signed by someone else", (id) => cartCookie(`${id}.${sign("guessed", `cart:${id}`)}`)],
		["signed for an order", (id, secret) => cartCookie(`${id}.${sign(secret, `order:${id}`)}`)],
		[
			"with the signature of another cart",
			(id, secret) => cartCookie(`${id}.${sign(secret, `cart:${randomUUID()}`)}`),
		],
		["as bare text", (id) => ({ kade_cart: id })],
		["that is no text", () => ({ kade_cart: "%E0%A4%A" })],
		["that is empty", () => ({ kade_cart: "" })],
	];

	test.each(forgeries)("sees nothing and changes nothing: %s", async (_name, forge) => {
		const owner = shop.visitor();
		const item = await addLine(owner, { quantity: "5" });
		const cartId = cartIdOf(owner);
		const forged = forge(cartId, await requireSecret(shop.database.db));
		const page = await shop.visitor(forged).get("/en/cart");
		expect(page.status).toBe(200);
		const html = await page.text();
		expect(shownText(html)).toContain("Your cart is empty");
		expect(elementsIn(html, "a", { "aria-label": "Cart, empty" })).not.toEqual([]);
		for (const intent of ["more", "less", "remove"]) {
			await shop.visitor(forged).post("/en/cart", { intent, item });
		}
		const thief = shop.visitor(forged);
		await addLine(thief);
		expect(cartIdOf(thief)).not.toBe(cartId);
		expect(await linesOf(cartId)).toMatchObject([{ id: item, quantity: 5 }]);
	});

	test("of a cart that is gone starts it anew", async () => {
		const visitor = shop.visitor();
		await addLine(visitor);
		const cartId = cartIdOf(visitor);
		await shop.database.db.delete(carts).where(eq(carts.id, cartId));
		expect(shownText(await (await visitor.get("/en/cart")).text())).toContain("Your cart is empty");
		await addLine(visitor);
		expect(await linesOf(cartIdOf(visitor))).toHaveLength(1);
	});
});

describe("a form of another site", () => {
	test.each(["https://evil.example", "http://shop.example.evil.example", "https://shop.example", "null"])(
		"is refused: Origin %s",
		async (origin) => {
			const visitor = shop.visitor();
			const item = await addLine(visitor, { quantity: "5" });
			const container = await createContainer(shop.database.db);
			const path = await pageOf(container);
			const answers = [
				await visitor.post(path, choiceFields(), { Origin: origin }),
				await visitor.post(`${path}.data`, choiceFields(), { Origin: origin }),
				await visitor.post("/en/cart", { intent: "remove", item }, { Origin: origin }),
				await visitor.post("/en/cart.data", { intent: "more", item }, { Origin: origin }),
			];
			expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
			expect(await linesWith(container)).toEqual([]);
			expect(await linesOf(cartIdOf(visitor))).toMatchObject([{ quantity: 5 }]);
		},
	);

	test("without an Origin is taken, but carries no cookie: it reaches a cart of its own at most", async () => {
		const owner = shop.visitor();
		const item = await addLine(owner, { quantity: "5" });
		// SameSite=Lax: a browser leaves the cart's cookie out of a POST that another site starts.
		const crossSite = shop.visitor();
		const container = await createContainer(shop.database.db);
		const added = await crossSite.post(await pageOf(container), choiceFields(), { Origin: "" });
		expect(added.status).toBe(303);
		await crossSite.post("/en/cart", { intent: "remove", item }, { Origin: "" });
		expect(cartIdOf(crossSite)).not.toBe(cartIdOf(owner));
		expect(await linesOf(cartIdOf(owner))).toMatchObject([{ id: item, quantity: 5 }]);
	});

	test.each(["PUT", "PATCH", "DELETE"])("changes nothing with %s", async (method) => {
		const visitor = shop.visitor();
		const item = await addLine(visitor);
		const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		await shop.fetch("/en/cart", {
			method,
			headers: { Cookie, Origin: "https://evil.example" },
			body: new URLSearchParams({ intent: "remove", item }),
		});
		expect(await linesOf(cartIdOf(visitor))).toHaveLength(1);
	});
});

describe("a body that is too large", () => {
	const body = `condition=used-a&ral=${"x".repeat(300 * 1024)}`;
	const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: shopOrigin };

	test.each([
		["with its length", { body, headers: { ...headers, "Content-Length": String(body.length) } }],
		["without its length", { body, headers }],
		["in pieces", { body: new Blob([body]).stream(), duplex: "half", headers }],
	] as [string, RequestInit][])("is refused: %s", async (_name, init) => {
		const container = await createContainer(shop.database.db);
		const answer = await shop.fetch(await pageOf(container), { method: "POST", ...init });
		expect(answer.status).toBe(413);
		expect(await linesWith(container)).toEqual([]);
	});
});
