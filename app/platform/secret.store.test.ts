import { describe, expect, test } from "vitest";
import { useTestDatabase } from "../../tests/support/test-database.ts";
import { isSigned, requireSecret, sign } from "./secret.server.ts";

const database = useTestDatabase({ seeded: false });

describe("requireSecret", () => {
	test("is the same for processes that start together, and later", async () => {
		const secrets = await Promise.all([1, 2, 3, 4].map(() => requireSecret(database.db)));
		const again = await requireSecret(database.db);
		expect(new Set([...secrets, again]).size).toBe(1);
		expect(Buffer.from(again, "base64url")).toHaveLength(32);
	});

	test("is another one for another name", async () => {
		const [signing, other] = [await requireSecret(database.db), await requireSecret(database.db, "other")];
		expect(signing).not.toBe(other);
	});
});

describe("isSigned", () => {
	test("knows the shop's own code for a text", () => {
		expect(isSigned("secret", "order:1", sign("secret", "order:1"))).toBe(true);
	});

	test.each([
		["of another text", sign("secret", "order:2")],
		["of another secret", sign("other", "order:1")],
		["that is cut short", sign("secret", "order:1").slice(0, -1)],
		["that is empty", ""],
		["that is missing", null],
	])("refuses a code %s", (_what, code) => {
		expect(isSigned("secret", "order:1", code)).toBe(false);
	});

	test("makes codes that need no escaping in a URL", () => {
		for (const text of ["a", "b", "c", "d", "e"]) {
			expect(sign("secret", text)).toMatch(/^[\w-]+$/);
		}
	});
});
