import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startS3Server } from "../../tests/support/s3-server.ts";
import { type Files, FilesError, openFiles } from "./files.server.ts";

const patience = 30_000;

type Store = { files: Files; end: () => Promise<void> };

/** A folder and a bucket, each empty. */
const stores = {
	async folder(): Promise<Store> {
		const dataDir = await mkdtemp(join(tmpdir(), "kade-files-"));
		return {
			files: await openFiles({ s3: null, dataDir }),
			end: () => rm(dataDir, { recursive: true, force: true }),
		};
	},
	async bucket(): Promise<Store> {
		const { s3, stop } = await startS3Server();
		return { files: await openFiles({ s3, dataDir: "/nowhere" }), end: stop };
	},
};

async function contentOf(files: Files, key: string): Promise<string | null> {
	const found = await files.find(key);
	return found && (await buffer(await found.open())).toString("utf8");
}

const text = (value: string) => new TextEncoder().encode(value);

describe.each(["folder", "bucket"] as const)("files in a %s", (kind) => {
	let store: Store;
	beforeAll(async () => {
		store = await stores[kind]();
	}, patience);
	afterAll(() => store.end());

	test("are read as they were stored", async () => {
		const bytes = new Uint8Array(300_000).map((_, index) => (index * 31) % 256);
		await store.files.put("products/a-1.jpg", bytes, "image/jpeg");
		const found = await store.files.find("products/a-1.jpg");
		expect(found?.size).toBe(bytes.length);
		expect(new Uint8Array(await buffer(await (found?.open() ?? Promise.reject())))).toEqual(bytes);
		expect(await store.files.exists("products/a-1.jpg")).toBe(true);
	});

	test("that are not there are null", async () => {
		expect(await store.files.find("products/none.jpg")).toBeNull();
		expect(await store.files.find("nowhere/at/all.jpg")).toBeNull();
		expect(await store.files.exists("products/none.jpg")).toBe(false);
	});

	test("are replaced, and named by another tag then", async () => {
		await store.files.put("content/b.webp", text("first"), "image/webp");
		const tag = (await store.files.find("content/b.webp"))?.etag;
		await store.files.put("content/b.webp", text("second one"), "image/webp");
		expect(await contentOf(store.files, "content/b.webp")).toBe("second one");
		expect((await store.files.find("content/b.webp"))?.etag).not.toBe(tag);
		expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
	});

	test("are deleted, also twice, and nothing else with them", async () => {
		await store.files.put("content/c.avif", text("one"), "image/avif");
		await store.files.put("content/c-480.avif", text("two"), "image/avif");
		await store.files.delete("content/c.avif");
		await store.files.delete("content/c.avif");
		expect(await store.files.find("content/c.avif")).toBeNull();
		expect(await contentOf(store.files, "content/c-480.avif")).toBe("two");
	});

	test.each(["../out.jpg", "products/../../out.jpg", "a\\..\\..\\out.jpg"])(
		"are never outside: %s",
		async (key) => {
			const failed = vi.spyOn(console, "error").mockReturnValue();
			await expect(store.files.put(key, text("x"), "image/jpeg")).rejects.toThrow(FilesError);
			await expect(store.files.find(key)).rejects.toThrow(FilesError);
			expect(failed).toHaveBeenCalledTimes(2);
			failed.mockRestore();
		},
	);

	test("of the same key stored at the same time are one of both", async () => {
		const [one, other] = ["1".repeat(9_000), "2".repeat(9_000)];
		await Promise.all(
			[one, other].map((value) => store.files.put("content/d.jpg", text(value), "image/jpeg")),
		);
		expect([one, other]).toContain(await contentOf(store.files, "content/d.jpg"));
	});
});

