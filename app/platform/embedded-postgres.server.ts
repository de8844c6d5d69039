import { execFileSync, spawnSync } from "node:child_process";
import {
	chmodSync,
	chownSync,
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { errorText, log } from "./log.server.ts";
import {
	findBundledPrograms,
	findOsUser,
	type OsUser,
	type PostgresPrograms,
	programVersion,
	reachablePrograms,
} from "./postgres-programs.server.ts";
import {
	descriptorPath,
	endPostmaster,
	findLeftOver,
	launch,
	logName,
	type Postmaster,
	socketPort,
	usualConnections,
} from "./postmaster.server.ts";

export type EmbeddedPostgres = {
	/** As the superuser, on the socket in the folder. */
	connection: { host: string; port: number; user: string; database: string };
	/** Fast shutdown: rolls back what is open, writes a checkpoint, waits until the server is gone. */
	stop(): Promise<void>;
};

const superuser = "kade";
const startTimeoutMs = 60_000;
/** Pauses between tries to start a server again that has died. */
const firstPauseMs = 200;
const longestPauseMs = 10_000;

/**
 * Starts PostgreSQL on a Unix socket inside its own folder, creating the database cluster the first time.
 * A server left over from a killed process is taken over, and one that dies is started again. PostgreSQL refuses to
 * run as root, so root lends it another OS user and hands it its folder as an open descriptor, which works in closed
 * folders too.
 * @param folder absolute path of the cluster
 * @param connections how many it takes at once
 * @throws Error with one line that names the cause
 */
export async function startEmbeddedPostgres(
	folder: string,
	bundled?: PostgresPrograms,
	connections = usualConnections,
): Promise<EmbeddedPostgres> {
	const osUser = findOsUser(folder);
	const programs = reachablePrograms(bundled ?? (await findBundledPrograms()), osUser);
	if (!existsSync(join(folder, "PG_VERSION"))) createCluster(folder, programs, osUser);
	requireSameVersion(folder, programs);
	mendCopy(folder, osUser);
	const folderDescriptor = openSync(folder, "r");
	const connection = {
		host: process.platform === "linux" ? `/proc/self/fd/${folderDescriptor}` : folder,
		port: socketPort,
		user: superuser,
		database: "postgres",
	};

	async function open(): Promise<Postmaster> {
		const logFile = join(folder, logName);
		const logStart = existsSync(logFile) ? statSync(logFile).size : 0;
		const postmaster = findLeftOver(folder) ?? launch(folder, programs, osUser, connections);
		await waitUntilReady(connection, postmaster, () => reasonIn(logFile, logStart));
		return postmaster;
	}

	const stopping = new AbortController();
	let current = await open();

	/** Starts the server again, until it is back or the shop stops. */
	async function reopen(): Promise<void> {
		for (let pause = firstPauseMs; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
			try {
				current = await open();
				log.info("the embedded PostgreSQL is back");
				return;
			} catch (error) {
				log.error(errorText(error));
				await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
			}
		}
	}

	async function keep(): Promise<void> {
		while (!stopping.signal.aborted) {
			await current.ended;
			if (stopping.signal.aborted) return;
			log.error("the embedded PostgreSQL has ended; it is started again");
			await reopen();
		}
		await endPostmaster(current);
	}

	const kept = keep();
	return {
		connection,
		async stop() {
			stopping.abort();
			await endPostmaster(current);
			await kept;
			closeSync(folderDescriptor);
		},
	};
}

function createCluster(folder: string, programs: PostgresPrograms, osUser: OsUser | null): void {
	const draft = `${folder}.new-${process.pid}`;
	rmSync(draft, { recursive: true, force: true });
	mkdirSync(dirname(folder), { recursive: true });
	mkdirSync(draft, { mode: 0o700 });
	if (osUser) chownSync(draft, osUser.uid, osUser.gid);
	const [path, folderDescriptor] = descriptorPath(draft);
	const locale =
		programVersion(programs) >= 17 ? ["--locale-provider=builtin", "--locale=C.UTF-8"] : ["--locale=C.UTF-8"];
	const result = spawnSync(
		programs.initdb,
		["-D", path, "-U", superuser, "--auth=trust", "--encoding=UTF8", ...locale, "--no-instructions"],
		{ stdio: ["ignore", "pipe", "pipe", folderDescriptor], encoding: "utf8", ...osUser },
	);
	if (folderDescriptor !== "ignore") closeSync(folderDescriptor);
	if (result.status !== 0) {
		rmSync(draft, { recursive: true, force: true });
		throw new Error(`initdb failed: ${lastLine(result.stderr || String(result.error ?? ""))}`);
	}
	renameSync(draft, folder);
}

/** Group may write, or others may do anything: PostgreSQL refuses such a folder. */
const tooOpen = 0o027;

/** What a copy of a folder lost on its way: it becomes closed again, and the server's where root's copy made it root's. */
function mendCopy(folder: string, osUser: OsUser | null): void {
	if (statSync(folder).mode & tooOpen) closeFolder(folder);
	if (!osUser || [folder, join(folder, "PG_VERSION")].every((path) => statSync(path).uid !== 0)) return;
	// Links are changed themselves and lead nowhere: what is outside stays whose it is.
	execFileSync("chown", ["-R", "-P", "-h", `${osUser.uid}:${osUser.gid}`, folder]);
}

function closeFolder(folder: string): void {
	try {
		chmodSync(folder, 0o700);
	} catch {
		// Not ours to change; starting the server says so.
	}
}

/** PostgreSQL reads the files of its own major version only. */
function requireSameVersion(folder: string, programs: PostgresPrograms): void {
	const found = Number(readFileSync(join(folder, "PG_VERSION"), "utf8"));
	const ours = programVersion(programs);
	if (found === ours) return;
	throw new Error(
		`the database in ${folder} is of PostgreSQL ${found}, this shop brings ${ours}: run npm run upgrade-database`,
	);
}

async function waitUntilReady(
	connection: EmbeddedPostgres["connection"],
	postmaster: Postmaster,
	reason: () => string,
): Promise<void> {
	const deadline = Date.now() + startTimeoutMs;
	for (;;) {
		const client = new pg.Client(connection);
		// A server that ends meanwhile takes the connection along.
		client.on("error", () => {});
		try {
			await client.connect();
			await client.end();
			return;
		} catch (error) {
			await client.end().catch(() => {});
			if (postmaster.hasEnded() || Date.now() > deadline) {
				throw new Error(`the embedded PostgreSQL did not start: ${reason() || errorText(error)}`);
			}
			await sleep(25);
		}
	}
}

/** Why a start failed: the last fatal line of what the server has written since, else its last line. */
function reasonIn(logFile: string, start: number): string {
	if (!existsSync(logFile)) return "";
	const text = readFileSync(logFile).subarray(start).toString("utf8");
	const fatal = text.split("\n").filter((line) => /\b(FATAL|PANIC):/.test(line));
	// What a client was told while the server came up or went is no cause.
	const cause = fatal.filter(
		(line) => !/the database system is (starting up|shutting down|not yet)/.test(line),
	);
	return (cause.at(-1) ?? lastLine(text)).replace(/^.*?\b(FATAL|PANIC):\s*/, "");
}

function lastLine(text: string): string {
	return text.trim().split("\n").at(-1) ?? "";
}
