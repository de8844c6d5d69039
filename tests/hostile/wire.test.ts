import { expect, test } from "vitest";
import { ask, askRaw, publicUrl, statusesIn } from "./support/ask.ts";
import { attack } from "./support/attack.ts";
import { errorLog, useHostileShop, whileAlive } from "./support/hostile-shop.ts";

useHostileShop();

/** Lines of a request with the usual head, and whatever stands behind it. */
function request(lines: readonly string[], body = ""): string {
	return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

const host = `Host: ${new URL(publicUrl).host}`;
const type = "Content-Type: application/x-www-form-urlencoded";
const post = ["POST /nl/contact HTTP/1.1", host, `Origin: ${publicUrl}`, type];
const get = ["GET /nl/contact HTTP/1.1", host];
const length = (bytes: number | string) => `Content-Length: ${bytes}`;
const chunked = "Transfer-Encoding: chunked";
const smuggled = "GET /smuggled HTTP/1.1\r\nHost: evil.example\r\n\r\n";

/** One request for the form of a table row; every status that it may be answered with; [] when nothing need come. */
type Row = [name: string, bytes: string, statuses: readonly number[]];

const bad = [400];
/** The contact form's own answer to no fields, and a refusal before it. */
const form = [422, 400];

const rows: Row[] = [
	["a body announced with Expect", request([...post, length(3), "Expect: 100-continue"], "a=1"), [100, 422]],
	["an expectation that nobody knows", request([...post, length(3), "Expect: nothing"], "a=1"), [417, 400]],
	["Expect without a body", request([...post, "Expect: 100-continue", length(0)]), [100, 422]],
	[
		"a body that is longer than it says",
		request([...post, length(3)], `a=1${smuggled}`),
		[422, 400, 302, 404],
	],
	["a body that is shorter than it says", request([...post, length(5_000)], "a=1"), []],
	["a body that never comes", request([...post, length(100)]), []],
	["chunks that never end", request([...post, chunked], "5\r\nname=\r\n"), []],
	["a chunk that breaks off", request([...post, chunked], "ffff\r\nname="), []],
	["a chunk of a length that is no number", request([...post, chunked], "xyz\r\nname=\r\n0\r\n\r\n"), bad],
	[
		"a chunk of an enormous length",
		request([...post, chunked], `${"f".repeat(30)}\r\nname=\r\n`),
		[413, 400],
	],
	["a chunk of a negative length", request([...post, chunked], "-5\r\nname=\r\n0\r\n\r\n"), bad],
	[
		"a chunk with a long extension",
		request([...post, chunked], `1;${"x".repeat(60_000)}\r\na\r\n0\r\n\r\n`),
		[413, 400],
	],
	[
		"chunks with trailing headers",
		request([...post, chunked], `3\r\na=1\r\n0\r\nHost: evil.example\r\nX: ${"x".repeat(100)}\r\n\r\n`),
		form,
	],
	["chunks of one byte each", request([...post, chunked], `${"1\r\na\r\n".repeat(5_000)}0\r\n\r\n`), form],
	[
		"chunks beyond the limit",
		request([...post, chunked], `${`10000\r\n${"x".repeat(0x10000)}\r\n`.repeat(6)}0\r\n\r\n`),
		[413],
	],
	["a length and chunks", request([...post, length(4), chunked], `0\r\n\r\n${smuggled}`), bad],
	["two lengths", request([...post, length(3), length(90)], `a=1${smuggled}`), bad],
	["a length twice", request([...post, length(3), length(3)], "a=1"), bad],
	["two lengths in one header", request([...post, length("3, 90")], "a=1"), bad],
	["a negative length", request([...post, length(-1)], "a=1"), bad],
	["a length with a sign", request([...post, length("+3")], "a=1"), bad],
	["a length in another notation", request([...post, length("0x3")], "a=1"), bad],
	["a length with an exponent", request([...post, length("1e3")], "a=1"), bad],
	["an enormous length", request([...post, length("9".repeat(30))], "a=1"), [400, 413]],
	["a length of two gigabytes", request([...post, length(2_000_000_000)], "a=1"), [413]],
	["an unknown coding", request([...post, "Transfer-Encoding: zip"], "a=1"), [400, 501, 422]],
	[
		"a coding written in an odd way",
		request([...post, "Transfer-Encoding : chunked"], `0\r\n\r\n${smuggled}`),
		bad,
	],
	[
		"a coding behind a tabulator",
		request([...post, "Transfer-Encoding:\tchunked, identity"], "0\r\n\r\n"),
		bad,
	],
	["two codings", request([...post, chunked, chunked], "0\r\n\r\n"), [400, 422]],
	[
		"a compressed body",
		request([...post, "Content-Encoding: gzip", length(10)], "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03"),
		form,
	],
	["no host", request(["GET /nl HTTP/1.1"]), bad],
	["two hosts", request([...get, "Host: evil.example"]), [400, 200]],
	["an empty host", request(["GET /nl/contact HTTP/1.1", "Host:"]), [400, 200]],
	["a host that is no name", request(["GET /nl/contact HTTP/1.1", "Host: a b/c?d#e@f"]), [400, 200]],
	[
		"a host with a port that is none",
		request(["GET /nl/contact HTTP/1.1", "Host: shop.example:99999999"]),
		[400, 200],
	],
	[
		"an address of another host",
		request(["GET http://evil.example/nl/contact HTTP/1.1", host]),
		[200, 400, 404],
	],
	["an address of another scheme", request(["GET file:///etc/passwd HTTP/1.1", host]), [400, 302, 404]],
	[
		"an address with a name and a password",
		request(["GET http://a:b@shop.example/nl/contact HTTP/1.1", host]),
		[200, 400],
	],
	[
		"an address that begins with two slashes",
		request(["GET //elsewhere/nl/contact HTTP/1.1", host]),
		[302, 400, 404],
	],
	["a request for everything", request(["OPTIONS * HTTP/1.1", host]), [400, 405]],
	["a tunnel", request(["CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443"]), []],
	["a trace", request(["TRACE /nl HTTP/1.1", host, "Cookie: a=b"]), [405, 400]],
	["a method that nobody knows", request(["BREW /nl HTTP/1.1", host]), bad],
	["a method in lower case", request(["get /nl HTTP/1.1", host]), bad],
	["a space before the method", ` ${request(get)}`, bad],
	["a fragment", request(["GET /nl/contact#x HTTP/1.1", host]), [400, 200, 404]],
	["a space in the address", request(["GET /nl/con tact HTTP/1.1", host]), bad],
	["a NUL byte in the address", request(["GET /nl/\0 HTTP/1.1", host]), bad],
	["bytes above ASCII in the address", request(["GET /nl/caf\xe9 HTTP/1.1", host]), [400, 404]],
	[
		"an address of a hundred kilobytes",
		request([`GET /nl/${"a".repeat(100_000)} HTTP/1.1`, host]),
		[400, 431, 414],
	],
	[
		"a query of fifteen kilobytes",
		request([`GET /nl/contact?${"a=b&".repeat(3_700)} HTTP/1.1`, host]),
		[200, 400, 414, 431],
	],
	["a header of a hundred kilobytes", request([...get, `X: ${"x".repeat(100_000)}`]), [431]],
	[
		"a thousand headers",
		request([...get, ...Array.from({ length: 1_000 }, (_, n) => `X${n}: 1`)]),
		[200, 431],
	],
	["a header without a colon", request([...get, "nonsense"]), bad],
	["a header without a name", request([...get, ": nonsense"]), bad],
	["a header with a NUL byte", request([...get, "X: a\0b"]), bad],
	["a header over two lines", request([...get, "X: a", " b"]), [400, 200]],
	["a header with a bare end of line", request([...get, "X: a\nHost: evil.example"]), bad],
	["a cookie with a NUL byte", request([...get, "Cookie: kade_cart=a\0b"]), bad],
	["an old version", request(["GET /nl/contact HTTP/1.0", host]), [200]],
	["a version of the future", request(["GET /nl/contact HTTP/9.9", host]), [400, 505]],
	["no version", "GET /nl/contact\r\n\r\n", bad],
	["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400, 405, 505]],
	[
		"an upgrade to a socket",
		request([...get, "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: x"]),
		[200, 400],
	],
	[
		"an upgrade to HTTP/2",
		request([...get, "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AA"]),
		[200, 400],
	],
	["a greeting of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", bad],
	["another protocol", "EHLO evil.example\r\nMAIL FROM:<a@evil.example>\r\n", bad],
	["nothing but ends of lines", "\r\n".repeat(5_000), []],
	["half a request", "GET /nl/con", []],
	[
		"hop-by-hop headers that take others away",
		request([...get, "Connection: close, X-Forwarded-For, Cookie, Host"]),
		[200],
	],
	[
		"a hundred ranges",
		request([...get, `Range: bytes=${Array.from({ length: 100 }, (_, n) => `${n}-`)}`]),
		[200],
	],
	[
		"languages without an end",
		request(["GET / HTTP/1.1", host, `Accept-Language: ${"a-".repeat(4_000)},*;q=x`]),
		[302],
	],
	[
		"encodings without an end",
		request([...get, `Accept-Encoding: ${"br;q=0.001,".repeat(1_000)}*;q=NaN`]),
		[200, 406],
	],
	[
		"conditions without an end",
		request([...get, `If-None-Match: ${'W/"x",'.repeat(1_500)}"`, "If-Modified-Since: never"]),
		[200, 304],
	],
];

test("what is no proper request is refused or left alone, and nobody else notices", async () => {
	const logBefore = errorLog().length;
	const { result, silent } = await whileAlive(() =>
		attack("requests on the wire", rows, async ([name, bytes, statuses]) => {
			const answer = await askRaw(
				Buffer.from(bytes, "latin1"),
				statuses.length === 0 ? { patienceMs: 400 } : {},
			);
			const got = statusesIn(answer);
			const isHeld = got.every((status) => statuses.includes(status) && status < 500);
			const isAnswered = statuses.length === 0 || got.length > 0;
			return isHeld && isAnswered && !answer.includes("evil.example")
				? null
				: `${name}: ${got}, not ${statuses}`;
		}),
	);
	expect(result).toEqual([]);
	expect(silent).toBe(0);
	expect(errorLog().slice(logBefore)).not.toMatch(/ error /);
});

test("a refused body does not break the next request on its connection", async () => {
	const bodies = [1_000, 300_000, 1_000_000].map((bytes) => `a=${"x".repeat(bytes)}`);
	const refused = bodies.flatMap((body) => [
		{ path: "/nl/contact", body },
		{ path: "/nl/admin/company", body },
		{ path: "/nl/contact", body, method: "PUT" },
		{ path: "/nl/contact", body, headers: { Origin: "https://evil.example" } },
		{ path: "/contact", body },
		{ path: "/nl/%00", body },
	]);
	const through = await attack("requests on the wire", refused, async (question) => {
		const { path, body, method = "POST", headers } = question;
		const origin = `Origin: ${headers?.Origin ?? publicUrl}`;
		const first = request([`${method} ${path} HTTP/1.1`, host, origin, type, length(body.length)], body);
		const answer = await askRaw(first);
		const closes = /^connection: close\r$/im.test(answer);
		if (closes) return null;
		const both = statusesIn(await askRaw(first + request(get), { answers: 2 }));
		return both.length === 2 ? null : `${method} ${path} ${body.length}: ${both}`;
	});
	expect(through).toEqual([]);
});

test("many who hold a connection and say nothing stop nobody", async () => {
	const { result } = await whileAlive(async () => {
		const holders = Array.from({ length: 200 }, () =>
			askRaw("POST /nl/contact HTTP/1.1\r\nHost: x\r\n", { patienceMs: 2_000 }),
		);
		const others = await Promise.all(Array.from({ length: 10 }, () => ask({ path: "/nl/contact" })));
		await Promise.all(holders);
		return others.map(({ status }) => status);
	});
	expect(new Set(result)).toEqual(new Set([200]));
});
