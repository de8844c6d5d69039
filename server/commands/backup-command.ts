import { resolve } from "node:path";
import type { Config } from "~/platform/config.server.ts";
import { connectUnlimited, FolderInUseError, openBeside, openDatabase } from "~/platform/db.server.ts";
import { openFiles } from "~/platform/files.server.ts";
import { migrationsDir } from "../shop.ts";
import { BackupError, type Manifest } from "./backup/backup-format.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { writeBackup } from "./backup/write-backup.ts";

function contentsOf({ tables, uploads }: Manifest): string {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	return `${tables.length} tables with ${rows} rows, ${uploads} uploaded files`;
}

function fileOf(given: string[], command: string): string {
	const [path, ...others] = given;
	if (path === undefined || others.length > 0) throw new Error(`say one file: npm run ${command} -- FILE`);
	// npm runs commands in the project; a path is meant from where it was typed.
	return resolve(process.env.INIT_CWD ?? ".", path);
}

/**
 * `npm run backup -- FILE`: database and uploads in one file, of one moment, while the shop sells or not.
 * @returns what to tell whoever asked
 */
export async function runBackupCommand(config: Config, given: string[]): Promise<string> {
	const path = fileOf(given, "backup");
	const database = await openBeside(config);
	try {
		const client = await connectUnlimited(database);
		try {
			return `${path}: ${contentsOf(await writeBackup(client, await openFiles(config), path))}.`;
		} finally {
			await client.end();
		}
	} finally {
		await database.close();
	}
}

/** `npm run restore -- FILE`: puts a backup into an empty data folder or database. */
export async function runRestoreCommand(config: Config, given: string[]): Promise<string> {
	const path = fileOf(given, "restore");
	const database = await openDatabase(config).catch((error): never => {
		if (error instanceof FolderInUseError) throw new BackupError(`${error.message}: stop it first`);
		throw error;
	});
	try {
		const client = await connectUnlimited(database);
		try {
			const manifest = await restoreBackup(client, await openFiles(config), {
				path,
				migrationsFolder: migrationsDir,
			});
			return `Restored from ${path}, written ${manifest.createdAt}: ${contentsOf(manifest)}.`;
		} finally {
			await client.end();
		}
	} finally {
		await database.close();
	}
}
