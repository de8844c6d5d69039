import { randomUUID } from "node:crypto";
import { asc, eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { forgottenAtOnce } from "~/people/guard/form-guard.server.ts";
import { schema } from "~/platform/db.server.ts";
import { addToCart } from "~/trade/cart/add-to-cart.server.ts";
import { countCartLines, readCart } from "~/trade/cart/cart.store.server.ts";
import { removeFromCart, stepQuantity } from "~/trade/cart/change-cart.server.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import { cents } from "~/values/money.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { breakOutbox, unlucky } from "../../../tests/support/broken-outbox.ts";
import { shownText, tagsOf } from "../../../tests/support/html.ts";
import { sampleSender } from "../../../tests/support/letter-sender.ts";
import {
	buyerAddress,
	type Choice,
	type Container,
	choose,
	createContainer,
	fillCart,
	fillCheckout,
} from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { readWritten } from "../../../tests/support/written-mails.ts";
import { mayReadOrder } from "./order-access.server.ts";
import type { OrderTaker } from "./order-sender.server.ts";
import { type PlaceOrderInput, type PlaceOrderResult, placeOrder } from "./place-order.server.ts";

const database = useTestDatabase();
const { cartItems, formSubmissions, mailOutbox, orderItems, orders, products } = schema;

const sender: OrderTaker = {
	...sampleSender,
	secret: "a secret of the tests",
	account: { holder: "Kade Containers BV", iban: "BE68 5390 0754 7034", bic: "GKCCBEBB" },
	termDays: 5,
	hasPrivateBuyers: true,
};

const privateBuyer: BuyerVat = {
	...{ settings: usualVatSettings, buyer: "private", number: null, check: null },
};

function order(input: Partial<PlaceOrderInput> & { cartId: string }): Promise<PlaceOrderResult> {
	return placeOrder(database.db, sender, {
		idempotencyKey: randomUUID(),
		language: "nl",
		form: fillCheckout(),
		vat: privateBuyer,
		seenTotal: 0,
		userId: null,
		...input,
	});
}

function requireOrder(result: PlaceOrderResult): string {
	if ("problem" in result) throw new Error(`the order was refused: ${result.problem}`);
	return result.orderId;
}

async function readOrder(id: string) {
	return database.db.query.orders.findFirst({
		where: eq(orders.id, id),
		with: { items: { orderBy: [asc(orderItems.position)] } },
	});
}

function ordersOf(cartId: string) {
	return database.db.select().from(orders).where(eq(orders.cartId, cartId));
}

function linesOf(cartId: string) {
	return database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(cartItems.id);
}

async function mailsOf(orderId: string) {
	const key = `order-confirmation:${orderId}`;
	const mails = await readWritten(database.db, like(mailOutbox.dedupeKey, `${key}:%`));
	const find = (dedupeKey: string) => mails.find((mail) => mail.dedupeKey === dedupeKey);
	return { buyer: find(`${key}:buyer`), company: find(`${key}:company`) };
}

async function totalOf(cartId: string): Promise<number> {
	return (await readCart(database.db, cartId, await readTariffs(database.db))).total;
}

/** A used container that the buyer fetches: 1,750.00 + 367.50 VAT = 2,117.50. */
const simpleTotal = 211_750;

async function startSimpleCart(choice?: Choice): Promise<{ cartId: string; container: Container }> {
	const container = await createContainer(database.db);
	return { cartId: await fillCart(database.db, [{ container, choice }]), container };
}

/** Everything that an order writes, to compare before and after. */
async function countWritten() {
	const { rows } = await database.pool.query(
		`select (select count(*) from orders) as orders, (select count(*) from order_items) as items,
			(select count(*) from mail_outbox) as mails`,
	);
	return rows[0];
}

/**
 * Three lines, worked out by hand:
 * 3 × 20 ft at 1,750.00 to 1050 Brussels: 5,250.00 + 443.00 + 310.00 = 6,003.00;
 * 2 × 40 ft for rent at 30 × 3.90 = 117.00 with the crane to the same place:
 * 234.00 + 2 × 443.00 × 1.13 = 1,235.18; 1 × new at 1,499.99, fetched.
 * Subtotal 8,738.17; VAT 21 % = 1,835.0157, rounded 1,835.02; total 10,573.19.
 */
async function startLargeCart(): Promise<string> {
	const used = await createContainer(database.db, {}, { nl: "20ft gebruikt", de: "20 Fuß gebraucht" });
	const rented = await createContainer(
		database.db,
		{ size: "40ft", priceRentPerDay: cents(390) },
		{ nl: "40ft huur", de: "40 Fuß Miete" },
	);
	const fetched = await createContainer(
		database.db,
		{ priceNew: cents(149_999) },
		{ nl: "20ft nieuw", de: "20 Fuß neu" },
	);
	return fillCart(database.db, [
		{
			container: used,
			choice: { quantity: 3, transport: { delivery: "truck", country: "BE", postcode: "1050" } },
		},
		{
			container: rented,
			choice: {
				condition: "rent",
				quantity: 2,
				transport: { delivery: "truck_with_crane", country: "BE", postcode: "1050" },
			},
		},
		{ container: fetched, choice: { condition: "new" } },
	]);
}
const largeTotal = 1_057_319;
const toBrussels = { street: "Louizalaan 1", city: "Brussel", postalCode: "1050" };

describe("an order for another place than its transport was priced for (ruling on K3 and P4)", () => {
	const toAntwerp = { delivery: "truck", country: "BE", postcode: "2000" } as const;
	const berlin = fillCheckout({ postalCode: "10115", city: "Berlin", country: "germany" });

	async function startDelivered() {
		const container = await createContainer(database.db);
		const choice = { transport: toAntwerp };
		return fillCart(database.db, [{ container, choice }, { container }]);
	}

	test("is refused at the old price, and taken at the price for the address, which the cart then shows", async () => {
		const cartId = await startDelivered();
		const seen = await totalOf(cartId);
		const refused = await order({ cartId, seenTotal: seen, form: berlin });
		const now = await totalOf(cartId);
		expect(refused).toEqual({ problem: "place_changed", total: now, postcode: "10115" });
		expect(now).toBeGreaterThan(seen);
		expect(await linesOf(cartId)).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ transportCountry: "DE", transportPostcode: "10115" }),
				expect.objectContaining({ transportType: "self_pickup", transportPostcode: null }),
			]),
		);
		expect(await ordersOf(cartId)).toEqual([]);
		const orderId = requireOrder(await order({ cartId, seenTotal: now, form: berlin }));
		expect((await readOrder(orderId))?.items[0]).toMatchObject({
			transportCountry: "DE",
			transportPostcode: "10115",
		});
	});

	test("in the same region costs the same, is taken at once and says the address", async () => {
		const cartId = await startDelivered();
		const form = fillCheckout({ postalCode: "2018" });
		const orderId = requireOrder(await order({ cartId, seenTotal: await totalOf(cartId), form }));
		expect((await readOrder(orderId))?.items[0]?.transportPostcode).toBe("2018");
	});

	test("that no truck has a price for cannot be ordered, and another address can", async () => {
		const cartId = await startDelivered();
		const seen = await totalOf(cartId);
		const nowhere = fillCheckout({ postalCode: "05123", country: "germany" });
		expect(await order({ cartId, seenTotal: seen, form: nowhere })).toEqual({ problem: "not_orderable" });
		const back = fillCheckout({ postalCode: "2000" });
		expect(requireOrder(await order({ cartId, seenTotal: seen, form: back }))).toBeTruthy();
	});

	test("changes nothing where all is collected", async () => {
		const { cartId } = await startSimpleCart();
		expect(requireOrder(await order({ cartId, seenTotal: simpleTotal, form: berlin }))).toBeTruthy();
	});
});

