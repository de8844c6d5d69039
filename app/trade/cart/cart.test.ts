import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PricedProduct, priceLine } from "~/trade/catalog/pricing.ts";
import { cents } from "~/values/money.ts";
import { colorTypes, conditions, deliveryChoices, transportCountries } from "~/values/vocabulary.ts";
import {
	anyPricedProduct,
	documentedTariffs,
	euros,
	pricedProduct,
} from "../../../tests/support/sample-products.ts";
import { type CartItem, priceCart, priceCartAt } from "./cart.ts";

function item(given: Partial<CartItem> = {}): CartItem {
	return {
		id: "line-1",
		productId: "standard",
		quantity: 1,
		selectedCondition: "new",
		transportType: "truck",
		transportCountry: "BE",
		transportPostcode: "1050",
		colorType: "from_stack",
		ralColor: null,
		price: euros(2650),
		transportPrice: euros(310),
		...given,
	};
}

function cartOf(items: CartItem[], product: Partial<PricedProduct> = {}) {
	return priceCart(items, new Map([["standard", pricedProduct(product)]]), documentedTariffs);
}

function withIds(lines: ReturnType<typeof cartOf>["lines"]) {
	return lines.map((line) => ({ ...line, product: line.product && { ...line.product, id: "standard" } }));
}

describe("a cart", () => {
	test("that is empty cannot be ordered", () => {
		expect(cartOf([])).toEqual({ lines: [], canOrder: false, subtotal: 0, vat: 0, total: 0 });
	});

	test("has line totals of price × quantity + transport", () => {
		// 3 × 2650 + 443 + 310
		const [line] = cartOf([item({ quantity: 3 })]).lines;
		expect(line).toMatchObject({
			unitPrice: 265_000,
			transportPrice: 75_300,
			total: 870_300,
			obstacle: null,
		});
	});

	test.each([
		[1, 31_000],
		[2, 44_300],
		[3, 75_300],
		[5, 119_600],
	])("has transport that follows the quantity: %i pieces, %i cents", (quantity, expected) => {
		expect(cartOf([item({ quantity })]).lines[0]?.transportPrice).toBe(expected);
	});

	test("sums its lines, then adds 21 percent VAT once", () => {
		const rent = item({ id: "line-2", selectedCondition: "rent", transportType: "self_pickup" });
		// (2650 + 310) + 30 × 1.80 = 3014.00; × 0.21 = 632.94
		expect(cartOf([item(), { ...rent, price: cents(5_400) }])).toMatchObject({
			canOrder: true,
			subtotal: 301_400,
			vat: 63_294,
			total: 364_694,
		});
	});

	test("never takes a price from its rows", () => {
		const forged = item({ price: cents(1), transportPrice: cents(1) });
		expect(cartOf([forged])).toMatchObject({ subtotal: 296_000 });
	});

	test.each(["gone", null])(
		"keeps a line of a product that is gone (%s), without a price, and cannot be ordered",
		(productId) => {
			const cart = cartOf([item({ productId }), item({ id: "line-2" })]);
			expect(cart.lines[0]).toMatchObject({ obstacle: "gone", product: null, total: 0, transportPrice: 0 });
			expect(cart).toMatchObject({ canOrder: false, subtotal: 296_000 });
		},
	);

	test.each<[string, Partial<CartItem>, Partial<PricedProduct>, boolean]>([
		["has its transport", {}, {}, false],
		["is collected", { transportType: "self_pickup", transportPostcode: null }, {}, false],
		["goes to a country without tariffs", { transportCountry: "FR", transportPostcode: "75001" }, {}, true],
		["goes to a place without a tariff", { transportPostcode: "0999" }, {}, true],
		["has no postcode yet", { transportPostcode: null }, {}, true],
		["is out of stock there too", { transportPostcode: "0999" }, { isAvailable: false }, true],
		["has no price itself", { transportPostcode: "0999" }, { askOfferNew: true, priceNew: null }, false],
		["is gone", { productId: "gone", transportPostcode: "0999" }, {}, false],
	])(
		"says whether the sum of a line leaves out transport: one that %s",
		(_which, given, product, expected) => {
			expect(cartOf([item(given)], product).lines[0]?.lacksTransport).toBe(expected);
		},
	);

	test("costs at another place what its lines cost there, but for those that are collected", () => {
		const collected = item({
			id: "line-2",
			transportType: "self_pickup",
			transportCountry: null,
			transportPostcode: null,
		});
		const cart = cartOf([item(), collected]);
		const place = { country: "NL", postcode: "1012 AB" } as const;
		const moved = priceCartAt({ ...cart, lines: withIds(cart.lines) }, place, documentedTariffs);
		expect(moved.lines.map((line) => line.transportPrice)).toEqual([40_600, 0]);
		expect(moved.lines.map((line) => line.item.transportPostcode)).toEqual(["1012 AB", null]);
		expect(moved.subtotal).toBe(265_000 * 2 + 40_600);
	});
});

