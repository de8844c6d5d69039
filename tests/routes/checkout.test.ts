import { randomUUID } from "node:crypto";
import { eq, like, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { labelled } from "~/i18n/labelled.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { languages } from "~/values/vocabulary.ts";
import {
	alertsIn,
	areaValue,
	chosenValue,
	elementsIn,
	fieldError,
	fieldValue,
	sectionOf,
	shownText,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import {
	cartIdOf,
	checkoutFields,
	choiceFields,
	containerPath,
	orderForm,
	placeOrder,
	startBuying,
} from "../support/shop-visits.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";
import { readWritten } from "../support/written-mails.ts";

const shop = useTestShop();
const { cartItems, formSubmissions, mailOutbox, orders, products } = schema;

/** Everyone orders from one address here: each test starts with the address' full share. */
beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
});
afterEach(() => {
	vi.useRealTimers();
});

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const subtotal = 394_300;
const vat = 82_803;
const total = 477_103;

function ordersOf(email: string | undefined) {
	return shop.database.db.select().from(orders).where(sql`${orders.shippingAddress}->>'email' = ${email}`);
}

function linesOf(visitor: Visitor) {
	return shop.database.db
		.select()
		.from(cartItems)
		.where(eq(cartItems.cartId, cartIdOf(visitor)));
}

/** The buyer's mail, then the company's. */
function mailsOf(orderId: string) {
	return readWritten(shop.database.db, like(mailOutbox.dedupeKey, `order-confirmation:${orderId}:%`));
}

/** Nothing was ordered, and the cart is as it was. */
async function expectNothingWritten(visitor: Visitor, email: string | undefined): Promise<void> {
	expect(await ordersOf(email)).toEqual([]);
	expect(await linesOf(visitor)).toHaveLength(1);
	const mails = await shop.database.db
		.select()
		.from(mailOutbox)
		.where(eq(mailOutbox.recipient, email ?? ""));
	expect(mails).toEqual([]);
}

const texts = ["name", "companyName", "email", "phone", "street", "postalCode", "city"];

describe("a field that is missing", () => {
	test.each([
		["name", "Name is required"],
		["email", "Email is required"],
		["phone", "Phone number is required"],
		["street", "Street and house number are required"],
		["city", "City is required"],
		["postalCode", "Postal code is required"],
		["country", "Country is required"],
	])("is named, and the rest stays as typed: %s", async (missing, message) => {
		const { visitor } = await startBuying(shop);
		const typed = await orderForm(visitor, {
			companyName: "Peeters & Co <BV>",
			country: "germany",
			postalCode: "10115",
		});
		const { [missing]: _left, ...without } = typed;
		for (const fields of [without, { ...without, [missing]: "" }, { ...without, [missing]: "   " }]) {
			const answer = await visitor.post("/en/cart", fields);
			expect(answer.status).toBe(422);
			expect(answer.headers.get("Cache-Control")).toMatch(/private|no-store/);
			const html = await answer.text();
			expect(fieldError(html, missing)).toBe(message);
			expect(alertsIn(html)).toEqual(["Please check the details below."]);
			for (const name of texts.filter((one) => one !== missing)) {
				expect([name, fieldValue(html, name)]).toEqual([name, typed[name]]);
				expect(fieldError(html, name)).toBeUndefined();
			}
			expect(chosenValue(html, "country") ?? "").toBe(missing === "country" ? "" : "germany");
		}
		await expectNothingWritten(visitor, typed.email);
	});

	test.each(languages)("is named in %s", async (language) => {
		const { visitor } = await startBuying(shop);
		const blank = Object.fromEntries([...texts, "country"].map((name) => [name, ""]));
		const answer = await visitor.post(`/${language}/cart`, checkoutFields(blank));
		const html = await answer.text();
		expect(answer.status).toBe(422);
		const { errors } = pageTexts[language].checkoutPage;
		for (const name of ["name", "email", "phone", "street", "city", "postalCode", "country"] as const) {
			expect(fieldError(html, name)).toBe(errors[name]);
		}
	});
});

