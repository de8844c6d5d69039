import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { cents, noCents } from "~/values/money.ts";
import { type Choice, choose, createContainer, fillCart } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { countCartLines } from "./cart.store.server.ts";
import { joinCarts } from "./join-carts.server.ts";

const database = useTestDatabase();
const { cartItems, carts } = schema;

type Container = Awaited<ReturnType<typeof createContainer>>;

function add(container: Pick<Container, "id">, choice?: Choice, cartId: string | null = null) {
	const selection = choose(choice);
	return addToCart(database.db, { cartId, productId: container.id, title: "Container", selection });
}

function linesOf(cartId: string) {
	return database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
}

async function requireCart(result: Awaited<ReturnType<typeof addToCart>>): Promise<string> {
	if ("problem" in result) throw new Error(`refused: ${result.problem}`);
	return result.cartId;
}

const toBrussels = { delivery: "truck", country: "BE", postcode: "1050" } as const;

describe("addToCart", () => {
	test("writes a line with the price of the chosen condition and the transport of the tariff", async () => {
		const container = await createContainer(database.db);
		const cartId = await requireCart(await add(container, { quantity: 2, transport: toBrussels }));
		expect(await linesOf(cartId)).toEqual([
			{
				id: expect.any(String),
				removedAt: null,
				removedFrom: null,
				cartId,
				createdAt: expect.any(Date),
				productId: container.id,
				productTitle: "Container",
				quantity: 2,
				price: 175_000,
				transportPrice: 44_300,
				selectedCondition: "used-a",
				transportType: "truck",
				transportCountry: "BE",
				transportPostcode: "1050",
				colorType: "from_stack",
				ralColor: null,
				joined: {},
			},
		]);
	});

	test("keeps the title that it is given", async () => {
		const container = await createContainer(database.db, {}, { de: "20-Fuß-Container" });
		const cartId = await requireCart(
			await addToCart(database.db, {
				cartId: null,
				productId: container.id,
				title: "20-Fuß-Container",
				selection: choose(),
			}),
		);
		expect(await linesOf(cartId)).toMatchObject([{ productTitle: "20-Fuß-Container" }]);
	});

	test("takes the price that the product has now, not an earlier one", async () => {
		const container = await createContainer(database.db);
		await database.db
			.update(schema.products)
			.set({ priceUsedA: cents(123_456) })
			.where(eq(schema.products.id, container.id));
		const cartId = await requireCart(await add(container));
		expect(await linesOf(cartId)).toMatchObject([{ price: 123_456 }]);
	});

	test("takes 30 days for rent, in a stock colour even when a wish colour was chosen before", async () => {
		const container = await createContainer(database.db);
		const cartId = await requireCart(
			await add(container, { condition: "rent", colorType: "wish_color", ral: "RAL 5010" }),
		);
		expect(await linesOf(cartId)).toMatchObject([
			{ price: 7_500, selectedCondition: "rent", colorType: "from_stack", ralColor: null },
		]);
	});

	test("charges no transport and keeps no address for self pickup", async () => {
		const container = await createContainer(database.db);
		const transport = { delivery: "self_pickup", country: "NL", postcode: "1012 AB" } as const;
		const cartId = await requireCart(await add(container, { transport }));
		expect(await linesOf(cartId)).toMatchObject([
			{ transportType: "self_pickup", transportPrice: 0, transportCountry: null, transportPostcode: null },
		]);
	});

	test("keeps a Dutch postcode in its usual form", async () => {
		const container = await createContainer(database.db);
		const transport = { delivery: "truck", country: "NL", postcode: " 1012ab" } as const;
		const cartId = await requireCart(await add(container, { transport }));
		expect(await linesOf(cartId)).toMatchObject([
			{ transportPrice: 40_600, transportCountry: "NL", transportPostcode: "1012 AB" },
		]);
	});

	test.each([
		[1, 31_000],
		[2, 44_300],
		[3, 75_300],
		[5, 119_600],
	])("brings %i containers of 20 ft to 1050 Brussels for %i cents", async (quantity, price) => {
		const container = await createContainer(database.db);
		const cartId = await requireCart(await add(container, { quantity, transport: toBrussels }));
		expect(await linesOf(cartId)).toMatchObject([{ quantity, transportPrice: price }]);
	});

	test.each([
		["40ft", "truck", 3, 132_900],
		["40ft HC", "truck", 1, 44_300],
		["45ft", "truck", 2, 88_600],
		["10ft", "truck", 2, 44_300],
		["special", "truck", 3, 75_300],
		["20ft", "truck_with_crane", 1, 35_030],
		["20ft", "truck_with_crane", 3, 85_089],
		["40ft", "truck_with_crane", 1, 50_059],
	] as const)("brings %s by %s, %i of them, for %i cents", async (size, delivery, quantity, price) => {
		const container = await createContainer(database.db, { size });
		const cartId = await requireCart(
			await add(container, { quantity, transport: { ...toBrussels, delivery } }),
		);
		expect(await linesOf(cartId)).toMatchObject([{ transportPrice: price }]);
	});

	test("puts a second container into the same cart", async () => {
		const container = await createContainer(database.db);
		const first = await requireCart(await add(container));
		const second = await requireCart(await add(container, { condition: "new" }, first));
		expect(second).toBe(first);
		expect(await countCartLines(database.db, first)).toBe(2);
	});

	test("gives each visitor without a cart one of their own", async () => {
		const container = await createContainer(database.db);
		const [one, other] = await Promise.all([add(container), add(container)]);
		expect(await requireCart(one)).not.toBe(await requireCart(other));
	});

	test("makes a cart that is gone anew", async () => {
		const container = await createContainer(database.db);
		const cartId = await requireCart(await add(container));
		await database.db.delete(carts).where(eq(carts.id, cartId));
		expect(await requireCart(await add(container, {}, cartId))).toBe(cartId);
		expect(await countCartLines(database.db, cartId)).toBe(1);
	});

	test("keeps both lines when two are added to a new cart at the same moment", async () => {
		const container = await createContainer(database.db);
		const cartId = randomUUID();
		await Promise.all([add(container, {}, cartId), add(container, { condition: "new" }, cartId)]);
		expect(await countCartLines(database.db, cartId)).toBe(2);
	});
});

