import { createHash } from "node:crypto";
import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";

/** Rows that are read at once: no statement takes longer than a page's, whoever downloads. */
const portion = 200;

/** An address as the shop compares it. */
export function plainEmail(email: string): string {
	return email.trim().toLowerCase();
}

/** Names a person in the history without an address: what is erased must not stay there. */
export function personName(email: string): string {
	return createHash("sha256").update(plainEmail(email)).digest("hex").slice(0, 16);
}

/** Orders of a person: placed with the account, or with the address. */
const ordersOf = (email: string) => sql`(lower(o.shipping_address ->> 'email') = ${email}
	or o.user_id = (select id from users where email = ${email}))`;

const ofOrders = (email: string) => sql`t.order_id in (select o.id from orders o where ${ordersOf(email)})`;

type Part = {
	name: string;
	/** What is told of a row `t`, as JSON. */
	told: SQL;
	from: SQL;
	/** Whose rows. */
	where: (email: string) => SQL;
	/** What rows are told in the order of; unique. */
	key?: SQL;
	/** For the owner's eyes alone. */
	isInternal?: true;
};

const withoutLinks = sql`case when t.kind = 'account' then null else t.text end`;

/** Everything that the shop stores about an address, part by part. Secrets, hashes and pictures' bytes are left out. */
const parts: readonly Part[] = [
	{
		name: "account",
		told: sql`jsonb_build_object('email', t.email, 'name', t.name, 'createdAt', t.created_at,
			'lastSignInAt', t.last_sign_in_at,
			'codesOnSince', (select confirmed_at from two_factors where user_id = t.id),
			'sessions', (select coalesce(jsonb_agg(jsonb_build_object('browser', s.browser, 'system', s.system,
				'createdAt', s.created_at, 'lastUsedAt', s.last_used_at)), '[]') from sessions s where s.user_id = t.id))`,
		from: sql`users t`,
		where: (email) => sql`t.email = ${email}`,
	},
	{
		name: "cart",
		told: sql`to_jsonb(t) - 'cart_id' - 'removed_from'`,
		from: sql`cart_items t`,
		where: (email) =>
			sql`(select c.id from carts c join users u on u.id = c.user_id where u.email = ${email}) in (t.cart_id, t.removed_from)`,
	},
	{
		name: "orders",
		told: sql`to_jsonb(t) - 'cart_id' - 'idempotency_key' || jsonb_build_object('lines',
			(select coalesce(jsonb_agg(to_jsonb(i) - 'order_id' order by i.position), '[]')
				from order_items i where i.order_id = t.id))`,
		from: sql`orders t`,
		where: (email) => sql`t.id in (select o.id from orders o where ${ordersOf(email)})`,
	},
	{
		name: "invoices",
		told: sql`jsonb_build_object('id', t.id, 'number', t.number, 'kind', t.kind, 'issuedOn', t.issued_on,
			'net', t.net_amount, 'vat', t.vat_amount, 'gross', t.gross_amount, 'contents', t.snapshot)`,
		from: sql`invoices t`,
		where: ofOrders,
	},
	{
		name: "payments",
		told: sql`jsonb_build_object('id', t.id, 'orderId', t.order_id, 'amount', t.amount, 'paidOn', t.paid_on,
			'bankLine', (select jsonb_build_object('name', b.name, 'account', b.account, 'text', b.text,
				'reference', b.reference, 'bookedOn', b.booked_on, 'amount', b.amount)
				from bank_lines b where b.id = t.bank_line_id))`,
		from: sql`payments t`,
		where: ofOrders,
	},
	{
		name: "onlinePayments",
		told: sql`to_jsonb(t) - 'checkout_url'`,
		from: sql`online_payments t`,
		where: ofOrders,
	},
	{
		name: "papers",
		told: sql`jsonb_build_object('id', t.id, 'kind', t.kind, 'number', t.number, 'createdAt', t.created_at)`,
		from: sql`papers t`,
		where: ofOrders,
	},
	{
		name: "withdrawals",
		told: sql`to_jsonb(t) - 'message_id'`,
		from: sql`withdrawals t`,
		where: (email) => sql`(lower(t.email) = ${email} or ${ofOrders(email)})`,
	},
	{
		name: "offers",
		told: sql`to_jsonb(t) - 'drawing' || jsonb_build_object('versions',
			(select coalesce(jsonb_agg(v.content order by v.version), '[]') from offer_versions v
				where v.offer_id = t.id and v.version <= t.sent_version))`,
		from: sql`offers t`,
		where: (email) => sql`lower(t.email) = ${email} and t.status <> 'draft'`,
	},
	{
		name: "quoteRequests",
		told: sql`to_jsonb(t) - 'configuration_picture'`,
		from: sql`quotes t`,
		where: (email) => sql`lower(t.email) = ${email}`,
	},
	{
		name: "messages",
		told: sql`to_jsonb(t)`,
		from: sql`contact_messages t`,
		where: (email) => sql`lower(t.email) = ${email}`,
	},
	{
		name: "buyerAddresses",
		told: sql`jsonb_build_object('id', t.id, 'email', t.email, 'mainEmail', t.main_email, 'createdAt', t.created_at)`,
		from: sql`buyer_addresses t`,
		where: (email) => sql`(t.email = ${email} or t.main_email = ${email})`,
		isInternal: true,
	},
	{
		name: "mails",
		told: sql`jsonb_build_object('id', t.id, 'kind', t.kind, 'about', t.about, 'subject', t.subject,
			'text', ${withoutLinks}, 'status', t.status, 'createdAt', t.created_at, 'sentAt', t.sent_at)`,
		from: sql`mail_outbox t`,
		where: (email) => sql`lower(t.recipient) = ${email}`,
	},
	{
		name: "notes",
		told: sql`to_jsonb(t) - 'user_id' || jsonb_build_object('files',
			(select coalesce(jsonb_agg(jsonb_build_object('fileName', f.file_name, 'type', f.type)
				order by f.position), '[]') from note_files f where f.note_id = t.id))`,
		from: sql`internal_notes t`,
		where: (email) => sql`(t.entity = 'order' and t.entity_id in
				(select o.id::text from orders o where ${ordersOf(email)})
			or t.entity = 'buyer' and t.entity_id = ${email}
			or t.entity = 'quote' and t.entity_id in (select q.id::text from quotes q where lower(q.email) = ${email})
			or t.entity = 'offer' and t.entity_id in (select f.id::text from offers f where lower(f.email) = ${email})
			or t.entity = 'message' and t.entity_id in
				(select m.id::text from contact_messages m where lower(m.email) = ${email}))`,
		isInternal: true,
	},
];