describe("a field that is wrong", () => {
	test.each([
		"jana",
		"jana@",
		"@buyer.example",
		"jana@buyer",
		"a b@buyer.example",
		"a@b.example, c@d.example",
	])("an address that is none: %s", async (email) => {
		const { visitor } = await startBuying(shop);
		const answer = await visitor.post("/en/cart", await orderForm(visitor, { email }));
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldError(html, "email")).toBe("Please enter a valid email");
		expect(fieldValue(html, "email")).toBe(email);
		await expectNothingWritten(visitor, email);
	});

	test("a country that the shop does not deliver to", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor, { country: "spain" });
		const answer = await visitor.post("/en/cart", fields);
		expect(answer.status).toBe(422);
		expect(fieldError(await answer.text(), "country")).toBe("Country is required");
	});

	test("a text without end", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor, { city: "x".repeat(201) });
		const answer = await visitor.post("/en/cart", fields);
		expect(answer.status).toBe(422);
		expect(fieldError(await answer.text(), "city")).toBe("This is too long");
	});

	test("what is typed is never markup", async () => {
		const { visitor } = await startBuying(shop);
		const name = '"><script>alert(1)</script>';
		const answer = await visitor.post("/en/cart", checkoutFields({ name, email: "" }));
		const html = await answer.text();
		expect(fieldValue(html, "name")).toBe(name);
		expect(textsIn(html, "script")).not.toContain("alert(1)");
	});
});

const billing: Fields = {
	useAlternativeBillingAddress: "on",
	billingCompanyName: "Peeters BV",
	billingVatNumber: "BE 0123.456.749",
	billingStreet: "Faktuurlaan 7",
	billingPostalCode: "1012 AB",
	billingCity: "Amsterdam",
	billingCountry: "netherlands",
};

describe("a billing address of its own", () => {
	const message = "Billing address fields are required when using a different billing address";

	test.each(["billingStreet", "billingPostalCode", "billingCity", "billingCountry"])(
		"needs all its fields: %s",
		async (missing) => {
			const { visitor } = await startBuying(shop);
			const fields = await orderForm(visitor, { ...billing, [missing]: "" });
			const answer = await visitor.post("/en/cart", fields);
			expect(answer.status).toBe(422);
			const html = await answer.text();
			expect(shownText(html)).toContain(message);
			const checkbox = tagsOf(html, "input").find((input) => input.name === "useAlternativeBillingAddress");
			expect(checkbox).toHaveProperty("checked");
			for (const name of ["billingCompanyName", "billingVatNumber", "billingStreet", "billingCity"]) {
				expect([name, fieldValue(html, name) ?? ""]).toEqual([name, name === missing ? "" : billing[name]]);
			}
			await expectNothingWritten(visitor, fields.email);
		},
	);

	test("is asked for together with all else that is missing", async () => {
		const { visitor } = await startBuying(shop);
		const fields = checkoutFields({ useAlternativeBillingAddress: "on", name: "" });
		const html = await (await visitor.post("/en/cart", fields)).text();
		expect(fieldError(html, "name")).toBe("Name is required");
		expect(shownText(html)).toContain(message);
	});

	test("stands on the order", async () => {
		const { fields, visitor, location } = await placeOrder(shop, "en", billing);
		expect(await ordersOf(fields.email)).toMatchObject([
			{
				billingAddress: {
					companyName: "Peeters BV",
					vatNumber: "BE 0123.456.749",
					street: "Faktuurlaan 7",
					postalCode: "1012 AB",
					city: "Amsterdam",
					country: "netherlands",
				},
			},
		]);
		const page = shownText(await (await visitor.get(location)).text());
		expect(page).toContain(
			"Peeters BV Faktuurlaan 7 1012 AB Amsterdam Netherlands VAT number BE 0123.456.749",
		);
	});

	test("that is not asked for is left out, whatever its fields hold", async () => {
		const { useAlternativeBillingAddress: _off, ...filled } = billing;
		const { fields, visitor, location } = await placeOrder(shop, "en", filled);
		expect(await ordersOf(fields.email)).toMatchObject([{ billingAddress: null }]);
		const page = shownText(await (await visitor.get(location)).text());
		expect(page).toContain("Same as the delivery address");
	});
});