test("a folder that cannot be written is a failure with a line in the log", async () => {
	const dataDir = await mkdtemp(join(tmpdir(), "kade-files-"));
	await writeFile(join(dataDir, "uploads"), "a file is in the way");
	const failed = vi.spyOn(console, "error").mockReturnValue();
	const files = await openFiles({ s3: null, dataDir });
	await expect(files.put("content/a.jpg", text("x"), "image/jpeg")).rejects.toThrow(FilesError);
	expect(failed.mock.calls.flat().join()).toMatch(/error file not stored key="content\/a\.jpg" error=".+"/);
	failed.mockRestore();
	expect(await readdir(dataDir)).toEqual(["uploads"]);
	await rm(dataDir, { recursive: true });
});

test("a bucket that does not answer, or has another key, is a failure and says no secret", {
	timeout: patience,
}, async () => {
	const server = await startS3Server();
	const failed = vi.spyOn(console, "error").mockReturnValue();
	const wrong = await openFiles({
		s3: { ...server.s3, accessKeyId: "NOBODY", secretAccessKey: "hunter2" },
		dataDir: "/nowhere",
	});
	await expect(wrong.put("content/a.jpg", text("x"), "image/jpeg")).rejects.toThrow(FilesError);
	await server.stop();
	const gone = await openFiles({ s3: server.s3, dataDir: "/nowhere" });
	await expect(gone.put("content/a.jpg", text("x"), "image/jpeg")).rejects.toThrow(FilesError);
	await expect(gone.find("content/a.jpg")).rejects.toThrow(FilesError);
	await expect(gone.exists("content/a.jpg")).rejects.toThrow(FilesError);
	await expect(gone.delete("content/a.jpg")).rejects.toThrow(FilesError);
	expect(failed).toHaveBeenCalledTimes(5);
	expect(failed.mock.calls.flat().join()).not.toMatch(/hunter2/);
	failed.mockRestore();
});

test("a bucket that takes a connection and says nothing is a failure, also in the middle of a file", {
	timeout: patience,
}, async () => {
	const failed = vi.spyOn(console, "error").mockReturnValue();
	let asked = 0;
	const silent = createServer((request, response) => {
		asked++;
		if (!request.url?.includes("half.jpg")) return;
		response.writeHead(200, { "content-length": 9, etag: '"x"' });
		if (request.method === "HEAD") response.end();
		else response.write("half");
	});
	await once(silent.listen(0, "127.0.0.1"), "listening");
	const { port } = silent.address() as AddressInfo;
	const endpoint = `http://127.0.0.1:${port}`;
	const s3 = { ...{ bucket: "b", region: "r", endpoint }, accessKeyId: "a", secretAccessKey: "s" };
	const files = await openFiles({ s3, dataDir: "/nowhere" }, { answer: 100, silence: patience });
	await expect(files.put("content/a.jpg", text("x"), "image/jpeg")).rejects.toThrow(FilesError);
	expect(asked).toBe(2);
	await expect(files.find("content/a.jpg")).rejects.toThrow(FilesError);
	await expect(files.exists("content/a.jpg")).rejects.toThrow(FilesError);
	await expect(files.list().next()).rejects.toThrow(FilesError);
	const patient = await openFiles({ s3, dataDir: "/nowhere" }, { answer: patience, silence: 100 });
	const half = await patient.find("half.jpg");
	const stream = await half?.open();
	await expect(buffer(stream ?? Readable.from([]))).rejects.toThrow();
	failed.mockRestore();
	silent.closeAllConnections();
	silent.close();
});

test("a bucket without its optional packages is refused at the start, and says what to install", async () => {
	vi.doMock("flydrive/drivers/s3", () => {
		throw new Error("Cannot find package '@aws-sdk/client-s3'");
	});
	vi.resetModules();
	const { openFiles } = await import("./files.server.ts");
	const s3 = { bucket: "b", region: "r", endpoint: null, accessKeyId: "a", secretAccessKey: "s" };
	await expect(openFiles({ s3, dataDir: "/nowhere" })).rejects.toThrow(
		/^S3_BUCKET: .*npm install --include=optional/,
	);
	vi.doUnmock("flydrive/drivers/s3");
});
