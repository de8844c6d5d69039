import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageShop } from "../tests/support/page-shop.ts";
import { createReadyAnswers } from "./ready-answers.ts";
import { bestForms } from "./whole-page.ts";

const shop = pageShop({ "X-Frame-Options": "SAMEORIGIN" });
const noted: number[] = [];
const answerReady = createReadyAnswers({
	pages: shop.cache,
	metrics: { noteKeptPage: (status) => void noted.push(status) },
	common: { "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer" },
});
const server = createServer((request, response) => {
	if (!answerReady(request, response)) response.writeHead(204).end();
});

beforeAll(async () => {
	server.listen(0);
	await once(server, "listening");
});
afterAll(() => server.close());

type Asked = { path?: string; method?: string; headers?: Record<string, string | string[]>; body?: string };

/** 204: the way through the framework was asked instead. */
async function ask({ path = "/nl/container", method = "GET", headers = {}, body = "" }: Asked = {}) {
	const { port } = server.address() as AddressInfo;
	const sent = send({ port, path, method, headers }).end(body);
	const [answer] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
	const chunks = await answer.toArray();
	return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

const br = { "accept-encoding": "gzip, br" };

describe("a kept page", () => {
	test("is answered as the way through the framework answers it, with the headers of every answer", async () => {
		await shop.get("/nl/container", br);
		await bestForms();
		const usual = await shop.get("/nl/container", br);
		const { status, headers, body } = await ask({ headers: br });
		expect(status).toBe(200);
		expect(brotliDecompressSync(body).toString()).toContain("rendering 1");
		for (const [name, value] of usual.headers) expect([name, headers[name]]).toEqual([name, value]);
		expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
		expect(headers["referrer-policy"]).toBe("no-referrer");
		expect(noted.at(-1)).toBe(200);
	});

	test.each<[string, Asked]>([
		["not asked for in this encoding yet", { headers: { "accept-encoding": "gzip" } }],
		["another page", { path: "/nl/other" }],
		["with what no page can have", { path: "/nl/container?%00", headers: br }],
		["with a choice of the visitor's own", { path: "/nl/container/20ft-dv?quantity=3", headers: br }],
		["of another host by two slashes", { path: "//nl/container", headers: br }],
		["at its whole address", { path: "http://evil.example/nl/container", headers: br }],
		["by a form", { method: "POST", headers: br }],
		["of a host that is none", { headers: { ...br, host: "a b" } }],
		["with a body", { headers: { ...br, "content-length": "1" }, body: "x" }],
		["with two cookie headers", { headers: { ...br, Cookie: ["a=b", "kade_cart=abc"] } }],
		["by a visitor with a cart", { headers: { ...br, cookie: "kade_cart=abc" } }],
		["by somebody signed in", { headers: { ...br, cookie: "a=b; kade_session=abc" } }],
	])("%s goes the usual way", async (_name, asked) => {
		expect((await ask(asked)).status).toBe(204);
	});

	test("is found by an address with junk in its query", async () => {
		const plain = await ask({ headers: br });
		for (const query of ["?utm_source=x&gclid=y", "?", `?${"x".repeat(4_000)}`, "?size=nonsense"]) {
			const answer = await ask({ path: `/nl/container${query}`, headers: br });
			expect([answer.status, answer.headers.etag]).toEqual([200, plain.headers.etag]);
		}
		expect(shop.rendered).toHaveLength(1);
	});

	test("is told by its headers alone", async () => {
		const [head, get] = [await ask({ method: "HEAD", headers: br }), await ask({ headers: br })];
		expect([head.status, head.body.length]).toEqual([200, 0]);
		expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
	});

	test("is not sent to whoever has it, and says so as the way through the framework does", async () => {
		const { headers } = await ask({ headers: br });
		for (const given of [String(headers.etag), `"other", ${headers.etag}`, "*"]) {
			const known = { ...br, "if-none-match": given };
			const [answer, usual] = [await ask({ headers: known }), await shop.get("/nl/container", known)];
			expect([answer.status, answer.body.length, usual.status]).toEqual([304, 0, 304]);
			for (const [name, value] of usual.headers) expect([name, answer.headers[name]]).toEqual([name, value]);
			expect(answer.headers["content-length"]).toBeUndefined();
		}
		expect((await ask({ headers: { ...br, "if-none-match": '"older"' } })).status).toBe(200);
	});

	test("is for a visitor whose cookies make no page his own", async () => {
		expect((await ask({ headers: { ...br, cookie: "kade_language=nl" } })).status).toBe(200);
	});

	test("that was dropped, or is old, goes the usual way", async () => {
		shop.cache.drop(["products"]);
		expect((await ask({ headers: br })).status).toBe(204);
		await shop.get("/nl/container", br);
		expect((await ask({ headers: br })).status).toBe(200);
		shop.clock.now += 300_000;
		expect((await ask({ headers: br })).status).toBe(204);
	});
});

test("whatever is said to be accepted, the memory of it stays small", async () => {
	await shop.get("/nl/container", br);
	for (let index = 0; index < 250; index++) {
		expect((await ask({ headers: { "accept-encoding": `x${index}, br` } })).status).toBe(200);
	}
});
