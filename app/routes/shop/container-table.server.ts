import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Db } from "~/platform/db.server.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import type { TableWords } from "~/trade/catalog/shop/sizes/container-table.tsx";
import { listSized } from "~/trade/catalog/sizes/sizes.store.server.ts";
import { type TableRow, tableRow } from "~/trade/catalog/sizes/table-row.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { AskedPlace } from "./asked-place.server.ts";

/** The figures of a list's containers, in its order, with what the table says beside them. One statement at most. */
export async function containerTable(
	db: Db,
	language: Language,
	products: readonly ListedProduct[],
	{ place, table }: AskedPlace,
): Promise<{ rows: TableRow[]; words: TableWords }> {
	const ids = products.map(({ id }) => id);
	const sized = await listSized(db, language, ids);
	const { containerList, compare, priceFinder } = pageTexts[language];
	const { notOffered, unknownValue, choice } = compare;
	const { delivered } = priceFinder;
	return {
		rows: sized.map((product) => tableRow(product, place && { place, table })),
		words: { ...containerList.table, notOffered, unknownValue, delivered, tick: choice.tick },
	};
}
