import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeVies, startFakeVies } from "../../../tests/support/fake-vies.ts";
import { askVies } from "./vies.server.ts";

let vies: FakeVies;
beforeAll(async () => {
	vies = await startFakeVies();
});
afterAll(() => vies.close());

const now = new Date("2026-11-23T01:00:00Z");
const ask = (number: string, given = {}) =>
	askVies({ url: vies.url, requester: "BE 0123.456.749", timeoutMs: 2_000, ...given }, number, now);

test("a valid number is proved: who asked, what was answered, when", async () => {
	const check = await ask("NL123456782B01");
	expect(check).toMatchObject({
		...{ number: "NL123456782B01", state: "valid", consultation: "WAPIAAAAY1234567" },
		...{ name: "VOORBEELD BREDA BV", address: "Havenkade 1\n4811 AA BREDA", askedAt: now.toISOString() },
		raw: { requestIdentifier: "WAPIAAAAY1234567", requestDate: "2026-11-23T01:00:00.000Z" },
	});
	expect(vies.asked.at(-1)).toEqual({
		...{ countryCode: "NL", vatNumber: "123456782B01" },
		...{ requesterMemberStateCode: "BE", requesterNumber: "0123456749" },
	});
});

test("a company that VIES does not know itself gets an answer without proof of asking", async () => {
	expect(await ask("NL123456782B07")).toMatchObject({ state: "valid", consultation: null });
});

test.each([
	["B02", "invalid", { valid: false }],
	["B11", "invalid", "INVALID_INPUT"],
	["B03", "unknown", "MS_UNAVAILABLE"],
	["B05", "unknown", "SyntaxError"],
	["B06", "unknown", "Error"],
	["B08", "unknown", "answer about another number"],
	["B09", "unknown", "status 503"],
	["B10", "unknown", "TypeError"],
	["B12", "unknown", "ZodError"],
])("%s is %s", async (end, state, raw) => {
	expect(await ask(`NL123456782${end}`)).toMatchObject({ state, raw, name: null });
});

test("who does not answer is given up", async () => {
	expect(await ask("NL123456782B04", { timeoutMs: 50 })).toMatchObject({
		...{ state: "unknown", raw: "no answer in time" },
	});
});

test("nobody there is unknown too", async () => {
	const gone = await startFakeVies();
	await gone.close();
	expect(await ask("NL123456782B01", { url: gone.url })).toMatchObject({ state: "unknown" });
});
