import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { createContainer } from "../support/sample-trade.ts";
import { byTruck, choiceFields, containerPath } from "../support/shop-visits.ts";
import { ask, formBody } from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { type Browser, filledOrder, openBrowser } from "./support/browser.ts";
import { readFingerprint, useHostileShop } from "./support/hostile-shop.ts";
import { type Planted, plant } from "./support/planted.ts";

const { cartItems, carts, contactMessages, orderItems, orders, quotes, users } = schema;

const shop = useHostileShop();
let planted: Planted;
let containerId: string;
let page: string;
beforeAll(async () => {
	planted = await plant(shop);
	const container = await createContainer(shop.db);
	containerId = container.id;
	page = await containerPath(shop.db, container, "nl");
});

/** What the container costs: € 1,750.00 used, and € 310.00 for a truck to Brussels (storefront document §9). */
const honest = { used: 175_000, new: 265_000, rent: 7_500, truck: 31_000 };

/** Fields that no form has, under every name that a shop might give them. */
const forgedAmounts: Record<string, string> = {
	...{
		price: "1",
		unitPrice: "1",
		priceNew: "1",
		priceUsedA: "1",
		transportPrice: "0",
		transport_price: "0",
	},
	...{
		total: "1",
		totalAmount: "1",
		subtotal: "1",
		subtotalAmount: "1",
		vat: "0",
		vatAmount: "0",
		vatRate: "0",
	},
	...{ discount: "100", coupon: "FREE", currency: "IDR", productId: randomUUID(), productTitle: "Free" },
};
const forgedOwner: Record<string, string> = {
	...{
		id: randomUUID(),
		orderId: randomUUID(),
		orderNumber: "K-1",
		cartId: randomUUID(),
		userId: randomUUID(),
	},
	...{ status: "paid", isAdmin: "true", role: "admin", roles: "admin", "roles[0]": "admin", admin: "on" },
	...{ createdAt: "1970-01-01", anonymizedAt: "1970-01-01", paymentMethod: "free", language: "xx" },
	...{ emailVerified: "true", verified: "on", passwordHash: "x:y", sessionId: randomUUID() },
};

describe("a line in the cart", () => {
	const choices: Record<string, string>[] = [
		...[
			"0",
			"-1",
			"-0",
			"101",
			"1e2",
			"1.5",
			"1,5",
			"0x10",
			"NaN",
			"Infinity",
			"",
			"one",
			"١",
			"9".repeat(40),
		].map((quantity) => ({ quantity })),
		...["__proto__", "constructor", "used", "NEW", "", "new\0", "used-cw", "null"].map((condition) => ({
			condition,
		})),
		...["__proto__", "none", "", "free", "TRUCK"].map((delivery) => ({ delivery })),
		...["XX", "be", "__proto__", "BE,NL"].map((country) => ({ ...byTruck, country })),
		...["", "x", "0000000", "1050' or 1=1--", "-1", "__proto__", "99"].map((postcode) => ({
			...byTruck,
			postcode,
		})),
		...["__proto__", "rainbow", "wish_color"].map((color) => ({ color })),
		...["0000", "__proto__", "9999", "<b>", "1".repeat(50)].map((ral) => ({ color: "wish_color", ral })),
		{},
		{ ...byTruck },
		{ condition: "new" },
	];

	test("costs what the shop says, whatever else is sent", async () => {
		const through = await attack("forged choices", choices, async (choice) => {
			const fields = { ...choiceFields(choice), ...forgedAmounts, ...forgedOwner };
			const { status } = await openBrowser().post(page, fields);
			return status === 303 || status === 422 ? null : `${JSON.stringify(choice)}: ${status}`;
		});
		expect(through).toEqual([]);
		const lines = await shop.db.select().from(cartItems).where(eq(cartItems.productId, containerId));
		expect(lines.length).toBeGreaterThanOrEqual(3);
		for (const line of lines) {
			expect([honest.used, honest.new]).toContain(line.price);
			expect(line.transportPrice).toBe(line.transportType === "self_pickup" ? 0 : honest.truck);
			expect(line.quantity).toBeGreaterThanOrEqual(1);
			expect(line.productTitle).not.toBe("Free");
		}
	});

	test("belongs to its visitor alone", async () => {
		const victim = openBrowser();
		await victim.post(page, choiceFields());
		const cartId = /kade_cart=([^.]+)/.exec(victim.cookie())?.[1] ?? "";
		const [line] = await shop.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
		const thief = openBrowser();
		await thief.post(page, choiceFields());
		const forged = `__Host-kade_cart=${cartId}.${thief.cookie().split(".")[1]}`;
		const untouched = async () => {
			const { carts: _own, ...others } = await readFingerprint(shop);
			return [others, await shop.db.select().from(carts).where(eq(carts.id, cartId))];
		};
		const before = await untouched();
		const items = [line?.id ?? "", "*", "%", "' or 1=1--", "", "null", `${line?.id}' --`, "0"];
		const rows = ["remove", "more", "less", "order", "__proto__", ""].flatMap((intent) =>
			items.flatMap((item) =>
				[undefined, thief.cookie(), forged].map((cookie) => ({ intent, item, cookie })),
			),
		);
		const through = await attack("other people's lines", rows, async ({ intent, item, cookie }) => {
			const body = formBody({ intent, item, id: item, cartId, cart: cartId, quantity: "100" });
			const answer = await ask({ path: "/nl/cart", body, cookie });
			return answer.status < 500 ? null : `${intent} ${item}: ${answer.status}`;
		});
		expect(through).toEqual([]);
		expect(await untouched()).toEqual(before);
	});
});

