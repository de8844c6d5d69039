import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each([
	["/nl/admin/orders?q=a", "/nl/admin/orders?q=a"],
	["/", "/"],
	["//other.example/", null],
	["/\\other.example", null],
	["/nl\\..", null],
	["https://other.example/", null],
	["javascript:alert(1)", null],
	["", null],
	[null, null],
])("%j leads to %j", (given, path) => {
	expect(ownPath(given)).toBe(path);
});
