import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type Pack, pack } from "tar-stream";
import type { Files } from "~/platform/files.server.ts";
import {
	type BackedUpTable,
	BackupError,
	backupFormat,
	type Manifest,
	manifestName,
	partBytes,
} from "./backup-format.ts";
import { findNewestMigration, listColumns, listSequences, listTables, quoted } from "./database-shape.ts";

function addEntry(file: Pack, name: string, bytes: Uint8Array): Promise<void> {
	return new Promise((resolve, reject) => {
		file.entry({ name, size: bytes.length, mode: 0o600 }, Buffer.from(bytes), (error) =>
			error ? reject(error) : resolve(),
		);
	});
}

async function addTable(file: Pack, client: pg.ClientBase, name: string): Promise<BackedUpTable> {
	const columns = await listColumns(client, name);
	const hash = createHash("sha256");
	let [rows, parts, held]: [number, number, Buffer[]] = [0, 0, []];
	async function flush(): Promise<void> {
		const bytes = Buffer.concat(held);
		held = [];
		hash.update(bytes);
		await addEntry(file, `tables/${name}/${parts++}`, bytes);
	}
	const list = columns.map(quoted).join(", ");
	const stream = client.query(copyTo(`copy public.${quoted(name)} (${list}) to stdout`));
	let heldBytes = 0;
	for await (const chunk of stream) {
		held.push(chunk);
		heldBytes += chunk.length;
		if (heldBytes < partBytes) continue;
		await flush();
		heldBytes = 0;
	}
	if (heldBytes > 0) await flush();
	rows = stream.rowCount;
	return { name, columns, rows, sha256: hash.digest("hex") };
}

async function addDatabase(file: Pack, client: pg.ClientBase): Promise<Omit<Manifest, "uploads">> {
	const newestMigration = await findNewestMigration(client);
	if (newestMigration === null) throw new BackupError("there is no shop in this database yet");
	const tables: BackedUpTable[] = [];
	for (const name of await listTables(client)) tables.push(await addTable(file, client, name));
	const sequences: Manifest["sequences"] = [];
	for (const name of await listSequences(client)) {
		const { rows } = await client.query(
			`select last_value::text as "lastValue", is_called as "isCalled" from public.${quoted(name)}`,
		);
		sequences.push({ name, ...rows[0] });
	}
	const createdAt = new Date().toISOString();
	return { format: backupFormat, createdAt, newestMigration, tables, sequences };
}

async function addUploads(file: Pack, files: Files): Promise<number> {
	let count = 0;
	for await (const key of files.list()) {
		const kept = await files.find(key);
		// Deleted since it was listed.
		if (!kept) continue;
		const chunks: Buffer[] = [];
		for await (const chunk of await kept.open()) chunks.push(Buffer.from(chunk));
		await addEntry(file, `uploads/${key}`, Buffer.concat(chunks));
		count++;
	}
	return count;
}

async function addEverything(file: Pack, client: pg.ClientBase, files: Files): Promise<Manifest> {
	// One moment of the whole database, while the shop goes on selling.
	await client.query("begin isolation level repeatable read read only");
	const database = await addDatabase(file, client);
	await client.query("commit");
	// Files come after rows: whatever a row of that moment shows was stored before it.
	const manifest = { ...database, uploads: await addUploads(file, files) };
	await addEntry(file, manifestName, Buffer.from(JSON.stringify(manifest, null, "\t")));
	return manifest;
}

/**
 * Writes database and uploads of a shop into one file, whole and of one moment. Nothing stands under the file's name
 * until all of it is on the disk.
 * @param client of its own, without a limit of time for statements
 * @throws BackupError when the file exists or there is no shop
 */
export async function writeBackup(client: pg.ClientBase, files: Files, path: string): Promise<Manifest> {
	if (existsSync(path)) throw new BackupError(`${path} exists already: give the backup another name`);
	const draft = `${path}.partial`;
	const file = pack();
	const writing = pipeline(file, createGzip({ level: 6 }), createWriteStream(draft, { mode: 0o600 }));
	try {
		const [manifest] = await Promise.all([
			addEverything(file, client, files).then((done) => {
				file.finalize();
				return done;
			}),
			writing,
		]);
		const handle = await open(draft, "r+");
		await handle.sync();
		await handle.close();
		await rename(draft, path);
		return manifest;
	} catch (error) {
		file.destroy();
		await writing.catch(() => {});
		await rm(draft, { force: true });
		throw error;
	}
}
