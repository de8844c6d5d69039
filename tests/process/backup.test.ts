import { spawn } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "~/platform/embedded-postgres.server.ts";
import { order, send } from "../support/process-buyer.ts";
import { freePort, newDataDir, type ShopProcess, startShop } from "../support/shop-process.ts";
import { findPostgres15 } from "../support/test-postgres.ts";

const folders: string[] = [];
const running: ShopProcess[] = [];

function dataDir(): string {
	const folder = newDataDir();
	folders.push(folder);
	return folder;
}

async function start(folder: string): Promise<ShopProcess> {
	const shop = startShop({ port: await freePort(), dataDir: folder });
	running.push(shop);
	await shop.ready();
	return shop;
}

async function stop(shop: ShopProcess): Promise<void> {
	running.splice(running.indexOf(shop), 1);
	shop.child.kill("SIGTERM");
	await shop.ended;
}

afterEach(async () => {
	for (const shop of running.splice(0)) {
		shop.child.kill("SIGTERM");
		await shop.ended;
	}
});

/** Runs a command of the shop on a data folder. */
function run(folder: string, ...words: string[]): Promise<{ code: number | null; output: string }> {
	const child = spawn(process.execPath, ["build/server/index.js", ...words], {
		env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: folder },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk) => {
			output += String(chunk);
		});
	}
	return new Promise((resolve) => child.once("exit", (code) => resolve({ code, output: output.trim() })));
}

/** Every row of every table, in a fixed order. */
async function contentsOf(folder: string): Promise<Record<string, string[]>> {
	const client = new pg.Client({ host: join(folder, "postgres"), user: "kade", database: "postgres" });
	await client.connect();
	const { rows: tables } = await client.query("select tablename from pg_tables where schemaname = 'public'");
	const contents: Record<string, string[]> = {};
	for (const { tablename } of tables) {
		const { rows } = await client.query(`select t::text as row from public.${tablename} t order by 1`);
		contents[tablename] = rows.map(({ row }) => row);
	}
	// Each connection counts in a slot of its own: what is the same is the sum.
	const { rows: counts } = await client.query(
		"select (kind, status, sum(count))::text as row from row_counts group by kind, status order by 1",
	);
	contents.row_counts = counts.map(({ row }) => row);
	const { rows: days } = await client.query(
		"select (day, sum(count), sum(net))::text as row from order_days group by day order by 1",
	);
	contents.order_days = days.map(({ row }) => row);
	await client.end();
	return contents;
}

const upload = join("uploads", "products", "1700000000000-ab12cd34.jpg");

/** A shop with an order and an uploaded picture, backed up while it ran. */
type BackedUp = {
	backup: string;
	contents: Record<string, string[]>;
	confirmation: string;
	cookies: Map<string, string>;
	output: string;
};
let original: BackedUp;

beforeAll(async () => {
	const folder = dataDir();
	mkdirSync(join(folder, upload, ".."), { recursive: true });
	writeFileSync(join(folder, upload), "a picture");
	const shop = await start(folder);
	const cookies = new Map<string, string>();
	const confirmation = await order({ origin: shop.origin, cookies });
	// The order's paper is printed after it: what is compared is a shop that has nothing left to do.
	const printed = async () => expect((await contentsOf(folder)).papers).toHaveLength(1);
	await vi.waitFor(printed, { timeout: 30_000, interval: 200 });
	const contents = await contentsOf(folder);
	const backup = join(folder, "shop.kade");
	const { code, output } = await run(folder, "backup", backup);
	expect([code, output]).toEqual([0, expect.stringContaining("shop.kade: ")]);
	await stop(shop);
	original = { backup, contents, confirmation, cookies, output };
	return () => {
		for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
	};
});

