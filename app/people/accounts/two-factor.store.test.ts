import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import {
	accountShop,
	callerFrom,
	createAccount,
	accountPassword as password,
} from "../../../tests/support/account-shop.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { resetTwoFactor } from "./desk/reset-two-factor.server.ts";
import { enterCode } from "./enter-code.server.ts";
import type { Member } from "./own-account.server.ts";
import { signIn } from "./sign-in.server.ts";
import {
	cancelSetUp,
	confirmSetUp,
	readSecondFactor,
	renewCodes,
	startSetUp,
	switchOff,
} from "./two-factor.server.ts";

const database = useTestDatabase({ seeded: false });
const { formSubmissions, mailOutbox, recoveryCodes, twoFactors } = schema;
const minute = 60_000;
/** Every code of a test belongs to a half minute of its own, counted from here. */
const start = new Date("2026-11-20T09:00:00Z");
const at = (minutes: number) => new Date(start.getTime() + minutes * minute);
const from = (now: Date) => callerFrom({ address: randomUUID(), now });
const shop = () => accountShop(database.db);

beforeEach(async () => {
	await database.db.delete(formSubmissions);
});

async function createMember(): Promise<Member> {
	return { ...(await createAccount(database.db)), sessionId: randomUUID() };
}

async function codeAt(member: Member, now: Date): Promise<string> {
	const factor = await database.db.query.twoFactors.findFirst({ where: eq(twoFactors.userId, member.id) });
	return new TOTP({ secret: Secret.fromBase32(factor?.secret ?? "") }).generate({ timestamp: now.getTime() });
}

/** A member who signs in with codes, and the recovery codes. */
async function withCodes(): Promise<{ member: Member; codes: string[] }> {
	const member = await createMember();
	expect(await startSetUp(shop(), from(at(0)), member, { password })).toBeNull();
	const result = await confirmSetUp(shop(), from(at(0)), member, { code: await codeAt(member, at(0)) });
	if (typeof result === "string") throw new Error(result);
	return { member, codes: result.codes };
}

async function pendingOf({ email }: Member, now: Date): Promise<string> {
	const result = await signIn(shop(), from(now), { email, password });
	if (!("pending" in result)) throw new Error(`no code was asked for: ${JSON.stringify(result)}`);
	return result.pending;
}

async function tryCode(pending: string, code: string, now: Date): Promise<string> {
	const result = await enterCode(shop(), from(now), { pending, code });
	return "outcome" in result ? result.outcome : "entered";
}

