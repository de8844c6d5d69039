import type { Db } from "~/platform/db.server.ts";
import { addToCart } from "~/trade/cart/add-to-cart.server.ts";
import type { OrderLine } from "~/trade/lines/lines.ts";
import { maxQuantity } from "~/values/quantity.ts";

type Ordered = OrderLine & { id: string; productId: string | null };

type Again = {
	items: readonly Ordered[];
	cartId: string | null;
	userId: string | null;
	/** Of the press: the same twice adds the lines once. Empty: each time adds them. */
	key: string;
};

/**
 * Puts what was ordered into the caller's own cart once more, at the prices of today. Whoever may read the order may
 * call it (`mayReadOrder`).
 * @returns id of the cart, null where nothing came into one; `missing` are the titles that are not offered so any more;
 * `isFull` where the cart took no more
 */
export async function orderAgain(
	db: Db,
	{ items, cartId, userId, key }: Again,
): Promise<{ cartId: string | null; missing: string[]; isFull: boolean }> {
	const done = { cartId, missing: [] as string[], isFull: false, isTouched: false };
	for (const item of items) {
		const { productId, selectedCondition: condition } = item;
		if (productId === null || condition === null) {
			done.missing.push(item.productTitle);
			continue;
		}
		const result = await addToCart(db, {
			...{ cartId: done.cartId, userId, productId, title: item.productTitle },
			key: key && `${key}:${item.id}`,
			selection: {
				...{ condition, colorType: item.colorType, ral: item.ralColor ?? "" },
				quantity: Math.min(item.quantity, maxQuantity),
				transport: {
					delivery: item.transportType,
					country: item.transportCountry ?? "BE",
					postcode: item.transportPostcode ?? "",
				},
			},
		});
		if ("cartId" in result) {
			done.cartId = result.cartId;
			done.isTouched = true;
		} else if (result.problem === "cart_full") {
			done.isFull = true;
			break;
		} else {
			done.missing.push(item.productTitle);
		}
	}
	const { missing, isFull, isTouched } = done;
	return { cartId: isTouched ? done.cartId : null, missing, isFull };
}
