import { describe, expect, test } from "vitest";
import { orderStatuses } from "~/values/vocabulary.ts";
import { orderSteps } from "./order-status.ts";

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