describe("a buyer in France (ruling on P4, P7 and K3)", () => {
	const paris = { postalCode: "75001", city: "Paris", country: "france" };

	test("orders what is collected", async () => {
		const visitor = shop.visitor();
		const container = await createContainer(shop.database.db);
		await visitor.post(await containerPath(shop.database.db, container, "fr"), choiceFields());
		const fields = await orderForm(visitor, { ...paris, vatNumber: "32 123 456 789" }, "fr");
		const answer = await visitor.post("/fr/cart", fields);
		expect(answer.status).toBe(303);
		expect(await ordersOf(fields.email)).toMatchObject([
			{ shippingAddress: { country: "france", postalCode: "75001", vatNumber: "FR32123456789" } },
		]);
	});

	test.each(languages)(
		"is led to a quote where a truck is to come, with all that was chosen: %s",
		async (language) => {
			const { visitor, container } = await startBuying(shop);
			const fields = await orderForm(visitor, paris);
			const answer = await visitor.post(`/${language}/cart`, fields);
			expect(answer.status).toBe(409);
			const html = await answer.text();
			const { checkout } = catalogues[language];
			const reason = pageTexts[language].container.obstacles.country_on_request;
			const [alert = ""] = alertsIn(html);
			expect(alert).toContain(shownText(checkout.blocked));
			expect(alert).toContain(shownText(labelled(language, `Container (${language})`, reason)));
			// At the line too, in the words of the container's own page.
			expect(shownText(html).split(shownText(reason))).toHaveLength(3);
			// No sum is called whole that leaves the way out.
			const { subtotal, total, line } = pageTexts[language].checkoutPage.withoutTransport;
			const names = textsIn(sectionOf(html, checkout.summary), "dt");
			expect(names).toEqual([subtotal, expect.anything(), total]);
			expect(shownText(html)).toContain(shownText(line));
			const own = (await containerPath(shop.database.db, container, language)).split("/").at(-1);
			const quote = tagsOf(html, "a").find(({ href }) => href?.includes("/quote?"))?.href ?? "";
			const address = new URL(quote, "http://shop.example");
			expect(address.pathname).toBe(`/${language}/container/${own}/quote`);
			expect(Object.fromEntries(address.searchParams)).toMatchObject({
				...{ quantity: "2", delivery: "truck", country: "FR", postcode: "75001" },
			});
			expect((await visitor.get(address.pathname + address.search)).status).toBe(200);
			await expectNothingWritten(visitor, fields.email);
		},
	);

	test("collects instead, without scripts, and orders", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor);
		const refused = await (await visitor.post("/en/cart", { ...fields, ...paris })).text();
		const [line] = await linesOf(visitor);
		const intent = `collect:${line?.id}`;
		const buttons = elementsIn(refused, "button", { name: "intent", value: intent, form: "checkout" });
		expect(buttons.map((button) => shownText(button))).toEqual(["Collect in Antwerp , Container (en)"]);
		const html = await (await visitor.post("/en/cart", { ...fields, ...paris, intent })).text();
		expect(fieldValue(html, "city")).toBe(paris.city);
		const seenTotal = fieldValue(html, "seenTotal") ?? "";
		const placed = await visitor.post("/en/cart", { ...fields, ...paris, seenTotal });
		expect(placed.status).toBe(303);
	});

	test("orders after all with an address that trucks have a price for", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor);
		const refused = await visitor.post("/en/cart", { ...fields, ...paris });
		expect(refused.status).toBe(409);
		// Without scripts nothing else would enable them again: the button, and the one that Enter presses.
		const buttons = tagsOf(await refused.text(), "button").filter(({ value }) => value === "order");
		expect(buttons.map((button) => "disabled" in button)).toEqual([false, false]);
		expect((await visitor.post("/en/cart", fields)).status).toBe(303);
	});

	test.each(["7500", "750011", "2A004", "F-75001"])(
		"has a postcode of five digits, not %j",
		async (postalCode) => {
			const { visitor } = await startBuying(shop);
			const fields = await orderForm(visitor, { ...paris, postalCode });
			const answer = await visitor.post("/en/cart", fields);
			expect(answer.status).toBe(422);
			expect(fieldError(await answer.text(), "postalCode")).toBe(
				pageTexts.en.checkoutPage.errors.postalCodeInvalid,
			);
		},
	);
});