describe("setting up", () => {
	test("asks for the password and a first code; until then nobody is asked for one", async () => {
		const member = await createMember();
		expect(await startSetUp(shop(), from(at(0)), member, { password: "a wrong one" })).toBe("passwordWrong");
		expect(await readSecondFactor(database.db, member, from(at(0)))).toEqual({ state: "off" });
		await startSetUp(shop(), from(at(0)), member, { password });
		const factor = await readSecondFactor(database.db, member, from(at(0)));
		if (factor.state !== "starting") throw new Error(factor.state);
		expect(factor.key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
		expect(await signIn(shop(), from(at(0)), { email: member.email, password })).toHaveProperty("entered");
		expect(await confirmSetUp(shop(), from(at(0)), member, { code: "000000" })).toBe("codeWrong");
		const late = { code: await codeAt(member, at(15)) };
		expect(await confirmSetUp(shop(), from(at(15)), member, late)).toBe("setUpExpired");
		const result = await confirmSetUp(shop(), from(at(14)), member, { code: await codeAt(member, at(14)) });
		expect(result).toHaveProperty("codes.length", 10);
		expect(await readSecondFactor(database.db, member, from(at(14)))).toEqual({ state: "on", codesLeft: 10 });
	});

	test("does not replace what is switched on", async () => {
		const { member } = await withCodes();
		const before = await codeAt(member, at(5));
		await startSetUp(shop(), from(at(1)), member, { password });
		expect(await codeAt(member, at(5))).toBe(before);
	});
});

/** What came of a press that makes recovery codes. */
const codesOf = <Refusal extends string>(result: Refusal | { codes: string[] }) =>
	typeof result === "string" ? result : result.codes;

describe("a press whose answer was lost, or one of a double click", () => {
	test("that switches codes on shows recovery codes that are good, for a minute", async () => {
		const member = await createMember();
		await startSetUp(shop(), from(at(0)), member, { password });
		const code = await codeAt(member, at(0));
		const press = (minutes: number, typed = code) =>
			confirmSetUp(shop(), from(at(minutes)), member, { code: typed }).then(codesOf);
		const both = await Promise.all([press(0), press(0)]);
		expect(both.map((codes) => codes.length)).toEqual([10, 10]);
		expect(await press(0.5, "000000")).toBe("setUpExpired");
		const shown = await press(0.5);
		expect(await readSecondFactor(database.db, member, from(at(0.5)))).toEqual({
			state: "on",
			codesLeft: 10,
		});
		expect(await tryCode(await pendingOf(member, at(0.5)), shown[0] ?? "", at(0.5))).toBe("entered");
		expect(await press(1.5)).toBe("setUpExpired");
		// It signs nobody in.
		expect(await tryCode(await pendingOf(member, at(0.5)), code, at(0.5))).toBe("codeWrong");
	});

	test.each(["app", "recovery"])(
		"that makes new recovery codes shows them, by a code of the %s",
		async (kind) => {
			const { member, codes } = await withCodes();
			const code = kind === "app" ? await codeAt(member, at(5)) : (codes[0] ?? "");
			const press = (minutes: number, proof = {}) =>
				renewCodes(shop(), from(at(minutes)), member, { password, code, ...proof }).then(codesOf);
			const both = await Promise.all([press(5), press(5)]);
			expect(both.map((made) => made.length)).toEqual([10, 10]);
			expect(await press(5, { password: "a wrong one" })).toBe("passwordWrong");
			const shown = await press(5.5);
			expect(await tryCode(await pendingOf(member, at(6)), shown[9] ?? "", at(6))).toBe("entered");
			expect(await press(6.6)).toBe("codeWrong");
		},
	);

	test("that switches codes off finds them off, and mails once", async () => {
		const { member, codes } = await withCodes();
		const press = () => switchOff(shop(), from(at(5)), member, { password, code: codes[0] ?? "" });
		expect(await Promise.all([press(), press()])).toEqual([null, null]);
		expect(await press()).toBeNull();
		expect(await database.db.$count(mailOutbox, eq(mailOutbox.recipient, member.email))).toBe(1);
	});
});

test("a set-up that was finished meanwhile is not called off", async () => {
	const { member } = await withCodes();
	expect(await cancelSetUp(shop(), member)).toBe("setUpExpired");
	expect(await readSecondFactor(database.db, member, from(at(1)))).toMatchObject({ state: "on" });
	const other = await createMember();
	await startSetUp(shop(), from(at(0)), other, { password });
	expect(await cancelSetUp(shop(), other)).toBeNull();
	expect(await cancelSetUp(shop(), other)).toBeNull();
});

describe("signing in with codes", () => {
	test("takes each code once, a half minute early or late", async () => {
		const { member } = await withCodes();
		const code = await codeAt(member, at(5));
		expect(await tryCode(await pendingOf(member, at(5)), code, at(5.5))).toBe("entered");
		expect(await tryCode(await pendingOf(member, at(5)), code, at(5))).toBe("codeWrong");
		expect(await tryCode(await pendingOf(member, at(8)), await codeAt(member, at(7)), at(8))).toBe(
			"codeWrong",
		);
		const next = await codeAt(member, at(9.5));
		expect(
			await tryCode(await pendingOf(member, at(9)), ` ${next.slice(0, 3)} ${next.slice(3)} `, at(9)),
		).toBe("entered");
	});

	test("takes each recovery code once, as it is typed", async () => {
		const { member, codes } = await withCodes();
		const [code = ""] = codes;
		expect(await tryCode(await pendingOf(member, at(5)), code.toLowerCase(), at(5))).toBe("entered");
		expect(await tryCode(await pendingOf(member, at(5)), code, at(5))).toBe("codeWrong");
		expect(await readSecondFactor(database.db, member, from(at(5)))).toMatchObject({ codesLeft: 9 });
	});

	test("opens a session for both presses of a double click, and for nobody a minute later", async () => {
		const { member } = await withCodes();
		const [pending, code] = [await pendingOf(member, at(5)), await codeAt(member, at(5))];
		const both = await Promise.all([tryCode(pending, code, at(5)), tryCode(pending, code, at(5))]);
		expect(both).toEqual(["entered", "entered"]);
		expect(await tryCode(pending, await codeAt(member, at(5.5)), at(5.5))).toBe("codeExpired");
		expect(await tryCode(pending, code, at(6))).toBe("codeExpired");
	});

	test("takes five wrong codes for a password, sent at once or not", async () => {
		const { member } = await withCodes();
		const pending = await pendingOf(member, at(5));
		const guesses = await Promise.all(Array.from({ length: 12 }, () => tryCode(pending, "000000", at(5))));
		expect(guesses.filter((outcome) => outcome === "codeWrong").length).toBeLessThanOrEqual(5);
		expect(await tryCode(pending, await codeAt(member, at(5)), at(5))).not.toBe("entered");
		const other = await pendingOf(member, at(6));
		expect(await tryCode(other, await codeAt(member, at(6)), at(6))).toBe("tooManyTries");
		const later = at(16);
		expect(await tryCode(await pendingOf(member, later), await codeAt(member, later), later)).toBe("entered");
	});

	test("is over after five minutes, and needs the password first", async () => {
		const { member } = await withCodes();
		const pending = await pendingOf(member, at(5));
		expect(await tryCode(pending, await codeAt(member, at(10)), at(10))).toBe("codeExpired");
		expect(await tryCode("", await codeAt(member, at(10)), at(10))).toBe("codeExpired");
	});
});

describe("switching off", () => {
	test("takes password and code, and tells the owner", async () => {
		const { member, codes } = await withCodes();
		const code = codes[0] ?? "";
		expect(await switchOff(shop(), from(at(5)), member, { password: "a wrong one", code })).toBe(
			"passwordWrong",
		);
		expect(await switchOff(shop(), from(at(5)), member, { password, code: "000000" })).toBe("codeWrong");
		expect(await switchOff(shop(), from(at(5)), member, { password, code })).toBeNull();
		expect(await readSecondFactor(database.db, member, from(at(5)))).toEqual({ state: "off" });
		expect(await signIn(shop(), from(at(5)), { email: member.email, password })).toHaveProperty("entered");
		expect(await database.db.$count(mailOutbox, eq(mailOutbox.recipient, member.email))).toBe(1);
	});

	test("by the command works for whoever has lost everything", async () => {
		const { member } = await withCodes();
		expect(await resetTwoFactor(database, member.email.toUpperCase())).toBe(true);
		expect(await resetTwoFactor(database, member.email)).toBe(false);
		expect(await database.db.$count(recoveryCodes, eq(recoveryCodes.userId, member.id))).toBe(0);
		await expect(resetTwoFactor(database, "nobody@buyer.example")).rejects.toThrow("no account");
	});
});

test("new recovery codes end the old ones", async () => {
	const { member, codes } = await withCodes();
	const result = await renewCodes(shop(), from(at(5)), member, { password, code: codes[0] ?? "" });
	if (typeof result === "string") throw new Error(result);
	const stored = JSON.stringify(await database.db.select().from(recoveryCodes));
	for (const code of result.codes) expect(stored).not.toContain(code.replaceAll(" ", ""));
	expect(await tryCode(await pendingOf(member, at(5)), codes[1] ?? "", at(5))).toBe("codeWrong");
	expect(await tryCode(await pendingOf(member, at(5)), result.codes[0] ?? "", at(5))).toBe("entered");
});
