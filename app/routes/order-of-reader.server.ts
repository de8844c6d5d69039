import { data, type RouterContextProvider } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { cartIdOf, signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import { mayReadOrder, orderKeyParameter } from "~/trade/orders/order-access.server.ts";
import { may } from "~/values/rights.ts";

type LockedTexts = PageTexts["orderPage"]["locked"];

/**
 * How somebody comes to an order that the address alone does not open.
 * @property ownOrders where these are, for whoever is signed in to another account; null for anyone else
 */
export type OrderHelp = { text: string; signIn: string; ownOrders: string | null };

type Asking = {
	params: { orderId: string };
	request: Request;
	context: Readonly<RouterContextProvider>;
};

/** The order, for whoever may see it; null for anyone else, to whom it is as unknown as one that does not exist. */
export async function orderOfReader({ params, request, context }: Asking) {
	const { db, secret } = services(context);
	const order = await findOrder(db, params.orderId);
	const member = await signedInOf(context);
	const visitor = {
		cartId: await cartIdOf(context),
		userId: member?.id ?? null,
		isAdmin: may(member?.role ?? null, "orders.read"),
		key: new URL(request.url).searchParams.get(orderKeyParameter),
	};
	return order && mayReadOrder(order, visitor, secret) ? { order, visitor } : null;
}

/**
 * The same for its page.
 * @param texts what the page tells whoever may not see it: nothing of the order, but who they are
 * @throws 404, which nobody keeps
 */
export async function requireOrder(asking: Asking, texts: LockedTexts) {
	const found = await orderOfReader(asking);
	if (found) return found;
	const member = await signedInOf(asking.context);
	const { text, signIn, signedIn } = texts;
	const help: OrderHelp = member
		? { ...signedIn, text: signedIn.text.replace("{email}", () => member.email) }
		: { text, signIn, ownOrders: null };
	throw data(help, { status: 404, headers: notKept });
}