describe("wishes of day and way", () => {
	const wishes = {
		wishedDate: "2028-01-10",
		note: "Gate 3,\r\nring at Peeters",
		ground: "no",
		accessWidth: "3,2",
		doorSide: "rear",
		rentalStart: "2028-01-10",
		rentalLength: "2",
		rentalUnit: "month",
		rentalReturn: "brought",
	};

	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
	});

	test("stand on the order, its page and both mails; what its lines do not ask for is left out", async () => {
		const { fields, visitor, location, orderId } = await placeOrder(shop, "en", wishes);
		expect(await ordersOf(fields.email)).toMatchObject([
			{
				...{ wishedDate: "2028-01-10", note: "Gate 3,\nring at Peeters", ground: "no", accessWidth: 3.2 },
				...{ doorSide: "rear", rentalStart: null, rentalLength: null, rentalUnit: null, rentalReturn: null },
			},
		]);
		const { deliveryWish: texts } = pageTexts.en;
		const page = shownText(await (await visitor.get(location)).text());
		const mails = await mailsOf(orderId);
		expect(mails).toHaveLength(2);
		const [toBuyer, toCompany] = mails
			.toSorted((one, other) => other.audience.localeCompare(one.audience))
			.map(({ text }) => text.replace(/[:\s]+/g, " "));
		expect(toCompany).toContain("Gewenste datum 10 januari 2028");
		expect(toCompany).toContain("Gate 3, ring at Peeters");
		for (const said of [page, toBuyer]) {
			expect(said).toContain(`${texts.date} 10 January 2028`);
			expect(said).toContain(`${texts.ground} ${texts.grounds.no}`);
			expect(said).toMatch(/3\.2\sm/);
			expect(said).toContain(`${texts.doors} ${texts.doorSides.rear}`);
			expect(said).toContain("Gate 3, ring at Peeters");
		}
		expect(page).not.toContain(texts.rentalStart);
	});

	test.each(languages)(
		"that cannot be are told at their fields in %s, and stay as typed",
		async (language) => {
			const { visitor } = await startBuying(shop);
			const typed = { wishedDate: "2026-11-21", accessWidth: "wide", note: "Gate 3" };
			const fields = await orderForm(visitor, typed);
			const answer = await visitor.post(`/${language}/cart`, fields);
			expect(answer.status).toBe(422);
			const html = await answer.text();
			const { errors } = pageTexts[language].checkoutPage;
			expect(fieldError(html, "wishedDate")).toBe(errors.dateInvalid);
			expect(fieldError(html, "accessWidth")).toBe(errors.width);
			expect(fieldValue(html, "accessWidth")).toBe("wide");
			expect(areaValue(html, "note")).toBe("Gate 3");
			await expectNothingWritten(visitor, fields.email);
		},
	);

	test("ask about a rental where one is in the cart, and about the truck where one comes", async () => {
		const { visitor } = await startBuying(shop);
		const withTruck = await (await visitor.get("/en/cart")).text();
		expect(withTruck).toContain('name="accessWidth"');
		expect(withTruck).not.toContain('name="rentalStart"');
		const renter = shop.visitor();
		const container = await createContainer(shop.database.db);
		const choice = choiceFields({ condition: "rent", delivery: "self_pickup" });
		await renter.post(await containerPath(shop.database.db, container, "en"), choice);
		const rental = await (await renter.get("/en/cart")).text();
		expect(rental).not.toContain('name="accessWidth"');
		expect(rental).toContain('name="rentalStart"');
	});
});

describe("a VAT number beside the company's name", () => {
	test("stands in its usual form on the order, its page and both mails", async () => {
		const company = { companyName: "Peeters BV", vatNumber: "be0123456749" };
		const { fields, visitor, location, orderId } = await placeOrder(shop, "en", company);
		expect(await ordersOf(fields.email)).toMatchObject([
			{ shippingAddress: { companyName: "Peeters BV", vatNumber: "BE 0123.456.749" }, billingAddress: null },
		]);
		const page = shownText(await (await visitor.get(location)).text());
		expect(page).toContain("Belgium VAT number BE 0123.456.749");
		const mails = await mailsOf(orderId);
		expect(mails).toHaveLength(2);
		for (const mail of mails) expect(mail.text).toMatch(/(VAT number|Btw-nummer) BE 0123\.456\.749/);
	});

	test.each(languages)("that is none is told at its field in %s", async (language) => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor, { vatNumber: "DE123" });
		const answer = await visitor.post(`/${language}/cart`, fields);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldError(html, "vatNumber")).toBe(pageTexts[language].checkoutPage.errors.vatNumber);
		expect(fieldValue(html, "vatNumber")).toBe("DE123");
		await expectNothingWritten(visitor, fields.email);
	});
});

