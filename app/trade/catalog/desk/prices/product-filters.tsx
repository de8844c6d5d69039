import { FilterForm } from "~/desk/list/filter-form.tsx";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { conditions } from "~/values/vocabulary.ts";
import { typeChoices } from "../product-type.ts";
import { availabilities, type ProductQuery, productFields, productList } from "./product-query.ts";
import type { TableTexts } from "./product-row.tsx";
import { useStockWords } from "./use-fact-words.ts";

/** Narrows the table of products, and sorts it. */
export function ProductFilters({
	texts,
	query,
	address,
}: {
	texts: TableTexts & { list: PageTexts["adminTrade"]["list"] };
	query: ProductQuery;
	address: string;
}) {
	const { prices: words, list, products } = texts;
	const conditionWords = useTranslations("catalog.conditions");
	const stock = useStockWords();
	const { filters } = words;
	const has = { available: filters.available, unavailable: filters.unavailable, ...stock };
	return (
		<FilterForm
			list={productList}
			query={query}
			address={address}
			words={{ search: list.search, hint: words.searchHint, find: list.apply, showAll: list.reset }}
			filter={{
				label: filters.type,
				all: filters.allTypes,
				choices: typeChoices.map((value) => ({ value, label: products.types[value] })),
			}}
			more={[
				{
					name: productFields.condition,
					label: filters.condition,
					all: filters.allConditions,
					value: query.condition,
					choices: conditions.map((value) => ({ value, label: conditionWords(value) })),
				},
				{
					name: productFields.availability,
					label: filters.availability,
					all: filters.anyAvailability,
					value: query.availability,
					choices: availabilities.map((value) => ({ value, label: has[value] })),
				},
				{
					name: productFields.shown,
					label: filters.shown,
					all: filters.anyShown,
					value: query.shown,
					choices: [
						{ value: "shown", label: filters.shownYes },
						{ value: "hidden", label: filters.shownNo },
					],
				},
			]}
			sorting={{ label: list.sort, words: words.sorts }}
		/>
	);
}
