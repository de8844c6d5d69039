import { type Cents, noCents } from "~/values/money.ts";
import { type StockStatus, stockStatuses } from "~/values/vocabulary.ts";

/** Prices of a product: the one on its card where it is above 0, those per condition, and the rent of a day. */
export const priceFields = ["price", "priceNew", "priceUsedA", "priceUsedCw", "priceRentPerDay"] as const;
export type PriceField = (typeof priceFields)[number];

/**
 * What a product is sold by and how many there are: all that the table of products changes. In cents, net of VAT; null:
 * not offered.
 */
export type SaleFacts = Record<Exclude<PriceField, "price">, Cents | null> & {
	/** One price for all; 0: the prices per condition count. */
	price: Cents;
	isAvailable: boolean;
	stockStatus: StockStatus;
};

export const saleFields = [...priceFields, "isAvailable", "stockStatus"] as const;
export type SaleField = (typeof saleFields)[number];

/** Some of a product's facts, as a change touches them. */
export type SalePart = Partial<SaleFacts>;

/** The price of a field; null where there is none, and a base price of 0 is none. */
export function priceOf(facts: SaleFacts, field: PriceField): Cents | null {
	const price = facts[field];
	return field === "price" && price === 0 ? null : price;
}

/** What stands in a field without a price. */
export function withoutPrice(field: PriceField): Cents | null {
	return field === "price" ? noCents : null;
}

/** The facts of one product among all else that is known of it. */
export function saleFactsOf(product: SaleFacts): SaleFacts {
	const { price, priceNew, priceUsedA, priceUsedCw, priceRentPerDay, isAvailable, stockStatus } = product;
	return { price, priceNew, priceUsedA, priceUsedCw, priceRentPerDay, isAvailable, stockStatus };
}

/** What of the new facts differs from the old ones: as it was, and as it becomes; null where nothing does. */
export function differenceOf(
	before: SaleFacts,
	after: SaleFacts,
): { before: SalePart; after: SalePart } | null {
	const changed = saleFields.filter((field) => before[field] !== after[field]);
	if (changed.length === 0) return null;
	const part = (facts: SaleFacts): SalePart =>
		Object.fromEntries(changed.map((field) => [field, facts[field]]));
	return { before: part(before), after: part(after) };
}

/** Whether the facts say what a part of them says. */
export function agrees(facts: SaleFacts, part: SalePart): boolean {
	return saleFields.every((field) => !(field in part) || facts[field] === part[field]);
}

/** The facts in one short text, which names what the author of a change saw. */
export function saleVersion(facts: SaleFacts): string {
	const prices = priceFields.map((field) => facts[field] ?? "");
	return [...prices, facts.isAvailable ? 1 : 0, stockStatuses.indexOf(facts.stockStatus)].join("~");
}

/**
 * The highest price, in cents: thirty days of it still fit into the amounts of a cart's line, which are whole numbers
 * of 32 bits.
 */
export const highestPrice = 50_000_000;
