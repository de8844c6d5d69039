import { expect, test } from "vitest";
import { expiryDates } from "./retention.ts";

test("requests are kept a year, bank lines two, orders ten, carts ninety days and hashes a day", () => {
	expect(expiryDates(new Date("2026-11-21T02:30:00Z"))).toEqual({
		requests: new Date("2025-11-21T02:30:00Z"),
		bankLines: new Date("2024-11-21T02:30:00Z"),
		orders: new Date("2016-11-21T02:30:00Z"),
		carts: new Date("2026-08-23T02:30:00Z"),
		formSubmissions: new Date("2026-11-20T02:30:00Z"),
	});
});

test("a leap day a year on ends with the first of March", () => {
	expect(expiryDates(new Date("2028-02-29T00:00:00Z")).requests).toEqual(new Date("2027-03-01T00:00:00Z"));
});