describe("a complete order", () => {
	test("is stored with its amounts, and the cart is empty", async () => {
		const { visitor, fields, location, orderId } = await placeOrder(shop);
		expect(location).toMatch(new RegExp(`^/en/order-confirmation/${uuid.source}$`));
		expect(visitor.cookies.has("kade_flash")).toBe(true);
		expect(await ordersOf(fields.email)).toMatchObject([
			{
				id: orderId,
				cartId: cartIdOf(visitor),
				userId: null,
				language: "en",
				status: "pending",
				paymentMethod: "bankTransfer",
				subtotalAmount: subtotal,
				vatAmount: vat,
				totalAmount: total,
				vatRate: 21,
				shippingAddress: {
					name: fields.name,
					email: fields.email,
					phone: fields.phone,
					companyName: null,
					street: fields.street,
					city: fields.city,
					postalCode: fields.postalCode,
					country: "belgium",
				},
				billingAddress: null,
			},
		]);
		expect(await linesOf(visitor)).toEqual([]);
	});

	test("is confirmed with number and amounts to the cent, and once with a message", async () => {
		const { visitor, fields, location } = await placeOrder(shop);
		const [order] = await ordersOf(fields.email);
		expect(order?.orderNumber).toMatch(/^K-\d{5,}$/);
		const answer = await visitor.get(location);
		expect(answer.status).toBe(200);
		const page = shownText(await answer.text());
		for (const text of [
			"Thank you for your order",
			"Order placed successfully!",
			`Order number ${order?.orderNumber}`,
			fields.email,
			"2 × Container (en)",
			"€1,750 each",
			"€443",
			"€3,943.00",
			"€828.03",
			"€4,771.03",
			"Jana Peeters Kaaistraat 12 1050 Brussel Belgium",
		]) {
			expect(page).toContain(text);
		}
		const again = shownText(await (await visitor.get(location)).text());
		expect(again).toContain("Thank you for your order");
		expect(again).not.toContain("Order placed successfully!");
	});

	test.each(languages)(
		"says of every amount whether VAT is in it, in the cart too, in %s",
		async (language) => {
			const { visitor } = await startBuying(shop);
			const fields = await orderForm(visitor);
			const cart = await (await visitor.get(`/${language}/cart`)).text();
			const location = (await visitor.post(`/${language}/cart`, fields)).headers.get("Location") ?? "";
			const { checkout, common } = catalogues[language];
			for (const html of [cart, await (await visitor.get(location)).text()]) {
				const amounts = elementsIn(html, "li").flatMap((line) => shownText(line).split("€").slice(1));
				expect(amounts.length).toBeGreaterThanOrEqual(3);
				for (const rest of amounts) expect(rest).toContain(common.netNote);
				expect(textsIn(html, "dt")).toEqual(expect.arrayContaining([checkout.subtotal, checkout.total]));
			}
		},
	);

	test.each([
		["nl", "€ 4.771,03"],
		["de", "€ 4.771,03"],
		["fr", "€ 4 771,03"],
	] as const)("is confirmed in %s", async (language, amount) => {
		const { visitor, location } = await placeOrder(shop, language);
		expect(location).toMatch(new RegExp(`^/${language}/order-confirmation/`));
		const page = shownText(await (await visitor.get(location)).text());
		expect(page).toContain(catalogues[language].checkout.confirmation.title);
		expect(page).toContain(amount);
	});

	test("is told to the buyer and to the company, once each", async () => {
		const { orderId, fields } = await placeOrder(shop);
		const mails = await mailsOf(orderId);
		expect(mails).toMatchObject([
			{ recipient: fields.email, status: "pending", language: "en" },
			{ recipient: "info@kade.example", replyTo: fields.email, status: "pending" },
		]);
		const amounts = ["€4,771.03", "€\u00a04.771,03"];
		for (const [index, mail] of mails.entries()) expect(mail.text).toContain(amounts[index]);
	});

	test("may come from /checkout as well", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor);
		const answer = await visitor.post("/en/checkout", fields);
		expect(answer.status).toBe(303);
		expect(await ordersOf(fields.email)).toHaveLength(1);
	});

	test("never believes amounts that the form brings along", async () => {
		const forged = {
			total: "1",
			totalAmount: "1",
			subtotal: "1",
			price: "1",
			vatRate: "0",
			userId: randomUUID(),
		};
		const { fields } = await placeOrder(shop, "en", forged);
		expect(await ordersOf(fields.email)).toMatchObject([
			{ subtotalAmount: subtotal, totalAmount: total, vatRate: 21, userId: null },
		]);
	});
});

test.each(languages)(
	"whoever went on before the answer was there finds the order by the empty cart in %s",
	async (language) => {
		const { visitor, fields, location } = await placeOrder(shop, language);
		const { ordered } = pageTexts[language].checkoutPage;
		const id = location.split("/").at(-1) ?? "";
		const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
		const path = `/${language}/cart`;
		const said = shownText(ordered.replace("{number}", order?.orderNumber ?? ""));
		const other = { ...fields, idempotencyKey: randomUUID() };
		for (const answer of [await visitor.get(path), await visitor.post(path, other)]) {
			const html = await answer.text();
			expect(shownText(html)).toContain(catalogues[language].checkout.empty);
			expect(shownText(html)).toContain(said);
			expect(tagsOf(html, "a").map(({ href }) => href)).toContain(location);
		}
		expect(shownText(await (await shop.visitor().get(path)).text())).not.toContain(order?.orderNumber);
		const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
		await shop.database.db.update(orders).set({ createdAt: longAgo }).where(eq(orders.id, id));
		expect(shownText(await (await visitor.get(path)).text())).not.toContain(said);
	},
);

