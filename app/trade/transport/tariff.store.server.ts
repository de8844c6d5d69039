import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { TransportCountry } from "~/values/vocabulary.ts";
import type { TariffTable } from "./transport.ts";

export const tariffsTag = "tariffs";

export type AllTariffs = Record<TransportCountry, TariffTable>;

/** All tariffs as they stand now, for whoever decides about money. One statement. */
export async function readTariffs(db: Db | Transaction): Promise<AllTariffs> {
	const rows = await db.select().from(schema.transportTariffs);
	const table = (country: TransportCountry): TariffTable =>
		Object.fromEntries(
			rows.filter((row) => row.country === country).map((row) => [row.prefix, [row.single, row.double]]),
		);
	return { BE: table("BE"), NL: table("NL"), DE: table("DE"), FR: table("FR") };
}

/** All tariffs for showing prices; kept until they change. */
export function listTariffs(db: Db, cache: Cache): Promise<AllTariffs> {
	return cache.remember("tariffs", [tariffsTag], () => readTariffs(db));
}
