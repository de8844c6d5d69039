import { describe, expect, test } from "vitest";
import { type OrderObstacle, orderObstacles, type WayOut, waysPast } from "./order-obstacle.ts";

const everyDelivery = { truck: true, truck_with_crane: true, self_pickup: true };
const noPickup = { ...everyDelivery, self_pickup: false };

describe("the way past an obstacle", () => {
	test.each<[OrderObstacle, WayOut[]]>([
		["unavailable", ["quote"]],
		["no_price", ["quote"]],
		["no_condition", ["condition"]],
		["quote_required", ["quote"]],
		["not_delivered", ["quote"]],
		["collect_only", ["collect", "quote"]],
		["delivery_open", ["delivery"]],
		["postcode_open", ["postcode"]],
		["postcode_invalid", ["postcode"]],
		["country_on_request", ["quote", "collect"]],
		["no_tariff", ["quote", "collect"]],
	])("%s is %j", (obstacle, ways) => {
		expect(waysPast(obstacle, everyDelivery)).toEqual(ways);
	});

	test("is never collecting where the container cannot be collected", () => {
		for (const obstacle of orderObstacles) expect(waysPast(obstacle, noPickup)).not.toContain("collect");
	});

	test("is there for whatever the visitor can change or ask for", () => {
		const waits: OrderObstacle[] = ["tariffs_open"];
		const stuck = orderObstacles.filter((obstacle) => waysPast(obstacle, noPickup).length === 0);
		expect(stuck).toEqual(waits);
	});
});
