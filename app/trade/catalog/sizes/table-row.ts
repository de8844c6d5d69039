import { forEach } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import {
	type Condition,
	conditions,
	type Dimensions,
	type Language,
	type StockStatus,
} from "~/values/vocabulary.ts";
import { deliveredFrom } from "../delivered.ts";
import type { PricedProduct } from "../pricing.ts";
import { type ProductDetails, shownStock } from "../product.ts";
import { type ConditionPrice, conditionPrice } from "./condition-prices.ts";
import { type DoorOpening, leastDoorOpening } from "./container-shape.ts";

type MeasuredProduct = PricedProduct &
	Pick<
		ProductDetails,
		"id" | "type" | "stockStatus" | "dimensionsInside" | "dimensionsOutside" | "weight" | "capacityCbm"
	> & { slug: string; title: string; lang: Language | undefined };

/** A container as a line of figures: metres, m³ and kg, null where not known; amounts net, in cents. */
export type TableRow = Pick<MeasuredProduct, "id" | "slug" | "title" | "lang"> & {
	inside: Dimensions | null;
	outside: Dimensions | null;
	/** The least that the norm promises (ISO 668). */
	door: DoorOpening | null;
	volume: number | null;
	payload: number | null;
	tare: number | null;
	prices: Record<Condition, ConditionPrice>;
	/** The least that it costs with its way to the asked place; null: no place is asked for, or it has no price there. */
	delivered: Cents | null;
	stock: StockStatus;
};

/** @param at where delivered prices are for, with the tariffs of its country */
export function tableRow(product: MeasuredProduct, at: Parameters<typeof conditionPrice>[2]): TableRow {
	const { id, slug, title, lang, weight } = product;
	return {
		...{ id, slug, title, lang },
		inside: product.dimensionsInside,
		outside: product.dimensionsOutside,
		door: leastDoorOpening(product),
		volume: product.capacityCbm,
		payload: weight?.net ?? null,
		tare: weight?.tare ?? null,
		prices: forEach(conditions, (condition) => conditionPrice(product, condition, null)),
		delivered: at && deliveredFrom(product, at.place, at.table),
		stock: shownStock(product),
	};
}

/** The conditions that some of the rows are offered in. */
export function offeredIn(rows: readonly TableRow[]): Condition[] {
	return conditions.filter((condition) =>
		rows.some(({ prices }) => prices[condition].kind !== "not_offered"),
	);
}
