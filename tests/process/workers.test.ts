import { copyFileSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { order, send } from "../support/process-buyer.ts";
import { freePort, newDataDir, type ShopProcess, startShop } from "../support/shop-process.ts";

const running: ShopProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
	for (const shop of running.splice(0)) {
		if (shop.child.exitCode === null && shop.child.signalCode === null) shop.child.kill("SIGTERM");
		await shop.ended;
	}
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Workers = ShopProcess & { folder: string; log: () => string; pids: () => number[] };

/** A shop of two workers on an embedded database, with what it has written so far. */
async function startWorkers(node?: string): Promise<Workers> {
	const folder = newDataDir();
	folders.push(folder);
	const shop = startShop({ port: await freePort(), dataDir: folder, env: { WORKERS: "2" }, node });
	running.push(shop);
	let log = "";
	shop.child.stdout?.on("data", (chunk) => {
		log += String(chunk);
	});
	const pids = () => [...log.matchAll(/shop is open pid=(\d+)/g)].map(([, pid]) => Number(pid));
	await shop.ready();
	await vi.waitFor(() => expect(pids()).toHaveLength(2), { timeout: 40_000, interval: 50 });
	return { ...shop, folder, log: () => log, pids };
}

const isAlive = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

/** Asks for pages one after the other, each on a connection of its own, until told to stop. @returns the statuses; 0: lost */
function askOn({ origin }: ShopProcess): () => Promise<number[]> {
	let isOver = false;
	const statuses: number[] = [];
	const asking = (async () => {
		while (!isOver) {
			const asked = fetch(`${origin}/en/container`, { headers: { Connection: "close" } });
			const status = await asked
				.then(async (answer) => {
					await answer.text();
					return answer.status;
				})
				.catch(() => 0);
			statuses.push(status);
		}
	})();
	return async () => {
		isOver = true;
		await asking;
		return statuses;
	};
}

const jobRunners = (log: string) =>
	[...log.matchAll(/this process runs the jobs pid=(\d+)/g)].map(([, pid]) => Number(pid));

/** Which of the lock's connections has it. */
async function lockHolders(folder: string): Promise<number> {
	const client = new pg.Client({ host: join(folder, "postgres"), user: "kade", database: "postgres" });
	await client.connect();
	const { rows } = await client.query(
		"select 1 from pg_locks where locktype = 'advisory' and objid = 7214503 and granted",
	);
	await client.end();
	return rows.length;
}

describe("two workers", () => {
	test("share port and database, and one of them runs the jobs; another takes a dead one's place", {
		timeout: 120_000,
	}, async () => {
		const shop = await startWorkers();
		const visitor = { origin: shop.origin, cookies: new Map<string, string>() };
		const confirmation = await order(visitor);
		await vi.waitFor(() => expect(jobRunners(shop.log())).toHaveLength(1), { timeout: 20_000 });
		const [runner = 0] = jobRunners(shop.log());
		const stop = askOn(shop);
		process.kill(runner, "SIGKILL");
		await vi.waitFor(
			() => {
				expect(shop.pids()).toHaveLength(3);
				expect(jobRunners(shop.log())).toHaveLength(2);
			},
			{ timeout: 40_000, interval: 50 },
		);
		const statuses = await stop();
		// Only what the killed one had taken is lost with it.
		expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
		expect(statuses.length).toBeGreaterThan(10);
		expect(jobRunners(shop.log()).at(-1)).not.toBe(runner);
		expect(await lockHolders(shop.folder)).toBe(1);
		expect((await send(visitor, confirmation)).status).toBe(200);
		expect((await fetch(`${shop.origin}/health`)).status).toBe(200);
	});

	test("go on while their program is missing; a worker that dies then is replaced once it is back", {
		timeout: 120_000,
	}, async () => {
		const folder = newDataDir();
		folders.push(folder);
		const [node, aside] = [join(folder, "node"), join(folder, "aside")];
		copyFileSync(process.execPath, node);
		const shop = await startWorkers(node);
		const [first = 0, second = 0] = shop.pids();
		renameSync(node, aside);
		process.kill(first, "SIGKILL");
		await vi.waitFor(() => expect(shop.errors()).toContain("a worker cannot be started"), {
			timeout: 20_000,
		});
		expect((await fetch(`${shop.origin}/en/container`)).status).toBe(200);
		renameSync(aside, node);
		await vi.waitFor(() => expect(shop.pids()).toHaveLength(3), { timeout: 40_000, interval: 50 });
		shop.child.kill("SIGHUP");
		await vi.waitFor(() => expect(shop.log()).toContain("workers are new"), {
			timeout: 60_000,
			interval: 50,
		});
		expect(shop.pids().filter(isAlive)).toHaveLength(2);
		expect(isAlive(second)).toBe(false);
	});

	test("are renewed one by one without a request lost, and end with their shop", {
		timeout: 120_000,
	}, async () => {
		const shop = await startWorkers();
		const [first = 0, second = 0] = shop.pids();
		const stop = askOn(shop);
		shop.child.kill("SIGHUP");
		await vi.waitFor(() => expect(shop.log()).toContain("workers are new"), {
			timeout: 60_000,
			interval: 50,
		});
		const statuses = await stop();
		expect(statuses.length).toBeGreaterThan(10);
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect([first, second].filter(isAlive)).toEqual([]);
		const renewed = shop.pids().slice(2);
		expect(renewed.filter(isAlive)).toHaveLength(2);
		const postmaster = Number(
			readFileSync(join(shop.folder, "postgres/postmaster.pid"), "utf8").split("\n")[0],
		);
		shop.child.kill("SIGTERM");
		expect(await shop.ended).toBe(0);
		expect([...renewed, postmaster].filter(isAlive)).toEqual([]);
		expect(shop.errors()).toBe("");
	});

	test("end when the process that holds them is killed, and the next start finds the data", {
		timeout: 120_000,
	}, async () => {
		const shop = await startWorkers();
		shop.child.kill("SIGKILL");
		await shop.ended;
		await vi.waitFor(() => expect(shop.pids().filter(isAlive)).toEqual([]), {
			timeout: 40_000,
			interval: 100,
		});
		const next = startShop({ port: await freePort(), dataDir: shop.folder, env: { WORKERS: "2" } });
		running.push(next);
		await next.ready();
		expect((await fetch(`${next.origin}/en/container`)).status).toBe(200);
	});

	test("say in one line why they cannot start", { timeout: 60_000 }, async () => {
		const shop = await startWorkers();
		const folder = newDataDir();
		folders.push(folder);
		const port = Number(new URL(shop.origin).port);
		const refused = startShop({ port, dataDir: folder, env: { WORKERS: "2" } });
		running.push(refused);
		expect(await refused.ended).toBe(1);
		expect(refused.errors().trim().split("\n")).toEqual([expect.stringMatching(/^kade: port \d+ is taken/)]);
		const second = startShop({ port: await freePort(), dataDir: shop.folder, env: { WORKERS: "2" } });
		running.push(second);
		expect(await second.ended).toBe(1);
		expect(second.errors()).toMatch(/^kade: another shop is running on the data folder/);
		expect((await fetch(`${shop.origin}/health`)).status).toBe(200);
	});
});