describe("an order", () => {
	async function buy(
		given: Record<string, string>,
	): Promise<{ status: number; location: string; browser: Browser }> {
		const browser = openBrowser();
		await browser.post(page, choiceFields(byTruck));
		const answer = await browser.post("/nl/cart", await filledOrder(shop, browser, given));
		return { ...answer, browser };
	}

	test("is not placed for another total than the shop's", async () => {
		const { rows: before } = await shop.pool.query("select count(*)::int as count from orders");
		const totals = [
			"0",
			"1",
			"-1",
			"",
			"NaN",
			"Infinity",
			"1e9",
			"null",
			"[]",
			"0x1",
			`${honest.used}`,
			"9".repeat(40),
		];
		const through = await attack("forged totals", totals, async (seenTotal) => {
			const { status } = await buy({ seenTotal, ...forgedAmounts });
			return status === 409 || status === 422 || status === 400 ? null : `${seenTotal}: ${status}`;
		});
		const keys = ["", "x", "' or 1=1--", "0".repeat(36), "__proto__", "null"];
		const withoutKey = await attack("forged totals", keys, async (idempotencyKey) => {
			const { status } = await buy({ idempotencyKey });
			return status >= 400 && status < 500 ? null : `${idempotencyKey}: ${status}`;
		});
		expect([...through, ...withoutKey]).toEqual([]);
		const { rows: after } = await shop.pool.query("select count(*)::int as count from orders");
		expect(after).toEqual(before);
	});

	test("is stored as the shop reckons it, whatever the form adds", async () => {
		let id = "";
		const through = await attack("forged fields", ["order"], async () => {
			const { status, location } = await buy({ ...forgedAmounts, ...forgedOwner });
			id = location.split("/").at(-1) ?? "";
			return status === 303 ? null : String(status);
		});
		expect(through).toEqual([]);
		const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
		const net = honest.used + honest.truck;
		expect(order).toMatchObject({
			...{
				subtotalAmount: net,
				vatAmount: Math.round(net * 0.21),
				totalAmount: net + Math.round(net * 0.21),
			},
			...{ status: "pending", paymentMethod: "bankTransfer", userId: null, language: "nl", vatRate: 21 },
		});
		expect(order?.orderNumber).not.toBe("K-1");
		const lines = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, id));
		expect(lines).toMatchObject([{ price: honest.used, transportPrice: honest.truck, quantity: 1 }]);
	});

	test("is opened by no guess", async () => {
		const { location } = await buy({});
		const id = location.split("/").at(-1) ?? "";
		const guesses = [
			...[
				id,
				id.toUpperCase(),
				id.replaceAll("-", ""),
				`{${id}}`,
				`${id} `,
				`${id}/`,
				`${id}.data`,
				`%20${id}`,
			],
			...["K-10001", "10001", "1", "0", "-1", "null", "undefined", "*", "%25", "' or 1=1--", randomUUID()],
			...[`${id}?key=`, `${id}?key=x`, `${id}?userId=${randomUUID()}`, `${id}?isAdmin=true`, `${id}?key[]=x`],
			...[`${id}?cart=${planted.order}`, `${id}%00`, `../order-confirmation/${id}`, `./${id}`, planted.order],
		];
		const through = await attack("guessed orders", guesses, async (guess) => {
			const answer = await openBrowser().get(
				encodeURI(`/nl/order-confirmation/${guess}`).replaceAll("%25", "%"),
			);
			const shows = /Kaaistraat|@buyer\.example|data-testid="order-number"/.test(answer.body);
			return answer.status < 500 && !shows ? null : `${guess}: ${answer.status}`;
		});
		expect(through).toEqual([]);
	});
});

describe("fields of the owner's side in public forms", () => {
	const person = { email: `jana-${randomUUID()}@buyer.example`, website: "" };

	test("do not reach what is stored", async () => {
		const message = {
			...{ ...forgedOwner, ...person, name: "Jana", subject: "A question" },
			...{ message: "When can it come?", ticket: shop.ticket("contact") },
		};
		const quote = {
			...{ ...choiceFields(byTruck), ...forgedAmounts, ...forgedOwner, ...person, customerName: "Jana" },
			...{ status: "won", requestType: "__proto__", ticket: shop.ticket("quote") },
		};
		const signUp = { ...forgedOwner, ...person, password: "an unlikely heap of words 7" };
		const rows: [path: string, fields: Record<string, string>, status: number][] = [
			["/nl/contact", message, 200],
			[`${page}/quote`, quote, 303],
			["/nl/auth?mode=sign-up", signUp, 200],
		];
		const through = await attack("forged fields", rows, async ([path, fields, wanted]) => {
			const { status } = await ask({ path, body: formBody(fields) });
			return status === wanted ? null : `${path}: ${status}`;
		});
		expect(through).toEqual([]);
		const { db } = shop;
		const [stored] = await db.select().from(contactMessages).where(eq(contactMessages.email, person.email));
		expect([stored?.id === forgedOwner.id, stored?.createdAt.getFullYear() === 1970]).toEqual([false, false]);
		const [asked] = await db.select().from(quotes).where(eq(quotes.email, person.email));
		expect(asked).toMatchObject({ status: "new", transportPrice: honest.truck, requestType: null });
		expect(await db.select().from(users).where(eq(users.email, person.email))).toEqual([]);
	});
});
