import { isSigned, sign } from "~/platform/secret.server.ts";

/** Name of the URL parameter that opens an order from its mail. */
export const orderKeyParameter = "key";

/** The code in the mail's link: opens one order, without a cookie. */
export function orderKey(secret: string, orderId: string): string {
	return sign(secret, `order:${orderId}`);
}

/**
 * Whether a visitor may see an order's personal data: the browser that placed it, its account,
 * an admin, or whoever holds the signed link of the mail.
 */
export function mayReadOrder(
	order: { id: string; cartId: string; userId: string | null },
	visitor: { cartId: string | null; userId: string | null; isAdmin: boolean; key: string | null },
	secret: string,
): boolean {
	if (visitor.isAdmin) return true;
	if (visitor.cartId === order.cartId) return true;
	if (order.userId !== null && visitor.userId === order.userId) return true;
	return isSigned(secret, `order:${order.id}`, visitor.key);
}
