import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import type { Role } from "~/values/rights.ts";
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
import { readSession } from "../session.server.ts";
import { signIn } from "../sign-in.server.ts";
import { hashToken, newToken } from "../token.server.ts";
import { changeRole } from "./change-role.server.ts";
import { inviteMember } from "./invite-member.server.ts";
import { listMembers } from "./members.store.server.ts";
import { removeMember } from "./remove-member.server.ts";

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
const emails = async () => (await listMembers(database.db)).map(({ email }) => email);
const mails = () => database.db.select().from(mailOutbox);
const changes = () => database.db.select().from(auditLog);

function tokenIn(html: string): string {
	return /token=([\w-]+)/.exec(html)?.[1] ?? "";
}

describe("inviting", () => {
	test("who is new mails a link that sets the password for three days", async () => {
		const author = await owner();
		const email = newEmail();
		const caller = callerFrom({ language: "de" });
		expect(await inviteMember(shop(), author, caller, { email: email, role: "admin" })).toBe("added");
		expect(await emails()).toEqual([author.email, email]);
		expect((await listMembers(database.db)).map(({ hasPassword }) => hasPassword)).toEqual([true, false]);
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
		expect(await inviteMember(shop(), author, callerFrom(), { email: email, role: "admin" })).toBe("added");
		const [mail] = await mails();
		expect(mail?.text).toContain("http://shop.example/en/auth");
		expect(mail?.text).not.toContain("token=");
		expect(await inviteMember(shop(), author, callerFrom(), { email: email, role: "admin" })).toBe("already");
		expect(await mails()).toHaveLength(1);
	});

	test("who has no password yet mails a new link and notes nothing new", async () => {
		const author = await owner();
		const email = newEmail();
		await inviteMember(shop(), author, callerFrom(), { email: email, role: "admin" });
		expect(await inviteMember(shop(), author, callerFrom(), { email: email, role: "admin" })).toBe("mailed");
		expect(await mails()).toHaveLength(2);
		expect(await changes()).toHaveLength(1);
	});

	test.each([
		["is new", async () => newEmail()],
		["has an account", async () => (await createAccount(database.db)).email],
	])("who %s is mailed once by one press, however often it comes", async (_who, given) => {
		const [author, email, press] = [await owner(), await given(), randomUUID()];
		const invite = () => inviteMember(shop(), author, callerFrom(), { email, role: "sales", press });
		expect([...(await Promise.all([invite(), invite()])), await invite()]).toEqual(Array(3).fill("added"));
		expect(await mails()).toHaveLength(1);
	});

	test("is refused for whoever is none any more", async () => {
		const author = asOwner(await createAccount(database.db));
		const email = newEmail();
		expect(await inviteMember(shop(), author, callerFrom(), { email: email, role: "admin" })).toBe(
			"forbidden",
		);
		expect(await database.db.select().from(users).where(eq(users.email, email))).toEqual([]);
		expect(await mails()).toEqual([]);
	});

	test.each(languages)("is mailed in whole sentences in %s", async (language) => {
		const author = await owner();
		await inviteMember(shop(), author, callerFrom({ language }), { email: newEmail(), role: "admin" });
		await inviteMember(shop(), author, callerFrom({ language }), {
			email: (await createAccount(database.db)).email,
			role: "admin",
		});
		for (const { subject, text } of await mails()) {
			expect(subject).toContain("Kade Containers");
			expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
		}
	});
});

describe("removing", () => {
	test("ends their sessions and links at once, and keeps the account", async () => {
		const [author, other] = [await owner(), await owner()];
		await signIn(shop(), callerFrom(), { email: other.email, password: accountPassword });
		expect(await database.db.select().from(sessions).where(eq(sessions.userId, other.id))).toHaveLength(1);
		expect(await removeMember(database.db, author, other.id)).toBe("done");
		expect(await emails()).toEqual([author.email]);
		expect(await database.db.select().from(sessions).where(eq(sessions.userId, other.id))).toEqual([]);
		expect(await database.db.select().from(users).where(eq(users.id, other.id))).toHaveLength(1);
		expect(await changes()).toMatchObject([{ label: other.email, before: { role: "admin" }, after: null }]);
	});

	test("never takes the last one, nor who is none, nor by whoever is none any more", async () => {
		const author = await owner();
		const stranger = asOwner(await createAccount(database.db));
		expect(await removeMember(database.db, author, author.id)).toBe("last");
		expect(await removeMember(database.db, author, stranger.id)).toBe("missing");
		expect(await removeMember(database.db, author, "1")).toBe("missing");
		expect(await removeMember(database.db, stranger, author.id)).toBe("forbidden");
		expect(await emails()).toEqual([author.email]);
		expect(await changes()).toEqual([]);
	});

	test("by two who remove each other at once leaves one", async () => {
		const [one, two] = [await owner(), await owner()];
		const outcomes = await Promise.all([
			removeMember(database.db, one, two.id),
			removeMember(database.db, two, one.id),
		]);
		expect(outcomes.toSorted()).toEqual(["done", "forbidden"]);
		expect(await emails()).toHaveLength(1);
	});
});

