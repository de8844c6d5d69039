import { describe, expect, test } from "vitest";
import { admitBody } from "./admit-body.ts";

const limits = { bytes: 1_000, fields: 10 };
const url = "http://shop.example/nl/contact";
const form = "application/x-www-form-urlencoded";

function post(body: BodyInit | null, type: string | null = form): Request {
	const request = new Request(url, { method: "POST", body, duplex: "half" } as RequestInit);
	if (type === null) request.headers.delete("Content-Type");
	else request.headers.set("Content-Type", type);
	return request;
}

function multipart(parts: string[], end = "--b--\r\n"): string {
	return (
		parts.map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`).join("") + end
	);
}

describe("a form", () => {
	test("comes through as it was sent", async () => {
		const admitted = (await admitBody(post("name=A%20B&note=%C3%A9&name=C"), limits)) as Request;
		expect(await admitted.formData().then((fields) => [...fields])).toEqual([
			["name", "A B"],
			["note", "é"],
			["name", "C"],
		]);
	});

	test("comes through in parts, with its files", async () => {
		const sent = new FormData();
		sent.append("kind", "content");
		sent.append("file", new File([new Uint8Array([0, 255, 13, 10, 45, 45])], "a.jpg"));
		const admitted = (await admitBody(new Request(url, { method: "POST", body: sent }), limits)) as Request;
		const fields = await admitted.formData();
		expect(fields.get("kind")).toBe("content");
		expect(await (fields.get("file") as File).bytes()).toEqual(new Uint8Array([0, 255, 13, 10, 45, 45]));
	});

	test("may be empty, and then say no type", async () => {
		const admitted = (await admitBody(post(null, null), limits)) as Request;
		expect([...(await admitted.formData())]).toEqual([]);
	});
});

/** A body that goes on for ever. */
function endless(): ReadableStream {
	return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(400)) });
}

describe("refused", () => {
	test.each<[string, () => Request, number]>([
		["more fields than any form has", () => post("a=&".repeat(11)), 400],
		["60,000 fields", () => post("a=&".repeat(300)), 400],
		[
			"more parts than any form has",
			() => post(multipart(Array(11).fill("a")), "multipart/form-data; boundary=b"),
			400,
		],
		["parts that end too early", () => post(multipart(["a"], ""), "multipart/form-data; boundary=b"), 400],
		["parts without a name", () => post("--b\r\n\r\nx\r\n--b--\r\n", "multipart/form-data; boundary=b"), 400],
		["more bytes", () => post(`a=${"x".repeat(1_000)}`), 413],
		["more bytes than it says", () => post(endless()), 413],
		["no type", () => post("a=1", null), 415],
		["JSON", () => post('{"a":1}', "application/json"), 415],
		["plain text", () => post("a=1", "text/plain"), 415],
		["parts without a boundary", () => post("a=1", "multipart/form-data"), 415],
		["an odd type", () => post("a=1", "x"), 415],
	])("%s", async (_name, request, status) => {
		expect(await admitBody(request(), limits)).toEqual({ refused: status });
	});

	test("a body whose sender goes away", async () => {
		const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
		expect(await admitBody(post(broken), limits)).toEqual({ refused: 400 });
	});

	test("what says it is larger, before a byte is read", async () => {
		const request = post(endless());
		request.headers.set("Content-Length", "1001");
		expect(await admitBody(request, limits)).toEqual({ refused: 413 });
		expect(request.bodyUsed).toBe(false);
	});
});