test("a line whose product is gone keeps the cart from being ordered until it is taken out", async () => {
	const { cartId, container } = await startSimpleCart();
	const other = await createContainer(database.db);
	await addToCart(database.db, { cartId, productId: other.id, title: "Other", selection: choose() });
	await database.db.delete(products).where(eq(products.id, container.id));
	const seenTotal = await totalOf(cartId);
	expect(await order({ cartId, seenTotal })).toEqual({ problem: "not_orderable" });
	const [gone] = (await linesOf(cartId)).filter(({ productId }) => productId === null);
	expect(gone).toMatchObject({ productTitle: "Container" });
	expect(await removeFromCart(database.db, cartId, gone?.id ?? "")).toBe(true);
	expect(requireOrder(await order({ cartId, seenTotal }))).toBeTruthy();
});

describe("placeOrder", () => {
	test("writes the order with its amounts to the cent", async () => {
		const cartId = await startLargeCart();
		const orderId = requireOrder(
			await order({ cartId, seenTotal: largeTotal, language: "de", form: fillCheckout(toBrussels) }),
		);
		expect(await readOrder(orderId)).toMatchObject({
			cartId,
			userId: null,
			language: "de",
			status: "pending",
			paymentMethod: "bankTransfer",
			subtotalAmount: 873_817,
			vatAmount: 183_502,
			totalAmount: largeTotal,
			vatRate: 21,
			billingAddress: null,
			shippingAddress: { ...buyerAddress, ...toBrussels },
		});
	});

	test("writes one item per line, in the cart's order and the order's language", async () => {
		const cartId = await startLargeCart();
		const orderId = requireOrder(
			await order({ cartId, seenTotal: largeTotal, language: "de", form: fillCheckout(toBrussels) }),
		);
		expect((await readOrder(orderId))?.items).toMatchObject([
			{
				position: 0,
				productTitle: "20 Fuß gebraucht",
				quantity: 3,
				price: 175_000,
				transportPrice: 75_300,
				selectedCondition: "used-a",
				transportType: "truck",
				transportCountry: "BE",
				transportPostcode: "1050",
				colorType: "from_stack",
				ralColor: null,
			},
			{
				position: 1,
				productTitle: "40 Fuß Miete",
				quantity: 2,
				price: 11_700,
				transportPrice: 100_118,
				selectedCondition: "rent",
				transportType: "truck_with_crane",
				transportCountry: "BE",
				transportPostcode: "1050",
			},
			{
				position: 2,
				productTitle: "20 Fuß neu",
				quantity: 1,
				price: 149_999,
				transportPrice: 0,
				selectedCondition: "new",
				transportType: "self_pickup",
				transportCountry: null,
				transportPostcode: null,
			},
		]);
	});

	test("rounds VAT half up", async () => {
		const container = await createContainer(database.db, { priceUsedA: cents(50) });
		const cartId = await fillCart(database.db, [{ container }]);
		const orderId = requireOrder(await order({ cartId, seenTotal: 61 }));
		expect(await readOrder(orderId)).toMatchObject({ subtotalAmount: 50, vatAmount: 11, totalAmount: 61 });
	});

	test("empties the cart, and no other", async () => {
		const { cartId } = await startSimpleCart();
		const { cartId: other } = await startSimpleCart();
		requireOrder(await order({ cartId, seenTotal: simpleTotal }));
		expect(await countCartLines(database.db, cartId)).toBe(0);
		expect(await countCartLines(database.db, other)).toBe(1);
	});

	test("numbers orders from K-10001 upwards", async () => {
		const { rows } = await database.pool.query(
			"select start_value::int, min_value::int from pg_sequences where sequencename = 'order_numbers'",
		);
		expect(rows).toMatchObject([{ start_value: 10_001 }]);
		const numbers: number[] = [];
		for (let count = 0; count < 2; count++) {
			const { cartId } = await startSimpleCart();
			const placed = await readOrder(requireOrder(await order({ cartId, seenTotal: simpleTotal })));
			expect(placed?.orderNumber).toMatch(/^K-[1-9]\d{4,}$/);
			numbers.push(Number(placed?.orderNumber.slice(2)));
		}
		const [first = 0, second = 0] = numbers;
		expect(first).toBeGreaterThanOrEqual(10_001);
		expect(second).toBeGreaterThan(first);
	});

	test("belongs to the account of a signed-in buyer", async () => {
		const [user] = await database.db
			.insert(schema.users)
			.values({ name: "Anneleen", email: `${randomUUID()}@buyer.example` })
			.returning();
		const { cartId } = await startSimpleCart();
		const orderId = requireOrder(await order({ cartId, seenTotal: simpleTotal, userId: user?.id ?? null }));
		expect(await readOrder(orderId)).toMatchObject({ userId: user?.id });
	});

	test("keeps a billing address of its own", async () => {
		const { cartId } = await startSimpleCart();
		const form = fillCheckout({
			companyName: "Werf BV",
			country: "netherlands",
			useAlternativeBillingAddress: true,
			billingCompanyName: "Holding GmbH",
			billingVatNumber: "DE123456789",
			billingStreet: "Hafenstraße 1",
			billingCity: "Hamburg",
			billingPostalCode: "20457",
			billingCountry: "germany",
		});
		const orderId = requireOrder(await order({ cartId, seenTotal: simpleTotal, form }));
		expect(await readOrder(orderId)).toMatchObject({
			shippingAddress: { companyName: "Werf BV", country: "netherlands" },
			billingAddress: {
				companyName: "Holding GmbH",
				vatNumber: "DE123456789",
				street: "Hafenstraße 1",
				city: "Hamburg",
				postalCode: "20457",
				country: "germany",
			},
		});
	});

	test("forgets a billing address that was filled in and then not wanted", async () => {
		const { cartId } = await startSimpleCart();
		const form = fillCheckout({
			billingStreet: "Hafenstraße 1",
			billingCity: "Hamburg",
			billingPostalCode: "20457",
			billingCountry: "germany",
		});
		const orderId = requireOrder(await order({ cartId, seenTotal: simpleTotal, form }));
		expect(await readOrder(orderId)).toMatchObject({ billingAddress: null });
	});

	test("charges today's price, once the buyer has seen it", async () => {
		const { cartId, container } = await startSimpleCart();
		await database.db
			.update(products)
			.set({ priceUsedA: cents(100_000) })
			.where(eq(products.id, container.id));
		expect(await order({ cartId, seenTotal: simpleTotal })).toEqual({
			problem: "total_changed",
			total: 121_000,
		});
		const orderId = requireOrder(await order({ cartId, seenTotal: 121_000 }));
		expect((await readOrder(orderId))?.items).toMatchObject([{ price: 100_000 }]);
	});

	test("takes the largest cart that the shop lets a visitor fill", async () => {
		const container = await createContainer(database.db, { size: "40ft", priceUsedA: cents(2_500_000) });
		const cartId = await fillCart(database.db, Array(50).fill({ container, choice: { quantity: 100 } }));
		// 50 × 100 × 25,000.00 = 125,000,000.00; VAT 26,250,000.00.
		const orderId = requireOrder(await order({ cartId, seenTotal: 15_125_000_000 }));
		expect(await readOrder(orderId)).toMatchObject({ subtotalAmount: 12_500_000_000 });
	});
});

