import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "~/platform/db.server.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { SaveResult, Slug } from "./save.ts";

type SlugTable = {
	table: PgTable;
	slug: PgColumn;
	/** None where a record has one slug for all languages. */
	language?: PgColumn;
};

/** Where a kind of record has its slugs. */
export type SlugHome = {
	current: SlugTable & { owner: PgColumn };
	/** The constraint that lets one record have a slug. */
	constraint: string;
	/** With columns `slug`, `created_at`, and `language` where `current` has one; a slug stands there once.
	 * @property owner the column of the record that had it, as the database names it */
	old: SlugTable & { owner: string };
};

/** The slugs of a record in all languages that it has. */
export function slugsOf(texts: Record<Language, { slug: string } | null>): Slug[] {
	return languages.flatMap((language) => {
		const slug = texts[language]?.slug;
		return slug === undefined ? [] : [{ language, slug }];
	});
}

/** Rows with any of the slugs; undefined for none, which would be all rows. */
function withSlugs({ slug, language }: SlugTable, slugs: readonly Slug[]): SQL | undefined {
	return or(
		...slugs.map((one) => and(language ? eq(language, one.language) : undefined, eq(slug, one.slug))),
	);
}

/** Those of the slugs that another record has. One statement. @param own the record that they are for; null: a new one */
export async function listTakenSlugs(
	db: Db | Transaction,
	{ current }: SlugHome,
	slugs: readonly Slug[],
	own: string | null,
): Promise<Slug[]> {
	const wanted = withSlugs(current, slugs);
	if (!wanted) return [];
	const language = current.language ?? sql`null`;
	return db
		.select({ slug: sql<string>`${current.slug}`, language: sql<Language | null>`${language}` })
		.from(current.table)
		.where(and(wanted, own === null ? undefined : ne(current.owner, own)));
}

/** Whether the database refused a slug that another record has. */
function isSlugTaken(error: unknown, { constraint }: SlugHome): boolean {
	const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
	return cause?.code === "23505" && cause.constraint === constraint;
}

/**
 * Runs a save in a transaction; a slug that another record has, even since this moment, is an answer and no failure. The
 * database decides, so that a save of an old version is told that first.
 * @param own the record's id; null for a new one
 */
export async function savingSlugs<Saved extends object>(
	db: Db,
	home: SlugHome,
	{ slugs, own }: { slugs: readonly Slug[]; own: string | null },
	save: (tx: Transaction) => Promise<SaveResult<Saved>>,
): Promise<SaveResult<Saved>> {
	try {
		return await db.transaction(save);
	} catch (error) {
		const taken = isSlugTaken(error, home) ? await listTakenSlugs(db, home, slugs, own) : [];
		if (taken.length > 0) return { saved: false, problem: "slugTaken", taken };
		throw error;
	}
}

/**
 * Keeps the slugs that a record loses, so that they lead to it for good. A slug in use is no old one, whichever record
 * had it before; of several that have had one the last counts. At most two statements.
 * @param slugs before and after the save; a new record had none
 */
export async function keepOldSlugs(
	tx: Transaction,
	{ old }: SlugHome,
	id: string,
	{ before, after }: { before: readonly Slug[]; after: readonly Slug[] },
): Promise<void> {
	const inUse = withSlugs(old, after);
	if (inUse) await tx.delete(old.table).where(inUse);
	const lost = before.filter((one) =>
		after.every((other) => other.language !== one.language || other.slug !== one.slug),
	);
	if (lost.length === 0) return;
	const owner = sql.identifier(old.owner);
	const key = old.language ? sql`language, slug` : sql`slug`;
	const rows = lost.map(({ language, slug }) =>
		old.language ? sql`(${language}, ${slug}, ${id})` : sql`(${slug}, ${id})`,
	);
	await tx.execute(sql`
		insert into ${old.table} (${key}, ${owner}) values ${sql.join(rows, sql`, `)}
		on conflict (${key}) do update set ${owner} = excluded.${owner}, created_at = now()`);
}