describe("the same form again", () => {
	test("is the same order", async () => {
		const { visitor, fields, location } = await placeOrder(shop);
		for (const path of ["/en/cart", "/en/checkout"]) {
			const again = await visitor.post(path, fields);
			expect(again.status).toBe(303);
			expect(again.headers.get("Location")).toBe(location);
		}
		expect(await ordersOf(fields.email)).toHaveLength(1);
		const mails = await shop.database.db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.recipient, fields.email ?? ""));
		expect(mails).toHaveLength(1);
	});

	test("at the same moment is one order", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor);
		const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post("/en/cart", fields)));
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
		expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
		expect(await ordersOf(fields.email)).toHaveLength(1);
	});

	test("sent by someone else is not the buyer's order", async () => {
		const { fields, orderId } = await placeOrder(shop);
		const { visitor: stranger } = await startBuying(shop);
		const copied = checkoutFields({
			idempotencyKey: fields.idempotencyKey ?? "",
			seenTotal: String(total),
			ticket: await stranger.openedTicket("order"),
		});
		const answer = await stranger.post("/en/cart", copied);
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).not.toContain(orderId);
	});

	test.each(["", "1", "not-a-key", "' or true --"])(
		"needs a key of the form's making: %j",
		async (idempotencyKey) => {
			const { visitor } = await startBuying(shop);
			const fields = await orderForm(visitor, { idempotencyKey });
			expect((await visitor.post("/en/cart", fields)).status).toBe(400);
			await expectNothingWritten(visitor, fields.email);
		},
	);
});

describe("a total that is not the cart's", () => {
	test.each(["1", "0", "-1", "", "abc", "4771.03", "1e12"])("orders nothing: %j", async (seenTotal) => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor, { seenTotal });
		const answer = await visitor.post("/en/cart", fields);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html)).toContain(
			"The total has changed to €4,771.03. Please check the order and place it again.",
		);
		expect(fieldValue(html, "street")).toBe(fields.street);
		await expectNothingWritten(visitor, fields.email);
	});

	test("after a price has changed names the new one, and the next try orders at it", async () => {
		const { visitor, container } = await startBuying(shop);
		const fields = await orderForm(visitor);
		await shop.database.db
			.update(products)
			.set({ priceUsedA: cents(180_001) })
			.where(eq(products.id, container.id));
		const refused = await visitor.post("/en/cart", fields);
		expect(refused.status).toBe(409);
		const html = await refused.text();
		// 2 × 1,800.01 + 443.00 = 4,043.02; VAT 849.03.
		expect(alertsIn(html)[0]).toContain("€4,892.05");
		expect(shownText(html)).toContain("it was €1,750, it is now €1,800.01");
		await expectNothingWritten(visitor, fields.email);
		const next = {
			...fields,
			idempotencyKey: fieldValue(html, "idempotencyKey") ?? "",
			seenTotal: fieldValue(html, "seenTotal") ?? "",
		};
		expect((await visitor.post("/en/cart", next)).status).toBe(303);
		expect(await ordersOf(fields.email)).toMatchObject([{ totalAmount: 489_205 }]);
	});

	test("after another line has come names the new one", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor);
		const other = await createContainer(shop.database.db);
		await visitor.post(await containerPath(shop.database.db, other, "en"), choiceFields());
		const refused = await visitor.post("/en/cart", fields);
		expect(refused.status).toBe(409);
		expect(alertsIn(await refused.text())[0]).toContain("€6,888.53");
		expect(await ordersOf(fields.email)).toEqual([]);
	});
});

describe("a delivery address that transport was not priced for", () => {
	test("is refused with the price for it, which the page then shows, and the next try orders at it", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor, { country: "germany", postalCode: "10115", city: "Berlin" });
		const refused = await visitor.post("/en/cart", fields);
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(alertsIn(html)[0]).toContain("postcode 10115");
		expect(shownText(html)).toContain("By truck to 10115, Germany");
		expect(fieldValue(html, "city")).toBe("Berlin");
		await expectNothingWritten(visitor, fields.email);
		const next = { ...fields, seenTotal: fieldValue(html, "seenTotal") ?? "" };
		expect(next.seenTotal).not.toBe(fields.seenTotal);
		expect((await visitor.post("/en/cart", next)).status).toBe(303);
		expect(await ordersOf(fields.email)).toMatchObject([{ totalAmount: Number(next.seenTotal) }]);
	});

	test("has the cart priced for it while it is typed; nonsense changes nothing", async () => {
		const { visitor } = await startBuying(shop);
		const ask = (given: Fields) => visitor.post("/en/cart", { intent: "deliver", ...given });
		const wrong: Fields[] = [
			{},
			{ country: "germany", postalCode: "abc" },
			{ country: "atlantis", postalCode: "10115" },
		];
		for (const given of wrong) {
			expect((await ask(given)).status).toBe(400);
			expect(await linesOf(visitor)).toMatchObject([{ transportCountry: "BE", transportPostcode: "1050" }]);
		}
		expect((await ask({ country: "germany", postalCode: "10115" })).status).toBe(200);
		expect(await linesOf(visitor)).toMatchObject([{ transportCountry: "DE", transportPostcode: "10115" }]);
		const stranger = shop.visitor();
		expect(
			(await stranger.post("/en/cart", { intent: "deliver", country: "belgium", postalCode: "1050" })).status,
		).toBe(200);
		expect(await linesOf(visitor)).toMatchObject([{ transportCountry: "DE" }]);
	});
});