type Row = { id: string; told: unknown };

async function readPortion(db: Db, part: Part, email: string, behind: string | null): Promise<Row[]> {
	const { rows } = await db.execute<Row>(sql`
		select t.id::text as id, ${part.told} as told from ${part.from}
		where ${part.where(email)} and ${behind === null ? sql`true` : sql`t.id > ${behind}::uuid`}
		order by t.id limit ${portion}`);
	return rows;
}

/**
 * Everything that the shop stores about an address as one JSON document, a few hundred rows at a time: amounts in cents,
 * moments in ISO 8601 (GDPR, articles 15 and 20). Who calls has checked whose address it is.
 * @param options.internal whether the owner's own notes go along
 */
export async function* personalData(
	db: Db,
	address: string,
	{ internal, madeAt }: { internal: boolean; madeAt: Date },
): AsyncGenerator<Uint8Array> {
	const email = plainEmail(address);
	yield Buffer.from(`{"email":${JSON.stringify(email)},"madeAt":${JSON.stringify(madeAt.toISOString())}`);
	for (const part of parts) {
		if (part.isInternal && !internal) continue;
		yield Buffer.from(`,\n${JSON.stringify(part.name)}:[`);
		let behind: string | null = null;
		let isFirst = true;
		while (true) {
			const rows: Row[] = await readPortion(db, part, email, behind);
			if (rows.length > 0) {
				const text = rows.map(({ told }) => JSON.stringify(told)).join(",\n");
				yield Buffer.from((isFirst ? "\n" : ",\n") + text);
				isFirst = false;
			}
			if (rows.length < portion) break;
			behind = rows.at(-1)?.id ?? null;
		}
		yield Buffer.from("]");
	}
	yield Buffer.from("}\n");
}

