import { describe, expect, test } from "vitest";
import type { CartObstacle } from "./cart.ts";
import { type CartLineView, canOrderElsewhere } from "./cart-view.ts";

function cartOf(...obstacles: (CartObstacle | null)[]) {
	return { lines: obstacles.map((obstacle) => ({ obstacle }) as CartLineView) };
}

describe("an order with another address", () => {
	test.each<[...(CartObstacle | null)[]]>([
		[null],
		["country_on_request"],
		["no_tariff", null],
		["postcode_open", "postcode_invalid"],
	])("can succeed: %s, %s", (...obstacles) => {
		expect(canOrderElsewhere(cartOf(...obstacles))).toBe(true);
	});

	test.each<[...(CartObstacle | null)[]]>([
		[],
		["gone"],
		["unavailable", "country_on_request"],
		["quote_required", null],
		["delivery_not_offered"],
	])("cannot: %s, %s", (...obstacles) => {
		expect(canOrderElsewhere(cartOf(...obstacles))).toBe(false);
	});
});
