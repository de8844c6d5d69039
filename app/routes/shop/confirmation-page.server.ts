import { randomUUID } from "node:crypto";
import { requireCompany, requirePaymentTerms } from "~/company/company.store.server.ts";
import { bankAccountOf } from "~/company/payment-terms.ts";
import { formatDate } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { mayWithdraw } from "~/site/withdrawals/may-withdraw.server.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { confirmationState } from "~/trade/orders/order.store.server.ts";
import { shownPapers } from "~/trade/papers/shown-papers.server.ts";
import { attemptsNow } from "~/trade/payments/online/pay-online.server.ts";
import { shownOnline } from "~/trade/payments/online/shown-online.server.ts";
import { transferOf } from "~/trade/payments/transfer.server.ts";
import { vatViewOf } from "~/trade/vat/vat-view.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { orderTaker } from "../letter-sender.server.ts";
import { requireOrder } from "../order-of-reader.server.ts";

/** Other sites never learn the address, which may carry a key; the shop's own forms need to say where they come from. */
export const closed = { ...notKept, "Referrer-Policy": "same-origin" };

type Asking = Parameters<typeof requireOrder>[0] & { url: URL };
type FoundOrder = Awaited<ReturnType<typeof requireOrder>>["order"];

/** The page's own address with its key, for forms and links of it. */
export function ownAddress({ pathname, search }: URL): string {
	return pathname + search;
}

/**
 * The order with what is known of its online payment now, which may have been booked by looking; null where the shop takes
 * none, or nothing is to be said.
 */
async function withOnline(args: Asking, order: FoundOrder, locked: Parameters<typeof requireOrder>[1]) {
	const { url, context } = args;
	const shop = services(context);
	const { db, online: provider } = shop;
	if (!provider) return { order, online: null };
	const looking = { db, provider, sender: () => orderTaker(shop) };
	const attempts = await attemptsNow(looking, order.id, new Date());
	const isBooked = attempts.some(
		({ id, state }) => state === "paid" && !order.payments.some(({ key }) => key === id),
	);
	if (isBooked) shop.deliverMail();
	const now = isBooked ? (await requireOrder(args, locked)).order : order;
	const language = languageOf(context);
	const shown = shownOnline(now, attempts, language);
	if (!shown) return { order: now, online: null };
	const page = { shown, address: ownAddress(url), texts: pageTexts[language].payOnline };
	return { order: now, online: page };
}

/**
 * What the page of an order shows to whoever may see it, its online payment as it is known now.
 * @throws 404 for anyone else, as where there is no such order
 */
export async function readConfirmationPage(args: Asking) {
	const language = languageOf(args.context);
	const { deliveryWish, orderPage } = pageTexts[language];
	const { order: found, visitor } = await requireOrder(args, orderPage.locked);
	const { order, online } = await withOnline(args, found, orderPage.locked);
	const { db, cache } = services(args.context);
	const { orderNumber, status, shippingAddress, billingAddress, items } = order;
	const wish = { title: deliveryWish.title, rows: wishRows(order, deliveryWish, language) };
	const amounts = vatViewOf(order, pageTexts[language].vat.reasons);
	const [company, terms] = [await requireCompany(db, cache), await requirePaymentTerms(db, cache)];
	const transfer = transferOf(order, bankAccountOf(company, terms), language);
	const isToWithdraw = await mayWithdraw(db, company, order, antwerpClock(new Date()).slice(0, 10));
	return {
		withdrawal: isToWithdraw ? pageTexts[language].withdrawal.order : null,
		online,
		mail: await confirmationState(db, order.id),
		payment: transfer && { transfer, texts: pageTexts[language].transfer },
		papers: shownPapers(order, language, visitor),
		...{ orderNumber, status, shippingAddress, billingAddress, items, amounts, wish },
		...{ texts: orderPage, date: formatDate(language, order.createdAt) },
		/** The form that the order was placed by. */
		placedBy: order.idempotencyKey,
		againKey: randomUUID(),
	};
}
