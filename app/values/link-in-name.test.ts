import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsNoLink } from "./link-in-name.ts";

test.each([
	"https://evil.example",
	"WIN a prize: https://evil.example/39",
	"HTTP://EVIL.EXAMPLE",
	"ftp://evil.example/a",
	"Jan(https://evil.example)",
	"www.evil.example",
	"Jan, WWW.evil.example",
	"www2.evil.example",
	"evil.example/39",
	"bit.ly/x",
	"Jan evil.example/",
	"evil.example:8080/x",
	"xn--mnchen-3ya.xn--p1ai/x",
	"münchen.example/x",
	"https：//evil.example",
	"ｗｗｗ.evil.example",
])("%j is a link", (name) => {
	expect(holdsNoLink(name)).toBe(false);
});

test.each([
	...["", "Jana Peeters", "Bol.com", "Containers24.de BV", "bol.com b.v.", "Booking.com B.V. / Amsterdam"],
	...[
		"A.P. Møller - Mærsk A/S",
		"Jansen c/o De Vries",
		"Peeters v.o.f./bvba",
		"N.V./S.A. Kaai",
		"Müller GmbH & Co. KG",
	],
	...[
		"Dr. Jansen",
		"J.R.R. Tolkien",
		"www",
		"AWWW. Studio",
		"Wwwest BV",
		"Container 1:2",
		"Peeters: handel",
		"24/7 Containers",
	],
	...["O'Neill-d’Hondt", "Jan // Piet", "AC/DC B.V.", "Yahoo!", "St. Jan/St. Piet"],
])("%j is a name", (name) => {
	expect(holdsNoLink(name)).toBe(true);
});

test("no name is one without a link", () => {
	expect(holdsNoLink(null)).toBe(true);
});

test("a web address is found wherever it stands", () => {
	fc.assert(
		fc.property(fc.string(), fc.webUrl(), fc.string(), (before, url, after) => {
			expect(holdsNoLink(`${before} ${url} ${after}`)).toBe(false);
		}),
	);
});

test("letters, spaces and full stops alone are never a link", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[A-Za-zÀ-ÿ' &-]{0,40}( [A-Z][a-z]+\.[a-z]{2,6})?$/), (name) => {
			expect(holdsNoLink(name)).toBe(true);
		}),
	);
});
