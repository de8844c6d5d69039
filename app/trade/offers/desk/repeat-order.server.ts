import type { Db, Transaction } from "~/platform/db.server.ts";
import { placeOf } from "~/trade/cart/delivery-place.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type ContainerWish, priceContainerLines } from "./price-line.server.ts";
import { type Difference, type RepeatedItem, repeatLines, travelOf } from "./repeat-order.ts";

/** An order as it would be offered once more. @property number of the order */
export type Repeated = Pick<OfferContent, "lines" | "buyer" | "billing" | "transportType"> & {
	number: string;
	language: Language;
	differences: Difference[];
};

/**
 * What an offer begins with that repeats an order: its buyer and addresses, and its lines at today's prices and tariffs. Null
 * where there is no such order, or nobody is named on it any more. Four statements.
 */
export async function repeatOrder(db: Db | Transaction, orderId: string): Promise<Repeated | null> {
	const order = await findOrder(db as Db, orderId);
	if (!order || order.anonymizedAt !== null) return null;
	const { items, language, shippingAddress, billingAddress } = order;
	const transportType = travelOf(items);
	const wishOf = (item: RepeatedItem): ContainerWish | null =>
		item.productId === null || item.selectedCondition === null
			? null
			: {
					...{ productId: item.productId, condition: item.selectedCondition, quantity: item.quantity },
					...{ ralColor: item.ralColor ?? null, transportType, place: placeOf(shippingAddress), language },
				};
	const wishes = items.map(wishOf);
	const priced = await priceContainerLines(
		db,
		wishes.flatMap((wish) => wish ?? []),
	);
	const today = wishes.map((wish) => (wish === null ? null : (priced.shift() ?? null)));
	return {
		...{ number: order.orderNumber, language, transportType, billing: billingAddress },
		buyer: { ...shippingAddress, vatNumber: shippingAddress.vatNumber ?? null },
		...repeatLines(items, today),
	};
}
