import { describe, expect, test } from "vitest";
import { deliveryPlan } from "./delivery-plan.ts";

const everyWay = { truck: true, truck_with_crane: true, self_pickup: true };
const ofLength = (length: number) => ({
	type: "Standard" as const,
	dimensionsInside: null,
	dimensionsOutside: { length, width: 2.438, height: 2.591 },
});

describe("the room that a delivery needs", () => {
	test.each([
		[2.991, everyWay, { truck: { length: 12 }, strip: 7, crane: { height: 8 } }],
		[6.058, everyWay, { truck: { length: 12 }, strip: 7, crane: { height: 8 } }],
		[12.192, everyWay, { truck: { length: 16.5 }, strip: 7, crane: { height: 8 } }],
		[6.058, { ...everyWay, truck_with_crane: false }, { truck: { length: 16.5 }, strip: 3.5, crane: null }],
	])("%f m", (length, options, plan) => {
		expect(deliveryPlan(ofLength(length), options)).toMatchObject(plan);
	});

	test("is not known for what is only collected, has no measures, or is longer than any truck", () => {
		expect(
			deliveryPlan(ofLength(6), { truck: false, truck_with_crane: false, self_pickup: true }),
		).toBeNull();
		expect(deliveryPlan({ ...ofLength(6), dimensionsOutside: null }, everyWay)).toBeNull();
		expect(deliveryPlan(ofLength(20), everyWay)).toBeNull();
	});

	test("leaves truck and container beside each other in the strip", () => {
		const plan = deliveryPlan(ofLength(6.058), everyWay);
		expect((plan?.truck.width ?? 0) + (plan?.container.width ?? 0)).toBeLessThan(plan?.strip ?? 0);
	});
});