describe("a cart that cannot be ordered", () => {
	test.each(languages)("because it is empty, says so in %s", async (language) => {
		const { empty } = catalogues[language].checkout;
		const key = { idempotencyKey: randomUUID(), seenTotal: "0" };
		const newcomer = shop.visitor();
		const { visitor } = await placeOrder(shop, language);
		for (const someone of [newcomer, visitor]) {
			expect(shownText(await (await someone.get(`/${language}/cart`)).text())).toContain(empty);
			const fields = checkoutFields(key);
			const answer = await someone.post(`/${language}/cart`, fields);
			expect([409, 422]).toContain(answer.status);
			expect(alertsIn(await answer.text())).toEqual([empty]);
			expect(await ordersOf(fields.email)).toEqual([]);
		}
	});

	test("because a container is gone, keeps its line until it is taken out", async () => {
		const { visitor, container } = await startBuying(shop);
		const fields = await orderForm(visitor);
		await shop.database.db.delete(products).where(eq(products.id, container.id));
		const answer = await visitor.post("/en/cart", fields);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		const { blocked, obstacles } = catalogues.en.checkout;
		expect(alertsIn(html)).toEqual([`${blocked} Container (en): ${obstacles.gone}`]);
		expect(fieldValue(html, "name")).toBe(fields.name);
		await expectNothingWritten(visitor, fields.email);
	});

	test.each([
		["is out of stock", { isAvailable: false }, catalogues.en.checkout.obstacles.unavailable],
		["is on request", { askOfferUsedA: true }, catalogues.en.checkout.obstacles.quote_required],
		["is no longer offered", { priceUsedA: null }, catalogues.en.checkout.obstacles.not_offered],
	])("because a container %s by now, says which", async (_name, change, obstacle) => {
		const { visitor, container } = await startBuying(shop);
		const fields = await orderForm(visitor);
		await shop.database.db.update(products).set(change).where(eq(products.id, container.id));
		const answer = await visitor.post("/en/cart", fields);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([`${catalogues.en.checkout.blocked} Container (en): ${obstacle}`]);
		expect(fieldValue(html, "name")).toBe(fields.name);
		await expectNothingWritten(visitor, fields.email);
	});

	test.each(languages)(
		"because nothing in the cart has a price any more, shows no sum: %s",
		async (language) => {
			const { visitor, container } = await startBuying(shop);
			const path = `/${language}/cart`;
			const { summary, total, blocked } = catalogues[language].checkout;
			const summaryOf = async () => shownText(sectionOf(await (await visitor.get(path)).text(), summary));
			expect(await summaryOf()).toContain(total);
			const { db } = shop.database;
			await db.update(products).set({ priceUsedA: null }).where(eq(products.id, container.id));
			const said = await summaryOf();
			expect(said).toContain(shownText(pageTexts[language].checkoutPage.noPrice));
			for (const text of [total, blocked, "€"]) expect(said).not.toContain(shownText(text));
			await db.delete(products).where(eq(products.id, container.id));
			expect(await summaryOf()).toContain(shownText(pageTexts[language].checkoutPage.noPrice));
		},
	);

	test("of a form from another site is refused", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor);
		const answer = await visitor.post("/en/cart", fields, { Origin: "https://evil.example" });
		expect(answer.status).toBe(400);
		await expectNothingWritten(visitor, fields.email);
	});
});

