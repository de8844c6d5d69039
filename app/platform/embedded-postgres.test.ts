import { type ChildProcess, spawn } from "node:child_process";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.server.ts";

let parent: string;
let folder: string;
let running: EmbeddedPostgres[] = [];

beforeEach(() => {
	parent = mkdtempSync(join(tmpdir(), "kade-embedded-"));
	folder = join(parent, "postgres");
});

afterEach(async () => {
	for (const server of running) await server.stop();
	running = [];
	rmSync(parent, { recursive: true, force: true });
});

async function start(at = folder): Promise<EmbeddedPostgres> {
	const server = await startEmbeddedPostgres(at);
	running.push(server);
	return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
	running = running.filter((one) => one !== server);
	await server.stop();
}

async function query(server: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client(server.connection);
	// A server that is killed takes its connections along.
	client.on("error", () => {});
	await client.connect();
	const { rows } = await client.query(statement);
	await client.end();
	return rows;
}

/** Process id of the server in the folder. */
function readPid(at = folder): number {
	return Number(readFileSync(join(at, "postmaster.pid"), "utf8").split("\n")[0]);
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

const keepRow = "create table kept (word text); insert into kept values ('here')";

/** A process that starts the server in the folder and stays. */
async function startInAnotherProcess(): Promise<ChildProcess> {
	const module = fileURLToPath(new URL("./embedded-postgres.server.ts", import.meta.url));
	const script = `
		const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
		await startEmbeddedPostgres(${JSON.stringify(folder)});
		process.stdout.write("ready");
		setInterval(() => {}, 1_000);`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	await new Promise<void>((resolve, reject) => {
		child.stdout?.once("data", () => resolve());
		child.once("exit", () => reject(new Error("the other process ended early")));
	});
	return child;
}

describe("startEmbeddedPostgres", { timeout: 60_000 }, () => {
	test("makes a database the first time, and keeps its rows for the next", async () => {
		const first = await start();
		expect(existsSync(join(folder, "PG_VERSION"))).toBe(true);
		await query(first, keepRow);
		await stop(first);
		const second = await start();
		expect(await query(second, "select * from kept")).toEqual([{ word: "here" }]);
	});

	test("makes the folders on the way to it", async () => {
		const deep = join(parent, "a", "b", "postgres");
		expect(await query(await start(deep), "select 1 as one")).toEqual([{ one: 1 }]);
	});

	test("speaks UTF-8 and UTC, and listens on no network", async () => {
		const server = await start();
		const [settings] = await query(
			server,
			`select current_setting('server_encoding') as encoding, current_setting('timezone') as timezone,
				current_setting('listen_addresses') as addresses`,
		);
		expect(settings).toEqual({ encoding: "UTF8", timezone: "UTC", addresses: "" });
	});

	test("is gone when it has stopped", async () => {
		const server = await start();
		const pid = readPid();
		await stop(server);
		expect(isAlive(pid)).toBe(false);
		expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
	});

	test("takes over a server whose starter was killed", async () => {
		const starter = await startInAnotherProcess();
		const pid = readPid();
		const ended = new Promise((resolve) => starter.once("exit", resolve));
		starter.kill("SIGKILL");
		await ended;
		expect(isAlive(pid)).toBe(true);
		const server = await start();
		expect(readPid()).toBe(pid);
		await query(server, keepRow);
		await stop(server);
		expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
		expect(await query(await start(), "select * from kept")).toEqual([{ word: "here" }]);
	});

	test("works in a folder whose parent is closed to others", async () => {
		const closed = join(parent, "closed");
		mkdirSync(closed);
		chmodSync(closed, 0o700);
		const inside = join(closed, "postgres");
		const first = await start(inside);
		await query(first, keepRow);
		await stop(first);
		expect(await query(await start(inside), "select * from kept")).toEqual([{ word: "here" }]);
	});

	test("works in a folder whose path is longer than a socket's name may be", async () => {
		const long = join(parent, "x".repeat(60), "y".repeat(60), "postgres");
		expect(await query(await start(long), "select 1 as one")).toEqual([{ one: 1 }]);
	});

	test("keeps what was committed when the server is killed", async () => {
		const server = await start();
		await query(server, keepRow);
		const pid = readPid();
		process.kill(pid, "SIGKILL");
		await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
		await stop(server);
		expect(await query(await start(), "select * from kept")).toEqual([{ word: "here" }]);
	});

	test("is not misled by the lock file of an earlier life whose number another program has now", async () => {
		const server = await start();
		const lockFile = join(folder, "postmaster.pid");
		const lock = readFileSync(lockFile, "utf8");
		await stop(server);
		writeFileSync(lockFile, lock.replace(/^\d+/, String(process.pid)));
		expect(await query(await start(), "select 1 as one")).toEqual([{ one: 1 }]);
		expect(readPid()).not.toBe(process.pid);
	});

	test("is not misled by the lock of a socket whose number another program has now", async () => {
		const server = await start();
		const lockFile = join(folder, ".s.PGSQL.5432.lock");
		const lock = readFileSync(lockFile, "utf8");
		await stop(server);
		writeFileSync(lockFile, lock.replace(/^\d+/, String(process.pid)));
		expect(await query(await start(), "select 1 as one")).toEqual([{ one: 1 }]);
	});

	test("opens a copy of a folder beside the original, and leaves the original alone", async () => {
		const original = await start();
		await query(original, `${keepRow}; checkpoint`);
		const pid = readPid();
		const copy = join(parent, "copy");
		cpSync(folder, copy, {
			recursive: true,
			filter: (path) => !basename(path).startsWith(".s.PGSQL") || path.endsWith(".lock"),
		});
		// Where root copies, the copy is root's and not the server's; other ways to copy lose that it was closed.
		chmodSync(copy, 0o755);
		const second = await start(copy);
		expect(readPid(copy)).not.toBe(pid);
		expect(await query(second, "select * from kept")).toEqual([{ word: "here" }]);
		await stop(second);
		expect(isAlive(pid)).toBe(true);
		expect(await query(original, "select * from kept")).toEqual([{ word: "here" }]);
	});

	test("leaves whose it is what a link in a copied folder leads to", async () => {
		await stop(await start());
		const [copy, outside] = [join(parent, "copy"), join(parent, "outside")];
		mkdirSync(outside);
		writeFileSync(join(outside, "file"), "");
		cpSync(folder, copy, { recursive: true });
		symlinkSync(outside, join(copy, "link"));
		await start(copy);
		for (const path of [outside, join(outside, "file")]) expect(statSync(path).uid).toBe(process.getuid?.());
	});

	test.each(["SIGKILL", "SIGTERM", "SIGQUIT"] as const)(
		"starts a server again that ends by %s",
		async (signal) => {
			const server = await start();
			await query(server, keepRow);
			const pid = readPid();
			process.kill(pid, signal);
			await vi.waitFor(
				async () => expect(await query(server, "select * from kept")).toEqual([{ word: "here" }]),
				{
					timeout: 20_000,
				},
			);
			expect(readPid()).not.toBe(pid);
		},
	);

	test("starts a server again that it has taken over", async () => {
		const starter = await startInAnotherProcess();
		const ended = new Promise((resolve) => starter.once("exit", resolve));
		starter.kill("SIGKILL");
		await ended;
		const server = await start();
		const pid = readPid();
		process.kill(pid, "SIGKILL");
		await vi.waitFor(async () => expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]), {
			timeout: 20_000,
		});
		expect(readPid()).not.toBe(pid);
	});

	test("ends also while it is being started again", async () => {
		const server = await start();
		const pid = readPid();
		process.kill(pid, "SIGKILL");
		await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
		await stop(server);
		expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
	});

	test("refuses files of another version, and says what to do", async () => {
		await stop(await start());
		writeFileSync(join(folder, "PG_VERSION"), "17\n");
		await expect(start()).rejects.toThrow(/PostgreSQL 17.*npm run upgrade-database/);
	});

	test("says in one line why it cannot start", async () => {
		await stop(await start());
		writeFileSync(join(folder, "postgresql.conf"), "no_such_setting = 1\n");
		const failure = await start().catch((error: unknown) => error);
		expect(failure).toBeInstanceOf(Error);
		expect(String(failure)).toMatch(/^Error: the embedded PostgreSQL did not start: .*configuration file.*$/);
	});
});
