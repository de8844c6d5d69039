import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { type FakeVies, startFakeVies } from "../../../tests/support/fake-vies.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { checkVatNumber, forgetAnswers } from "./check-vat-number.server.ts";

const database = useTestDatabase({ seeded: false });
let vies: FakeVies;
beforeAll(async () => {
	vies = await startFakeVies();
});
afterAll(() => vies.close());
beforeEach(async () => {
	await database.db.delete(schema.vatChecks);
	vies.asked.length = 0;
});

const start = Date.parse("2026-11-23T01:00:00Z");
const after = (minutes: number) => new Date(start + minutes * 60_000);
const check = (
	number: string,
	minutes: number,
	from: string | null = "192.0.2.1",
	url: string | null = vies.url,
) =>
	checkVatNumber({ db: database.db, url, requester: "BE0123456749" }, number, { from, now: after(minutes) });

test.each([
	["NL123456782B01", "valid", 59, 61],
	["NL123456782B02", "invalid", 9, 11],
	["NL123456782B03", "unknown", 0.9, 1.1],
])("%s, %s, is asked about anew after a while", async (number, state, before, later) => {
	expect(await check(number, 0)).toMatchObject({ state });
	expect(await check(number, before)).toMatchObject({ state, askedAt: after(0).toISOString() });
	expect(vies.asked).toHaveLength(1);
	expect(await check(number, later)).toMatchObject({ state, askedAt: after(later).toISOString() });
	expect(vies.asked).toHaveLength(2);
});

test("the shop itself wants a new answer", async () => {
	await check("NL123456782B01", 0);
	await check("NL123456782B01", 1, null);
	expect(vies.asked).toHaveLength(2);
});

test("a number that is asked about twice at the same moment is asked about once", async () => {
	const answers = await Promise.all([1, 2, 3].map(() => check("NL123456782B01", 0)));
	expect(answers.map(({ state }) => state)).toEqual(["valid", "valid", "valid"]);
	expect(vies.asked).toHaveLength(1);
});

test("whoever looks for an answer just before there is one does not ask anew", async () => {
	// Its look at the database has found none, and ends when an answer to the other one would have long come.
	const answered = sleep(500);
	const slow: typeof database.db = Object.create(database.db, {
		select: {
			value: () => ({
				from: () => ({ where: () => answered.then(() => []) }),
			}),
		},
	});
	const asker = { url: vies.url, requester: "BE0123456749" };
	const asked = { from: "192.0.2.1", now: after(0) };
	const first = checkVatNumber({ db: slow, ...asker }, "NL123456782B01", asked);
	const second = checkVatNumber({ db: database.db, ...asker }, "NL123456782B01", asked);
	expect(await first).toEqual(await second);
	expect(vies.asked).toHaveLength(1);
});

test("whoever may not ask keeps nobody else from it who asks about the same number", async () => {
	for (let n = 0; n < 30; n++) await check(`DE${137_000_000 + n}`, 0, "192.0.2.7");
	const states = await Promise.all([
		check("NL123456782B01", 0, "192.0.2.7"),
		check("NL123456782B01", 0, "192.0.2.8"),
		check("NL123456782B01", 0, "192.0.2.7"),
	]);
	expect(states.map(({ state }) => state)).toEqual(["unknown", "valid", "valid"]);
});

test("one address floods nobody", async () => {
	const numbers = Array.from({ length: 35 }, (_, index) => `DE${136_000_000 + index}`);
	const states: string[] = [];
	for (const number of numbers) states.push((await check(number, 120, "192.0.2.9")).state);
	expect(states.filter((state) => state === "valid")).toHaveLength(30);
	expect(states.slice(30)).toEqual(Array(5).fill("unknown"));
	expect(await check("FR32123456789", 120, "192.0.2.10")).toMatchObject({ state: "valid" });
});

test("where it is switched off nobody is asked, and nobody knows", async () => {
	expect(await check("NL123456782B01", 0, "192.0.2.1", null)).toMatchObject({ state: "unknown" });
	expect(vies.asked).toEqual([]);
});

test("answers are forgotten after a day", async () => {
	await check("NL123456782B01", 0);
	await forgetAnswers(database.db, after(23 * 60));
	expect(await database.db.select().from(schema.vatChecks)).toHaveLength(1);
	await forgetAnswers(database.db, after(25 * 60));
	expect(await database.db.select().from(schema.vatChecks)).toEqual([]);
});
