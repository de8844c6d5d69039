import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { type Files, openFiles } from "~/platform/files.server.ts";
import { twoHalves } from "../../../tests/support/sample-pictures.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { findLogo } from "../company.store.server.ts";
import { prepareLogo } from "./prepare-logo.server.ts";
import { isLogoPrinted } from "./save-company.server.ts";

const database = useTestDatabase();
const { companyLogos, companySettings } = schema;
const key = "content/1-logo.jpg";
const address = `/uploads/${key}?size=1200x400`;

let folder: string;
let files: Files;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "kade-logo-"));
	files = await openFiles({ s3: null, dataDir: folder });
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
	await database.db.delete(companyLogos);
	await database.db.update(companySettings).set({ logo: address });
	await files.delete(key);
});

const prepare = () => prepareLogo({ db: database.db, files }, address);
const state = async () => [(await findLogo(database.db)) !== null, await isLogoPrinted(database.db)];

test("a logo is made ready for papers without the white around it, once, whatever becomes of its file", async () => {
	const half = await twoHalves({ width: 600, height: 200 }).png().toBuffer();
	const around = { top: 100, bottom: 100, left: 300, right: 300, background: "#ffffff" };
	await files.put(key, await sharp(half).extend(around).jpeg({ quality: 95 }).toBuffer(), "image/jpeg");
	expect(await prepare()).toBe(true);
	const logo = await findLogo(database.db);
	expect(logo?.address).toBe(address);
	expect(Math.abs((logo?.width ?? 0) - 600) + Math.abs((logo?.height ?? 0) - 200)).toBeLessThan(12);
	await files.delete(key);
	expect(await prepare()).toBe(true);
	expect(await findLogo(database.db)).toEqual(logo);
});

test.each([
	["missing", null],
	[
		"half of one",
		async () => (await twoHalves({ width: 600, height: 400 }).jpeg().toBuffer()).subarray(0, 900),
	],
	["no picture", async () => Buffer.from("%PDF-1.7")],
])("one whose file is %s is refused, and papers carry the name", async (_what, bytes) => {
	if (bytes) await files.put(key, await bytes(), "image/jpeg");
	expect(await prepare()).toBe(false);
	expect(await state()).toEqual([false, false]);
});

test("a company without a logo lacks nothing", async () => {
	await database.db.update(companySettings).set({ logo: "" }).where(eq(companySettings.id, true));
	expect(await prepareLogo({ db: database.db, files }, "")).toBe(true);
	expect(await state()).toEqual([false, true]);
});
