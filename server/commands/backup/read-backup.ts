import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { errorText } from "~/platform/log.server.ts";
import { BackupError, type Manifest, manifestName, manifestSchema, readEntryName } from "./backup-format.ts";

/** A part of a backup, as it comes out of the file. */
export type BackupPart = { table: string; bytes: Buffer } | { upload: string; bytes: Buffer };

/** Larger than any part that is written. */
const mostPartBytes = 512 * 1024 * 1024;

/**
 * The parts of a backup in their order, then its manifest.
 * @throws BackupError for what is no backup, or not all of one
 */
async function* readEntries(path: string): AsyncGenerator<BackupPart | Manifest> {
	const file = extract();
	const reading = pipeline(createReadStream(path), createGunzip(), file);
	// Told by the loop below; what is left over after its end is not.
	reading.catch(() => {});
	try {
		for await (const entry of file) {
			const named = readEntryName(entry.header.name);
			if ((entry.header.size ?? 0) > mostPartBytes)
				throw new BackupError("a part of the backup is too large");
			const chunks: Buffer[] = [];
			for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(Buffer.from(chunk));
			const bytes = Buffer.concat(chunks);
			if (named === null) yield manifestSchema.parse(JSON.parse(bytes.toString("utf8")));
			else yield { ...named, bytes };
		}
		await reading;
	} catch (error) {
		if (error instanceof BackupError) throw error;
		throw new BackupError(`${path} is no whole backup of the shop: ${errorText(error)}`);
	}
}

function isManifest(entry: BackupPart | Manifest): entry is Manifest {
	return "format" in entry;
}

/** The parts of a backup that has been checked. */
export async function* readParts(path: string): AsyncGenerator<BackupPart> {
	for await (const entry of readEntries(path)) if (!isManifest(entry)) yield entry;
}

/**
 * Reads a backup from beginning to end and holds it against its manifest, before anything is written anywhere.
 * @throws BackupError for what is damaged or not whole
 */
export async function checkBackup(path: string): Promise<Manifest> {
	const hashes = new Map<string, Hash>();
	let manifest: Manifest | null = null;
	let uploads = 0;
	for await (const entry of readEntries(path)) {
		if (isManifest(entry)) {
			manifest = entry;
			continue;
		}
		if ("upload" in entry) uploads++;
		else {
			const hash = hashes.get(entry.table) ?? createHash("sha256");
			hashes.set(entry.table, hash.update(entry.bytes));
		}
	}
	if (manifest === null) throw new BackupError(`${path} is not whole: it has no ${manifestName}`);
	if (uploads !== manifest.uploads) throw new BackupError(`${path} is damaged: uploads are missing`);
	for (const { name, sha256 } of manifest.tables) {
		const found = (hashes.get(name) ?? createHash("sha256")).digest("hex");
		if (found !== sha256)
			throw new BackupError(`${path} is damaged: the table ${name} is not what was written`);
		hashes.delete(name);
	}
	for (const name of hashes.keys())
		throw new BackupError(`${path} is damaged: nobody knows the table ${name}`);
	return manifest;
}
