import pg from "pg";
import type { Acknowledged } from "./buyer.ts";

export type Audit = {
	acknowledged: number;
	/** Acknowledged orders that are not there, or not as they were shown. */
	lost: string[];
	/** Orders of one buyer's form that are there more than once. */
	doubled: string[];
	/** Orders without their lines, sums or mails, seen by their buyer or not. */
	broken: string[];
	/** Whole orders whose buyer has not seen the answer. */
	unseen: number;
	mails: Record<string, number>;
};

type OrderRow = {
	id: string;
	email: string;
	total: number;
	subtotal: number;
	lines: number;
	sum: number;
	mails: number;
	left: number;
};

const everyOrder = `
	select o.id::text, o.shipping_address ->> 'email' as email, o.total_amount::float8 as total,
		o.subtotal_amount::float8 as subtotal, count(i.id)::int as lines,
		coalesce(sum(i.price * i.quantity + i.transport_price), 0)::float8 as sum,
		(select count(*)::int from mail_outbox m where m.dedupe_key like 'order-confirmation:' || o.id || ':%') as mails,
		(select count(*)::int from cart_items c where c.cart_id = o.cart_id) as left
	from orders o left join order_items i on i.order_id = o.id group by o.id`;

/** Holds every order that was acknowledged against the database. */
export async function auditOrders(
	server: pg.ClientConfig,
	acknowledged: readonly Acknowledged[],
): Promise<Audit> {
	// Those of now: what is acknowledged while we look may not be seen yet.
	const known = [...acknowledged];
	const client = new pg.Client(server);
	await client.connect();
	try {
		const { rows } = await client.query<OrderRow>(everyOrder);
		const { rows: mails } = await client.query<{ status: string; count: number }>(
			"select status, count(*)::int as count from mail_outbox group by status",
		);
		return judge(rows, known, Object.fromEntries(mails.map(({ status, count }) => [status, count])));
	} finally {
		await client.end();
	}
}

function judge(
	rows: readonly OrderRow[],
	acknowledged: readonly Acknowledged[],
	mails: Record<string, number>,
): Audit {
	const byId = new Map(rows.map((row) => [row.id, row]));
	const isWhole = (row: OrderRow) =>
		row.lines > 0 && row.sum === row.subtotal && row.mails === 2 && row.left === 0;
	const lost = acknowledged.filter(({ orderId, totalCents, lines }) => {
		const row = byId.get(orderId);
		return row === undefined || row.total !== totalCents || row.lines !== lines;
	});
	const emails = rows.map(({ email }) => email);
	const seen = new Set(acknowledged.map(({ orderId }) => orderId));
	return {
		acknowledged: acknowledged.length,
		lost: lost.map(({ orderId }) => orderId),
		doubled: [...new Set(emails.filter((email, index) => emails.indexOf(email) !== index))],
		broken: rows.filter((row) => !isWhole(row)).map(({ id }) => id),
		unseen: rows.filter(({ id }) => !seen.has(id)).length,
		mails,
	};
}
