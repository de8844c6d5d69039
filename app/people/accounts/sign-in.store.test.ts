import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import {
	accountShop,
	callerFrom,
	createAccount,
	accountPassword as password,
} from "../../../tests/support/account-shop.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import type { Caller } from "./caller.ts";
import type { Entered } from "./open-session.server.ts";
import { type SignInResult, signIn } from "./sign-in.server.ts";

const database = useTestDatabase({ seeded: false });
const { formSubmissions, sessions } = schema;
const minute = 60_000;

beforeEach(async () => {
	await database.db.delete(formSubmissions);
});

async function createUser(): Promise<string> {
	return (await createAccount(database.db)).email;
}

function enter(email: string, given: Partial<Caller> = {}, typed = password): Promise<SignInResult> {
	return signIn(accountShop(database.db), callerFrom({ address: randomUUID(), ...given }), {
		email,
		password: typed,
	});
}

function requireEntered(result: SignInResult): Entered {
	if (!("entered" in result)) throw new Error(`not let in: ${JSON.stringify(result)}`);
	return result.entered;
}

const outcomeOf = (result: SignInResult) => ("outcome" in result ? result.outcome : "entered");

async function guess(times: number, email: string, given: Partial<Caller> = {}): Promise<string[]> {
	const outcomes: string[] = [];
	for (let index = 0; index < times; index++) {
		outcomes.push(outcomeOf(await enter(email, given, `wrong guess ${index}`)));
	}
	return outcomes;
}

const five = [
	"wrongCredentials",
	"wrongCredentials",
	"wrongCredentials",
	"wrongCredentials",
	"wrongCredentials",
];

describe("guesses", () => {
	test("sent all at once are checked five times at the most", async () => {
		const email = await createUser();
		const address = randomUUID();
		const answers = await Promise.all(
			Array.from({ length: 60 }, (_, index) => enter(email, { address }, `guess number ${index}`)),
		);
		const outcomes = answers.map(outcomeOf);
		expect(outcomes.filter((outcome) => outcome === "wrongCredentials").length).toBeLessThanOrEqual(5);
		expect(new Set(outcomes)).toEqual(new Set(["wrongCredentials", "tooMany"]));
		expect(outcomeOf(await enter(email))).toBe("tooMany");
	});

	test("close an account for ten minutes to browsers that it does not know, whatever their address", async () => {
		const email = await createUser();
		const now = new Date();
		expect(await guess(5, email, { now })).toEqual(five);
		expect(outcomeOf(await enter(email, { now }))).toBe("tooMany");
		const later = new Date(now.getTime() + 10 * minute + 1);
		expect(outcomeOf(await enter(email, { now: later }))).toBe("entered");
	});

	test("close an address for ten minutes, whatever the account", async () => {
		const address = randomUUID();
		for (let index = 0; index < 5; index++) await guess(1, `${randomUUID()}@buyer.example`, { address });
		expect(outcomeOf(await enter(await createUser(), { address }))).toBe("tooMany");
	});

	test("at a closed account do not count against the address", async () => {
		const [closed, other] = [await createUser(), await createUser()];
		await guess(5, closed);
		const address = randomUUID();
		expect(await guess(6, closed, { address })).toEqual(Array(6).fill("tooMany"));
		expect(outcomeOf(await enter(other, { address }))).toBe("entered");
	});

	test("that are right are given back", async () => {
		const email = await createUser();
		const address = randomUUID();
		for (let index = 0; index < 7; index++)
			expect(outcomeOf(await enter(email, { address }))).toBe("entered");
		expect(await database.db.$count(formSubmissions)).toBe(0);
	});
});

describe("a browser that has signed in before", () => {
	test("is not shut out by strangers, neither by account nor by address", async () => {
		const email = await createUser();
		const address = randomUUID();
		const { device } = requireEntered(await enter(email, { address }));
		await guess(5, email, { address });
		expect(outcomeOf(await enter(email, { address }))).toBe("tooMany");
		expect(outcomeOf(await enter(email, { address, device }))).toBe("entered");
	});

	test("has five guesses of its own, and is known to that account alone", async () => {
		const [email, other] = [await createUser(), await createUser()];
		const { device } = requireEntered(await enter(email));
		expect(await guess(6, email, { device })).toEqual([...five, "tooMany"]);
		expect(outcomeOf(await enter(email))).toBe("entered");
		await guess(5, other);
		expect(outcomeOf(await enter(other, { device }))).toBe("tooMany");
	});

	test("gets a new token each time, by which all its accounts know it", async () => {
		const [email, other] = [await createUser(), await createUser()];
		const first = requireEntered(await enter(email)).device;
		const second = requireEntered(await enter(other, { device: first })).device;
		expect(second).not.toBe(first);
		await guess(5, email);
		expect(outcomeOf(await enter(email, { device: first }))).toBe("tooMany");
		expect(outcomeOf(await enter(email, { device: second }))).toBe("entered");
	});

	test("is forgotten after a year", async () => {
		const email = await createUser();
		const { device } = requireEntered(await enter(email));
		const now = new Date(Date.now() + 366 * 24 * 60 * minute);
		await guess(5, email, { now });
		expect(outcomeOf(await enter(email, { device, now }))).toBe("tooMany");
	});
});

describe("a session", () => {
	test("takes the place of the one that the browser had", async () => {
		const email = await createUser();
		const { userId, session } = requireEntered(await enter(email));
		await enter(email, { session });
		expect(await database.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
		const planted = requireEntered(await enter(email, { session: "a token that somebody put there" }));
		expect(planted.session).toMatch(/^[\w-]{43}$/);
	});

	test("is opened for each of two presses at the same moment", async () => {
		const email = await createUser();
		const { db } = database;
		const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
		const { presses } = await db.transaction(async (tx) => {
			await tx.execute(sql`lock table known_devices in share mode`);
			const presses = [enter(email), enter(email)];
			await expect.poll(async () => (await db.execute(waiting)).rowCount, { timeout: 20_000 }).toBe(2);
			return { presses };
		});
		expect((await Promise.all(presses)).map(outcomeOf)).toEqual(["entered", "entered"]);
	});

	test("is one of twenty at the most", async () => {
		const email = await createUser();
		let userId = "";
		for (let index = 0; index < 21; index++) {
			const now = new Date(Date.now() + index);
			userId = requireEntered(await enter(email, { now })).userId;
		}
		expect(await database.db.$count(sessions, eq(sessions.userId, userId))).toBe(20);
	});
});