describe("the same form sent twice", () => {
	/** The form of a page, which has a key of its own. */
	function pressedIn(cartId: string | null, container: Pick<Container, "id">, key: string, choice?: Choice) {
		const selection = choose(choice);
		const title = "Container";
		return addToCart(database.db, { cartId, productId: container.id, title, selection, key });
	}

	test("is one line with the chosen quantity, also in a moment with itself", async () => {
		const container = await createContainer(database.db);
		const cartId = randomUUID();
		const key = randomUUID();
		const press = () => pressedIn(cartId, container, key, { quantity: 3 });
		await Promise.all([press(), press(), press()]);
		expect(await press()).toEqual({ cartId });
		expect(await linesOf(cartId)).toMatchObject([{ quantity: 3 }]);
	});

	test("says what was chosen last, where its first answer was lost", async () => {
		const container = await createContainer(database.db);
		const cartId = await requireCart(await pressedIn(null, container, "k"));
		await pressedIn(cartId, container, "k", { condition: "new", quantity: 2, transport: toBrussels });
		expect(await linesOf(cartId)).toMatchObject([
			{ quantity: 2, selectedCondition: "new", transportPrice: 44_300, transportPostcode: "1050" },
		]);
	});

	test("is taken by a cart that is full with it", async () => {
		const container = await createContainer(database.db);
		const cartId = await fillCart(database.db, Array(49).fill({ container }));
		for (const _time of ["first", "again"])
			expect(await pressedIn(cartId, container, "k")).toEqual({ cartId });
		expect(await countCartLines(database.db, cartId)).toBe(50);
	});

	test("is a line of the account's one cart", async () => {
		const container = await createContainer(database.db);
		const [user] = await database.db
			.insert(schema.users)
			.values({ name: "Jana", email: `jana-${randomUUID()}@buyer.example` })
			.returning();
		const press = () =>
			addToCart(database.db, {
				...{ userId: user?.id ?? null, cartId: null, productId: container.id, title: "Container" },
				...{ selection: choose(), key: "k" },
			});
		const cartId = await requireCart(await press());
		expect(await press()).toEqual({ cartId });
		expect(await countCartLines(database.db, cartId)).toBe(1);
	});

	test("is one line though its first answer was lost before somebody signed in", async () => {
		const container = await createContainer(database.db);
		const guestCart = await requireCart(await pressedIn(null, container, "guest's"));
		const [user] = await database.db
			.insert(schema.users)
			.values({ name: "Jana", email: `jana-${randomUUID()}@buyer.example` })
			.returning();
		const userId = user?.id ?? "";
		const cartId = await joinCarts(database.db, { userId, cartId: guestCart });
		await addToCart(database.db, {
			...{ userId, cartId, productId: container.id, title: "Container" },
			...{ selection: choose({ quantity: 2 }), key: "guest's" },
		});
		expect(await linesOf(cartId)).toMatchObject([{ quantity: 2 }]);
	});

	describe("whose line a sign-in has added to an equal one of the account", () => {
		/** An account with two pieces, to which its sign-in has added three of a form whose answer was lost. */
		async function joined() {
			const container = await createContainer(database.db);
			const [user] = await database.db
				.insert(schema.users)
				.values({ name: "Jana", email: `jana-${randomUUID()}@buyer.example` })
				.returning();
			const userId = user?.id ?? "";
			const own = await fillCart(database.db, [{ container, choice: { quantity: 2 } }]);
			await joinCarts(database.db, { userId, cartId: own });
			const key = randomUUID();
			const guestCart = await requireCart(await pressedIn(null, container, key, { quantity: 3 }));
			const cartId = await joinCarts(database.db, { userId, cartId: guestCart });
			const again = (choice: Choice, pressed = key) =>
				addToCart(database.db, {
					...{ userId, cartId: guestCart, productId: container.id, title: "Container" },
					...{ selection: choose(choice), key: pressed },
				});
			const lines = async () =>
				(await linesOf(cartId))
					.map(({ quantity, selectedCondition }) => `${quantity} ${selectedCondition}`)
					.toSorted();
			expect(await lines()).toEqual(["5 used-a"]);
			return { cartId, again, lines };
		}

		test("counts once, however often it is sent, and with the quantity that was chosen last", async () => {
			const { cartId, again, lines } = await joined();
			await Promise.all([again({ quantity: 3 }), again({ quantity: 3 })]);
			expect(await again({ quantity: 3 })).toEqual({ cartId });
			expect(await lines()).toEqual(["5 used-a"]);
			await again({ quantity: 1 });
			expect(await lines()).toEqual(["3 used-a"]);
		});

		test("is a line of its own where the choice is another by now", async () => {
			const { again, lines } = await joined();
			for (const _time of ["first", "again"]) await again({ condition: "new", quantity: 4 });
			expect(await lines()).toEqual(["2 used-a", "4 new"]);
		});

		test("is a line of its own where the two would be more than a hundred by now", async () => {
			const { again, lines } = await joined();
			for (const _time of ["first", "again"]) await again({ quantity: 99 });
			expect(await lines()).toEqual(["2 used-a", "99 used-a"]);
		});

		test("leaves no line behind whose other pieces were taken out", async () => {
			const { cartId, again, lines } = await joined();
			await database.db.update(cartItems).set({ quantity: 1 }).where(eq(cartItems.cartId, cartId));
			await again({ condition: "new", quantity: 3 });
			expect(await lines()).toEqual(["3 new"]);
		});

		test("is another form's, which adds up as ever", async () => {
			const { again, lines } = await joined();
			await again({ quantity: 1 }, randomUUID());
			expect(await lines()).toEqual(["1 used-a", "5 used-a"]);
		});
	});

	test("touches no other cart, whatever key it brings along", async () => {
		const [container, other] = [await createContainer(database.db), await createContainer(database.db)];
		const cartId = await requireCart(await pressedIn(null, container, "k"));
		const [line] = await linesOf(cartId);
		for (const key of ["k", line?.id ?? ""]) await pressedIn(null, other, key);
		expect(await linesOf(cartId)).toEqual([line]);
	});

	test("is two lines where it was two forms, or has no key", async () => {
		const container = await createContainer(database.db);
		const cartId = randomUUID();
		for (const key of ["first", "second", "", ""]) await pressedIn(cartId, container, key);
		expect(await countCartLines(database.db, cartId)).toBe(4);
	});
});

