import { and, between, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { createTranslator } from "use-intl/core";
import type { PaymentTerms } from "~/company/payment-terms.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { buyersLink, type OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { isAwaited, leftDue } from "~/trade/orders/owed-amount.ts";
import { transferPart } from "~/trade/orders/transfer-letter.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { type Cents, noCents } from "~/values/money.ts";
import { parseOgm } from "~/values/ogm.ts";
import { theShop } from "./book-payment.server.ts";
import { payingForMs } from "./payment-state.ts";
import { dueDates, type ReminderKind, reminderKinds } from "./reminders.ts";

const { auditLog, mailOutbox, onlinePayments, orders, withdrawals } = schema;

type Order = typeof orders.$inferSelect;
export type Reminded = Record<ReminderKind, number>;

/** Names the occasion, which another due date makes anew: whoever comes second writes nothing. */
const keyOf = (kind: ReminderKind, orderId: string, dueOn: Day) => `payment-${kind}:${orderId}:${dueOn}`;

/** Whether a consumer has withdrawn from an order: nothing is due of it, and a person decides. */
const isWithdrawn = sql`exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id})`;

/** Ids of the orders whose turn it may be, the oldest due date first. One statement. */
async function findTurns(db: Db, kind: ReminderKind, dates: { from: Day; to: Day }): Promise<string[]> {
	const rows = await db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				inArray(orders.status, ["pending", "confirmed"]),
				between(orders.dueOn, dates.from, dates.to),
				eq(orders.remindersStopped, false),
				isNull(orders.anonymizedAt),
				sql`not ${isWithdrawn}`,
				// Those of before named no due date.
				sql`not exists (select from ${mailOutbox} where ${mailOutbox.dedupeKey} in
					(${`payment-${kind}:`} || ${orders.id}::text, ${`payment-${kind}:`} || ${orders.id}::text || ':' || ${orders.dueOn}::text))`,
			),
		)
		.orderBy(orders.dueOn, orders.id);
	return rows.map(({ id }) => id);
}

/** The mail that reminds of an order's money, or tells that it has been cancelled. */
function letterOf(
	taker: OrderTaker,
	{ order, kind, open, dueOn }: { order: Order; kind: ReminderKind; open: Cents; dueOn: Day },
) {
	const { language, orderNumber: number, shippingAddress } = order;
	const mail = mailCatalogues[language];
	const t = createTranslator({ locale: language, messages: mail });
	const texts = {
		number,
		amount: formatEuro(language, open, "always"),
		date: formatDate(language, noonOf(dueOn)),
	};
	const subject = t(`reminder.${kind}.subject`, texts);
	const reference = parseOgm(order.paymentReference);
	const transfer =
		taker.account && reference && kind !== "lapsed"
			? transferPart(
					// The promise to keep the containers ends with the due date.
					{ ...taker.account, reference, amount: open, dueOn: kind === "before" ? dueOn : null },
					{ language, mail },
				)
			: [];
	const words = renderLetter({
		...{ language, title: subject, date: new Date() },
		greeting: t("status.greeting", { name: shippingAddress.name }),
		parts: [
			{ kind: "text", text: t(`reminder.${kind}.text`, texts) },
			...transfer,
			{ kind: "link", label: t("status.view"), href: buyersLink(taker, order) },
			{ kind: "text", text: t("letter.questions", { phone: taker.company.phone }) },
		],
		signature: {
			closing: t("status.closing"),
			company: taker.company,
			vatLabel: t("letter.vatNumber"),
		},
	});
	return { subject, ...words };
}

/** Whether somebody may be paying an order online right now: its money may be on its way, or come any minute. */
async function isBeingPaid(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
	const [row] = await tx
		.select({ id: onlinePayments.id })
		.from(onlinePayments)
		.where(
			and(
				...[eq(onlinePayments.orderId, orderId), eq(onlinePayments.state, "open")],
				...[isNotNull(onlinePayments.checkoutUrl)],
				gt(onlinePayments.createdAt, new Date(now.getTime() - payingForMs)),
			),
		)
		.limit(1);
	return row !== undefined;
}

/** Does what is due for one order, unless it has been paid, changed or done meanwhile. */
async function remind(
	tx: Transaction,
	taker: OrderTaker,
	turn: { id: string; kind: ReminderKind; dates: { from: Day; to: Day }; now: Date },
): Promise<boolean> {
	const { id, kind, dates, now } = turn;
	const [order] = await tx
		.select()
		.from(orders)
		.where(and(eq(orders.id, id), sql`not ${isWithdrawn}`))
		.for("update");
	if (!order?.dueOn || !isAwaited(order) || order.remindersStopped) return false;
	const { dueOn } = order;
	if (dueOn < dates.from || dueOn > dates.to) return false;
	const paid = order.paidAmount ?? noCents;
	const open = leftDue(order, paid);
	// Where a part has been paid a person decides, and where something is billed, which has to be credited.
	const isDecided = paid > 0 || order.depositAmount + order.invoicedAmount > 0;
	if (open === 0 || (kind === "lapsed" && isDecided)) return false;
	if (kind === "lapsed" && (await isBeingPaid(tx, id, now))) return false;
	const mail = await writeMail(tx, {
		...{ kind: "order", about: id, audience: "customer", dedupeKey: keyOf(kind, id, dueOn) },
		...{ language: order.language, recipient: order.shippingAddress.email, replyTo: taker.company.email },
		...letterOf(taker, { order, kind, open, dueOn }),
	});
	if (mail === null) return false;
	if (kind === "lapsed") {
		await tx.update(orders).set({ status: "cancelled" }).where(eq(orders.id, id));
		// Nobody did it: the company's own rule.
		const { id: userId, email: userEmail } = theShop(taker.company);
		await tx.insert(auditLog).values({
			...{ userId, userEmail, entity: "order", entityId: id },
			...{ label: order.orderNumber, action: "status" },
			...{ before: { status: order.status }, after: { status: "cancelled", mail, dueOn } },
		});
	}
	return true;
}

/**
 * Reminds buyers before and after their due date, each once, and cancels what the owner's rule says, in the buyer's
 * language. Called by the daily job; again, or by two processes at once, it does nothing twice. One order's trouble keeps
 * no other from its turn. Nothing happens as long as the shop cannot say where to transfer to.
 */
export async function remindBuyers(
	db: Db,
	{ taker, terms }: { taker: OrderTaker; terms: PaymentTerms },
	now: Date,
): Promise<Reminded> {
	const done: Reminded = { before: 0, after: 0, lapsed: 0 };
	if (taker.account === null) return done;
	const today = antwerpClock(now).slice(0, 10);
	for (const kind of reminderKinds) {
		const dates = dueDates(kind, terms, today);
		for (const id of dates ? await findTurns(db, kind, dates) : []) {
			if (!dates) continue;
			try {
				if (await db.transaction((tx) => remind(tx, taker, { id, kind, dates, now }))) done[kind] += 1;
			} catch (error) {
				log.error("buyer not reminded", { order: id, kind, error: errorText(error) });
			}
		}
	}
	return done;
}
