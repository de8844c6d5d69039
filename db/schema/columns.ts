import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	check,
	customType,
	index,
	integer,
	pgEnum,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import type { Cents } from "../../app/values/money.ts";
import { type Language, languages } from "../../app/values/vocabulary.ts";

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

/** A small file. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

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

/**
 * Where a buyer stands in the alphabet; null where nobody is named. An index and a statement must say it alike; longer than
 * any name it would not go into an index.
 */
export function buyerInAlphabet(company: SQLWrapper, name: SQLWrapper, email: SQLWrapper): SQL {
	return sql`left(plain_letters(coalesce(nullif(${company}, ''), nullif(${name}, ''), nullif(${email}, ''))), 100)`;
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

/** That a text is in a language, as a literal: an index of one language is only taken where it is said so. */
export function isIn(column: AnyPgColumn, wanted: Language): SQL {
	return sql`${column} = ${sql.raw(`'${wanted}'`)}`;
}

/**
 * An index of each language of its own for `searchVector`: a word that all texts of one language have would else be read
 * there for a question in another.
 */
export function searchIndexes(table: string, column: AnyPgColumn, vector: SQL) {
	return languages.map((one) =>
		index(`${table}_search_${one}`).using("gin", vector).where(isIn(column, one)),
	);
}

type ProductColumns = Record<
	| "size"
	| "type"
	| "price"
	| "priceNew"
	| "priceUsedA"
	| "priceUsedCw"
	| "priceRentPerDay"
	| "askOfferRent"
	| "createdAt"
	| "id",
	AnyPgColumn
>;

/**
 * What lists of containers are sorted and narrowed by. Indexes and statements must say it alike; the functions stand in
 * the migration `pages_of_lists`, their rules in `product-groups.ts` and `rental.ts`.
 */
export function listKeys(t: ProductColumns) {
	const sale = sql`${t.price}, ${t.priceNew}, ${t.priceUsedA}, ${t.priceUsedCw}, ${t.priceRentPerDay}`;
	return {
		/** From 0 for the smallest size on; 7 for sizes that are none of the known ones. */
		sizeRank: sql`size_rank(${t.size})`,
		/** The same for an order that goes down and has unknown sizes last all the same. */
		knownSizeRank: sql`nullif(size_rank(${t.size}), 7)`,
		/** The place of its group of types, from 0 on. */
		typeRank: sql`type_rank(${t.type})`,
		/** In cents; null without any price. */
		lowestPrice: sql`lowest_price(${sale})`,
		highestPrice: sql`highest_price(${sale})`,
		/** In cents per day; null where rent has no price or is on request. */
		shownRent: sql`shown_rent(${t.priceRentPerDay}, ${t.askOfferRent})`,
		isRentable: sql`(${t.askOfferRent} or ${t.priceRentPerDay} > 0)`,
		newest: sql`${t.createdAt} desc, ${t.id} desc`,
	};
}
