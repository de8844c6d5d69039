import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admitBody } from "./admit-body.ts";
import { hearOut } from "./body-limits.ts";
import { refuse } from "./refusal.ts";

// The listener puts its own in their place, as in the shop: tests of other files in this process need the platform's.
const platforms = { Request, Response };
let server: Server;
beforeAll(async () => {
	const listener = getRequestListener(async (request) => {
		const admitted = await admitBody(request, { bytes: 1_000, fields: 10 });
		if (!("refused" in admitted)) return new Response("taken");
		await hearOut(request);
		return refuse(request, "tooLarge");
	});
	server = createServer(listener).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(async () => {
	await new Promise((resolve) => server.close(resolve));
	Object.assign(globalThis, platforms);
});

/** Sends all of a body before it reads a byte, as browsers do. @returns what came, or the connection's error */
function sendThenRead(head: string, body: Buffer): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
		const chunks: Buffer[] = [];
		socket.pause();
		socket.on("error", (error) => resolve(String(error)));
		socket.on("end", () => resolve(Buffer.concat(chunks).toString()));
		socket.on("data", (chunk: Buffer) => chunks.push(chunk));
		socket.write(`POST /en/contact HTTP/1.1\r\nHost: shop.example\r\n${head}\r\n\r\n`);
		socket.write(body, () => socket.resume());
	});
}

const form = "Content-Type: application/x-www-form-urlencoded";

describe("a body that is too large is refused in words that its sender comes to read", () => {
	test.each([300_000, 4_000_000])("of %i bytes", async (bytes) => {
		const answer = await sendThenRead(`${form}\r\nContent-Length: ${bytes}`, Buffer.alloc(bytes, "a"));
		expect(answer).toMatch(/^HTTP\/1\.1 413 /);
		expect(answer).toContain("</html>");
	});

	test("of a length that it does not say", async () => {
		const part = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(65_536, "a"), Buffer.from("\r\n")]);
		const body = Buffer.concat([...Array.from({ length: 30 }, () => part), Buffer.from("0\r\n\r\n")]);
		const answer = await sendThenRead(`${form}\r\nTransfer-Encoding: chunked`, body);
		expect(answer).toMatch(/^HTTP\/1\.1 413 .*<\/html>/s);
	});

	test("at once where it would take long", async () => {
		const answer = await sendThenRead(`${form}\r\nContent-Length: 2000000000`, Buffer.alloc(1_000, "a"));
		expect(answer).toMatch(/^HTTP\/1\.1 413 /);
	});
});
