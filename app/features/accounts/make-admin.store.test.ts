import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { setPassword } from "./account-verbs.server.ts";
import { hasAdmin, makeAdmin } from "./make-admin.server.ts";
import { hasRole } from "./session.server.ts";

const database = useTestDatabase({ seeded: false });

function shop() {
	return { db: database.db, secret: "a secret of at least thirty-two letters", config: { publicUrl: null } };
}

describe("makeAdmin", () => {
	test("makes account and role once, with a link that sets the password, and tells who did", async () => {
		const given = shop();
		expect(await hasAdmin(database.db)).toBe(false);
		const link = await makeAdmin(given, " Owner@Shop.example ", "http://localhost:3000");
		expect(link).toMatch(/^http:\/\/localhost:3000\/nl\/auth\/reset\?token=.+/);
		expect(await hasAdmin(database.db)).toBe(true);
		const [user] = await database.db.select().from(schema.users);
		expect(user).toMatchObject({ email: "owner@shop.example", emailVerified: true });
		expect(await hasRole(shop(), user?.id ?? "", "admin")).toBe(true);

		const token = new URL(link ?? "").searchParams.get("token") ?? "";
		expect(await setPassword(given, { token, password: "a good long password" })).toBe("passwordChanged");
		expect(await makeAdmin(given, "owner@shop.example", "http://localhost:3000")).toBeNull();
		const changes = await database.db
			.select()
			.from(schema.auditLog)
			.where(eq(schema.auditLog.entity, "user"));
		expect(changes).toMatchObject([{ userEmail: "owner@shop.example", action: "role" }]);
	});

	test.each(["", "owner", "owner@", "@shop.example"])("refuses %j", async (email) => {
		await expect(makeAdmin(shop(), email, "http://localhost")).rejects.toThrow("no e-mail address");
	});
});

test("nobody has a role by default", async () => {
	expect(await hasRole(shop(), "0b0b0b0b-0000-4000-8000-000000000000", "admin")).toBe(false);
});
