import { describe, expect, test } from "vitest";
import { hashPassword, isPassword, TooBusyError } from "./password-hash.server.ts";

/** Written by the library that kept the shop's passwords before: accounts of that time go on. */
const older = {
	plain:
		"1fc16a7ea8eac9d2f19dd43521fa27cd:5c1b59d270b51742d84ac66aaf017b160fc8aeb81cf8979fbc9e9f42ab6f2c78a1f8cf653fa84a910d3aad9028649ad397126ee2e8f241f0964e51c760f074a2",
	ligature:
		"1e52a117f6b95aa1e5a5142cfdf5d80c:d46a7efe8cba87eb2e860ba056b92f412b640f75708faa8d883d49775e253c09fbbaac0f2f21e224abc1dbaba66b837a37ede866e1c26bc6830e85e37509fa53",
};

describe("a password", () => {
	test.each([
		["correct horse battery", older.plain, true],
		["correct horse batterY", older.plain, false],
		["ﬁets van Zoë 12", older.ligature, true],
		["fiets van Zoe\u0308 12", older.ligature, true],
		["correct horse battery", null, false],
		["correct horse battery", "", false],
		["correct horse battery", "no hash at all", false],
		["correct horse battery", older.plain.slice(0, -2), false],
	])("%j is judged against %j", async (password, stored, expected) => {
		expect(await isPassword(password, stored)).toBe(expected);
	});

	test("is stored with a salt of its own", async () => {
		const [one, other] = [
			await hashPassword("correct horse battery"),
			await hashPassword("correct horse battery"),
		];
		expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
		expect(one).not.toBe(other);
		expect(await isPassword("correct horse battery", one)).toBe(true);
	});
});

test("of a flood ten are taken on and the rest refused at once; afterwards all goes on", async () => {
	const answers = await Promise.allSettled(
		Array.from({ length: 25 }, () => isPassword("flood", older.plain)),
	);
	const refused = answers.filter((answer) => answer.status === "rejected");
	expect(refused).toHaveLength(15);
	expect(refused.every(({ reason }) => reason instanceof TooBusyError)).toBe(true);
	expect(await isPassword("correct horse battery", older.plain)).toBe(true);
});