describe("the mails of an order", () => {
	const nb = "\u00a0";

	test.each([
		["nl", "Uw bestelling {number} bij Kade Containers", `€${nb}10.573,19`, "Beste Anneleen Müller"],
		["en", "Your order {number} with Kade Containers", "€10,573.19", "Dear Anneleen Müller"],
		["de", "Ihre Bestellung {number} bei Kade Containers", `€${nb}10.573,19`, "Guten Tag Anneleen Müller"],
		["fr", "Votre commande {number} chez Kade Containers", `€${nb}10${nb}573,19`, "Bonjour Anneleen Müller"],
	] as const)(
		"are in %s for the buyer, and in the company's own language for the company",
		async (language, subject, total, greeting) => {
			const cartId = await startLargeCart();
			const orderId = requireOrder(
				await order({ cartId, seenTotal: largeTotal, language, form: fillCheckout(toBrussels) }),
			);
			const number = (await readOrder(orderId))?.orderNumber ?? "";
			const { buyer, company } = await mailsOf(orderId);
			expect(buyer).toMatchObject({
				status: "pending",
				language,
				recipient: "anneleen@buyer.example",
				replyTo: "info@shop.example",
				subject: subject.replace("{number}", number),
			});
			expect(company).toMatchObject({
				status: "pending",
				language: "nl",
				recipient: "info@shop.example",
				replyTo: "anneleen@buyer.example",
				subject: `Nieuwe bestelling ${number}: Anneleen Müller, €${nb}10.573,19`,
			});
			for (const body of [buyer?.html, buyer?.text]) {
				for (const text of [number, total]) expect(body).toContain(text);
				expect(body).toContain(`https://shop.example/${language}/order-confirmation/${orderId}?key=`);
			}
			const { closing, invoice } = mailCatalogues.nl.orderConfirmation;
			for (const body of [company?.html, company?.text]) {
				for (const text of [number, `€${nb}10.573,19`, "20ft gebruikt", "Anneleen Müller"]) {
					expect(body).toContain(text);
				}
				expect(body).toContain(`https://shop.example/nl/admin/orders/${orderId}`);
				// The buyer's secret is not the company's, and nobody tells or greets themselves.
				for (const text of ["key=", closing, invoice]) expect(body).not.toContain(text);
			}
			expect(buyer?.html).toContain(greeting);
			expect(buyer?.text).toContain(greeting);
			expect(tagsOf(buyer?.html ?? "", "html")).toEqual([{ lang: language }]);
		},
	);

	test("tell a private buyer of the right to withdraw, with the model form, and no business", async () => {
		const told = async (companyName: string | null) => {
			const form = fillCheckout({ companyName });
			const cart = await startSimpleCart();
			const orderId = requireOrder(await order({ ...cart, seenTotal: simpleTotal, language: "de", form }));
			return (await mailsOf(orderId)).buyer?.text ?? "";
		};
		const { modelTitle, modelLines } = pageTexts.de.withdrawal;
		const [link, terms] = [
			"https://shop.example/de/withdrawal",
			"https://shop.example/de/pages/terms-of-sale",
		];
		const mine = await told(null);
		for (const text of [link, terms, modelTitle, ...modelLines]) expect(mine).toContain(text);
		const theirs = await told("Firma GmbH");
		for (const text of [link, modelTitle]) expect(theirs).not.toContain(text);
	});

	test("open the order without a cookie, and no other order", async () => {
		const [mine, theirs] = [await startSimpleCart(), await startSimpleCart()];
		const mineId = requireOrder(await order({ ...mine, seenTotal: simpleTotal }));
		const theirsId = requireOrder(await order({ ...theirs, seenTotal: simpleTotal }));
		const { buyer } = await mailsOf(mineId);
		const link = /https:\/\/\S+/.exec(buyer?.text ?? "")?.[0] ?? "";
		expect(tagsOf(buyer?.html ?? "", "a").map(({ href }) => href)).toContain(link);
		const stranger = {
			cartId: null,
			userId: null,
			isAdmin: false,
			key: new URL(link).searchParams.get("key"),
		};
		const ofOrder = (id: string) => ({ id, cartId: randomUUID(), userId: null });
		expect(mayReadOrder(ofOrder(mineId), stranger, sender.secret)).toBe(true);
		expect(mayReadOrder(ofOrder(theirsId), stranger, sender.secret)).toBe(false);
	});

	test("say what was ordered then, whatever has changed until they go", async () => {
		const { cartId, container } = await startSimpleCart();
		const orderId = requireOrder(await order({ cartId, seenTotal: simpleTotal }));
		await database.db.delete(products).where(eq(products.id, container.id));
		await database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, orderId));
		for (const mail of Object.values(await mailsOf(orderId))) {
			expect(mail?.text).toContain("1 × Container (nl)");
		}
	});

	test("show what a buyer typed as text, not as HTML", async () => {
		const { cartId } = await startSimpleCart();
		const form = fillCheckout({ name: "<img src=x onerror=alert(1)>", street: "<b>Kaaiweg</b> 5" });
		const orderId = requireOrder(await order({ cartId, seenTotal: simpleTotal, form }));
		const { buyer, company } = await mailsOf(orderId);
		for (const html of [buyer?.html ?? "", company?.html ?? ""]) {
			for (const name of ["img", "b"]) expect(tagsOf(html, name)).toEqual([]);
			expect(shownText(html)).toContain("<b>Kaaiweg");
		}
		expect(company?.subject).toContain("<img src=x onerror=alert(1)>");
	});
});

