import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import * as copy from "pg-copy-streams";
import type { Files } from "~/platform/files.server.ts";
import { type BackedUpTable, BackupError, type Manifest } from "./backup-format.ts";
import { findNewestMigration, isEmpty, listTables, quoted } from "./database-shape.ts";
import { checkBackup, readParts } from "./read-backup.ts";

const types: Record<string, string> = { jpg: "image/jpeg", avif: "image/avif", webp: "image/webp" };

type Journal = { entries: { when: number }[] };

function readJournal(folder: string): Journal {
	return JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
}

/** Builds the tables as they were when the backup was written: its rows may not fit those of today. */
async function migrateTo(client: pg.Client, migrationsFolder: string, newest: number): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "kade-migrations-"));
	try {
		cpSync(migrationsFolder, folder, { recursive: true });
		const journal = readJournal(folder);
		const entries = journal.entries.filter(({ when }) => when <= newest);
		writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
		await migrate(drizzle(client), { migrationsFolder: folder });
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Starts from nothing: tables of an earlier try, which are empty, may be of another version. */
async function clear(client: pg.Client): Promise<void> {
	await client.query("drop schema if exists public cascade");
	await client.query("create schema public");
	await client.query("drop schema if exists drizzle cascade");
}

function write(stream: Writable, bytes: Buffer): Promise<void> {
	return new Promise((resolve, reject) => {
		stream.write(bytes, (error) => (error ? reject(error) : resolve()));
	});
}

type Filling = { table: BackedUpTable; stream: ReturnType<typeof copy.from> };

function startFilling(client: pg.Client, { tables }: Manifest, name: string): Filling {
	const table = tables.find((one) => one.name === name);
	if (table === undefined) throw new BackupError(`nobody knows the table ${name}`);
	const list = table.columns.map(quoted).join(", ");
	return { table, stream: client.query(copy.from(`copy public.${quoted(name)} (${list}) from stdin`)) };
}

async function endFilling({ table, stream }: Filling): Promise<void> {
	stream.end();
	await finished(stream);
	if (stream.rowCount === table.rows) return;
	throw new BackupError(`${table.name}: ${stream.rowCount} rows instead of ${table.rows}`);
}

async function fillTables(client: pg.Client, manifest: Manifest, path: string): Promise<void> {
	const tables = await listTables(client);
	// Rows that migrations have put there are in the backup too.
	await client.query(`truncate ${tables.map((name) => `public.${quoted(name)}`).join(", ")}`);
	let current: Filling | null = null;
	for await (const part of readParts(path)) {
		if (!("table" in part)) continue;
		if (current?.table.name !== part.table) {
			if (current) await endFilling(current);
			current = startFilling(client, manifest, part.table);
		}
		await write(current.stream, part.bytes);
	}
	if (current) await endFilling(current);
	for (const { name, lastValue, isCalled } of manifest.sequences) {
		await client.query("select setval($1::regclass, $2::bigint, $3)", [
			`public.${quoted(name)}`,
			lastValue,
			isCalled,
		]);
	}
}

async function fillUploads(files: Files, path: string): Promise<void> {
	for await (const part of readParts(path)) {
		if (!("upload" in part)) continue;
		const extension = part.upload.split(".").at(-1) ?? "";
		await files.put(part.upload, part.bytes, types[extension] ?? "application/octet-stream");
	}
}

/**
 * Puts a backup into an empty database and storage. The database is filled in one transaction; a restore that was
 * broken off can be run again.
 * @param client of its own, without a limit of time for statements
 * @throws BackupError for a damaged file, one of a newer shop, or a database that is not empty
 */
export async function restoreBackup(
	client: pg.Client,
	files: Files,
	{ path, migrationsFolder }: { path: string; migrationsFolder: string },
): Promise<Manifest> {
	const manifest = await checkBackup(path);
	const known = Math.max(...readJournal(migrationsFolder).entries.map(({ when }) => when));
	if (manifest.newestMigration > known) {
		throw new BackupError("the backup is of a newer version of the shop: restore it with that version");
	}
	const hasTables = (await findNewestMigration(client)) !== null;
	if (hasTables && !(await isEmpty(client))) {
		throw new BackupError("there is a shop in this database already: restore into an empty one");
	}
	await clear(client);
	await migrateTo(client, migrationsFolder, manifest.newestMigration);
	await fillUploads(files, path);
	await client.query("begin");
	// Triggers that note what happens have nothing to note: that too is in the backup.
	await client.query("set local kade.restoring = 'yes'");
	await fillTables(client, manifest, path);
	await client.query("commit");
	await migrate(drizzle(client), { migrationsFolder });
	await client.query("analyze");
	return manifest;
}
