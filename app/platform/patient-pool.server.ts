import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isServerGone } from "./database-away.server.ts";
import { errorText, log } from "./log.server.ts";

/** How long a request waits for a server that is being started again, and how often it looks. */
const patienceMs = 4_500;
const lookEveryMs = 100;

/** Time that statements of a pool may take. */
export type PoolLimits = { max: number; statementMs: number; lockMs: number };

/**
 * Connections that take nobody along when they are lost: each has its listener, every wait has an end, and a server
 * that says nothing at all is given up. Asking for one while the server is away waits a moment for its return.
 */
export class PatientPool extends pg.Pool {
	/** When the server was first not found; null while it is there. */
	#awaySince: number | null = null;

	constructor(server: pg.PoolConfig, { max, statementMs, lockMs }: PoolLimits) {
		const silentMs = statementMs + 10_000;
		super({
			...server,
			max,
			connectionTimeoutMillis: 5_000,
			statement_timeout: statementMs,
			lock_timeout: lockMs,
			idle_in_transaction_session_timeout: 30_000,
			keepAlive: true,
			keepAliveInitialDelayMillis: 10_000,
			// A network that swallows everything sends no error: silence longer than any statement is one.
			stream: () => {
				const socket = new Socket();
				return socket.setTimeout(silentMs, () => socket.destroy(new Error("the database is silent")));
			},
		});
		// The pool listens to idle connections only; one that is lost while in use must not end the process either.
		this.on("connect", (client) => client.on("error", () => {}));
		this.on("error", (error) => {
			if (!this.ending) log.warn("database connection lost", { error: errorText(error) });
		});
	}

	async #connectPatiently(): Promise<pg.PoolClient> {
		const asked = Date.now();
		for (;;) {
			try {
				const client = await super.connect();
				this.#awaySince = null;
				return client;
			} catch (error) {
				if (!isServerGone(error) || this.ending) throw error;
				// Once it has been away for longer, nobody waits any more.
				this.#awaySince ??= asked;
				if (Date.now() - this.#awaySince > patienceMs) throw error;
				await sleep(lookEveryMs);
			}
		}
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(
		callback: (
			error: Error | undefined,
			client: pg.PoolClient | undefined,
			done: (release?: unknown) => void,
		) => void,
	): void;
	override connect(
		callback?: (
			error: Error | undefined,
			client: pg.PoolClient | undefined,
			done: (release?: unknown) => void,
		) => void,
	): Promise<pg.PoolClient> | undefined {
		const connecting = this.#connectPatiently();
		if (callback === undefined) return connecting;
		connecting.then(
			(client) => callback(undefined, client, (release) => client.release(release as boolean | Error)),
			(error) => callback(error, undefined, () => {}),
		);
		return undefined;
	}
}
