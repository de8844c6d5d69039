import {
	priceTransport,
	type TariffTable,
	type TransportChoice,
	type TransportOutcome,
} from "~/trade/transport/transport.ts";
import { type Cents, cents, noCents, timesCents } from "~/values/money.ts";
import { rentDays } from "~/values/rental.ts";
import { type ColorType, type Condition, conditions, type DeliveryOptions } from "~/values/vocabulary.ts";
import { findObstacle, type OrderObstacle } from "./order-obstacle.ts";

/** What a product's prices depend on; amounts in cents, net, null where not offered. */
export type PriceFacts = {
	price: Cents;
	priceNew: Cents | null;
	priceUsedA: Cents | null;
	priceUsedCw: Cents | null;
	priceRentPerDay: Cents | null;
	askOfferNew: boolean;
	askOfferUsedA: boolean;
	askOfferUsedCw: boolean;
	askOfferRent: boolean;
};

/** Price of one option per piece, in cents; per day for rent; null where there is none. */
export function optionPrice(facts: PriceFacts, condition: Condition): Cents | null {
	const price = {
		new: facts.priceNew,
		"used-a": facts.priceUsedA,
		"used-cw": facts.priceUsedCw,
		rent: facts.priceRentPerDay,
	}[condition];
	return price !== null && price > 0 ? price : null;
}

export function asksOffer(facts: PriceFacts, condition: Condition): boolean {
	return {
		new: facts.askOfferNew,
		"used-a": facts.askOfferUsedA,
		"used-cw": facts.askOfferUsedCw,
		rent: facts.askOfferRent,
	}[condition];
}

/** Conditions with a price or an ask-offer flag; an option with neither is not offered. */
export function offeredConditions(facts: PriceFacts): Condition[] {
	return conditions.filter(
		(condition) => optionPrice(facts, condition) !== null || asksOffer(facts, condition),
	);
}

/**
 * The condition that a price on request is asked for: the container's own where that is on request, else the first that
 * is; null where none is.
 */
export function askedCondition(facts: PriceFacts, own: Condition): Condition | null {
	const asked = conditions.filter((condition) => asksOffer(facts, condition));
	return asked.includes(own) ? own : (asked[0] ?? null);
}

/** The wanted condition where it is offered, else the first that is; null when nothing is. */
export function initialCondition(facts: PriceFacts, wanted: Condition): Condition | null {
	const offered = offeredConditions(facts);
	return offered.includes(wanted) ? wanted : (offered[0] ?? null);
}

/** Price per piece of the chosen option in cents: rent for its first 30 days, 0 for a wish colour. */
export function basePrice(facts: PriceFacts, condition: Condition, colorType: ColorType): Cents {
	const price = optionPrice(facts, condition) ?? noCents;
	if (condition === "rent") return timesCents(price, rentDays);
	return colorType === "wish_color" ? noCents : price;
}

/** A wish colour (not for rent) or the option's ask-offer flag makes the line a quote (storefront document §4). */
export function quoteRequired(facts: PriceFacts, condition: Condition, colorType: ColorType): boolean {
	return (colorType === "wish_color" && condition !== "rent") || asksOffer(facts, condition);
}

/** Rent comes in stock colours only. */
export function effectiveColor(condition: Condition | null, colorType: ColorType): ColorType {
	return condition === "rent" || condition === null ? "from_stack" : colorType;
}

export type PricedProduct = PriceFacts & {
	size: string;
	isAvailable: boolean;
	deliveryOptions: DeliveryOptions;
};

export type LineChoice = {
	condition: Condition | null;
	colorType: ColorType;
	quantity: number;
	transport: TransportChoice;
};

export type PricedLine = {
	unitPrice: Cents;
	/** Unit price times quantity. */
	goods: Cents;
	transport: TransportOutcome;
	/** Goods plus transport as far as it is known. */
	total: Cents;
	quoteRequired: boolean;
	/** Null: can be ordered. */
	obstacle: OrderObstacle | null;
};

/**
 * The one price of a line, net, in cents: for the page, the live preview, the cart and the order alike.
 * Total = base price × quantity + transport (storefront document §4). A product without any price is a quote.
 * @param table tariffs of the chosen country; null while they are not there yet
 */
export function priceLine(product: PricedProduct, choice: LineChoice, table: TariffTable | null): PricedLine {
	const { condition, quantity } = choice;
	const colorType = effectiveColor(condition, choice.colorType);
	const offered = offeredConditions(product);
	const chosen = condition !== null && offered.includes(condition) ? condition : null;
	const unitPrice = chosen ? basePrice(product, chosen, colorType) : noCents;
	const goods = timesCents(unitPrice, quantity);
	const transport = priceTransport(choice.transport, product, quantity, table);
	const needsQuote = offered.length === 0 || (chosen !== null && quoteRequired(product, chosen, colorType));
	return {
		unitPrice,
		goods,
		transport,
		total: cents(goods + (transport.state === "priced" ? transport.price : 0)),
		quoteRequired: needsQuote,
		obstacle: findObstacle({ ...product, offered, condition, quoteRequired: needsQuote, transport }),
	};
}

export type CardPrice =
	| { kind: "on_request" }
	| { kind: "single"; price: Cents }
	| { kind: "list"; lines: { condition: Condition; price: Cents }[] };

/**
 * What a card shows: any ask-offer flag means price on request; else the base price where present and some condition
 * can be bought; else every price that is; else price on request (storefront document §9).
 */
export function cardPrice(facts: PriceFacts): CardPrice {
	if (conditions.some((condition) => asksOffer(facts, condition))) return { kind: "on_request" };
	const lines = conditions.flatMap((condition) => {
		const price = optionPrice(facts, condition);
		return price === null ? [] : [{ condition, price }];
	});
	if (lines.length === 0) return { kind: "on_request" };
	return facts.price > 0 ? { kind: "single", price: facts.price } : { kind: "list", lines };
}
