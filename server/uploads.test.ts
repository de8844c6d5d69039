import { Readable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { type Files, FilesError } from "~/platform/files.server.ts";
import { serveUpload } from "./uploads.ts";

/** A storage with one picture. */
function storage() {
	const open = vi.fn(async () => Readable.from([Buffer.from("a picture")]));
	const find = vi.fn(async (key: string) =>
		key === "products/1-ab.jpg" ? { size: 9, etag: 'W/"9-1"', open } : null,
	);
	return { open, find, files: { find } as unknown as Files };
}

const ask = (path: string, init?: RequestInit) => new Request(`http://shop.example${path}`, init);
const picture = "/uploads/products/1-ab.jpg?size=10x10";

describe("an uploaded picture", () => {
	test("is read from the storage by its path alone", async () => {
		const { files, find } = storage();
		const answer = await serveUpload(files, ask(picture));
		expect([answer.status, await answer.text()]).toEqual([200, "a picture"]);
		expect(find).toHaveBeenCalledExactlyOnceWith("products/1-ab.jpg");
	});

	test.each([
		["HEAD", {}, 200],
		["GET", { "If-None-Match": 'W/"9-1"' }, 304],
		["GET", { "If-None-Match": '"other", W/"9-1"' }, 304],
	])("is not opened for %s %j", async (method, headers: Record<string, string>, status) => {
		const { files, open } = storage();
		const answer = await serveUpload(files, ask(picture, { method, headers }));
		expect([answer.status, await answer.text()]).toEqual([status, ""]);
		expect(open).not.toHaveBeenCalled();
	});

	test.each([
		"/uploads/products/none.jpg",
		"/uploads/products/1-ab.png",
		"/uploads/products/1-ab.jpg/",
		"/uploads/products/1-ab.jpg.html",
		"/uploads/1/2/3/4/5/6.jpg",
		"/uploads/products/1-ab%2Ejpg",
		"/other/products/1-ab.jpg",
	])("is not found at %s", async (path) => {
		const { files, open } = storage();
		const answer = await serveUpload(files, ask(path));
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
		expect(open).not.toHaveBeenCalled();
	});

	test("that cannot be read now is kept by nobody as missing", async () => {
		const broken = async () => {
			throw new FilesError("the bucket does not answer");
		};
		const answer = await serveUpload({ find: broken } as unknown as Files, ask(picture));
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
		expect(await answer.text()).not.toContain("bucket");
	});
});
