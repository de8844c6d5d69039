import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { unknownCompany } from "#db/seed/company.ts";
import { schema } from "~/platform/db.server.ts";
import { accountShop, callerFrom } from "../../../../tests/support/account-shop.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { setPassword } from "../reset-password.server.ts";
import { roleOf } from "../session.server.ts";
import { hasAdmin, makeAdmin } from "./make-admin.server.ts";

const database = useTestDatabase({ seeded: false });

const at = { origin: "http://localhost:3000", language: "de" } as const;

describe("makeAdmin", () => {
	test("lets the first owner of an empty shop decide in which language it writes to its own people", async () => {
		const { db } = database;
		await db.insert(schema.companySettings).values(unknownCompany);
		const mailLanguage = async () => (await db.select().from(schema.companySettings))[0]?.mailLanguage;
		try {
			await makeAdmin(database, "first@shop.example", at);
			expect(await mailLanguage()).toBe("de");
			await makeAdmin(database, "second@shop.example", { ...at, language: "fr" });
			expect(await mailLanguage()).toBe("de");
			await db.delete(schema.users).where(eq(schema.users.email, "second@shop.example"));
			await db.update(schema.companySettings).set({ legalName: "Kade NV", mailLanguage: "nl" });
			await makeAdmin(database, "first@shop.example", at);
			expect(await mailLanguage()).toBe("nl");
		} finally {
			await db.delete(schema.users);
			await db.delete(schema.auditLog);
		}
	});

	test("makes account and role once, with a link that sets the password, and tells who did", async () => {
		expect(await hasAdmin(database.db)).toBe(false);
		const link = await makeAdmin(database, " Owner@Shop.example ", at);
		expect(link).toMatch(/^http:\/\/localhost:3000\/de\/auth\/reset\?token=.+/);
		expect(await hasAdmin(database.db)).toBe(true);
		const [user] = await database.db.select().from(schema.users);
		expect(user).toMatchObject({ email: "owner@shop.example", passwordHash: null });
		expect(await roleOf(database, user?.id ?? "")).toBe("admin");

		const token = new URL(link ?? "").searchParams.get("token") ?? "";
		const form = { token, password: "a good long password" };
		const { outcome } = await setPassword(accountShop(database.db), callerFrom(), form);
		expect(outcome).toBe("passwordChanged");
		expect(await makeAdmin(database, "owner@shop.example", at)).toBeNull();
		const changes = await database.db
			.select()
			.from(schema.auditLog)
			.where(eq(schema.auditLog.entity, "user"));
		expect(changes).toMatchObject([{ userEmail: "owner@shop.example", action: "role" }]);
	});

	test("makes an owner of who had another role", async () => {
		await makeAdmin(database, "driver@shop.example", at);
		const [user] = await database.db
			.select()
			.from(schema.users)
			.where(eq(schema.users.email, "driver@shop.example"));
		await database.db
			.update(schema.userRoles)
			.set({ role: "driver" })
			.where(eq(schema.userRoles.userId, user?.id ?? ""));
		await makeAdmin(database, "driver@shop.example", at);
		expect(await roleOf(database, user?.id ?? "")).toBe("admin");
	});

	test.each(["", "owner", "owner@", "@shop.example"])("refuses %j", async (email) => {
		await expect(makeAdmin(database, email, at)).rejects.toThrow("no e-mail address");
	});
});

test("nobody has a role by default", async () => {
	expect(await roleOf(database, "0b0b0b0b-0000-4000-8000-000000000000")).toBeNull();
});