describe("placeOrder refuses", () => {
	/** The answer is the problem, nothing is written, and the cart is as it was. */
	async function expectRefusal(input: Partial<PlaceOrderInput> & { cartId: string }, problem: object) {
		const cart = await linesOf(input.cartId);
		const written = await countWritten();
		expect(await order(input)).toEqual(problem);
		expect(await countWritten()).toEqual(written);
		expect(await linesOf(input.cartId)).toEqual(cart);
	}

	test.each([simpleTotal - 1, simpleTotal + 1, 0, -1, 1, Number.NaN])(
		"a total of %d that is not the cart's, and says which one is",
		async (seenTotal) => {
			const { cartId } = await startSimpleCart();
			await expectRefusal({ cartId, seenTotal }, { problem: "total_changed", total: simpleTotal });
		},
	);

	test("an empty cart", async () => {
		const { cartId } = await startSimpleCart();
		await database.db.delete(cartItems).where(eq(cartItems.cartId, cartId));
		await expectRefusal({ cartId }, { problem: "cart_empty" });
	});

	test("a cart that is not there", async () => {
		await expectRefusal({ cartId: randomUUID() }, { problem: "cart_empty" });
	});

	test.each([
		["became unavailable", { isAvailable: false }],
		["went on request", { askOfferUsedA: true }],
		["lost its price", { priceUsedA: null }],
	])("a cart in which a product %s", async (_what, facts) => {
		const { cartId, container } = await startSimpleCart();
		const fine = await createContainer(database.db);
		await addToCart(database.db, { cartId, productId: fine.id, title: "Fine", selection: choose() });
		await database.db.update(products).set(facts).where(eq(products.id, container.id));
		await expectRefusal({ cartId, seenTotal: await totalOf(cartId) }, { problem: "not_orderable" });
	});
});

