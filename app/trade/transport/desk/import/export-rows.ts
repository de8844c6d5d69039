import { csvAmount } from "~/values/csv.ts";
import type { TariffRow } from "../tariff-admin.ts";

/** Columns of a file of tariffs, in the order of the export. */
export const columns = ["country", "prefix", "place", "single", "double"] as const;
export type Column = (typeof columns)[number];

/** The table as rows of a file: column names first, euros with a decimal point. */
export function exportRows(rows: readonly TariffRow[]): string[][] {
	return [
		[...columns],
		...rows.map(({ country, prefix, place, single, double }) => [
			country,
			prefix,
			place,
			csvAmount(single),
			csvAmount(double),
		]),
	];
}