describe("changing a role", () => {
	async function member(role: Role) {
		const user = await createAccount(database.db);
		await database.db.insert(userRoles).values({ userId: user.id, role });
		return user;
	}
	const roleOf = async ({ id }: { id: string }) =>
		(await listMembers(database.db)).find((one) => one.id === id)?.role ?? null;

	test("holds from the next request on: the session stays and reads it anew", async () => {
		const [author, other] = [await owner(), await member("driver")];
		const token = newToken();
		await database.db.insert(sessions).values({
			...{ userId: other.id, tokenHash: hashToken(token), createdAt: new Date() },
			...{ lastUsedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) },
		});
		const request = new Request("http://shop.example", { headers: { Cookie: `kade_session=${token}` } });
		expect(await readSession(database, request)).toMatchObject({ id: other.id, role: "driver" });
		expect(await changeRole(database.db, author, { id: other.id, role: "sales" })).toBe("done");
		expect(await readSession(database, request)).toMatchObject({ id: other.id, role: "sales" });
		expect(await changeRole(database.db, author, { id: other.id, role: "sales" })).toBe("unchanged");
		expect(await changes()).toMatchObject([
			{ label: other.email, action: "role", before: { role: "driver" }, after: { role: "sales" } },
		]);
		expect(await removeMember(database.db, author, other.id)).toBe("done");
		expect(await readSession(database, request)).toBeNull();
	});

	test("never makes the last owner less, nor who is none something, nor by who is no owner by now", async () => {
		const [author, seller] = [await owner(), await member("sales")];
		const stranger = await createAccount(database.db);
		expect(await changeRole(database.db, author, { id: author.id, role: "sales" })).toBe("last");
		expect(await changeRole(database.db, author, { id: stranger.id, role: "sales" })).toBe("missing");
		expect(await changeRole(database.db, author, { id: "1", role: "sales" })).toBe("missing");
		const lapsed = asOwner(seller);
		expect(await changeRole(database.db, lapsed, { id: seller.id, role: "admin" })).toBe("forbidden");
		expect(await inviteMember(shop(), lapsed, callerFrom(), { email: newEmail(), role: "admin" })).toBe(
			"forbidden",
		);
		expect(await removeMember(database.db, lapsed, author.id)).toBe("forbidden");
		expect([await roleOf(author), await roleOf(seller)]).toEqual(["admin", "sales"]);
		expect(await changes()).toEqual([]);
	});

	test("by two owners who make each other less at once leaves one", async () => {
		const [one, two] = [await owner(), await owner()];
		const outcomes = await Promise.all([
			changeRole(database.db, one, { id: two.id, role: "driver" }),
			changeRole(database.db, two, { id: one.id, role: "reader" }),
		]);
		expect(outcomes.toSorted()).toEqual(["done", "forbidden"]);
		expect((await listMembers(database.db)).filter(({ role }) => role === "admin")).toHaveLength(1);
	});

	test("by one owner of the other while that one removes them leaves an owner", async () => {
		const [one, two] = [await owner(), await owner()];
		const outcomes = await Promise.all([
			changeRole(database.db, one, { id: two.id, role: "sales" }),
			removeMember(database.db, two, one.id),
		]);
		expect(outcomes.toSorted()).toEqual(["done", "forbidden"]);
		expect((await listMembers(database.db)).filter(({ role }) => role === "admin")).toHaveLength(1);
	});

	test("is what a second invitation does not do", async () => {
		const author = await owner();
		const email = newEmail();
		expect(await inviteMember(shop(), author, callerFrom(), { email, role: "driver" })).toBe("added");
		expect((await mails())[0]?.text).toContain("Driver");
		expect(await inviteMember(shop(), author, callerFrom(), { email, role: "sales" })).toBe("already");
		expect(await inviteMember(shop(), author, callerFrom(), { email, role: "driver" })).toBe("mailed");
		expect((await listMembers(database.db)).map(({ role }) => role)).toEqual(["admin", "driver"]);
	});
});

test("the list says since when, and when somebody last signed in", async () => {
	const user = await owner();
	expect((await listMembers(database.db))[0]).toMatchObject({ lastSignInAt: null });
	const now = new Date("2026-09-08T12:00:00Z");
	await signIn(shop(), callerFrom({ now }), { email: user.email, password: accountPassword });
	expect((await listMembers(database.db))[0]).toMatchObject({ email: user.email, lastSignInAt: now });
});
