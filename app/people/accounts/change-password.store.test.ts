import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import {
	accountShop,
	callerFrom,
	createAccount,
	accountPassword as password,
} from "../../../tests/support/account-shop.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { changePassword } from "./change-password.server.ts";
import { isPassword } from "./password-hash.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox, users } = schema;
const [chosen, another] = ["a good long password", "another good password"];

/** Presses of the form by one member at the same moment, each with a new password of its own. */
async function pressed(...passwords: string[]) {
	const account = await createAccount(database.db);
	const member = { ...account, sessionId: randomUUID() };
	const caller = callerFrom({ address: randomUUID(), now: new Date() });
	const shop = accountShop(database.db);
	const press = (typed: string) =>
		changePassword(shop, caller, member, { current: password, password: typed });
	const results = await Promise.all(passwords.map(press));
	const [user] = await database.db.select().from(users).where(eq(users.id, account.id));
	const mails = await database.db.$count(mailOutbox, eq(mailOutbox.recipient, account.email));
	return { results, mails, stored: user?.passwordHash ?? null };
}

describe("changing the password", () => {
	test("is done and told once, however often it is pressed at the same moment", async () => {
		const { results, mails, stored } = await pressed(chosen, chosen);
		expect(results).toEqual(["passwordChanged", "passwordChanged"]);
		expect(await isPassword(chosen, stored)).toBe(true);
		expect(mails).toBe(1);
	});

	test("is refused where another tab was quicker: the current one is another by then", async () => {
		const { results, mails, stored } = await pressed(chosen, another);
		expect(results.toSorted()).toEqual(["passwordChanged", "passwordWrong"]);
		const taken = results[0] === "passwordChanged" ? chosen : another;
		expect(await isPassword(taken, stored)).toBe(true);
		expect(mails).toBe(1);
	});
});