describe("addToCart refuses", () => {
	/** Nothing is written: neither into the visitor's cart nor into a new one. */
	async function expectRefusal(container: Pick<Container, "id">, choice: Choice, problem: string) {
		const cartId = randomUUID();
		const total = async () => (await database.db.select({ n: count() }).from(carts))[0]?.n;
		const before = await total();
		expect(await add(container, choice, cartId)).toEqual({ problem });
		expect(await add(container, choice)).toEqual({ problem });
		expect(await countCartLines(database.db, cartId)).toBe(0);
		expect(await total()).toBe(before);
	}

	test.each([0, -1, 101, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("the quantity %d", async (quantity) => {
		const container = await createContainer(database.db);
		await expectRefusal(container, { quantity }, "quantity_invalid");
	});

	test("a product that is gone", async () => {
		await expectRefusal({ id: randomUUID() }, {}, "product_missing");
	});

	test("a product that is out of stock", async () => {
		const container = await createContainer(database.db, { isAvailable: false });
		await expectRefusal(container, {}, "unavailable");
	});

	test("a choice without a condition", async () => {
		const container = await createContainer(database.db);
		await expectRefusal(container, { condition: null }, "no_condition");
	});

	test.each([null, noCents])("a condition with the price %s and no ask-offer flag", async (priceUsedCw) => {
		const container = await createContainer(database.db, { priceUsedCw });
		await expectRefusal(container, { condition: "used-cw" }, "not_offered");
	});

	test("a wish colour, which needs a quote", async () => {
		const container = await createContainer(database.db);
		await expectRefusal(container, { colorType: "wish_color", ral: "RAL 5010" }, "quote_required");
	});

	test.each([
		["new", { askOfferNew: true }],
		["used-a", { askOfferUsedA: true }],
		["used-cw", { askOfferUsedCw: true }],
		["rent", { askOfferRent: true }],
	] as const)("%s on request, which needs a quote even where a price is known", async (condition, flag) => {
		const container = await createContainer(database.db, { priceUsedCw: cents(145_000), ...flag });
		await expectRefusal(container, { condition }, "quote_required");
	});

	test("no chosen transport", async () => {
		const container = await createContainer(database.db);
		await expectRefusal(container, { transport: { delivery: null } }, "delivery_open");
	});

	test.each(["", "  "])("a truck without a postcode (%j)", async (postcode) => {
		const container = await createContainer(database.db);
		await expectRefusal(container, { transport: { ...toBrussels, postcode } }, "postcode_open");
	});

	test.each([
		["BE", "105"],
		["BE", "10500"],
		["NL", "1012"],
		["NL", "1012 A1"],
		["DE", "1050"],
		["DE", "O1067"],
	] as const)("the postcode %s %s", async (country, postcode) => {
		const container = await createContainer(database.db);
		const transport = { delivery: "truck", country, postcode } as const;
		await expectRefusal(container, { transport }, "postcode_invalid");
	});

	test("a postcode without a tariff", async () => {
		const container = await createContainer(database.db);
		const transport = { delivery: "truck", country: "DE", postcode: "00123" } as const;
		await expectRefusal(container, { transport }, "no_tariff");
	});

	test.each(["truck", "truck_with_crane", "self_pickup"] as const)(
		"a delivery by %s that the product does not have",
		async (delivery) => {
			const deliveryOptions = { truck: true, truck_with_crane: true, self_pickup: true, [delivery]: false };
			const container = await createContainer(database.db, { deliveryOptions });
			await expectRefusal(container, { transport: { ...toBrussels, delivery } }, "delivery_not_offered");
		},
	);

	test("a line more than a cart holds", async () => {
		const container = await createContainer(database.db);
		const cartId = await fillCart(database.db, Array(50).fill({ container }));
		expect(await add(container, {}, cartId)).toEqual({ problem: "cart_full" });
		expect(await countCartLines(database.db, cartId)).toBe(50);
	});
});

describe("addToCart for whoever has signed in", () => {
	async function newUser(): Promise<string> {
		const email = `jana-${randomUUID()}@buyer.example`;
		const [user] = await database.db.insert(schema.users).values({ name: "Jana", email }).returning();
		if (!user) throw new Error("no account was made");
		return user.id;
	}

	function addFor(userId: string, container: Pick<Container, "id">, cartId: string | null, choice?: Choice) {
		const selection = choose(choice);
		return addToCart(database.db, { userId, cartId, productId: container.id, title: "Container", selection });
	}

	test("puts the line into the account's cart, behind the lines of the browser's", async () => {
		const userId = await newUser();
		const [one, other] = [await createContainer(database.db), await createContainer(database.db)];
		const guest = await fillCart(database.db, [{ container: one }]);
		const cartId = await requireCart(await addFor(userId, other, guest));
		expect((await linesOf(cartId)).map(({ productId }) => productId)).toEqual([one.id, other.id]);
		expect(await requireCart(await addFor(userId, other, null))).toBe(cartId);
		expect(await database.db.$count(carts, eq(carts.id, guest))).toBe(0);
	});

	test("leaves the browser's cart as it was when the line is refused", async () => {
		const userId = await newUser();
		const container = await createContainer(database.db);
		const guest = await fillCart(database.db, [{ container }]);
		expect(await addFor(userId, { id: randomUUID() }, guest)).toEqual({ problem: "product_missing" });
		expect(await linesOf(guest)).toHaveLength(1);

		const other = await createContainer(database.db);
		const full = await requireCart(await addFor(userId, other, null));
		const [line] = await linesOf(full);
		if (!line) throw new Error("the line is not there");
		const more = Array.from({ length: 49 }, () => ({ ...line, id: randomUUID() }));
		await database.db.insert(cartItems).values(more);
		expect(await addFor(userId, container, guest)).toEqual({ problem: "cart_full" });
		expect(await linesOf(guest)).toHaveLength(1);
	});
});
