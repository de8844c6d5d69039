import { z } from "zod";

/**
 * A backup is a gzipped tar file: `tables/<table>/<part>` in PostgreSQL's text format of COPY, which every version
 * reads, `uploads/<key>` for each uploaded file, and at the very end `manifest.json`. A file without it is not whole.
 */
export const backupFormat = 1;

export const manifestName = "manifest.json";

/** Bytes of one part of a table: a tar entry must know its length before it begins. */
export const partBytes = 4 * 1024 * 1024;

const table = z.object({
	name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
	columns: z.array(z.string()),
	/** Rows, and the hash of all its parts, by which a damaged file is told. */
	rows: z.int().min(0),
	sha256: z.string(),
});

export const manifestSchema = z.object({
	format: z.literal(backupFormat),
	createdAt: z.iso.datetime(),
	/** When the newest migration of the database was made: the shop that wrote it, or a newer one, can read it. */
	newestMigration: z.number(),
	tables: z.array(table),
	/** Where each sequence stands. */
	sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
	uploads: z.int().min(0),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest["tables"][number];

/** Why a backup cannot be written or read, in one line for whoever runs the command. */
export class BackupError extends Error {}

const entryForm = /^(?:tables\/([a-z_][a-z0-9_]*)\/\d+|uploads\/([\w.-]+(?:\/[\w.-]+)*))$/;

/** What an entry of the file holds; null for the manifest. @throws BackupError for what is no part of a backup */
export function readEntryName(name: string): { table: string } | { upload: string } | null {
	if (name === manifestName) return null;
	const [, tableName, upload] = entryForm.exec(name) ?? [];
	if (tableName !== undefined) return { table: tableName };
	if (upload !== undefined && !upload.split("/").some((part) => /^\.+$/.test(part))) return { upload };
	throw new BackupError(`this is no backup of the shop: it holds "${name}"`);
}