describe("a backup", () => {
	test("is written while the shop sells, and says what it holds", () => {
		expect(original.output).toMatch(/\d+ tables with \d+ rows, 1 uploaded files\.$/);
		expect(readdirSync(join(original.backup, "..")).filter((name) => name.includes("partial"))).toEqual([]);
	});

	test("becomes the same shop in an empty folder", async () => {
		const folder = dataDir();
		const { code, output } = await run(folder, "restore", original.backup);
		expect([code, output]).toEqual([0, expect.stringMatching(/^Restored from /)]);
		expect(readFileSync(join(folder, upload), "utf8")).toBe("a picture");
		const shop = await start(folder);
		const visitor = { origin: shop.origin, cookies: original.cookies };
		expect((await send(visitor, original.confirmation)).status).toBe(200);
		expect(await contentsOf(folder)).toEqual(original.contents);
		// Numbers go on where they stood.
		const next = await order({ origin: shop.origin, cookies: new Map() });
		expect(next).toMatch(/order-confirmation/);
	});

	test("is not written over another file", async () => {
		const folder = dataDir();
		cpSync(original.backup, join(folder, "kept"));
		const { code, output } = await run(folder, "backup", join(folder, "kept"));
		expect([code, output]).toEqual([1, expect.stringMatching(/^kade: .*exists already/)]);
	});
});

describe("a restore refuses, in one line and without a trace,", () => {
	async function expectRefusal(folder: string, file: string, reason: RegExp): Promise<void> {
		const { code, output } = await run(folder, "restore", file);
		expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
		expect(output.split("\n")).toHaveLength(1);
	}

	test("a folder with a shop, running or not", async () => {
		const folder = dataDir();
		const shop = await start(folder);
		await expectRefusal(folder, original.backup, /^kade: another shop is running .*stop it first/);
		await stop(shop);
		const before = await contentsOfStopped(folder);
		await expectRefusal(folder, original.backup, /^kade: there is a shop in this database already/);
		expect(await contentsOfStopped(folder)).toEqual(before);
	});

	test("a file that breaks off, and takes the whole one afterwards", async () => {
		const folder = dataDir();
		const half = join(folder, "half.kade");
		cpSync(original.backup, half);
		truncateSync(half, 20_000);
		await expectRefusal(folder, half, /^kade: .*no whole backup/);
		expect((await run(folder, "restore", original.backup)).code).toBe(0);
	});

	test("a file that is damaged", async () => {
		const folder = dataDir();
		const damaged = join(folder, "damaged.kade");
		const bytes = readFileSync(original.backup);
		bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1);
		writeFileSync(damaged, bytes);
		await expectRefusal(folder, damaged, /^kade: .*(no whole backup|damaged)/);
	});

	test("what is no backup, and no file", async () => {
		const folder = dataDir();
		writeFileSync(join(folder, "text"), "no backup");
		await expectRefusal(folder, join(folder, "text"), /^kade: .*no whole backup/);
		await expectRefusal(folder, join(folder, "nothing"), /^kade: .*no whole backup/);
	});
});

async function contentsOfStopped(folder: string): Promise<Record<string, string[]>> {
	const server = await startEmbeddedPostgres(join(folder, "postgres"));
	try {
		return await contentsOf(folder);
	} finally {
		await server.stop();
	}
}

test("a database of an older PostgreSQL is upgraded, and the old one kept", {
	timeout: 180_000,
}, async () => {
	const folder = dataDir();
	const { openShop, upgradeDatabase } = await import(
		new URL("../../build/server/index.js", import.meta.url).href
	);
	// A shop on the older server, as an earlier version of this one would have left it.
	const older = await findPostgres15();
	const server = await startEmbeddedPostgres(join(folder, "postgres"), older);
	const host = encodeURIComponent(join(folder, "postgres"));
	const config = {
		port: 3000,
		host: null,
		dataDir: folder,
		databaseUrl: null,
		smtpUrl: null,
		eInvoice: null,
		publicUrl: null,
	};
	const rest = {
		origin: "http://localhost:3000",
		proxies: 0,
		metricsToken: null,
		demo: true,
		mollie: null,
		s3: null,
	};
	const shop = await openShop({
		...config,
		...rest,
		databaseUrl: `postgres://kade@localhost:5432/postgres?host=${host}`,
	});
	await shop.close();
	const before = await contentsOf(folder);
	await server.stop();

	const refused = await run(folder, "admin", "someone@example.com");
	expect(refused.output).toMatch(/^kade: the database in .* is of PostgreSQL 15.*npm run upgrade-database$/);
	expect(await upgradeDatabase({ ...config, ...rest }, older)).toMatch(
		/^The database is of PostgreSQL 18 now/,
	);
	expect(existsSync(join(folder, "postgres-15", "PG_VERSION"))).toBe(true);
	const upgraded = await start(folder);
	expect(await contentsOf(folder)).toEqual(before);
	expect((await fetch(`${upgraded.origin}/en/container`)).status).toBe(200);
});
