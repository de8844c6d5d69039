import { expect, test } from "vitest";
import { typedFields } from "./typed-fields.ts";

/** The beginning of a form with a large file as a browser sends it. */
async function startOf(fields: [string, string | File][], bytes: number) {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	const request = new Request("https://shop.example/", { method: "POST", body: form });
	const start = (await request.bytes()).subarray(0, bytes);
	return typedFields(start, request.headers.get("Content-Type") ?? "");
}

const file = new File([new Uint8Array(5_000).fill(45)], "cmr.pdf");
const typed: [string, string][] = [
	["intent", "vat-proof"],
	["proofNote", 'Übernahme\r\nam Kai, „K-10001“; name="x"'],
	["empty", ""],
];

test("what was typed before a file is there, whatever it says", async () => {
	const fields: [string, string | File][] = [...typed, ["proofFile", file], ["later", "lost"]];
	expect(await startOf(fields, 3_000)).toEqual(Object.fromEntries(typed));
});

test("a field that the beginning cuts off is not there", async () => {
	const fields: [string, string][] = [
		["intent", "vat-proof"],
		["proofNote", "x".repeat(5_000)],
	];
	expect(await startOf(fields, 3_000)).toEqual({ intent: "vat-proof" });
});

test.each([
	["no form", "text", "text/plain"],
	["another boundary", "--a\r\n\r\nx\r\n--a--", "multipart/form-data; boundary=b"],
	["nonsense", "--b\r\n--b\r\n\r\n--b\0\0--b", "multipart/form-data; boundary=b"],
	["nothing", "", "multipart/form-data; boundary=b"],
])("%s has no fields", (_what, start, contentType) => {
	expect(typedFields(Buffer.from(start), contentType)).toEqual({});
});