describe("a stale line", () => {
	test.each<[string, Partial<PricedProduct>, string]>([
		["no longer in stock", { isAvailable: false }, "unavailable"],
		["now on request", { askOfferNew: true }, "quote_required"],
		["without a price", { priceNew: null }, "not_offered"],
		[
			"no longer delivered that way",
			{ deliveryOptions: { truck: false, truck_with_crane: true, self_pickup: true } },
			"delivery_not_offered",
		],
	])("%s says why and blocks the order", (_name, product, obstacle) => {
		const cart = cartOf([item(), item({ id: "line-2", selectedCondition: "used-a" })], product);
		expect(cart.lines[0]?.obstacle).toBe(obstacle);
		expect(cart.canOrder).toBe(false);
	});

	test("without a price costs nothing, though its transport has one", () => {
		const [lost, other] = [item(), item({ id: "line-2", selectedCondition: "used-a" })];
		const cart = cartOf([lost, other], { priceNew: null });
		expect(cart.lines[0]).toMatchObject({ transportPrice: 31_000, total: 0 });
		expect(cart.subtotal).toBe(cartOf([other]).subtotal);
	});

	test("in a wish colour is a quote", () => {
		const cart = cartOf([item({ colorType: "wish_color", ralColor: "RAL 5010" })]);
		expect(cart.lines[0]?.obstacle).toBe("quote_required");
	});

	test("without a tariff has no transport price", () => {
		const [line] = cartOf([item({ transportPostcode: "9999" })]).lines;
		expect(line).toMatchObject({ transportPrice: 0, obstacle: "no_tariff" });
	});

	test("tells the price that the visitor saw, once it has changed", () => {
		expect(cartOf([item()]).lines[0]?.priceBefore).toBeNull();
		const [line] = cartOf([item()], { priceNew: euros(2800) }).lines;
		expect(line).toMatchObject({ unitPrice: 280_000, priceBefore: 265_000, obstacle: null });
	});
});

const anyItem: fc.Arbitrary<CartItem> = fc
	.record({
		quantity: fc.integer({ min: 1, max: 100 }),
		selectedCondition: fc.constantFrom(...conditions),
		transportType: fc.constantFrom(...deliveryChoices),
		transportCountry: fc.constantFrom(...transportCountries),
		transportPostcode: fc.constantFrom("1050", "1012 AB", "01067", "9999"),
		colorType: fc.constantFrom(...colorTypes),
	})
	.map((given) => item(given));

test("every line costs what the product's page says, or nothing without a price, and the subtotal is their sum", () => {
	fc.assert(
		fc.property(fc.array(anyItem, { maxLength: 5 }), anyPricedProduct, (items, product) => {
			const cart = priceCart(items, new Map([["standard", product]]), documentedTariffs);
			const shown = items.map((line) => {
				const country = line.transportCountry ?? "BE";
				const transport = { delivery: line.transportType, country, postcode: line.transportPostcode ?? "" };
				const { selectedCondition: condition, colorType, quantity } = line;
				const choice = { condition, colorType, quantity, transport };
				return priceLine(product, choice, documentedTariffs[country]);
			});
			const totals = shown.map((line) => (line.unitPrice > 0 ? line.total : 0));
			expect(cart.lines.map((line) => line.total)).toEqual(totals);
			expect(cart.lines.map((line) => line.obstacle)).toEqual(shown.map((line) => line.obstacle));
			expect(cart.subtotal).toBe(totals.reduce((sum: number, total) => sum + total, 0));
			expect(cart.total).toBe(cart.subtotal + cart.vat);
		}),
	);
});
