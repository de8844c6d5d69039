import { and, isNull, lt, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { expiryDates } from "./retention.ts";

const { quotes, contactMessages, mailOutbox, carts, formSubmissions, orders } = schema;

/** What stays of an address: where it went, for the statistics. */
const anonymousAddress = sql`jsonb_build_object('name', '', 'email', '', 'phone', '', 'companyName', null,
	'street', '', 'city', '', 'postalCode', '', 'country', ${orders.shippingAddress} -> 'country')`;

/** How many rows of each kind went. */
export type Expired = Record<
	"quotes" | "messages" | "mails" | "carts" | "formSubmissions" | "anonymizedOrders",
	number
>;

/**
 * Deletes what has been kept long enough, and takes the person out of orders that have; the privacy statement says
 * the same. All or nothing; called by the daily job.
 */
export function deleteExpired(db: Db, now: Date): Promise<Expired> {
	const before = expiryDates(now);
	return db.transaction(async (tx) => {
		const deleted = async (query: Promise<{ rowCount: number | null }>) => (await query).rowCount ?? 0;
		return {
			quotes: await deleted(tx.delete(quotes).where(lt(quotes.createdAt, before.requests))),
			messages: await deleted(
				tx.delete(contactMessages).where(lt(contactMessages.createdAt, before.requests)),
			),
			mails: await deleted(tx.delete(mailOutbox).where(lt(mailOutbox.createdAt, before.requests))),
			carts: await deleted(tx.delete(carts).where(lt(carts.updatedAt, before.carts))),
			formSubmissions: await deleted(
				tx.delete(formSubmissions).where(lt(formSubmissions.createdAt, before.formSubmissions)),
			),
			anonymizedOrders: await deleted(
				tx
					.update(orders)
					.set({ shippingAddress: anonymousAddress, billingAddress: null, userId: null, anonymizedAt: now })
					.where(and(lt(orders.createdAt, before.orders), isNull(orders.anonymizedAt))),
			),
		};
	});
}