describe("the guard", () => {
	async function order(given: Fields = {}) {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor, given);
		return { visitor, fields, answer: await visitor.post("/en/cart", fields) };
	}

	test.each(languages)(
		"asks who sends at once to press once more, and then takes the order: %s",
		async (language) => {
			vi.useFakeTimers({ toFake: ["Date"] });
			const { visitor } = await startBuying(shop);
			const opened = await (await visitor.get(`/${language}/cart`)).text();
			const ticket = fieldValue(opened, "ticket") ?? "";
			const fields = await orderForm(visitor, { ticket }, language);
			const answer = await visitor.post(`/${language}/cart`, fields);
			expect(answer.status).toBe(409);
			const html = await answer.text();
			expect(alertsIn(html)).toEqual([
				pageTexts[language].checkoutPage.again.replace(/[\u00a0\u202f]/g, " "),
			]);
			for (const name of texts) expect([name, fieldValue(html, name)]).toEqual([name, fields[name]]);
			await expectNothingWritten(visitor, fields.email);
			vi.setSystemTime(Date.now() + 2_000);
			const next = { ...fields, ticket: fieldValue(html, "ticket") ?? "" };
			expect((await visitor.post(`/${language}/cart`, next)).status).toBe(303);
			expect(await ordersOf(fields.email)).toHaveLength(1);
		},
	);

	test.each<[string, Fields]>([
		["without a ticket", { ticket: "" }],
		["with the trap touched", { website: "https://spam.example" }],
	])("hands a form %s back with an empty trap and a ticket that will do", async (_name, given) => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const { visitor, fields, answer } = await order(given);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		await expectNothingWritten(visitor, fields.email);
		vi.setSystemTime(Date.now() + 2_000);
		const next = {
			...fields,
			ticket: fieldValue(html, "ticket") ?? "",
			website: fieldValue(html, "website") ?? "",
		};
		expect((await visitor.post("/en/cart", next)).status).toBe(303);
	});

	test("stops the eleventh order of an address, says what to do, and takes it later", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		for (let index = 0; index < 10; index++) expect((await order()).answer.status).toBe(303);
		const { visitor, fields, answer } = await order();
		expect(answer.status).toBe(429);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([pageTexts.en.checkoutPage.tooMany]);
		for (const name of texts) expect([name, fieldValue(html, name)]).toEqual([name, fields[name]]);
		await expectNothingWritten(visitor, fields.email);
		vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
		expect((await visitor.post("/en/cart", fields)).status).toBe(303);
	});

	test("counts the same order once, and never refuses it as one too many or too soon", async () => {
		const first = await order();
		const place = first.answer.headers.get("Location");
		const again = await Promise.all(
			Array.from({ length: 4 }, () => first.visitor.post("/en/cart", first.fields)),
		);
		expect(again.map(({ headers }) => headers.get("Location"))).toEqual(Array(4).fill(place));
		expect(await shop.database.db.select().from(formSubmissions)).toHaveLength(1);
		for (let index = 0; index < 9; index++) expect((await order()).answer.status).toBe(303);
		for (const ticket of [first.fields.ticket ?? "", "", await first.visitor.openedTicket("order", 0)]) {
			const repeated = await first.visitor.post("/en/cart", { ...first.fields, ticket });
			expect([repeated.status, repeated.headers.get("Location")]).toEqual([303, place]);
		}
		expect(await ordersOf(first.fields.email)).toHaveLength(1);
	});

	test("does not count what was no order", async () => {
		for (let index = 0; index < 12; index++) {
			expect((await order({ seenTotal: "1" })).answer.status).toBe(409);
			expect((await order({ name: "" })).answer.status).toBe(422);
		}
		expect((await order()).answer.status).toBe(303);
	});
});

describe("a name that is a web address", () => {
	const billing = {
		...{ useAlternativeBillingAddress: "on", billingStreet: "Kaai 1", billingPostalCode: "2000" },
		...{ billingCity: "Antwerpen", billingCountry: "belgium" },
	};
	test.each(["name", "companyName", "billingCompanyName"])(
		"is refused beside its field: %s",
		async (name) => {
			for (const language of languages) {
				const { visitor } = await startBuying(shop);
				const fields = await orderForm(visitor, {
					...billing,
					[name]: "WIN a prize: https://evil.example/39",
				});
				const answer = await visitor.post(`/${language}/cart`, fields);
				expect(answer.status).toBe(422);
				const html = await answer.text();
				expect(fieldError(html, name)).toBe(pageTexts[language].checkoutPage.errors.link);
				expect(fieldValue(html, name)).toBe(fields[name]);
				await expectNothingWritten(visitor, fields.email);
			}
		},
	);

	test("is not the name of a company that is called like one", async () => {
		const { visitor } = await startBuying(shop);
		const fields = await orderForm(visitor, { companyName: "Containers24.de BV" });
		expect((await visitor.post("/en/cart", fields)).status).toBe(303);
	});
});
