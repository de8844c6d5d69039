import { findLogo, requireCompany, requirePaymentTerms } from "~/company/company.store.server.ts";
import { bankAccountOf } from "~/company/payment-terms.ts";
import { catalogues, mailCatalogues, paperCatalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { OrderPaperKind } from "~/values/vocabulary.ts";
import { isMadeOf, orderPaper, orderPaperNumber } from "./order-paper.ts";
import { findPaper, keepPaper, type StoredPaper } from "./paper.store.server.ts";
import { renderPaper } from "./render-paper.server.ts";

export type PaperShop = Pick<Services, "db" | "cache">;

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Those that are being printed in this process: who asks meanwhile waits for the same. */
const underWay = new Map<string, Promise<StoredPaper>>();

const dayOf = (moment: Date) => antwerpClock(moment).slice(0, 10);

/**
 * A paper of an order: as it was printed, else printed now and kept, so that it is the same ever after. Nothing is held
 * while it is printed; processes that print at the same moment keep one. Who calls has checked who may read the order.
 * @param wanted the order, or its id
 * @returns null where there is no such order, or it is not at a step at which the paper is made
 * @throws what the printer or the database says; the next call tries again
 */
export async function printOrderPaper(
	shop: PaperShop,
	wanted: Order | string,
	kind: OrderPaperKind,
): Promise<StoredPaper | null> {
	const order = typeof wanted === "string" ? await findOrder(shop.db, wanted) : wanted;
	if (!order) return null;
	const number = orderPaperNumber(order);
	const printed = await findPaper(shop.db, { orderId: order.id, kind, number });
	if (printed || !isMadeOf(order, kind)) return printed;
	const key = `${kind}:${number}`;
	const same = underWay.get(key);
	if (same) return same;
	const printing = print(shop, order, kind).finally(() => underWay.delete(key));
	underWay.set(key, printing);
	return printing;
}

async function print({ db, cache }: PaperShop, order: Order, kind: OrderPaperKind): Promise<StoredPaper> {
	const { language, id: orderId } = order;
	const number = orderPaperNumber(order);
	const [company, terms] = [await requireCompany(db, cache), await requirePaymentTerms(db, cache)];
	const paper = orderPaper(
		kind,
		{ ...order, placedOn: dayOf(order.createdAt) },
		{ seller: company, account: bankAccountOf(company, terms), today: dayOf(new Date()) },
		{
			paper: paperCatalogues[language],
			shop: catalogues[language],
			wish: pageTexts[language].deliveryWish,
			exemptions: mailCatalogues[language].bill.reasons,
		},
	);
	return keepPaper(db, {
		kind,
		orderId,
		number,
		language,
		bytes: await renderPaper({ ...paper, logo: await findLogo(db) }),
	});
}
