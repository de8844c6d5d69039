import { catalogues } from "~/i18n/catalogues.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { SheetRow } from "~/values/sheet.ts";
import { languages, type StockStatus, stockStatuses } from "~/values/vocabulary.ts";
import type { ProductRow } from "../product-table.store.server.ts";
import { priceFields, priceOf, type SaleField, saleFields } from "../sale-facts.ts";

/** Columns of a file of products, in the order of the export; the last one says from which day a row counts. */
export const columns = ["id", "title", ...saleFields, "from"] as const;
export type Column = (typeof columns)[number];

function isFact(column: Column): column is SaleField {
	return saleFields.some((field) => field === column);
}

/** What the export calls a column. */
export function headingOf(language: Language, column: Column): string {
	const { columns: facts, import: own } = pageTexts[language].adminPrices;
	return isFact(column) ? facts[column] : own.columns[column];
}

/** What a file may call a column: by its own name, or as the export does in one of the languages. */
export function namesOf(column: Column): string[] {
	return [column, ...languages.map((language) => headingOf(language, column))].map((name) =>
		name.toLowerCase(),
	);
}

/** What the export calls a state of the stock. */
export function stockWord(language: Language, status: StockStatus): string {
	return catalogues[language].catalog.details.stock[status];
}

/** The state of the stock that a cell names, in any of the languages; null for what is none. */
export function stockOf(text: string): StockStatus | null {
	const typed = text.toLowerCase();
	const isNamed = (status: StockStatus) =>
		[status, ...languages.map((language) => stockWord(language, status))].some(
			(word) => word.toLowerCase() === typed,
		);
	return stockStatuses.find(isNamed) ?? null;
}

/** Yes or no, in any of the languages or as spreadsheets write it; null for what is neither. */
export function yesOrNo(text: string): boolean | null {
	const typed = text.toLowerCase();
	const says = (answer: "yes" | "no", ...others: string[]) =>
		[...others, ...languages.map((language) => pageTexts[language].adminPrices[answer])].some(
			(word) => word.toLowerCase() === typed,
		);
	if (says("yes", "1", "true", "x")) return true;
	return says("no", "0", "false") ? false : null;
}

/** How products stand in a file, a row each. The import takes them back. */
export function productSheet(language: Language) {
	const { yes, no } = pageTexts[language].adminPrices;
	return {
		headings: columns.map((column) => headingOf(language, column)),
		rowOf: (row: ProductRow): SheetRow => [
			...[row.id, row.title ?? row.size],
			...priceFields.map((field) => {
				const price = priceOf(row, field);
				return price === null ? null : { euros: price };
			}),
			...[row.isAvailable ? yes : no, stockWord(language, row.stockStatus), null],
		],
	};
}
