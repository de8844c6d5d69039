import { expect, test } from "vitest";
import { usualColumns } from "~/values/desk-sets.ts";
import { columnsOf, readColumns } from "./chosen-columns.ts";

test.each([
	[undefined, usualColumns.orders],
	[
		["status", "date"],
		["date", "status"],
	],
	[["gone", "total"], ["total"]],
	[["gone"], usualColumns.orders],
])("of %j a list shows %j", (kept, shown) => {
	expect(columnsOf("orders", { orders: kept })).toEqual(shown);
});

test.each([
	[
		["total", "day", "x"],
		["day", "total"],
	],
	[[...usualColumns.orders].reverse(), null],
	[[], null],
	[["x"], null],
])("of a form with %j it keeps %j", (given, kept) => {
	expect(readColumns("orders", given)).toEqual(kept);
});