export type PersonCounts = {
	account: boolean;
	isOwner: boolean;
	orders: number;
	invoices: number;
	quotes: number;
	messages: number;
	mails: number;
	withdrawals: number;
};

/** How much of each kind the shop stores about an address. One statement. */
export async function countPersonalData(db: Db, address: string): Promise<PersonCounts> {
	const email = plainEmail(address);
	const { rows } = await db.execute<PersonCounts>(sql`select
		exists (select from users where email = ${email}) as account,
		exists (select from users u join user_roles r on r.user_id = u.id where u.email = ${email}) as "isOwner",
		(select count(*)::int from orders o where ${ordersOf(email)}) as orders,
		(select count(*)::int from invoices t where ${ofOrders(email)}) as invoices,
		(select count(*)::int from quotes where lower(email) = ${email}) as quotes,
		(select count(*)::int from contact_messages where lower(email) = ${email}) as messages,
		(select count(*)::int from mail_outbox where lower(recipient) = ${email}) as mails,
		(select count(*)::int from withdrawals where lower(email) = ${email}) as withdrawals`);
	const [counts] = rows;
	if (!counts) throw new Error("nothing was counted");
	return counts;
}

const { users, userRoles, signUps, offers, quotes, contactMessages, mailOutbox, auditLog } = schema;
const { buyerAddresses, internalNotes } = schema;

/** Deletes an account with its cart, sessions, links and codes; never an owner's. @returns whether there was one */
export async function eraseAccount(tx: Transaction, email: string): Promise<"erased" | "none" | "owner"> {
	const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for("update");
	await tx.delete(signUps).where(eq(signUps.email, email));
	if (!user) return "none";
	if ((await tx.$count(userRoles, eq(userRoles.userId, user.id))) > 0) return "owner";
	await tx.delete(users).where(eq(users.id, user.id));
	return "erased";
}

/**
 * Deletes what was asked and written by an address, and the mails that went there or tell of it; one that is just being
 * sent goes with the day's job later. Orders, and what belongs to them, stay as long as the law asks.
 */
export async function eraseCorrespondence(tx: Transaction, email: string): Promise<void> {
	const asked = await tx
		.delete(quotes)
		.where(sql`lower(${quotes.email}) = ${email}`)
		.returning({ id: quotes.id });
	const written = await tx
		.delete(contactMessages)
		.where(sql`lower(${contactMessages.email}) = ${email}`)
		.returning({ id: contactMessages.id });
	const offered = await tx
		.delete(offers)
		.where(and(sql`lower(${offers.email}) = ${email}`, ne(offers.status, "accepted")))
		.returning({ id: offers.id });
	const gone = [...asked, ...written, ...offered].map(({ id }) => id);
	await tx
		.delete(mailOutbox)
		.where(
			and(
				or(
					sql`lower(${mailOutbox.recipient}) = ${email}`,
					and(ne(mailOutbox.kind, "account"), sql`${mailOutbox.about} = any(${sql.param(gone)}::uuid[])`),
				),
				sql`${mailOutbox.claim} is null`,
			),
		);
	// A buyer goes by an address: what was noted and done under it goes along.
	await tx
		.delete(buyerAddresses)
		.where(or(eq(buyerAddresses.email, email), eq(buyerAddresses.mainEmail, email)));
	await tx
		.delete(internalNotes)
		.where(and(eq(internalNotes.entity, "buyer"), eq(internalNotes.entityId, email)));
	await tx
		.delete(auditLog)
		.where(
			and(
				eq(auditLog.entity, "buyer"),
				or(
					eq(auditLog.entityId, email),
					sql`jsonb_exists(${auditLog.before} -> 'addresses', ${email})`,
					sql`jsonb_exists(${auditLog.after} -> 'addresses', ${email})`,
				),
			),
		);
	await tx
		.update(auditLog)
		.set({ label: "" })
		.where(and(eq(auditLog.entity, "user"), eq(auditLog.entityId, personName(email))));
}
