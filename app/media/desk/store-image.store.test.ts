import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { schema } from "~/platform/db.server.ts";
import { type Files, FilesError, openFiles } from "~/platform/files.server.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { asOwner, useAuthor } from "../../../tests/support/author.ts";
import { startS3Server } from "../../../tests/support/s3-server.ts";
import { twoHalves } from "../../../tests/support/sample-pictures.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { mostBytes, newUploadKey, parseUploadKey, type UploadTarget } from "../media.ts";
import { storeImage } from "./store-image.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const product = randomUUID();

let folder: string;
let files: Files;
let picture: Buffer;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "kade-media-"));
	files = await openFiles({ s3: null, dataDir: folder });
	picture = await twoHalves({ width: 600, height: 400 }).jpeg().toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));

function store(
	target: UploadTarget,
	given: { bytes?: Buffer; files?: Files; now?: Date; uploadKey?: string } = {},
) {
	const { bytes = picture, now = new Date(), uploadKey = null } = given;
	return storeImage({ db: database.db, files: given.files ?? files }, author, {
		bytes,
		target,
		now,
		uploadKey,
	});
}

/** Every file that is kept. */
async function kept(): Promise<string[]> {
	const found = await readdir(join(folder, "uploads"), { recursive: true, withFileTypes: true });
	return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const uploads = () => database.db.$count(schema.auditLog, eq(schema.auditLog.entity, "image"));

describe("an image for", () => {
	const now = new Date("2100-01-02T03:04:05.678Z");
	test.each<[UploadTarget, RegExp]>([
		[{ kind: "product" }, /^\/uploads\/products\/\d{13}-[0-9a-f]{8}\.jpg\?size=600x400&tone=[0-9a-f]{6}$/],
		[{ kind: "content" }, /^\/uploads\/content\/\d{13}-[0-9a-f]{8}\.jpg\?size=600x400&tone=[0-9a-f]{6}$/],
		[
			{ kind: "condition", productId: product, condition: "used-cw" },
			new RegExp(
				`^/uploads/product-condition-images/${product}/used-cw-\\d{13}\\.jpg\\?size=600x400&tone=[0-9a-f]{6}$`,
			),
		],
		[
			{ kind: "main-condition", productId: product, condition: "new" },
			new RegExp(`^/uploads/${product}/new-main-\\d{13}\\.jpg\\?size=600x400&tone=[0-9a-f]{6}$`),
		],
	])("%j has its place, its forms and its note", async (target, form) => {
		const result = await store(target, { now });
		const address = result.stored ? result.address : "";
		expect(address).toMatch(form);
		const time = Number(/-(\d{13})\.jpg|(\d{13})-/.exec(address)?.slice(1).find(Boolean));
		expect(time).toBeGreaterThanOrEqual(now.getTime());
		expect(time).toBeLessThan(now.getTime() + 100);
		const shown = pictureOf(address);
		const sources = `${shown?.avif}, ${shown?.webp}`.split(", ").map((source) => source.split(" ")[0] ?? "");
		expect(sources).toHaveLength(4);
		for (const path of [address.split("?")[0] ?? "", ...sources]) {
			const file = await files.find(path.replace("/uploads/", ""));
			expect((await buffer(await (file?.open() ?? Promise.reject(new Error(path))))).length).toBe(file?.size);
		}
		const key = address.replace("/uploads/", "").replace(/\?.*/, "");
		expect(await listChanges(database.db, "image", key)).toMatchObject([
			{ action: "upload", userEmail: author.email, before: null, after: { address } },
		]);
	});
});

test("an upload that is sent again is one picture, after its answer was lost and while it is at work", async () => {
	const { pictures } = schema;
	const target = { kind: "product" } as const;
	const [uploadKey, other] = [newUploadKey(), newUploadKey()];
	expect(parseUploadKey(uploadKey)).toBe(uploadKey);
	const [countBefore, filesBefore] = [await database.db.$count(pictures), (await kept()).length];
	const tries = await Promise.all([store(target, { uploadKey }), store(target, { uploadKey })]);
	tries.push(await store(target, { uploadKey }));
	expect(new Set(tries.map((result) => (result.stored ? result.address : result.problem))).size).toBe(1);
	expect(await database.db.$count(pictures)).toBe(countBefore + 1);
	const ofOne = (await kept()).length - filesBefore;
	await store(target, { uploadKey: other });
	expect(await database.db.$count(pictures)).toBe(countBefore + 2);
	expect((await kept()).length).toBe(filesBefore + 2 * ofOne);
});

test("images that come in the same moment for the same place are told apart", async () => {
	const now = new Date();
	const target = { kind: "main-condition", productId: randomUUID(), condition: "rent" } as const;
	const results = await Promise.all(Array.from({ length: 4 }, () => store(target, { now })));
	const addresses = results.map((result) => (result.stored ? result.address : result.problem));
	expect(new Set(addresses).size).toBe(4);
	expect(addresses.every((address) => pictureOf(address) !== null)).toBe(true);
});

describe("nothing stays of an image", () => {
	test.each([
		["that is none", Buffer.from("containers"), "kind"],
		["that is too large", Buffer.alloc(mostBytes + 1), "size"],
	])("%s", async (_name, bytes, problem) => {
		const before = [await kept(), await uploads()];
		expect(await store({ kind: "product" }, { bytes })).toEqual({ stored: false, problem });
		expect([await kept(), await uploads()]).toEqual(before);
	});

	test("that ends too early", async () => {
		const before = await kept();
		expect(await store({ kind: "product" }, { bytes: picture.subarray(0, 900) })).toEqual({
			...{ stored: false, problem: "damaged" },
		});
		expect(await kept()).toEqual(before);
	});

	test.each([1, 3, 5])("when its file number %i cannot be stored", async (number) => {
		const before = [await kept(), await uploads()];
		let count = 0;
		const failing: Files = {
			...files,
			async put(...file) {
				count++;
				// What fails may have left a part.
				await files.put(...file);
				if (count === number) throw new FilesError("the disk is full");
			},
		};
		expect(await store({ kind: "product" }, { files: failing })).toEqual({
			...{ stored: false, problem: "storage" },
		});
		expect(count).toBe(number);
		expect([await kept(), await uploads()]).toEqual(before);
	});

	test("when the change cannot be noted", async () => {
		const failed = vi.spyOn(console, "error").mockReturnValue();
		const before = await kept();
		const stranger = asOwner({ id: randomUUID(), email: "nobody@shop.example" });
		const input = { bytes: picture, target: { kind: "product" } as const, now: new Date() };
		expect(await storeImage({ db: database.db, files }, stranger, input)).toEqual({
			...{ stored: false, problem: "storage" },
		});
		expect(await kept()).toEqual(before);
		expect(failed.mock.calls.flat().join()).toContain("image not stored");
		failed.mockRestore();
	});
});

test("a bucket keeps images as a folder does", { timeout: 60_000 }, async () => {
	const { s3, stop } = await startS3Server();
	const bucket = await openFiles({ s3, dataDir: "/nowhere" });
	const result = await store({ kind: "content" }, { files: bucket });
	const key = (result.stored ? result.address : "").replace("/uploads/", "").replace(/\?.*/, "");
	expect((await bucket.find(key))?.size).toBeGreaterThan(500);
	expect(await bucket.exists(key.replace(".jpg", "-600.avif"))).toBe(true);
	await stop();
	const failed = vi.spyOn(console, "error").mockReturnValue();
	expect(await store({ kind: "content" }, { files: bucket })).toEqual({ stored: false, problem: "storage" });
	failed.mockRestore();
});
