import { data, type RouterContextProvider } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { cartIdOf, signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import { mayReadOrder, orderKeyParameter } from "~/trade/orders/order-access.server.ts";
import { may } from "~/values/rights.ts";

/** How somebody comes to an order that the address alone does not open. */
export type OrderHelp = PageTexts["orderPage"]["locked"];

type Asking = {
	params: { orderId: string };
	request: Request;
	context: Readonly<RouterContextProvider>;
};

/**
 * The order, for whoever may see it; to anyone else it is as unknown as one that does not exist.
 * @param help what the page tells whoever may not
 * @throws 404, which nobody keeps
 */
export async function requireOrder({ params, request, context }: Asking, help: OrderHelp | null = null) {
	const { db, secret } = services(context);
	const order = await findOrder(db, params.orderId);
	const member = await signedInOf(context);
	const visitor = {
		cartId: await cartIdOf(context),
		userId: member?.id ?? null,
		isAdmin: may(member?.role ?? null, "orders.read"),
		key: new URL(request.url).searchParams.get(orderKeyParameter),
	};
	if (!order || !mayReadOrder(order, visitor, secret)) throw data(help, { status: 404, headers: notKept });
	return { order, visitor };
}
