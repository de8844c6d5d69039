import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { type Cents, cents, sumCents } from "~/values/money.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { bookPayment, renewDue, reopenOrder, settleOrder } from "../../book-payment.server.ts";

const { bankLines, orders, payments } = schema;

type Line = typeof bankLines.$inferSelect;

/**
 * gone: there is no such line or order; notOpen: somebody else dealt with it; tooMuch: more than came in; rest: a rest needs
 * its reason; refunded: its money has been paid back since.
 */
export type AssignProblem = "gone" | "notOpen" | "tooMuch" | "rest" | "refunded";
export type AssignResult = { done: true } | { problem: AssignProblem };

async function lockLine(tx: Transaction, id: string): Promise<Line | null> {
	if (!isUuid(id)) return null;
	const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for("update");
	return line ?? null;
}

/** In the order in which an import locks them. */
async function lockOrders(tx: Transaction, ids: readonly string[]) {
	const rows = await tx
		.select()
		.from(orders)
		.where(inArray(orders.id, [...ids]))
		.orderBy(asc(orders.id))
		.for("update");
	return new Map(rows.map((row) => [row.id, row]));
}

function noteChange(
	tx: Transaction,
	author: Actor<"bank.change">,
	{ line, ...change }: { line: Line; action: "payment" | "status"; before: object; after: object },
): Promise<void> {
	const label = [formatEuro("en", line.amount, "always"), line.name].filter(Boolean).join(" ");
	return recordChange(tx, author, { entity: "bank_line", entityId: line.id, label, ...change });
}

/**
 * Books a line that waits as payments of one or more orders, as a person decided. What is left of it needs a reason. The
 * same form sent again changes nothing. Admins only.
 * @param given.key the form's
 * @param given.thanks who thanks the buyers of orders that are paid by it; null: they stay as they are
 */
export function assignLine(
	db: Db,
	author: Actor<"bank.change">,
	given: {
		lineId: string;
		parts: readonly { orderId: string; amount: Cents }[];
		note: string;
		key: string;
		thanks: ConfirmationSender | null;
	},
): Promise<AssignResult> {
	const { lineId, parts, note, key, thanks } = given;
	return db.transaction(async (tx): Promise<AssignResult> => {
		const line = await lockLine(tx, lineId);
		if (!line) return { problem: "gone" };
		const [known] = await tx
			.select({ bankLineId: payments.bankLineId })
			.from(payments)
			.where(eq(payments.key, key));
		if (known) return known.bankLineId === lineId ? asBooked(tx, lineId, parts) : { problem: "gone" };
		if (line.state !== "open") return { problem: "notOpen" };
		const sum = sumCents(parts.map(({ amount }) => amount));
		if (sum > line.amount) return { problem: "tooMuch" };
		if (sum < line.amount && note === "") return { problem: "rest" };
		const locked = await lockOrders(
			tx,
			parts.map(({ orderId }) => orderId),
		);
		if (parts.some(({ orderId }) => !locked.has(orderId))) return { problem: "gone" };
		for (const [index, { orderId, amount }] of parts.entries()) {
			const order = locked.get(orderId);
			if (!order) return { problem: "gone" };
			const result = await bookPayment(tx, author, {
				...{ order, key: index === 0 ? key : randomUUID(), bankLineId: lineId },
				payment: { amount, paidOn: line.bookedOn, note },
			});
			if ("closes" in result && result.closes && thanks) {
				await settleOrder(tx, author, { order, paid: result.paid, thanks });
			}
		}
		await tx.update(bankLines).set({ state: "booked", note }).where(eq(bankLines.id, lineId));
		const numbers = parts.map(({ orderId }) => locked.get(orderId)?.orderNumber).join(", ");
		await noteChange(tx, author, {
			...{ line, action: "payment", before: { state: "open" } },
			after: { state: "booked", orders: numbers, note },
		});
		return { done: true };
	});
}

/** What a form is told that has been taken: with other parts in it than were booked it finds the line not open. */
async function asBooked(
	tx: Transaction,
	lineId: string,
	parts: readonly { orderId: string; amount: Cents }[],
): Promise<AssignResult> {
	const inOrder = (given: typeof parts) =>
		given.map(({ orderId, amount }) => `${orderId} ${amount}`).toSorted();
	const booked = await paidByLine(tx, lineId);
	return isDeepStrictEqual(inOrder(booked), inOrder(parts)) ? { done: true } : { problem: "notOpen" };
}

/** Leaves a line aside that pays no order, with its reason. Again it changes nothing. Admins only. */
export function leaveLineAside(
	db: Db,
	author: Actor<"bank.change">,
	{ lineId, note }: { lineId: string; note: string },
): Promise<AssignResult> {
	return db.transaction(async (tx): Promise<AssignResult> => {
		const line = await lockLine(tx, lineId);
		if (!line) return { problem: "gone" };
		if (line.state === "aside" && line.note === note) return { done: true };
		if (line.state !== "open") return { problem: "notOpen" };
		await tx.update(bankLines).set({ state: "aside", note }).where(eq(bankLines.id, lineId));
		await noteChange(tx, author, {
			...{ line, action: "status", before: { state: "open" } },
			after: { state: "aside", note },
		});
		return { done: true };
	});
}

/** What a line pays to each order now: what was taken back is not. */
async function paidByLine(tx: Transaction, lineId: string): Promise<{ orderId: string; amount: Cents }[]> {
	const rows = await tx
		.select({ orderId: payments.orderId, amount: sql<number>`sum(${payments.amount})::float8` })
		.from(payments)
		.where(eq(payments.bankLineId, lineId))
		.groupBy(payments.orderId)
		.having(sql`sum(${payments.amount}) > 0`);
	return rows.map(({ orderId, amount }) => ({ orderId, amount: cents(amount) }));
}

/**
 * Lets a line wait for a person again: its payments are taken back by others with the reason, and an order that is not paid
 * any more goes back to confirmed, with time to pay anew. Nobody gets a mail. Again it changes nothing. Admins only.
 * @param given.note why; stands beside each payment that is taken back
 */
export function undoLine(
	db: Db,
	author: Actor<"bank.change">,
	{ lineId, note }: { lineId: string; note: string },
): Promise<AssignResult> {
	class Refunded extends Error {}
	return db
		.transaction(async (tx): Promise<AssignResult> => {
			const line = await lockLine(tx, lineId);
			if (!line) return { problem: "gone" };
			if (line.state === "open") return { done: true };
			if (line.state === "out") return { problem: "notOpen" };
			const paid = await paidByLine(tx, lineId);
			const locked = await lockOrders(
				tx,
				paid.map(({ orderId }) => orderId),
			);
			for (const { orderId, amount } of paid) {
				const order = locked.get(orderId);
				if (!order) return { problem: "gone" };
				const result = await bookPayment(tx, author, {
					...{ order, key: randomUUID(), bankLineId: lineId },
					payment: { amount: cents(-amount), paidOn: line.bookedOn, note },
				});
				if ("problem" in result) throw new Refunded();
				await reopenOrder(tx, author, { order, paid: result.paid });
				await renewDue(tx, author, { order });
			}
			await tx.update(bankLines).set({ state: "open", note: "" }).where(eq(bankLines.id, lineId));
			await noteChange(tx, author, {
				...{ line, action: "status", before: { state: line.state } },
				after: { state: "open", note },
			});
			return { done: true };
		})
		.catch((error): AssignResult => {
			if (error instanceof Refunded) return { problem: "refunded" };
			throw error;
		});
}
