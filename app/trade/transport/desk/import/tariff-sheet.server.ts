import { catalogues } from "~/i18n/catalogues.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { SheetRow } from "~/values/sheet.ts";
import { languages } from "~/values/vocabulary.ts";
import type { TariffRow } from "../tariff-admin.ts";

/** Columns of a file of tariffs, in the order of the export. */
export const columns = ["country", "prefix", "place", "single", "double"] as const;
export type Column = (typeof columns)[number];

function headingOf(language: Language, column: Column): string {
	if (column === "country") return catalogues[language].catalog.details.country;
	return pageTexts[language].adminSettings.tariffs.columns[column];
}

/** What a file may call a column: by its own name, or as the export does in one of the languages. */
export function namesOf(column: Column): string[] {
	return [column, ...languages.map((language) => headingOf(language, column))].map((name) =>
		name.toLowerCase(),
	);
}

/** How tariffs stand in a file, a row each. The import takes them back. */
export function tariffSheet(language: Language) {
	return {
		headings: columns.map((column) => headingOf(language, column)),
		rowOf: ({ country, prefix, place, single, double }: TariffRow): SheetRow => [
			...[country, prefix, place],
			...[{ euros: single }, { euros: double }],
		],
	};
}