describe("an order that is sent more than once", () => {
	async function expectOneOrder(cartId: string, orderId: string) {
		expect((await ordersOf(cartId)).map((one) => one.id)).toEqual([orderId]);
		expect((await readOrder(orderId))?.items).toHaveLength(1);
		const { rows } = await database.pool.query(
			"select from mail_outbox where dedupe_key like 'order-confirmation:' || $1 || ':%'",
			[orderId],
		);
		expect(rows).toHaveLength(2);
		expect(await countCartLines(database.db, cartId)).toBe(0);
	}

	test("is one order when the same form comes again", async () => {
		const { cartId } = await startSimpleCart();
		const input = { cartId, idempotencyKey: randomUUID(), seenTotal: simpleTotal };
		const first = requireOrder(await order(input));
		expect(await order(input)).toEqual({ orderId: first });
		await expectOneOrder(cartId, first);
	});

	test("is one order when the same form comes eight times at once", async () => {
		const { cartId } = await startSimpleCart();
		const input = { cartId, idempotencyKey: randomUUID(), seenTotal: simpleTotal };
		const results = await Promise.all(Array.from({ length: 8 }, () => order(input)));
		const ids = new Set(results.map(requireOrder));
		expect(ids.size).toBe(1);
		await expectOneOrder(cartId, [...ids].join());
	});

	test("is one order when two forms of one cart come at once", async () => {
		const { cartId } = await startSimpleCart();
		const results = await Promise.all([1, 2].map(() => order({ cartId, seenTotal: simpleTotal })));
		const placed = results.filter((result) => "orderId" in result);
		expect(placed).toHaveLength(1);
		expect(results.filter((result) => "problem" in result)).toEqual([{ problem: "cart_empty" }]);
		await expectOneOrder(cartId, placed.map(requireOrder).join());
	});

	test("leaves alone what was put into the cart since", async () => {
		const { cartId, container } = await startSimpleCart();
		const input = { cartId, idempotencyKey: randomUUID(), seenTotal: simpleTotal };
		const first = requireOrder(await order(input));
		await addToCart(database.db, { cartId, productId: container.id, title: "Next", selection: choose() });
		expect(await order(input)).toEqual({ orderId: first });
		expect(await countCartLines(database.db, cartId)).toBe(1);
	});

	test("is a new order with a new form", async () => {
		const { cartId, container } = await startSimpleCart();
		const first = requireOrder(await order({ cartId, seenTotal: simpleTotal }));
		await addToCart(database.db, { cartId, productId: container.id, title: "Next", selection: choose() });
		const second = requireOrder(await order({ cartId, seenTotal: simpleTotal }));
		expect(second).not.toBe(first);
		expect(await ordersOf(cartId)).toHaveLength(2);
	});

	test("can be sent again after it was refused", async () => {
		const { cartId } = await startSimpleCart();
		const idempotencyKey = randomUUID();
		expect(await order({ cartId, idempotencyKey, seenTotal: 1 })).toMatchObject({
			problem: "total_changed",
		});
		requireOrder(await order({ cartId, idempotencyKey, seenTotal: simpleTotal }));
	});

	test("does not answer with another visitor's order when the form's key is the same", async () => {
		const [mine, theirs] = [await startSimpleCart(), await startSimpleCart()];
		const idempotencyKey = randomUUID();
		const first = requireOrder(await order({ cartId: mine.cartId, idempotencyKey, seenTotal: simpleTotal }));
		const second = requireOrder(
			await order({ cartId: theirs.cartId, idempotencyKey, seenTotal: simpleTotal }),
		);
		expect(second).not.toBe(first);
	});

	test("never loses a line that is added or changed at the same moment", async () => {
		const { cartId, container } = await startSimpleCart();
		const [line] = await linesOf(cartId);
		const [result] = await Promise.all([
			order({ cartId, seenTotal: simpleTotal }),
			addToCart(database.db, { cartId, productId: container.id, title: "Next", selection: choose() }),
			stepQuantity(database.db, cartId, line?.id ?? "", 1),
		]);
		const items = "orderId" in result ? ((await readOrder(result.orderId))?.items ?? []) : [];
		expect(items.length + (await countCartLines(database.db, cartId))).toBe(2);
		for (const one of await ordersOf(cartId)) {
			const goods = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
			expect(one.subtotalAmount).toBe(goods);
		}
	});
});

