import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type pg from "pg";
import { createDb, type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { inTransaction } from "~/platform/statement.server.ts";
import { orderMails } from "~/trade/orders/order-confirmation-mail.server.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { insertOrder } from "~/trade/orders/order-statements.server.ts";
import type { Actor } from "~/trade/payments/book-payment.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { OfferBuyer, OfferContent } from "~/values/offer-content.ts";
import { isUuid } from "~/values/uuid.ts";
import type { OfferAnswerWay, ShippingAddress } from "~/values/vocabulary.ts";
import { workingDaysLater } from "~/values/working-days.ts";
import { lockOffer, type OfferRow, type OfferVersion, readVersion } from "./offer.store.server.ts";
import { type LinkState, linkState, type Missing, missingOf, orderLinesOf } from "./offer.ts";
import { followQuote, noteOffer } from "./offer-log.server.ts";

const { offers, orders, products } = schema;

export type Acceptance = {
	offerId: string;
	/** Which was seen. */
	version: number;
	/** Who says yes. */
	name: string;
	how: OfferAnswerWay;
	/** Whom the history names. */
	actor: Actor;
	/** What the offer does not say of the buyer yet. */
	address: Partial<Record<Missing, string>>;
	/** The buyer's account where they are signed in. */
	userId: string | null;
	now: Date;
};

/**
 * isNew: this very press made the order; else it was there, and `acceptedBy` says who said yes.
 * gone: no such offer; missing: the address lacks something; else what the offer has become instead.
 */
export type AcceptResult =
	| { orderId: string; isNew: boolean; acceptedBy: string }
	| { problem: "gone" | "missing" | Exclude<LinkState, "open" | "accepted"> };

/**
 * Makes an offer the order that it promised, at its prices: once, whoever presses and however often, and whatever refuses or
 * withdraws it at the same moment. Whoever holds the link of the version may call it; the owner's people for what they were
 * told, also when the offer has ended.
 * @param first fixes a draft that nobody was sent, in the same transaction: both are done, or neither
 * @throws what the database says; then there is no order, and the offer stands
 */
export async function acceptOffer<Problem extends string = never>(
	db: Db,
	taker: OrderTaker,
	given: Acceptance,
	first?: Fixing<Problem>,
): Promise<AcceptResult | { problem: Problem }> {
	if (!isUuid(given.offerId)) return { problem: "gone" };
	const lock = (literal: (text: string) => string) =>
		`select from offers where id = ${literal(given.offerId)} for update`;
	try {
		return await inTransaction(db, lock, (client) => fixAndAccept(client, taker, given, first));
	} catch (error) {
		if (error instanceof NotAccepted) return error.result;
		throw error;
	}
}

/** What fixes a draft in the transaction that accepts it, or says why not. */
type Fixing<Problem extends string> = (tx: Transaction) => Promise<object | { problem: Problem }>;

class NotAccepted extends Error {
	readonly result: AcceptResult;
	constructor(result: AcceptResult) {
		super("not accepted");
		this.result = result;
	}
}

async function fixAndAccept<Problem extends string>(
	client: pg.PoolClient,
	taker: OrderTaker,
	given: Acceptance,
	first: Fixing<Problem> | undefined,
): Promise<AcceptResult | { problem: Problem }> {
	if (!first) return accept(client, taker, given);
	const tx = createDb(client) as unknown as Transaction;
	const offer = await lockOffer(tx, given.offerId);
	if (offer?.status === "accepted") return acceptedBefore(tx, offer);
	const fixed = await first(tx);
	if ("problem" in fixed) return fixed as { problem: Problem };
	const result = await accept(client, taker, given);
	// What was fixed for it is not to stay without it.
	if ("problem" in result) throw new NotAccepted(result);
	return result;
}

/**
 * The order that an offer has become; null where it is none. Whoever is accepting it at this moment is waited for: a commit whose
 * answer was lost may still be under way.
 */
export function findOrderOfOffer(db: Db, offerId: string): Promise<string | null> {
	return db.transaction(async (tx) => {
		await lockOffer(tx, offerId);
		const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.offerId, offerId));
		return order?.id ?? null;
	});
}

