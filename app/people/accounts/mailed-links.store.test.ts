import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import {
	accountShop,
	callerFrom,
	createAccount,
	accountPassword as password,
} from "../../../tests/support/account-shop.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import type { Entered } from "./open-session.server.ts";
import { requestReset, setPassword } from "./reset-password.server.ts";
import { type SignInResult, signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { verifyAddress } from "./verify-address.server.ts";

const database = useTestDatabase({ seeded: false });
const { formSubmissions, mailOutbox, passwordResets, sessions, signUps, users } = schema;
const minute = 60_000;

const shop = () => accountShop(database.db);
const anyone = (now = new Date()) => callerFrom({ address: randomUUID(), now });
const newEmail = () => `jana-${randomUUID()}@buyer.example`;

beforeEach(async () => {
	await database.db.delete(formSubmissions);
});

async function createUser(): Promise<string> {
	return (await createAccount(database.db)).email;
}

/** Subjects and tokens of the mails to an address, newest first. */
async function mailsTo(email: string): Promise<{ subject: string; token: string }[]> {
	const rows = await database.db
		.select()
		.from(mailOutbox)
		.where(eq(mailOutbox.recipient, email))
		.orderBy(desc(mailOutbox.createdAt));
	return rows.map(({ subject, text }) => ({ subject, token: /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "" }));
}

async function newestToken(email: string): Promise<string> {
	return (await mailsTo(email))[0]?.token ?? "";
}

const outcomeOf = (result: SignInResult) => ("outcome" in result ? result.outcome : "entered");
const entry = async (email: string, typed: string) =>
	outcomeOf(await signIn(shop(), anyone(), { email, password: typed }));

async function entered(email: string): Promise<Entered> {
	const result = await signIn(shop(), anyone(), { email, password });
	if (!("entered" in result)) throw new Error("not let in");
	return result.entered;
}

async function askReset(email: string): Promise<string> {
	await requestReset(shop(), anyone(), { email });
	return newestToken(email);
}

describe("a link for a new password", () => {
	const chosen = "a good long password";
	const set = (token: string, typed = chosen, now = new Date()) =>
		setPassword(shop(), anyone(now), { token, password: typed });

	test("is mailed three times in an hour, and the answer never tells", async () => {
		const email = await createUser();
		for (let index = 0; index < 5; index++) {
			for (const asked of [email, newEmail()]) {
				expect(await requestReset(shop(), anyone(), { email: asked })).toBe("resetSent");
			}
		}
		expect(await mailsTo(email)).toHaveLength(3);
	});

	test("ends every other link, session and known browser, and tells the owner", async () => {
		const email = await createUser();
		const { userId, device } = await entered(email);
		const [older, newer] = [await askReset(email), await askReset(email)];
		const result = await set(newer);
		expect(result.outcome).toBe("passwordChanged");
		expect(await set(older, "another good password")).toMatchObject({ outcome: "linkExpired" });
		expect(await database.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
		expect((await mailsTo(email))[0]?.subject).toContain("has been changed");
		for (let index = 0; index < 5; index++) await entry(email, "a wrong password");
		const from = (token: string | null) =>
			signIn(shop(), { ...anyone(), device: token }, { email, password: chosen });
		expect(outcomeOf(await from(device))).toBe("tooMany");
		expect(outcomeOf(await from(result.device))).toBe("entered");
	});

	test("says the same to a second press, and no more after a minute or to another password", async () => {
		const email = await createUser();
		const token = await askReset(email);
		const now = new Date();
		const both = await Promise.all([set(token, chosen, now), set(token, chosen, now)]);
		expect(both.map(({ outcome }) => outcome)).toEqual(["passwordChanged", "passwordChanged"]);
		expect((await set(token, "another good password", now)).outcome).toBe("linkExpired");
		expect((await set(token, chosen, new Date(now.getTime() + minute))).outcome).toBe("linkExpired");
		expect(await entry(email, chosen)).toBe("entered");
	});

	test("leaves no session to a sign-in with the old password that was under way", async () => {
		const { id, email } = await createAccount(database.db);
		for (let round = 0; round < 3; round++) {
			const token = await askReset(email);
			const old = round === 0 ? password : `${chosen} ${round - 1}`;
			await Promise.all([entry(email, old), set(token, `${chosen} ${round}`), entry(email, old)]);
			expect(await database.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
		}
	});

	test("is good for an hour", async () => {
		const email = await createUser();
		const token = await askReset(email);
		const late = new Date(Date.now() + 60 * minute + 1_000);
		expect((await set(token, chosen, late)).outcome).toBe("linkExpired");
		expect((await set("no token", chosen)).outcome).toBe("linkExpired");
	});

	test("takes no password that is easily guessed, and can be used again", async () => {
		const email = await createUser();
		const token = await askReset(email);
		expect((await set(token, email)).outcome).toBe("passwordCommon");
		expect((await set(token)).outcome).toBe("passwordChanged");
	});
});

describe("a sign-up", () => {
	const ask = (email: string, typed = password) => signUp(shop(), anyone(), { email, password: typed });
	const verify = async (token: string, typed: string, now = new Date()) =>
		outcomeOf(await verifyAddress(shop(), anyone(now), { token, password: typed }));

	test("is no account before its mail is answered", async () => {
		const email = newEmail();
		expect(await ask(email)).toBe("verificationSent");
		expect(await database.db.$count(users, eq(users.email, email))).toBe(0);
		expect(await entry(email, "a wrong password")).toBe("wrongCredentials");
		expect(await entry(email, password)).toBe("notVerified");
		expect(await mailsTo(email)).toHaveLength(2);
		expect(await verify(await newestToken(email), password)).toBe("entered");
		expect(await entry(email, password)).toBe("entered");
		expect(await database.db.$count(signUps, eq(signUps.email, email))).toBe(1);
	});

	test("of a stranger with somebody's address gets neither the account nor in its way", async () => {
		const email = newEmail();
		const strangers = "the stranger's password";
		await ask(email, strangers);
		const before = await newestToken(email);
		await ask(email);
		const own = await newestToken(email);
		await ask(email, strangers);
		const after = await newestToken(email);
		// The mailbox's owner opens whatever link, and knows one password.
		expect(await verify(before, password)).toBe("otherPassword");
		expect(await verify(after, password)).toBe("otherPassword");
		expect(await verify(own, password)).toBe("entered");
		expect(await verify(after, strangers)).toBe("linkExpired");
		expect(await entry(email, strangers)).toBe("wrongCredentials");
	});

	test("is mailed three times in an hour for an address", async () => {
		const email = newEmail();
		const outcomes = [];
		for (let index = 0; index < 4; index++) outcomes.push(await ask(email));
		expect(outcomes).toEqual([...Array(3).fill("verificationSent"), "tooManySignUps"]);
		expect(await entry(email, password)).toBe("notVerified");
		expect(await mailsTo(email)).toHaveLength(3);
	});

	test("with the address of an account tells its owner once a day", async () => {
		const email = await createUser();
		expect([await ask(email), await ask(email)]).toEqual(["alreadyRegistered", "alreadyRegistered"]);
		expect(await mailsTo(email)).toHaveLength(1);
	});

	test("may be confirmed by a double click, and not guessed", async () => {
		const email = newEmail();
		await ask(email);
		const token = await newestToken(email);
		const wrong = [];
		for (let index = 0; index < 6; index++) wrong.push(await verify(token, `a wrong guess ${index}`));
		expect(wrong).toEqual([...Array(5).fill("otherPassword"), "tooManyTries"]);
		const now = new Date(Date.now() + 11 * minute);
		const both = await Promise.all([verify(token, password, now), verify(token, password, now)]);
		expect(both).toEqual(["entered", "entered"]);
		expect(await verify(token, password, new Date(now.getTime() + minute))).toBe("alreadyVerified");
	});

	test("expires after a day", async () => {
		const email = newEmail();
		await ask(email);
		const late = new Date(Date.now() + 24 * 60 * minute + 1_000);
		expect(await verify(await newestToken(email), password, late)).toBe("linkExpired");
	});
});

test("what opens an account is stored as a hash alone", async () => {
	const email = newEmail();
	await signUp(shop(), anyone(), { email, password });
	const verification = await newestToken(email);
	await verifyAddress(shop(), anyone(), { token: verification, password });
	const { session, device } = await entered(email);
	const reset = await askReset(email);
	const { pool } = database;
	const { rows } = await pool.query("select tablename from pg_tables where schemaname = 'public'");
	const tables = rows.map(({ tablename }) => String(tablename));
	expect(tables).toContain("sessions");
	// The outbox holds the mails themselves until they are sent, and their links with them.
	for (const table of tables.filter((name) => name !== "mail_outbox")) {
		const stored = JSON.stringify((await pool.query(`select t::text from "${table}" t`)).rows);
		for (const secret of [verification, session, device, reset, password])
			expect(stored).not.toContain(secret);
	}
	expect(await database.db.$count(passwordResets)).toBeGreaterThan(0);
});
