import { and, asc, eq, or, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type TransportCountry, transportCountries } from "~/values/vocabulary.ts";
import type { TariffQuery, TariffRow } from "./tariff-admin.ts";

const { transportTariffs } = schema;

/** In the order of the shop's countries, not of their letters. */
const countryOrder = sql`array_position(array[${sql.join(
	transportCountries.map((country) => sql`${country}`),
	sql`, `,
)}]::text[], ${transportTariffs.country})`;

/** Tariffs that a query finds, by country and prefix. One statement. */
export function listTariffRows(db: Db | Transaction, query?: TariffQuery): Promise<TariffRow[]> {
	const { choice: country = null, search = "" } = query ?? {};
	return db
		.select()
		.from(transportTariffs)
		.where(
			and(
				country ? eq(transportTariffs.country, country) : undefined,
				search
					? or(
							sql`starts_with(${transportTariffs.prefix}, ${search})`,
							containsAny([transportTariffs.place], search),
						)
					: undefined,
			),
		)
		.orderBy(countryOrder, asc(transportTariffs.prefix));
}

/** One tariff; null when there is none. One statement. @param lock until the transaction ends */
export async function findTariffRow(
	db: Db | Transaction,
	key: { country: string; prefix: string },
	lock = false,
): Promise<TariffRow | null> {
	const country = memberOf<TransportCountry>(transportCountries, key.country);
	if (!country) return null;
	const query = db
		.select()
		.from(transportTariffs)
		.where(and(eq(transportTariffs.country, country), eq(transportTariffs.prefix, key.prefix)));
	const [row] = await (lock ? query.for("update") : query);
	return row ?? null;
}
