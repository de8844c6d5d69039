import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSigned, sign } from "./secret.server.ts";

const secret = "a secret of the shop";

describe("a signature", () => {
	test("is the HMAC-SHA-256 of the text (RFC 4231, test case 2)", () => {
		const hex = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
		const code = Buffer.from(hex, "hex").toString("base64url");
		expect(sign("Jefe", "what do ya want for nothing?")).toBe(code);
	});

	test("is safe in a URL", () => {
		fc.assert(fc.property(fc.string(), (text) => /^[\w-]{43}$/.test(sign(secret, text))));
	});

	test("is good for its own text", () => {
		fc.assert(fc.property(fc.string(), (text) => isSigned(secret, text, sign(secret, text))));
	});

	test("is no good for another text or by another secret", () => {
		expect(isSigned(secret, "cart:2", sign(secret, "cart:1"))).toBe(false);
		expect(isSigned(secret, "cart:1", sign("another secret", "cart:1"))).toBe(false);
	});

	test("is no good when it is cut, longer, changed or missing", () => {
		const code = sign(secret, "cart:1");
		const changed = (code.startsWith("A") ? "B" : "A") + code.slice(1);
		for (const wrong of [code.slice(1), `${code}=`, changed, "", "é".repeat(43), null]) {
			expect(isSigned(secret, "cart:1", wrong)).toBe(false);
		}
	});
});
