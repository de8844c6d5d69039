import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutFiles } from "./without-files.ts";

type Part = [name: string, value: string | File];

/** A form as a browser sends it, in pieces of so many bytes. */
async function formOf(parts: readonly Part[], pieces: number): Promise<Request> {
	const form = new FormData();
	for (const [name, value] of parts) form.append(name, value);
	const sent = new Response(form);
	const bytes = await sent.bytes();
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (let at = 0; at < bytes.length; at += pieces) controller.enqueue(bytes.subarray(at, at + pieces));
			controller.close();
		},
	});
	const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
	return new Request("http://shop.example/nl/admin/media", {
		...{ method: "POST", headers, body, duplex: "half" },
	} as RequestInit);
}

/** What a form says: each field's text, each file's name and size. */
const said = (form: FormData) =>
	[...form].map(([name, value]) => [name, typeof value === "string" ? value : [value.name, value.size]]);

const text = fc.string({ unit: fc.constantFrom("a", "é", "-", "\r\n", "--", "=", '"') });
const file = fc.uint8Array({ maxLength: 300 }).map((bytes) => new File([new Uint8Array(bytes)], "a b.pdf"));
const part = fc.tuple(fc.constantFrom("title", "nl.text", "files"), fc.oneof(text, file));

test("a form loses the bytes of its files and nothing else, however it arrives", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(part, { maxLength: 6 }),
			fc.integer({ min: 1, max: 400 }),
			async (parts, pieces) => {
				const emptied = parts.map(
					([name, value]): Part => [name, typeof value === "string" ? value : new File([], value.name)],
				);
				const form = await withoutFiles(await formOf(parts, pieces)).formData();
				expect(said(form)).toEqual(said(await (await formOf(emptied, 1_000)).formData()));
			},
		),
		{ numRuns: 50 },
	);
});

test("a form of another kind stays as it is", async () => {
	const request = new Request("http://shop.example/nl/admin", {
		method: "POST",
		body: new URLSearchParams({ a: "b" }),
	});
	expect(withoutFiles(request)).toBe(request);
});

test("a part whose head never ends is no form", async () => {
	const headers = { "Content-Type": "multipart/form-data; boundary=x" };
	const body = `--x\r\n${"a".repeat(70_000)}`;
	const request = withoutFiles(
		new Request("http://shop.example/nl/admin", { method: "POST", headers, body }),
	);
	await expect(request.arrayBuffer()).rejects.toThrow();
});
