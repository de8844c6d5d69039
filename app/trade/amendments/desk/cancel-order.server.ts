import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { KeyedLetter } from "~/desk/detail/own-letter.ts";
import { judgeChange, type StatusProblem } from "~/desk/detail/status-change.ts";
import { hasRecorded, recordChange } from "~/desk/history/audit.server.ts";
import { writeOwnLetter } from "~/mail/desk/own-letter.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { writeInvoiceMail } from "~/trade/invoices/desk/invoice-mail.server.ts";
import { issueWithin } from "~/trade/invoices/desk/issue-invoice.server.ts";
import type { Issuer } from "~/trade/invoices/desk/prepare-invoice.server.ts";
import { queueEInvoice } from "~/trade/invoices/e-invoice-queue.server.ts";
import { issuedOf, listOrderInvoices } from "~/trade/invoices/invoice.store.server.ts";
import { openInvoices } from "~/trade/invoices/invoice.ts";
import { orderLetterParts } from "~/trade/orders/desk/order-letters.server.ts";
import { type OrderStatus, orderSteps } from "~/trade/orders/desk/order-status.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { lockOrder, type PayingOrder } from "~/trade/payments/book-payment.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { type CancelReason, type OpenInvoice, openMark } from "../cancellation.ts";

const { orders } = schema;

export type Cancellation = {
	id: string;
	/** The form's. */
	key: string;
	/** The status that the form showed, and the mark of the open invoices that it did. */
	seen: OrderStatus;
	seenOpen: string;
	reason: CancelReason;
	note: string;
	/** The reason as credit notes say it to the buyer. */
	printedReason: string;
	isCredited: boolean;
	letter: KeyedLetter | null;
	sender: ConfirmationSender;
	issuer: Issuer;
	/** Whether a provider takes e-invoices to their buyers. */
	isSending: boolean;
	now: Date;
};

/** @property credited ids of the credit notes */
export type CancelResult =
	| { changed: boolean; credited: string[] }
	| { problem: StatusProblem | "changed" | "credit" };

/** Credit notes ask for more. */
type Canceller = Actor<"orders.change" | "invoices.issue">;

class Refused extends Error {}

/** The credit note of an invoice that one form asks for: sent twice, it is one. */
function creditKey(key: string, invoiceId: string): string {
	const hex = createHash("sha256").update(`${key} ${invoiceId}`).digest("hex");
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
		"-",
	);
}

async function creditAll(
	tx: Transaction,
	author: Canceller,
	given: Cancellation,
	open: readonly OpenInvoice[],
): Promise<{ id: string; number: string }[]> {
	const { issuer, sender, letter, isSending, now } = given;
	const credited: { id: string; number: string }[] = [];
	for (const invoice of open) {
		const request = { kind: "credit_note", of: invoice.id, lines: "all" } as const;
		const wish = {
			...{ orderId: given.id, key: creditKey(given.key, invoice.id), request, deliveredOn: null, seen: null },
			reason: given.printedReason,
		};
		const result = await issueWithin(tx, author, wish, issuer, now, async (within, issued) => {
			if (isSending) await queueEInvoice(within, issued);
			if (letter) await writeInvoiceMail(within, sender, issued, { again: null, now });
		});
		// Nothing stays of what was done before it.
		if ("problem" in result) throw new Refused(result.problem);
		credited.push({ id: result.id, number: result.number });
	}
	return credited;
}

async function write(
	tx: Transaction,
	author: Canceller,
	given: Cancellation,
	order: PayingOrder,
	open: readonly OpenInvoice[],
): Promise<string[]> {
	await tx.update(orders).set({ status: "cancelled" }).where(eq(orders.id, order.id));
	const credited = given.isCredited ? await creditAll(tx, author, given, open) : [];
	const { letter, sender, reason, note } = given;
	const mail =
		letter && order.anonymizedAt === null
			? await writeOwnLetter(tx, sender.company, {
					...{ kind: "order", about: order.id, occasion: "status", letter, language: order.language },
					recipient: order.shippingAddress.email,
					...{ parts: orderLetterParts(sender, order), unlessSaid: order.status === "cancelled" },
				})
			: null;
	const about = { entity: "order", entityId: order.id, action: "status" } as const;
	const said = { status: "cancelled", reason, ...(note && { note }) };
	const isAgain = order.status === "cancelled" && credited.length === 0 && mail === null;
	if (isAgain && (await hasRecorded(tx, author, { ...about, after: said }))) return [];
	await recordChange(tx, author, {
		...{ ...about, label: order.orderNumber, before: { status: order.status } },
		after: {
			...said,
			...(credited.length > 0 && { invoice: credited.map(({ number }) => number).join(", ") }),
			...(mail && { mail }),
		},
	});
	return credited.map(({ id }) => id);
}

/**
 * Cancels an order in one step: its status with the reason, credit notes of all that is billed and stands, and the mails to its
 * buyer; all of it or nothing. Sent twice it happens once; where a colleague was first, what is new is done: the letter, the
 * reason, the credit notes of what is still open. What was paid stays recorded, to be paid back.
 * @throws Response 403 for credit notes by who may not issue them
 */
export async function cancelOrder(db: Db, author: Canceller, given: Cancellation): Promise<CancelResult> {
	if (!isUuid(given.id)) return { problem: "missing" };
	try {
		return await db.transaction(async (tx): Promise<CancelResult> => {
			const order = await lockOrder(tx, given.id);
			if (!order) return { problem: "missing" };
			const judged = judgeChange(orderSteps, order.status, { seen: given.seen, to: "cancelled" });
			if ("problem" in judged) return judged;
			const open = openInvoices((await listOrderInvoices(tx, order.id)).map(issuedOf));
			// Whoever comes second finds the invoices credited.
			const isAsked = judged.changed || (given.isCredited && open.length > 0);
			if (isAsked && openMark(open) !== given.seenOpen) return { problem: "changed" };
			return { changed: judged.changed, credited: await write(tx, author, given, order, open) };
		});
	} catch (error) {
		if (error instanceof Refused) return { problem: "credit" };
		throw error;
	}
}
