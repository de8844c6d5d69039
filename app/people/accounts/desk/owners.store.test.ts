import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import {
	accountPassword,
	accountShop,
	callerFrom,
	createAccount,
} from "../../../../tests/support/account-shop.ts";
import { asOwner } from "../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { setPassword } from "../reset-password.server.ts";
import { signIn } from "../sign-in.server.ts";
import { addOwner } from "./add-owner.server.ts";
import { listOwners } from "./owners.store.server.ts";
import { removeOwner } from "./remove-owner.server.ts";

const database = useTestDatabase({ seeded: false });
const { auditLog, mailOutbox, sessions, userRoles, users } = schema;
const shop = () => accountShop(database.db);

beforeEach(async () => {
	await database.db.delete(users);
	await database.db.delete(mailOutbox);
	await database.db.delete(auditLog);
});

async function owner() {
	const user = await createAccount(database.db);
	await database.db.insert(userRoles).values({ userId: user.id, role: "admin" });
	return asOwner(user);
}

const newEmail = () => `${randomUUID()}@shop.example`;
const emails = async () => (await listOwners(database.db)).map(({ email }) => email);
const mails = () => database.db.select().from(mailOutbox);
const changes = () => database.db.select().from(auditLog);

function tokenIn(html: string): string {
	return /token=([\w-]+)/.exec(html)?.[1] ?? "";
}

describe("adding an administrator", () => {
	test("who is new mails a link that sets the password for three days", async () => {
		const author = await owner();
		const email = newEmail();
		const caller = callerFrom({ language: "de" });
		expect(await addOwner(shop(), author, caller, email)).toBe("added");
		expect(await emails()).toEqual([author.email, email]);
		expect((await listOwners(database.db)).map(({ hasPassword }) => hasPassword)).toEqual([true, false]);
		const [mail] = await mails();
		expect(mail).toMatchObject({ recipient: email, language: "de", kind: "account" });
		expect(mail?.text).toContain(author.email);
		expect(mail?.text).toContain(`${caller.origin}/de/auth/reset?token=`);
		expect(await changes()).toMatchObject([
			{ userEmail: author.email, entity: "user", action: "role", label: email, after: { role: "admin" } },
		]);
		const form = { token: tokenIn(mail?.text ?? ""), password: "a good long password" };
		const days = (count: number) => callerFrom({ now: new Date(Date.now() + count * 86_400_000) });
		expect((await setPassword(shop(), days(3.1), form)).outcome).toBe("linkExpired");
		expect((await setPassword(shop(), days(2.9), form)).outcome).toBe("passwordChanged");
	});

	test("whose account exists mails where to sign in, and a second time says so", async () => {
		const author = await owner();
		const { email } = await createAccount(database.db);
		expect(await addOwner(shop(), author, callerFrom(), email)).toBe("added");
		const [mail] = await mails();
		expect(mail?.text).toContain("http://shop.example/en/auth");
		expect(mail?.text).not.toContain("token=");
		expect(await addOwner(shop(), author, callerFrom(), email)).toBe("already");
		expect(await mails()).toHaveLength(1);
	});

	test("who has no password yet mails a new link and notes nothing new", async () => {
		const author = await owner();
		const email = newEmail();
		await addOwner(shop(), author, callerFrom(), email);
		expect(await addOwner(shop(), author, callerFrom(), email)).toBe("mailed");
		expect(await mails()).toHaveLength(2);
		expect(await changes()).toHaveLength(1);
	});

	test("is refused for whoever is none any more", async () => {
		const author = asOwner(await createAccount(database.db));
		const email = newEmail();
		expect(await addOwner(shop(), author, callerFrom(), email)).toBe("forbidden");
		expect(await database.db.select().from(users).where(eq(users.email, email))).toEqual([]);
		expect(await mails()).toEqual([]);
	});

	test.each(languages)("is mailed in whole sentences in %s", async (language) => {
		const author = await owner();
		await addOwner(shop(), author, callerFrom({ language }), newEmail());
		await addOwner(shop(), author, callerFrom({ language }), (await createAccount(database.db)).email);
		for (const { subject, text } of await mails()) {
			expect(subject).toContain("Kade Containers");
			expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
		}
	});
});

describe("removing an administrator", () => {
	test("ends their sessions and links at once, and keeps the account", async () => {
		const [author, other] = [await owner(), await owner()];
		await signIn(shop(), callerFrom(), { email: other.email, password: accountPassword });
		expect(await database.db.select().from(sessions).where(eq(sessions.userId, other.id))).toHaveLength(1);
		expect(await removeOwner(database.db, author, other.id)).toBe("done");
		expect(await emails()).toEqual([author.email]);
		expect(await database.db.select().from(sessions).where(eq(sessions.userId, other.id))).toEqual([]);
		expect(await database.db.select().from(users).where(eq(users.id, other.id))).toHaveLength(1);
		expect(await changes()).toMatchObject([{ label: other.email, before: { role: "admin" }, after: null }]);
	});

	test("never takes the last one, nor who is none, nor by whoever is none any more", async () => {
		const author = await owner();
		const stranger = asOwner(await createAccount(database.db));
		expect(await removeOwner(database.db, author, author.id)).toBe("last");
		expect(await removeOwner(database.db, author, stranger.id)).toBe("missing");
		expect(await removeOwner(database.db, author, "1")).toBe("missing");
		expect(await removeOwner(database.db, stranger, author.id)).toBe("forbidden");
		expect(await emails()).toEqual([author.email]);
		expect(await changes()).toEqual([]);
	});

	test("by two who remove each other at once leaves one", async () => {
		const [one, two] = [await owner(), await owner()];
		const outcomes = await Promise.all([
			removeOwner(database.db, one, two.id),
			removeOwner(database.db, two, one.id),
		]);
		expect(outcomes.toSorted()).toEqual(["done", "forbidden"]);
		expect(await emails()).toHaveLength(1);
	});
});

test("the list says since when, and when somebody last signed in", async () => {
	const user = await owner();
	expect((await listOwners(database.db))[0]).toMatchObject({ lastSignInAt: null });
	const now = new Date("2026-09-08T12:00:00Z");
	await signIn(shop(), callerFrom({ now }), { email: user.email, password: accountPassword });
	expect((await listOwners(database.db))[0]).toMatchObject({ email: user.email, lastSignInAt: now });
});
