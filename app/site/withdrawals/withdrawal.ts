import { type Day, daysLater } from "~/values/day.ts";
import type { ColorType } from "~/values/vocabulary.ts";
import { isWorkingDay } from "~/values/working-days.ts";

/** Days after delivery on which a private buyer may withdraw (directive 2011/83/EU, article 9; Belgian CEL, VI.47). */
const withdrawalDays = 14;

/** What is looked at of an order. */
export type WithdrawnOrder = {
	/** Whether a company name or VAT number stands on it. */
	isBusiness: boolean;
	/** In Antwerp; null as long as it has not been delivered, or where nobody noted when. */
	deliveredOn: Day | null;
	items: readonly { colorType: ColorType }[];
};

/** Why an order cannot be withdrawn from: bought by a business, made to order, or too long ago. */
export type WithdrawalRefusal = "business" | "made" | "over";

/**
 * The last day on which a buyer may withdraw. The day of delivery does not count; a period that ends on a day of rest ends
 * with the next working day (regulation 1182/71, article 3).
 */
export function lastDayToWithdraw(deliveredOn: Day): Day {
	let last = daysLater(deliveredOn, withdrawalDays);
	while (!isWorkingDay(last)) last = daysLater(last, 1);
	return last;
}

/**
 * Why a buyer may not withdraw from an order; null where they may, also before it is delivered. What is painted in the
 * buyer's own colour is made to order (article 16 c); what stands beside it in the order is not.
 * @param today in Antwerp
 */
export function withdrawalRefusal(order: WithdrawnOrder, today: Day): WithdrawalRefusal | null {
	if (order.isBusiness) return "business";
	if (order.items.length > 0 && order.items.every(({ colorType }) => colorType === "wish_color"))
		return "made";
	return order.deliveredOn !== null && today > lastDayToWithdraw(order.deliveredOn) ? "over" : null;
}

/** An order's number as the shop writes it, however it was typed; any other text stays as it is. */
export function orderNumberOf(text: string): string {
	const digits = /^(?:k[\s-]*)?(\d{1,12})$/i.exec(text.trim())?.[1];
	return digits ? `K-${digits}` : text.trim();
}
