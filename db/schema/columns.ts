import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, check, integer, pgEnum, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Cents } from "../../app/values/money.ts";
import { languages } from "../../app/values/vocabulary.ts";

/** Random ids: what leaves the server cannot be guessed. */
export const id = () => uuid().primaryKey().defaultRandom();

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
export const updatedAt = () =>
	timestamp({ withTimezone: true })
		.notNull()
		.defaultNow()
		.$onUpdate(() => new Date());

export const languageEnum = pgEnum("language", languages);
export const language = () => languageEnum().notNull();

/** A price in euro cents. */
export const cents = () => integer().$type<Cents>();

/** A sum of many lines in euro cents: wide enough for the largest cart that can be filled. */
export const sumOfCents = () => bigint({ mode: "number" }).$type<Cents>();

/** `column in ('a', 'b')` as a check: a closed set that the database keeps too. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
	return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`);
}

/** A check that holds for every row; null passes, as SQL checks do. */
export function rule(name: string, condition: SQL) {
	return check(name, condition);
}

/** URL segment: lower-case ASCII letters and digits, joined by single dashes. */
export function isSlug(name: string, column: AnyPgColumn) {
	return check(name, sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`);
}

/**
 * What the search finds a text by, in the words of its language without accents: title before summary before body. An
 * index and a statement must say it alike; the function stands in the migration `search`.
 */
export function searchVector(
	language: AnyPgColumn,
	title: AnyPgColumn,
	summary: AnyPgColumn,
	body: AnyPgColumn,
): SQL {
	return sql`search_vector(${language}, ${title}, ${summary}, ${body})`;
}