async function accept(client: pg.PoolClient, taker: OrderTaker, given: Acceptance): Promise<AcceptResult> {
	// The connection's own transaction: it has begun with the lock.
	const tx = createDb(client) as unknown as Transaction;
	const offer = await lockOffer(tx, given.offerId);
	if (!offer) return { problem: "gone" };
	const state = linkState(offer, given.version, antwerpClock(given.now).slice(0, 10));
	if (state === "accepted") return acceptedBefore(tx, offer);
	const isRecorded = given.how !== "link";
	if (state !== "open" && !(isRecorded && state === "expired")) return { problem: state };
	const version = await readVersion(tx, offer.id, given.version);
	if (!version) return { problem: "gone" };
	const shipping = addressOf(version.content.buyer, given.address);
	if (shipping === null) return { problem: "missing" };
	const orderId = await writeOrder(client, taker, { offer, version, shipping, given });
	await tx
		.update(offers)
		.set({
			...{ status: "accepted", answeredAt: given.now, answeredBy: given.name, answeredHow: given.how },
			...{ askedAt: null, updatedAt: given.now },
		})
		.where(eq(offers.id, offer.id));
	await noteOffer(tx, given.actor, {
		...{ offer, action: "status", before: { status: offer.status } },
		after: { status: "accepted", name: given.name, how: given.how, version: given.version },
	});
	const from = ["new", "answered", "lost"] as const;
	await followQuote(tx, given.actor, { quoteId: offer.quoteId, to: "won", from });
	return { orderId, isNew: true, acceptedBy: given.name };
}

async function acceptedBefore(tx: Transaction, offer: OfferRow): Promise<AcceptResult> {
	const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.offerId, offer.id));
	if (!order) return { problem: "gone" };
	return { orderId: order.id, isNew: false, acceptedBy: offer.answeredBy ?? "" };
}

/** The buyer's address as an order has it; null as long as something lacks. */
function addressOf(buyer: OfferBuyer, given: Acceptance["address"]): ShippingAddress | null {
	const { name, email, companyName, vatNumber, country } = buyer;
	const filled = Object.fromEntries(
		missingOf(buyer).map((field) => [field, given[field]?.trim() || null]),
	) as Partial<Record<Missing, string | null>>;
	const { phone, street, postalCode, city } = { ...buyer, ...filled };
	if (!phone || !street || !postalCode || !city) return null;
	return { name, email, companyName, vatNumber, country, phone, street, postalCode, city };
}

type ToWrite = { offer: OfferRow; version: OfferVersion; shipping: ShippingAddress; given: Acceptance };

/** The lines with the place that trucks go to, as the buyer has completed it. */
function linesOf(content: OfferContent, shipping: ShippingAddress) {
	return orderLinesOf({ ...content, buyer: { ...content.buyer, postalCode: shipping.postalCode } });
}

async function writeOrder(
	client: pg.PoolClient,
	taker: OrderTaker,
	{ offer, version, shipping, given }: ToWrite,
): Promise<string> {
	const { content, subtotalAmount, vatAmount, totalAmount, vatRate, vatInputs, vatDecision } = version;
	const orderId = randomUUID();
	const facts = {
		...{ id: orderId, language: offer.language },
		...{
			subtotalAmount,
			vatAmount,
			totalAmount,
			vatRate,
			vatDecision,
			paymentMethod: "bankTransfer" as const,
		},
		dueOn: workingDaysLater(antwerpClock(given.now).slice(0, 10), content.termDays),
		...{ shippingAddress: shipping, billingAddress: content.billing },
		...content.wish,
	};
	const lines = linesOf(content, shipping);
	const sold = content.lines.flatMap(({ productId }) => productId ?? []);
	// One that is deleted meanwhile keeps nobody from buying it: the line has its title and price.
	const stillThere = new Set(
		sold.length === 0
			? []
			: (
					await (createDb(client) as unknown as Transaction)
						.select({ id: products.id })
						.from(products)
						.where(inArray(products.id, sold))
						.for("key share")
				).map(({ id }) => id),
	);
	const items = lines.map((line, position) => {
		const productId = content.lines[position]?.productId ?? null;
		return {
			...line,
			position,
			productId: productId !== null && stillThere.has(productId) ? productId : null,
		};
	});
	// No browser's cart: a value that nobody else has.
	const keys = { vatInputs, userId: given.userId, cartId: randomUUID(), idempotencyKey: version.id };
	const mails = orderMails(taker, facts, () => lines);
	const json = [{ ...facts, ...keys, offerId: offer.id }, items, mails].map((part) => JSON.stringify(part));
	const written = await insertOrder(client, [...json, null, null, null, null, null]);
	if (written.length !== 1) throw new Error("the order was not written");
	return orderId;
}
