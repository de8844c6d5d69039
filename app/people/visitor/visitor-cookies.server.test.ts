import { describe, expect, test } from "vitest";
import { readLanguageChoice, writeLanguageChoice } from "~/platform/request-language.server.ts";
import {
	clearCartId,
	hasSessionCookie,
	isPersonal,
	readCartId,
	readFlash,
	readSessionToken,
	writeCartId,
	writeFlash,
	writeSessionToken,
} from "./visitor-cookies.server.ts";

const secret = "secret";
const cart = { id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", userId: null };

function asking(cookie: string, origin = "http://shop.example"): Request {
	return new Request(`${origin}/nl`, { headers: { Cookie: cookie } });
}

/** What a browser sends back of a Set-Cookie line. */
function pairOf(line: string): string {
	return line.split(";")[0] ?? "";
}

describe("on https", () => {
	const https = asking("", "https://shop.example");

	test.each([
		["cart", writeCartId(https, secret, cart)],
		["flash", writeFlash(https, { kind: "placed" })],
		["session", writeSessionToken(https, "token", 60)],
		["a cookie that goes", clearCartId(https)],
	])("nobody else can set it, no script read it: %s", (_name, line) => {
		expect(line).toMatch(/^__Host-kade_/);
		for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
			expect(line).toContain(attribute);
		expect(line).not.toContain("Domain");
	});

	test("the choice of a language is kept for https", () => {
		expect(writeLanguageChoice(https, "de")).toContain("Secure");
	});

	test("a cookie without the prefix is none of the shop's", () => {
		const plain = pairOf(writeCartId(asking(""), secret, cart));
		expect(readCartId(asking(plain, "https://shop.example"), secret, null)).toBe(null);
		const own = pairOf(writeCartId(https, secret, cart));
		expect(readCartId(asking(own, "https://shop.example"), secret, null)).toBe(cart.id);
	});
});

describe("one reading decides what a cookie is", () => {
	const signed = pairOf(writeCartId(asking(""), secret, cart)).split("=")[1];

	test.each([
		`kade_cart=${signed}`,
		`kade_cart =${signed}`,
		` kade_cart\t= ${signed}`,
		`other=1;kade_cart=${signed}`,
		`kade_cart=${signed}; kade_cart=x`,
		`kade_cart="${signed}"`,
	])("%j: whoever has a cart has pages of their own", (header) => {
		if (readCartId(asking(header), secret, null) !== null) expect(isPersonal(header)).toBe(true);
	});

	test("what merely looks like one makes no page personal, and is read as none", () => {
		for (const header of ["xkade_cart=1", "a=kade_cart=1", "kade_cart", ""]) {
			expect(isPersonal(header)).toBe(false);
			expect(readCartId(asking(header), secret, null)).toBe(null);
		}
	});

	test("a session with a space before the equals sign is a session for everybody", () => {
		expect(hasSessionCookie("kade_session =token")).toBe(true);
		expect(isPersonal("kade_session =token")).toBe(true);
		expect(readSessionToken(asking("kade_session =token"))).toBe("token");
	});
});

describe("a message for the next page", () => {
	test.each([
		{ kind: "added", title: 'Zeecontainer 20\' & é; "x"' },
		{ kind: "placed" },
		{ kind: "quantity_failed" },
	] as const)("comes back as it was: %j", (flash) => {
		expect(readFlash(asking(pairOf(writeFlash(asking(""), flash))))).toEqual(flash);
	});

	test.each([
		"added:",
		"added",
		"nothing",
		"toString",
		"__proto__",
		encodeURIComponent('{"kind":"added","title":{"a":1}}'),
		"eyJraW5kIjoiYWRkZWQifQ%3D%3D",
		"%E0%A4%A",
		`added:${"x".repeat(3_000)}`,
	])("that the shop does not write is none: %s", (value) => {
		expect(readFlash(asking(`kade_flash=${value}`))).toBe(null);
	});

	test("with a title longer than any is cut, not lost", () => {
		const flash = readFlash(
			asking(pairOf(writeFlash(asking(""), { kind: "added", title: "x".repeat(999) }))),
		);
		expect(flash).toEqual({ kind: "added", title: "x".repeat(300) });
	});
});

test("the choice of a language is what the cookie says", () => {
	expect(readLanguageChoice("a=1; kade_language=de")).toBe("de");
	expect(readLanguageChoice(null)).toBe(undefined);
});
