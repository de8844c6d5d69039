import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { order, send } from "../support/process-buyer.ts";
import { freePort, newDataDir, type ShopProcess, startShop } from "../support/shop-process.ts";

const running: ShopProcess[] = [];
const folders: string[] = [];

function dataDir(): string {
	const folder = newDataDir();
	folders.push(folder);
	return folder;
}

function start(settings: Parameters<typeof startShop>[0]): ShopProcess {
	const shop = startShop(settings);
	running.push(shop);
	return shop;
}

afterEach(async () => {
	for (const shop of running.splice(0)) {
		if (shop.child.exitCode === null && shop.child.signalCode === null) shop.child.kill("SIGTERM");
		await shop.ended;
	}
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What was wrong, in one line, with exit code 1. */
async function expectRefusal(shop: ShopProcess, reason: RegExp): Promise<void> {
	expect(await shop.ended).toBe(1);
	const lines = shop.errors().trim().split("\n");
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatch(reason);
}

describe("a start that cannot succeed says why in one line", () => {
	test("a taken port", async () => {
		const port = await freePort();
		const first = start({ port, dataDir: dataDir() });
		await first.ready();
		await expectRefusal(start({ port, dataDir: dataDir() }), new RegExp(`^kade: port ${port} is taken`));
	});

	test("a second start on the same data folder", async () => {
		const folder = dataDir();
		const first = start({ port: await freePort(), dataDir: folder });
		await first.ready();
		await expectRefusal(
			start({ port: await freePort(), dataDir: folder }),
			/^kade: another shop is running on .*data folder/,
		);
		expect((await fetch(`${first.origin}/health`)).status).toBe(200);
	});

	test("a data folder that cannot be written", async () => {
		const file = join(dataDir(), "occupied");
		writeFileSync(file, "");
		await expectRefusal(
			start({ port: await freePort(), dataDir: file }),
			/^kade: the data folder .* cannot be written/,
		);
	});

	test.each([
		["postgres://kade@127.0.0.1:9/kade", /^kade: DATABASE_URL: the database cannot be used/],
		["mysql://kade@127.0.0.1/kade", /^kade: DATABASE_URL: must look like postgres:/],
	])("DATABASE_URL=%s", async (url, reason) => {
		await expectRefusal(
			start({ port: await freePort(), dataDir: dataDir(), env: { DATABASE_URL: url } }),
			reason,
		);
	});

	test("a wrong PORT", async () => {
		await expectRefusal(start({ port: 0, dataDir: dataDir(), env: { PORT: "many" } }), /^kade: PORT: /);
	});
});

describe("stopping", () => {
	test.each(["SIGTERM", "SIGINT"] as const)(
		"%s closes the database, and the next start keeps the data",
		async (signal) => {
			const folder = dataDir();
			const first = start({ port: await freePort(), dataDir: folder });
			await first.ready();
			const cookies = new Map<string, string>();
			const confirmation = await order({ origin: first.origin, cookies });
			first.child.kill(signal);
			expect(await first.ended).toBe(0);
			expect(first.errors()).toBe("");

			const second = start({ port: await freePort(), dataDir: folder });
			await second.ready();
			expect((await send({ origin: second.origin, cookies }, confirmation)).status).toBe(200);
			const list = await (await fetch(`${second.origin}/en/container`)).text();
			expect(list).toContain("14 containers");
		},
	);

	test("after kill -9 the next start finds every acknowledged order", async () => {
		const folder = dataDir();
		const first = start({ port: await freePort(), dataDir: folder });
		await first.ready();
		const visitors = Array.from({ length: 5 }, () => ({
			origin: first.origin,
			cookies: new Map<string, string>(),
		}));
		const confirmations = await Promise.all(visitors.map(order));
		first.child.kill("SIGKILL");
		await first.ended;

		const second = start({ port: await freePort(), dataDir: folder });
		await second.ready();
		for (const [index, path] of confirmations.entries()) {
			const visitor = { origin: second.origin, cookies: visitors[index]?.cookies ?? new Map() };
			expect((await send(visitor, path)).status).toBe(200);
		}
	});

	test("tells whoever keeps a connection that this answer is its last, and does not wait for more", async () => {
		const shop = start({ port: await freePort(), dataDir: dataDir() });
		await shop.ready();
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const ask = () =>
			new Promise<string | undefined>((resolve, reject) => {
				get(`${shop.origin}/health/live`, { agent }, (answer) => {
					answer.resume().once("end", () => resolve(answer.headers.connection));
				}).once("error", reject);
			});
		expect(await ask()).toBe("keep-alive");
		shop.child.kill("SIGTERM");
		const words: (string | undefined)[] = [];
		// It asks without a pause until nobody answers any more.
		await (async () => {
			for (;;) words.push(await ask());
		})().catch(() => {});
		expect(await shop.ended).toBe(0);
		expect(words.slice(1).every((word) => word === "close")).toBe(true);
		agent.destroy();
	});
});

describe("a shop whose database dies", () => {
	test("starts it again and goes on selling", async () => {
		const folder = dataDir();
		const shop = start({ port: await freePort(), dataDir: folder });
		await shop.ready();
		const postmaster = Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
		process.kill(postmaster, "SIGKILL");
		const visitor = { origin: shop.origin, cookies: new Map<string, string>() };
		const confirmation = await vi.waitFor(() => order(visitor), { timeout: 40_000, interval: 200 });
		expect((await send(visitor, confirmation)).status).toBe(200);
		expect(shop.child.exitCode).toBe(null);
	});
});

test("a database of a newer shop is refused in one line", async () => {
	const folder = dataDir();
	const first = start({ port: await freePort(), dataDir: folder });
	await first.ready();
	const client = new pg.Client({ host: join(folder, "postgres"), user: "kade", database: "postgres" });
	await client.connect();
	await client.query(
		"insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations",
	);
	await client.end();
	first.child.kill("SIGTERM");
	expect(await first.ended).toBe(0);
	await expectRefusal(
		start({ port: await freePort(), dataDir: folder }),
		/^kade: the database was last used by a newer version of the shop/,
	);
});

describe("npm start", () => {
	const scripts: ChildProcess[] = [];

	afterEach(async () => {
		for (const script of scripts.splice(0)) {
			if (script.exitCode !== null || script.signalCode !== null) continue;
			const ended = new Promise((resolve) => script.once("exit", resolve));
			script.kill("SIGTERM");
			await ended;
		}
	});

	/** Runs what `npm start` runs; resolves with the number of the shop's process at the moment that it says so. */
	async function startByScript(port: number): Promise<{ script: ChildProcess; shopPid: () => number }> {
		const script = spawn(process.execPath, ["scripts/start.mjs"], {
			env: { ...process.env, PORT: String(port), DATA_DIR: dataDir() },
			stdio: ["ignore", "pipe", "ignore"],
		});
		scripts.push(script);
		let output = "";
		const pids = () => [...output.matchAll(/shop is open pid=(\d+)/g)].map(([, pid]) => Number(pid));
		await new Promise<void>((resolve, reject) => {
			script.stdout?.on("data", (chunk) => {
				output += String(chunk);
				if (pids().length > 0) resolve();
			});
			script.once("exit", () => reject(new Error(`the shop did not open: ${output}`)));
		});
		return { script, shopPid: () => pids().at(-1) ?? 0 };
	}

	const isAlive = (pid: number) => {
		try {
			return process.kill(pid, 0);
		} catch {
			return false;
		}
	};

	test("renews a shop when told to, starts one again that dies, and ends it when told to", async () => {
		const port = await freePort();
		const { script, shopPid } = await startByScript(port);
		const old = shopPid();
		script.kill("SIGHUP");
		script.kill("SIGHUP");
		await vi.waitFor(() => expect(shopPid()).not.toBe(old), { timeout: 60_000, interval: 100 });
		expect(isAlive(old)).toBe(false);
		const first = shopPid();
		process.kill(first, "SIGKILL");
		await vi.waitFor(() => expect(shopPid()).not.toBe(first), { timeout: 30_000, interval: 100 });
		expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
		const ended = new Promise((resolve) => script.once("exit", resolve));
		script.kill("SIGTERM");
		expect(await ended).toBe(0);
		expect(isAlive(shopPid())).toBe(false);
	});

	test("leaves no shop behind when it is killed itself", async () => {
		const { script, shopPid } = await startByScript(await freePort());
		script.kill("SIGKILL");
		await vi.waitFor(() => expect(isAlive(shopPid())).toBe(false), { timeout: 30_000, interval: 100 });
	});
});
