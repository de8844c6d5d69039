import { Secret } from "otpauth";
import { describe, expect, test } from "vitest";
import { newRecoveryCode, newSecret, setUpPicture, stepOf } from "./totp.server.ts";

/** RFC 6238, appendix B: the SHA-1 vectors, of whose eight digits an app shows the last six. */
const secret = Secret.fromUTF8("12345678901234567890").base32;
const vectors: [seconds: number, code: string][] = [
	[59, "94287082"],
	[1_111_111_109, "07081804"],
	[1_111_111_111, "14050471"],
	[1_234_567_890, "89005924"],
	[2_000_000_000, "69279037"],
	[20_000_000_000, "65353130"],
];

describe("a code", () => {
	test.each(vectors)("of second %i is right then, and half a minute around it", (seconds, code) => {
		const step = Math.floor(seconds / 30);
		for (const [away, expected] of [
			[0, step],
			[30, step],
			[-30, step],
			[60, null],
			[-60, null],
		] as const) {
			expect(stepOf(secret, code.slice(2), new Date((seconds + away) * 1000))).toBe(expected);
		}
	});

	test.each(["000000", "28708", "94287082", "", "abcdef"])("is wrong when it is %j", (code) => {
		expect(stepOf(secret, code, new Date(59_000))).toBeNull();
	});
});

test("secrets are long and all different", () => {
	const many = Array.from({ length: 50 }, newSecret);
	expect(many.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true);
	expect(new Set(many).size).toBe(50);
	expect(newRecoveryCode()).toMatch(/^[A-Z2-7]{16}$/);
});

test("the picture is a square of modules with a quiet edge", () => {
	const { size, path } = setUpPicture(secret, { company: "Kade & Zoon", email: "jana@buyer.example" });
	expect(size).toBeGreaterThan(21 + 8);
	expect(path.startsWith("M4 4h1v1h-1z")).toBe(true);
});
