import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type Cents, cents } from "~/values/money.ts";
import { type StockStatus, stockStatuses } from "~/values/vocabulary.ts";
import { type PriceField, priceFields, type SaleField, type SalePart } from "./sale-facts.ts";

/** What the shop calls each state of the stock. */
export function useStockWords(): Record<StockStatus, string> {
	const t = useTranslations("catalog.details.stock");
	return Object.fromEntries(stockStatuses.map((status) => [status, t(status)])) as Record<
		StockStatus,
		string
	>;
}

export function isPrice(field: SaleField): field is PriceField {
	return priceFields.some((one) => one === field);
}

/** What a fact is in words: an amount, yes or no, a state of the stock; a dash for no price. */
export function useFactWords(texts: PageTexts["adminPrices"]) {
	const { euro } = useFormat();
	const stock = useStockWords();
	return (part: SalePart, field: SaleField): string => {
		if (field === "isAvailable") return part.isAvailable ? texts.yes : texts.no;
		if (field === "stockStatus") return part.stockStatus ? stock[part.stockStatus] : "–";
		const price = part[field] ?? null;
		return price === null || (field === "price" && price === 0) ? "–" : euro(price, "always");
	};
}

/** By how much a price changes; null where there was none, or is none afterwards. */
export function differenceIn(before: SalePart, after: SalePart, field: SaleField): Cents | null {
	if (!isPrice(field)) return null;
	const [from, to] = [before[field], after[field]];
	return from && to ? cents(to - from) : null;
}
