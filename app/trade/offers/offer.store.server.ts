import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { offerTokenHash } from "./offer-link.server.ts";

const { offerMessages, offers, offerVersions, orders } = schema;

/** Everything but the drawing, which only its own address sends. */
const { drawing, ...facts } = getTableColumns(offers);
export const offerColumns = { ...facts, hasDrawing: sql<boolean>`${drawing} is not null` };

export type OfferRow = Omit<typeof offers.$inferSelect, "drawing"> & { hasDrawing: boolean };
export type OfferVersion = typeof offerVersions.$inferSelect;
export type OfferMessage = typeof offerMessages.$inferSelect;

/** An offer that no one else changes before the transaction ends; null when there is none. */
export async function lockOffer(tx: Transaction, id: string): Promise<OfferRow | null> {
	if (!isUuid(id)) return null;
	const [offer] = await tx.select(offerColumns).from(offers).where(eq(offers.id, id)).for("update");
	return offer ?? null;
}

export async function readVersion(
	db: Db | Transaction,
	offerId: string,
	version: number,
): Promise<OfferVersion | null> {
	const [row] = await db
		.select()
		.from(offerVersions)
		.where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.version, version)));
	return row ?? null;
}

/**
 * What a link leads to: the offer, the version that it is about, what was asked and answered, the newer version that stands
 * instead, and the order that it became. Null for a link that the shop has not made. One statement.
 */
export async function findOfferByToken(db: Db, token: string) {
	const messages = sql<Pick<OfferMessage, "author" | "text" | "createdAt">[]>`coalesce((
		select json_agg(json_build_object('author', m.author, 'text', m.text, 'createdAt', m.created_at)
			order by m.created_at, m.id) from ${offerMessages} m where m.offer_id = ${offers.id}), '[]')`;
	const binding = sql<{ id: string; email: string; sentAt: string } | null>`(
		select json_build_object('id', v.id, 'email', v.content -> 'buyer' ->> 'email', 'sentAt', v.sent_at)
		from ${offerVersions} v where v.offer_id = ${offers.id} and v.version = ${offers.sentVersion})`;
	const [found] = await db
		.select({
			offer: offerColumns,
			version: offerVersions,
			messages,
			binding,
			order: { id: orders.id, orderNumber: orders.orderNumber },
		})
		.from(offerVersions)
		.innerJoin(offers, eq(offers.id, offerVersions.offerId))
		.leftJoin(orders, eq(orders.offerId, offers.id))
		.where(eq(offerVersions.tokenHash, offerTokenHash(token)));
	return found ?? null;
}

export type LinkedOffer = NonNullable<Awaited<ReturnType<typeof findOfferByToken>>>;

/** An offer as the desk has it: its versions oldest first, its messages, its order. Null when there is none. Two statements. */
export async function findOffer(db: Db, id: string) {
	if (!isUuid(id)) return null;
	const [found] = await db
		.select({
			offer: offerColumns,
			order: { id: orders.id, orderNumber: orders.orderNumber },
			messages: sql<Pick<OfferMessage, "id" | "author" | "text" | "createdAt" | "version">[]>`coalesce((
				select json_agg(json_build_object('id', m.id, 'author', m.author, 'text', m.text, 'version', m.version,
					'createdAt', m.created_at) order by m.created_at, m.id)
				from ${offerMessages} m where m.offer_id = ${offers.id}), '[]')`,
		})
		.from(offers)
		.leftJoin(orders, eq(orders.offerId, offers.id))
		.where(eq(offers.id, id));
	if (!found) return null;
	const versions = await db
		.select()
		.from(offerVersions)
		.where(eq(offerVersions.offerId, id))
		.orderBy(asc(offerVersions.version));
	return { ...found, versions };
}

export type WholeOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** JPEG of the conversion that an offer is about; null when there is none. One statement. */
export async function findDrawing(db: Db, id: string): Promise<Buffer | null> {
	if (!isUuid(id)) return null;
	const [offer] = await db.select({ drawing }).from(offers).where(eq(offers.id, id));
	return offer?.drawing ?? null;
}
