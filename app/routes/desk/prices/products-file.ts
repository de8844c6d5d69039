import { sheetAnswer } from "~/desk/export/sheet-answer.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { productSheet } from "~/trade/catalog/desk/prices/import/product-sheet.server.ts";
import { productList } from "~/trade/catalog/desk/prices/product-query.ts";
import { allProductRows } from "~/trade/catalog/desk/prices/product-table.store.server.ts";
import type { Route } from "./+types/products-file";

/** All products that the table's query finds, as a file; the import takes it back. */
export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const query = productList.read(new URL(request.url).searchParams);
	const { title } = pageTexts[language].adminPrices;
	const portions = allProductRows(services(context).db, language, { query });
	return sheetAnswer(request, { name: "products", title, portions, ...productSheet(language) }, new Date());
}
