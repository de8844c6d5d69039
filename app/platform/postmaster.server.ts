import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { OsUser, PostgresPrograms } from "./postgres-programs.server.ts";

/** A running server. @property ended resolves when its process is gone */
export type Postmaster = { pid: number; ended: Promise<void>; hasEnded: () => boolean };

export const socketPort = 5432;

/** Written by the server while it starts and when it fails. */
export const logName = "server.log";
const mostLogBytes = 10 * 1024 * 1024;

const settings = {
	listen_addresses: "",
	unix_socket_permissions: "0700",
	timezone: "UTC",
	// What the shop asked wrongly it logs itself; a year of checkpoints would fill a disk.
	log_min_messages: "log",
	log_checkpoints: "off",
};

/** The folder as the server's descriptor 3: reachable whatever the parents' permissions and however long the path. */
export function descriptorPath(folder: string): [string, number | "ignore"] {
	return process.platform === "linux" ? ["/proc/self/fd/3", openSync(folder, "r")] : [folder, "ignore"];
}

/** Enough for the shop's pools, the tools beside it and an owner who looks in. */
export const usualConnections = 50;

/** Starts the server's process on a folder that no other holds. */
export function launch(
	folder: string,
	programs: PostgresPrograms,
	osUser: OsUser | null,
	connections: number,
): Postmaster {
	const logFile = join(folder, logName);
	if (existsSync(logFile) && statSync(logFile).size > mostLogBytes) rmSync(logFile);
	const log = openSync(logFile, "a", 0o600);
	const [path, descriptor] = descriptorPath(folder);
	const given = Object.entries({
		...settings,
		max_connections: String(connections),
		unix_socket_directories: path,
	});
	const child = spawn(
		programs.postgres,
		["-D", path, "-p", String(socketPort), ...given.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
		// A group of its own: Ctrl-C in a terminal must reach the shop, not its database.
		{ stdio: ["ignore", log, log, descriptor], detached: true, ...osUser },
	);
	child.unref();
	closeSync(log);
	if (descriptor !== "ignore") closeSync(descriptor);
	return childPostmaster(child);
}

function childPostmaster(child: ChildProcess): Postmaster {
	const ended = new Promise<void>((resolve) => {
		child.once("exit", () => resolve());
		child.once("error", () => resolve());
	});
	const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
	return { pid: child.pid ?? 0, ended, hasEnded };
}

/** A server that somebody else has started, as long as it lives. */
function foundPostmaster(pid: number): Postmaster {
	const hasEnded = () => !isAlive(pid);
	async function waitForEnd(): Promise<void> {
		while (!hasEnded()) await sleep(250, undefined, { ref: false });
	}
	return { pid, ended: waitForEnd(), hasEnded };
}

/**
 * The server that still holds the folder, left over from a killed shop; null when there is none. Lock files whose
 * process is gone, is another program or serves another folder (of which this one is a copy) are removed.
 */
export function findLeftOver(folder: string): Postmaster | null {
	const lockFile = join(folder, "postmaster.pid");
	const [first = "", writtenFolder = ""] = existsSync(lockFile)
		? readFileSync(lockFile, "utf8").split("\n")
		: [];
	const pid = Number(first);
	if (Number.isInteger(pid) && pid > 0 && isAlive(pid) && servesFolder(pid, folder, writtenFolder)) {
		return foundPostmaster(pid);
	}
	const socket = `.s.PGSQL.${socketPort}`;
	for (const name of ["postmaster.pid", socket, `${socket}.lock`])
		rmSync(join(folder, name), { force: true });
	return null;
}

/** A server works inside its folder: its working directory tells, whatever its lock file says. */
function servesFolder(pid: number, folder: string, writtenFolder: string): boolean {
	if (process.platform !== "linux") return writtenFolder === folder;
	try {
		const isPostgres = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
		const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
		return isPostgres && its.dev === ours.dev && its.ino === ours.ino;
	} catch {
		// Another user's process: the server of this folder would be ours.
		return false;
	}
}

/** Ends a server: fast at first (rolls back, writes a checkpoint), at once when that takes too long. */
export async function endPostmaster({ pid, hasEnded }: Postmaster): Promise<void> {
	signal(pid, "SIGINT");
	const deadline = Date.now() + 30_000;
	while (!hasEnded()) {
		if (Date.now() > deadline) signal(pid, "SIGQUIT");
		await sleep(20);
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

function signal(pid: number, name: NodeJS.Signals): void {
	try {
		if (pid > 0) process.kill(pid, name);
	} catch {
		// Already gone.
	}
}
