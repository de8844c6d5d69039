import { describe, expect, test } from "vitest";
import { orderStatuses } from "~/values/vocabulary.ts";
import { isToldOf, orderSteps, orderWarning } from "./order-status.ts";

describe("an order", () => {
	test("can go the usual way", () => {
		const way = ["pending", "confirmed", "paid", "delivered"] as const;
		way.slice(1).forEach((to, index) => {
			expect(orderSteps[way[index] ?? "pending"]).toContain(to);
		});
	});

	test("can be cancelled until it is delivered", () => {
		const cancellable = orderStatuses.filter((status) => orderSteps[status].includes("cancelled"));
		expect(cancellable).toEqual(["pending", "confirmed", "paid"]);
	});

	test("starts anew once it is cancelled", () => {
		expect(orderSteps.cancelled).toEqual(["pending"]);
	});

	test("is not delivered before anyone has confirmed it", () => {
		expect(orderSteps.pending).not.toContain("delivered");
	});

	test("never steps to what it is, and no status is a dead end", () => {
		for (const status of orderStatuses) {
			expect(orderSteps[status]).not.toContain(status);
			expect(orderSteps[status].length).toBeGreaterThan(0);
		}
	});
});

test.each([
	["pending", "cancelled", null, true],
	["confirmed", "cancelled", "cancelConfirmed", true],
	["paid", "cancelled", "cancelPaid", true],
	["pending", "confirmed", null, true],
	["pending", "paid", "paid", true],
	["confirmed", "paid", "paid", true],
	["paid", "delivered", null, true],
	["paid", "confirmed", "notPaid", false],
	["confirmed", "pending", "takenBack", false],
	["delivered", "paid", "takenBack", false],
	["cancelled", "pending", null, false],
] as const)("from %s to %s is asked as %s, told: %s", (from, to, warning, isTold) => {
	expect(orderWarning(from, to)).toBe(warning);
	expect(isToldOf(from, to)).toBe(isTold);
});
