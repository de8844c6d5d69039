import { and, asc, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { requireCompany } from "~/company/company.store.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { lineTotal } from "~/trade/lines/lines.ts";
import { checkVatNumber, forgetAnswers } from "~/trade/vat/check-vat-number.server.ts";
import {
	decideOrder,
	isRecheckDue,
	type OrderVatDecision,
	type OrderVatInputs,
	type VatCheck,
} from "~/values/order-vat.ts";
import { type VatTotals, type VatTreatment, vatTotals } from "~/values/vat-cases.ts";
import { partsOfVatNumber } from "~/values/vat-number.ts";

const { orderItems, orders } = schema;

export type OrderWithVat = Pick<typeof orders.$inferSelect, "vatInputs" | "vatRate"> & {
	items: readonly Parameters<typeof lineTotal>[0][];
};

/**
 * How an order is taxed by what is known of it. @property treatments of its lines by position; @property inputs and
 * @property decision null for an order of before, which has one rate
 */
export type OrderVat = {
	inputs: OrderVatInputs | null;
	decision: OrderVatDecision | null;
	treatments: VatTreatment[];
	totals: VatTotals;
};

/** How an order is taxed by what its row holds now: proof and answers may have come since it was placed. */
export function vatOfOrder({ vatInputs, vatRate, items }: OrderWithVat): OrderVat {
	const nets = items.map(lineTotal);
	if (!vatInputs) {
		const treatment: VatTreatment = { category: "S", rate: vatRate, exemption: null };
		return {
			...{ inputs: null, decision: null, treatments: nets.map(() => treatment) },
			totals: vatTotals(nets.map((net) => ({ net, treatment }))),
		};
	}
	const { decision, totals } = decideOrder(vatInputs, nets);
	return { inputs: vatInputs, decision, treatments: decision.lines.map((line) => line.treatment), totals };
}

/** How an order's lines are taxed as was agreed, by position; one of before has one rate. */
export function agreedTreatment({
	vatRate,
	vatDecision,
}: Pick<typeof orders.$inferSelect, "vatRate" | "vatDecision">): (place: number) => VatTreatment {
	return (place) => vatDecision?.lines[place]?.treatment ?? { category: "S", rate: vatRate, exemption: null };
}

/** An order's VAT by what is known now, where that is not what was agreed; null where it is, and for one of before. */
export function vatChange(
	order: OrderWithVat & Pick<typeof orders.$inferSelect, "vatDecision" | "totalAmount">,
): { decision: OrderVatDecision; totals: VatTotals } | null {
	const { decision, totals, treatments } = vatOfOrder(order);
	if (!decision) return null;
	const agreed = agreedTreatment(order);
	const isAgreed = order.items.every((item, place) => {
		const [then, now] = [agreed(place), treatments[place]];
		const isSame =
			then.category === now?.category && then.rate === now.rate && then.exemption === now.exemption;
		return isSame || lineTotal(item) === 0;
	});
	return isAgreed && totals.gross === order.totalAmount ? null : { decision, totals };
}

type Shop = Pick<Services, "db" | "cache" | "config">;

/** Whether an answer of VIES can change how an order is taxed. */
function isAsked(inputs: OrderVatInputs | null): inputs is OrderVatInputs & { number: string } {
	return (
		inputs?.number != null && inputs.settings.byCase && partsOfVatNumber(inputs.number)?.country !== "BE"
	);
}

/**
 * Keeps a new answer with its order. Silence takes nothing away that VIES has said before.
 * @returns whether the order still asks about that number
 */
function storeCheck(db: Db, orderId: string, check: VatCheck): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
		const inputs = order?.vatInputs ?? null;
		if (!order || order.anonymizedAt !== null || !isAsked(inputs) || inputs.number !== check.number)
			return false;
		const isSilent = check.state === "unknown";
		const kept = isSilent && inputs.check && inputs.check.state !== "unknown" ? inputs.check : check;
		const vatInputs = { ...inputs, check: kept, tries: isSilent ? inputs.tries + 1 : 0 };
		await tx.update(orders).set({ vatInputs }).where(eq(orders.id, orderId));
		return true;
	});
}

/** Asks VIES anew about an order's number and keeps the answer. Waits some seconds at most; not within a transaction. */
export async function recheckOrder(shop: Shop, orderId: string, now: Date): Promise<void> {
	const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
	if (!order || order.anonymizedAt !== null || !isAsked(order.vatInputs)) return;
	const { vatNumber: requester } = await requireCompany(shop.db, shop.cache);
	const asker = { db: shop.db, url: shop.config.viesUrl, requester };
	const check = await checkVatNumber(asker, order.vatInputs.number, { from: null, now });
	await storeCheck(shop.db, orderId, check);
}

/**
 * Asks VIES once more before an order is invoiced; silence takes back nothing. Waits some seconds at most and never fails.
 * Before the invoice's transaction, never within it.
 */
export async function recheckBeforeInvoice(shop: Shop, orderId: string, now: Date): Promise<void> {
	await recheckOrder(shop, orderId, now).catch((error) => {
		log.warn("VAT not checked again", { order: orderId, error: errorText(error) });
	});
}

/** Older orders are a person's to decide on. */
const lookBackDays = 30;
/** Orders of one round: a silent VIES takes some seconds for each. */
const mostARound = 20;

/** Asks VIES again about orders whose number it has not answered on, as long as their turn comes. @returns how many it asked about */
export async function recheckOrders(shop: Shop, now: Date): Promise<number> {
	await forgetAnswers(shop.db, now);
	if (shop.config.viesUrl === null) return 0;
	const rows = await shop.db
		.select({ id: orders.id, vatInputs: orders.vatInputs })
		.from(orders)
		.where(
			and(
				sql`${orders.vatInputs} -> 'check' ->> 'state' = 'unknown'`,
				gt(orders.createdAt, new Date(now.getTime() - lookBackDays * 86_400_000)),
				isNull(orders.anonymizedAt),
				ne(orders.status, "cancelled"),
			),
		)
		.orderBy(desc(orders.createdAt));
	const due = rows.filter(({ vatInputs }) => vatInputs && isRecheckDue(vatInputs, now)).slice(0, mostARound);
	for (const { id } of due) {
		await recheckOrder(shop, id, now).catch((error) => {
			log.error("VAT number not checked again", { order: id, error: errorText(error) });
		});
	}
	return due.length;
}

/** An order with its items that no one else changes before the transaction ends. */
export async function lockOrderVat(tx: Transaction, id: string) {
	const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
	if (!order) return null;
	const items = await tx
		.select()
		.from(orderItems)
		.where(eq(orderItems.orderId, id))
		.orderBy(asc(orderItems.position));
	return { ...order, items };
}
