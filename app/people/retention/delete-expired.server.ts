import { and, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { trashStart } from "~/values/trash.ts";
import { type AuditEntity, orderPaperKinds } from "~/values/vocabulary.ts";
import { expiryDates } from "./retention.ts";

const { auditLog, offers, quotes, contactMessages, mailOutbox, carts, formSubmissions, orders, withdrawals } =
	schema;

/** What signs people in and what a mail or a half-finished sign-in waits for: each row says when it ends. */
const accountTables = [
	...[schema.sessions, schema.knownDevices],
	...[schema.signUps, schema.passwordResets, schema.pendingSignIns],
];

/** What stays of an address: where it went, for the statistics. */
const anonymousAddress = sql`jsonb_build_object('name', '', 'email', '', 'phone', '', 'companyName', null,
	'street', '', 'city', '', 'postalCode', '', 'country', ${orders.shippingAddress} -> 'country')`;

/** Kinds of things whose notes and history may name people, and when such a thing is gone or names nobody any more. */
const personal = {
	quote: sql`not exists (select from quotes q where q.id::text = t.entity_id)`,
	offer: sql`not exists (select from offers o where o.id::text = t.entity_id)`,
	message: sql`not exists (select from contact_messages m where m.id::text = t.entity_id)`,
	mail: sql`not exists (select from mail_outbox m where m.id::text = t.entity_id)`,
	buyer: sql`not exists (select from orders o where lower(o.shipping_address ->> 'email') = t.entity_id)
		and not exists (select from quotes q where lower(q.email) = t.entity_id)
		and not exists (select from offers o where lower(o.email) = t.entity_id)
		and not exists (select from contact_messages m where lower(m.email) = t.entity_id)`,
	bank_line: sql`exists (select from bank_lines b where b.id::text = t.entity_id and b.anonymized_at is not null)`,
	order: sql`exists (select from orders o where o.id::text = t.entity_id and o.anonymized_at is not null)`,
} as const satisfies Partial<Record<AuditEntity, SQL>>;

/** Notes and history of quotes, messages and mails that are gone, and of orders without a person. */
function orphansOf(table: "internal_notes" | "audit_log") {
	const kinds = Object.entries(personal).map(([entity, isGone]) => sql`(t.entity = ${entity} and ${isGone})`);
	return sql`delete from ${sql.identifier(table)} t where ${sql.join(kinds, sql` or `)}`;
}

/** What a deletion kept to be undone goes after thirty days; that it happened, and what people read of it, stays. */
const emptyTrash = (now: Date) => sql`update ${auditLog} set before = ${auditLog.before} - 'kept'
	where ${auditLog.action} = 'delete' and ${auditLog.createdAt} < ${trashStart(now).toISOString()}
		and ${auditLog.before} ? 'kept'`;

/**
 * How many rows of each kind went; orphans are notes and history; sessions stand for all that ends by itself; trash is
 * what can no longer be brought back.
 */
export type Expired = Record<
	| (
			| "quotes"
			| "offers"
			| "acceptedOffers"
			| "messages"
			| "mails"
			| "carts"
			| "formSubmissions"
			| "sessions"
			| "trash"
	  )
	| (
			| "orphans"
			| "paymentNotes"
			| "refundReasons"
			| "bankLines"
			| "anonymizedOrders"
			| "buyers"
			| "papers"
			| "proofs"
			| "invoices"
			| "withdrawals"
	  ),
	number
>;

/**
 * Invoices are kept for ten years from 1 January after theirs (art. 60 W.BTW), and as long as a credit note of a later year
 * refers to them. What was printed and sent of them goes along.
 */
async function deleteInvoices(tx: Transaction, now: Date): Promise<number> {
	const oldest = Number(antwerpClock(now).slice(0, 4)) - 10;
	const expired = sql`select i.id, i.order_id, i.number from invoices i where i.year < ${oldest}
		and not exists (select from invoices later where later.credits_id = i.id and later.year >= ${oldest})`;
	await tx.execute(sql`delete from invoice_deliveries where invoice_id in (select id from (${expired}) e)`);
	await tx.execute(sql`delete from papers p using (${expired}) e
		where p.order_id = e.order_id and p.number = e.number and p.kind in ('invoice', 'credit-note')`);
	const { rowCount } = await tx.execute(
		sql`delete from invoices where id in (select id from (${expired}) e)`,
	);
	return rowCount ?? 0;
}

/** Takes who paid out of lines whose orders name nobody any more, and out of those that paid none and are long past. */
const anonymizeBankLines = (now: Date, unmatched: Date) => sql`update bank_lines l
	set name = '', account = '', text = '', reference = '', anonymized_at = ${now.toISOString()},
		note = case when l.state = 'aside' then '-' else '' end
	where l.anonymized_at is null and not exists (
		select from payments p join orders o on o.id = p.order_id
		where p.bank_line_id = l.id and o.anonymized_at is null)
	and (l.booked_on < ${antwerpClock(unmatched).slice(0, 10)}::date
		or exists (select from payments p where p.bank_line_id = l.id))`;

/**
 * Deletes what has been kept long enough, and takes the person out of orders that have; the privacy statement says
 * the same. All or nothing; called by the daily job.
 */
export function deleteExpired(db: Db, now: Date): Promise<Expired> {
	const before = expiryDates(now);
	return db.transaction(async (tx) => {
		const deleted = async (query: Promise<{ rowCount: number | null }>) => (await query).rowCount ?? 0;
		const deletedOf = async (tables: typeof accountTables) => {
			let rows = 0;
			for (const table of tables) rows += await deleted(tx.delete(table).where(lt(table.expiresAt, now)));
			return rows;
		};
		const invoicesExpired = await deleteInvoices(tx, now);
		return {
			invoices: invoicesExpired,
			quotes: await deleted(tx.delete(quotes).where(lt(quotes.createdAt, before.requests))),
			// One that nobody accepted goes as requests do, a year after it was touched last; its versions and papers along.
			offers: await deleted(
				tx.delete(offers).where(and(ne(offers.status, "accepted"), lt(offers.updatedAt, before.requests))),
			),
			messages: await deleted(
				tx.delete(contactMessages).where(lt(contactMessages.createdAt, before.requests)),
			),
			mails: await deleted(tx.delete(mailOutbox).where(lt(mailOutbox.createdAt, before.requests))),
			carts: await deleted(tx.delete(carts).where(lt(carts.updatedAt, before.carts))),
			formSubmissions: await deleted(
				tx.delete(formSubmissions).where(lt(formSubmissions.createdAt, before.formSubmissions)),
			),
			sessions: await deletedOf(accountTables),
			trash: await deleted(tx.execute(emptyTrash(now))),
			// What was written beside payments may name people; a reason is still one.
			paymentNotes: await deleted(
				tx.execute(sql`update payments p set note = case when p.amount < 0 then '-' else '' end
					from orders o where o.id = p.order_id and p.note not in ('', '-')
						and o.created_at < ${before.orders.toISOString()}`),
			),
			refundReasons: await deleted(
				tx.execute(sql`update online_refunds r set reason = '-', answer = ''
					from online_payments p, orders o where p.id = r.online_payment_id and o.id = p.order_id
						and r.reason <> '-' and o.created_at < ${before.orders.toISOString()}`),
			),
			anonymizedOrders: await deleted(
				tx
					.update(orders)
					.set({
						shippingAddress: anonymousAddress,
						billingAddress: null,
						vatInputs: sql`${orders.vatInputs} || '{"number": null, "check": null, "proof": null}'`,
						note: null,
						userId: null,
						anonymizedAt: now,
					})
					.where(and(lt(orders.createdAt, before.orders), isNull(orders.anonymizedAt))),
			),
			acceptedOffers: await deleted(
				tx.execute(sql`delete from offers f using orders o where o.offer_id = f.id
					and o.anonymized_at is not null`),
			),
			bankLines: await deleted(tx.execute(anonymizeBankLines(now, before.bankLines))),
			withdrawals: await deleted(tx.delete(withdrawals).where(lt(withdrawals.createdAt, before.orders))),
			proofs: await deleted(
				tx.execute(sql`delete from transport_proofs p using orders o where o.id = p.order_id
					and o.anonymized_at is not null`),
			),
			// The law says how long invoices are kept; what else was printed goes with the person.
			papers: await deleted(
				tx.execute(sql`delete from papers p using orders o where o.id = p.order_id
					and o.anonymized_at is not null and ${inArray(sql`p.kind`, [...orderPaperKinds])}`),
			),
			// Behind all that goes, so that nothing of it outlasts its row by a day.
			orphans:
				(await deleted(tx.execute(orphansOf("internal_notes")))) +
				(await deleted(tx.execute(orphansOf("audit_log")))),
			// Addresses that were put together, once the shop knows neither any more.
			buyers: await deleted(
				tx.execute(
					sql`delete from buyer_addresses t where ${sql.join(
						[sql`t.email`, sql`t.main_email`].map(
							(email) => sql`(
						not exists (select from orders o where lower(o.shipping_address ->> 'email') = ${email})
						and not exists (select from quotes q where lower(q.email) = ${email})
						and not exists (select from offers o where lower(o.email) = ${email})
						and not exists (select from contact_messages m where lower(m.email) = ${email}))`,
						),
						sql` and `,
					)}`,
				),
			),
		};
	});
}
