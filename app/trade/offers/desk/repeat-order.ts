import type { OrderLine } from "~/trade/lines/lines.ts";
import type { Cents } from "~/values/money.ts";
import type { OfferLine } from "~/values/offer-content.ts";

/** A line of an order that is repeated. */
export type RepeatedItem = OrderLine & { productId: string | null };

/** What is asked today for the same thing; null: the shop has it no more. */
export type TodaysLine = { line: OfferLine; isAvailable: boolean } | null;

/**
 * What is not as it was ordered. gone: the shop has it no more; onRequest: it has no price today; unavailable: it is not to be
 * had at the moment; price, transport: they are others today.
 */
export type Difference =
	| { title: string; what: "gone" | "onRequest" | "unavailable" }
	| { title: string; what: "price" | "transport"; before: Cents; after: Cents };

/** An ordered line as an offer would repeat it, at the price of then. */
function asOrdered(item: RepeatedItem): OfferLine {
	return {
		...{ productId: item.productId, title: item.productTitle, details: item.details ?? "" },
		...{ condition: item.selectedCondition, colorType: item.colorType, ralColor: item.ralColor ?? null },
		...{
			quantity: item.quantity,
			unitPrice: item.price,
			listPrice: null,
			transportPrice: item.transportPrice,
		},
	};
}

/**
 * The lines of an order once more, at today's prices and tariffs, and what differs from then. What has no price today keeps
 * that of then, and so do work and parts, which never had another.
 * @param today by the places of the items
 */
export function repeatLines(
	items: readonly RepeatedItem[],
	today: readonly TodaysLine[],
): { lines: OfferLine[]; differences: Difference[] } {
	const differences: Difference[] = [];
	const lines = items.map((item, place) => {
		const then = asOrdered(item);
		const now = today[place] ?? null;
		const { title } = then;
		if (then.condition === null) return then;
		if (now === null) {
			differences.push({ title, what: "gone" });
			return { ...then, productId: null };
		}
		const { line, isAvailable } = now;
		if (!isAvailable) differences.push({ title, what: "unavailable" });
		const isPriced = line.listPrice !== null;
		if (!isPriced) differences.push({ title, what: "onRequest" });
		const [unitPrice, transportPrice] = [isPriced ? line.unitPrice : then.unitPrice, line.transportPrice];
		if (unitPrice !== then.unitPrice)
			differences.push({ title, what: "price", before: then.unitPrice, after: unitPrice });
		if (transportPrice !== then.transportPrice)
			differences.push({ title, what: "transport", before: then.transportPrice, after: transportPrice });
		return { ...line, details: then.details, quantity: then.quantity, unitPrice, transportPrice };
	});
	return { lines, differences };
}

/** How an order travelled: an offer has one way for all its lines, that of the first container. */
export function travelOf(items: readonly RepeatedItem[]): OrderLine["transportType"] {
	return items.find(({ selectedCondition }) => selectedCondition !== null)?.transportType ?? "self_pickup";
}
