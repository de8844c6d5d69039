import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { errorText, log } from "./log.server.ts";

/** The data folder is in use by another running shop. */
export class FolderInUseError extends Error {}

/** Number of the advisory lock that the one shop on an embedded database holds. */
const soleOwnerLock = 7_214_501;

async function takeLock(connection: pg.ClientConfig, dataDir: string): Promise<pg.Client> {
	const client = new pg.Client(connection);
	client.on("error", () => {});
	await client.connect();
	const { rows } = await client.query("select pg_try_advisory_lock($1) as locked", [soleOwnerLock]);
	if (rows[0].locked) return client;
	await client.end();
	throw new FolderInUseError(`another shop is running on the data folder ${dataDir}`);
}

/**
 * Keeps the data folder for this shop alone. When the server is started again, the lock is taken again.
 * @param taken called when another shop has come in between
 * @throws FolderInUseError when another shop runs on the folder
 */
export async function holdFolder(
	connection: pg.ClientConfig,
	dataDir: string,
	taken: () => void,
): Promise<{ client: pg.Client; release: () => Promise<void> }> {
	let released = false;
	let holder = await takeLock(connection, dataDir);

	async function takeAgain(): Promise<void> {
		while (!released) {
			try {
				holder = await takeLock(connection, dataDir);
				if (released) await holder.end();
				else holder.once("end", takeAgain);
				return;
			} catch (error) {
				if (error instanceof FolderInUseError) {
					log.error(errorText(error));
					return taken();
				}
				await sleep(250, undefined, { ref: false });
			}
		}
	}

	holder.once("end", takeAgain);
	return {
		client: holder,
		async release() {
			released = true;
			await holder.end().catch(() => {});
		},
	};
}