test("an order forgets a few of the tries that are a day old, oldest first", async () => {
	const now = new Date();
	const stale = Array.from(
		{ length: forgottenAtOnce + 5 },
		(_, index) => new Date(now.getTime() - 48 * 3_600_000 + index * 1_000),
	);
	const rows = stale.map((createdAt) => ({ form: "order" as const, addressHash: "another's", createdAt }));
	await database.db.insert(formSubmissions).values(rows);
	const { cartId } = await startSimpleCart();
	requireOrder(await order({ cartId, seenTotal: simpleTotal, from: { address: "203.0.113.9", now } }));
	const left = await database.db.select().from(formSubmissions).orderBy(formSubmissions.createdAt);
	expect(left.map(({ createdAt }) => createdAt)).toEqual([...stale.slice(-5), now]);
});

describe("an order that fails on the way", () => {
	test.each([
		["order", "add constraint broken check (false) not valid", "orders", "drop constraint broken"],
		["items", "add constraint broken check (false) not valid", "order_items", "drop constraint broken"],
		[null, "add constraint broken check (false) not valid", "mail_outbox", "drop constraint broken"],
		["items", "rename to items_away", "order_items", ""],
	] as const)("says that the step was %s: %s", async (step, broken, table, mended) => {
		const { cartId } = await startSimpleCart();
		const input = { cartId, idempotencyKey: randomUUID(), seenTotal: simpleTotal };
		await database.pool.query(`alter table ${table} ${broken}`);
		try {
			await expect(order(input)).rejects.toMatchObject({ step });
		} finally {
			await database.pool.query(
				mended ? `alter table ${table} ${mended}` : "alter table items_away rename to order_items",
			);
		}
		requireOrder(await order(input));
	});

	beforeAll(async () => {
		// The company's copy is the last thing written: its mail answers to the buyer.
		await breakOutbox(database.pool, "reply_to");
	});

	test("leaves no order, no items, no mail, and the cart as it was", async () => {
		const { cartId } = await startSimpleCart();
		const cart = await linesOf(cartId);
		const written = await countWritten();
		const input = { cartId, idempotencyKey: randomUUID(), seenTotal: simpleTotal };
		await expect(order({ ...input, form: fillCheckout({ email: unlucky }) })).rejects.toThrow();
		expect(await countWritten()).toEqual(written);
		expect(await linesOf(cartId)).toEqual(cart);
		requireOrder(await order(input));
	});
});
