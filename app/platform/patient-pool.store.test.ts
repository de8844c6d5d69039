import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { useTestDatabase } from "../../tests/support/test-database.ts";
import { isDatabaseAway, isServerGone } from "./database-away.server.ts";
import { createDb, createReadiness } from "./db.server.ts";
import { PatientPool } from "./patient-pool.server.ts";

const database = useTestDatabase({ seeded: false });
const pools: PatientPool[] = [];
const relays: Relay[] = [];

const limits = { max: 4, statementMs: 2_000, lockMs: 500 };

afterEach(async () => {
	for (const relay of relays.splice(0)) await relay.close();
	for (const pool of pools.splice(0)) await pool.end();
});

/** @param host where the server's socket is; given: another way to it */
function openPool(
	given: { host?: string; port?: number } = {},
	more: Partial<typeof limits> = {},
): PatientPool {
	const { host, port } = { host: inject("postgresFolder"), port: 5432, ...given };
	const name = new URL(database.url).pathname.slice(1);
	const pool = new PatientPool({ host, port, user: "kade", database: name }, { ...limits, ...more });
	pools.push(pool);
	return pool;
}

type Relay = {
	port: number;
	/** Passes nothing on any more, and says nothing. */
	goSilent: () => void;
	/** Takes no connection and cuts the ones that are there. */
	goDown: () => Promise<void>;
	comeUp: () => Promise<void>;
	close: () => Promise<void>;
};

/** A network between the pool and the server. */
async function startRelay(): Promise<Relay> {
	const sockets = new Set<Socket>();
	let isSilent = false;
	let server: Server;
	let port = 0;
	function listen(): Promise<void> {
		server = createServer((near) => {
			const far = connect(`${inject("postgresFolder")}/.s.PGSQL.5432`);
			for (const [one, other] of [
				[near, far],
				[far, near],
			] as const) {
				sockets.add(one);
				one.on("data", (bytes) => isSilent || other.write(bytes));
				one.on("error", () => {});
				one.on("close", () => other.destroy());
			}
		});
		return new Promise((resolve) =>
			server.listen(port, "127.0.0.1", () => {
				const address = server.address();
				port = typeof address === "object" && address ? address.port : 0;
				resolve();
			}),
		);
	}
	async function goDown(): Promise<void> {
		for (const socket of sockets) socket.destroy();
		await new Promise((resolve) => server.close(resolve));
	}
	await listen();
	const relay: Relay = {
		port,
		goSilent: () => {
			isSilent = true;
		},
		goDown,
		comeUp: async () => {
			isSilent = false;
			await listen();
		},
		close: goDown,
	};
	relays.push(relay);
	return relay;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
	return work.then(
		() => null,
		(error: unknown) => error,
	);
}

describe("a connection that is lost", () => {
	test("in a transaction fails it, and nothing else", async () => {
		const pool = openPool();
		const failure = await failureOf(
			createDb(pool).transaction(async (tx) => {
				const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
				await database.pool.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
				await tx.execute(sql`select 1`);
			}),
		);
		expect(isDatabaseAway(failure)).toBe(true);
		expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	});

	test("while it is idle is replaced", async () => {
		const pool = openPool({}, { max: 1 });
		const { rows } = await pool.query("select pg_backend_pid() as pid");
		await database.pool.query("select pg_terminate_backend($1, 5000)", [rows[0].pid]);
		expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	});

	test("while it is held and says nothing is given back for good", async () => {
		const pool = openPool({}, { max: 1 });
		const client = await pool.connect();
		const { rows } = await client.query("select pg_backend_pid() as pid");
		await database.pool.query("select pg_terminate_backend($1, 5000)", [rows[0].pid]);
		expect(isServerGone(await failureOf(client.query("select 1")))).toBe(true);
		client.release();
		expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	});
});

describe("a wait has an end", () => {
	test("for a statement", async () => {
		const pool = openPool({}, { statementMs: 100 });
		expect(isDatabaseAway(await failureOf(pool.query("select pg_sleep(30)")))).toBe(true);
	});

	test("for a lock", async () => {
		const [one, other] = [await openPool().connect(), await openPool().connect()];
		await one.query("create table locked (id int)");
		await one.query("begin; lock table locked");
		const failure = await failureOf(other.query("select * from locked"));
		await one.query("rollback");
		one.release();
		other.release();
		expect(isDatabaseAway(failure)).toBe(true);
		expect(isServerGone(failure)).toBe(false);
	});

	test("for a network that swallows everything", { timeout: 30_000 }, async () => {
		const relay = await startRelay();
		const pool = openPool({ host: "127.0.0.1", port: relay.port }, { statementMs: 1 });
		await pool.connect().then((client) => client.release());
		relay.goSilent();
		// Ten seconds longer than any statement.
		const failure = await failureOf(pool.query("select 1"));
		expect(isDatabaseAway(failure)).toBe(true);
	});
});

describe("a server that is away", () => {
	test("is waited for by whoever asks, for a moment", async () => {
		const relay = await startRelay();
		const pool = openPool({ host: "127.0.0.1", port: relay.port });
		await pool.query("select 1");
		await relay.goDown();
		await vi.waitFor(() => expect(pool.totalCount).toBe(0));
		const asking = pool.query("select 1 as one");
		// It looks every tenth of a second.
		await sleep(300);
		await relay.comeUp();
		expect((await asking).rows).toEqual([{ one: 1 }]);
	});

	test("for longer is not waited for any more, until it is back", { timeout: 30_000 }, async () => {
		const relay = await startRelay();
		const pool = openPool({ host: "127.0.0.1", port: relay.port });
		await pool.query("select 1");
		await relay.goDown();
		expect(isServerGone(await failureOf(pool.query("select 1")))).toBe(true);
		const tries = Promise.all(Array.from({ length: 50 }, () => failureOf(pool.query("select 1"))));
		expect((await tries).every(isServerGone)).toBe(true);
		const isReady = createReadiness(pool);
		expect(await isReady()).toBe(false);
		await relay.comeUp();
		expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
		expect(await isReady()).toBe(true);
	});
});
