import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { EInvoiceSender } from "./e-invoice-sender.server.ts";
import { findInvoice } from "./invoice.store.server.ts";
import type { InvoiceSnapshot } from "./invoice.ts";
import { wholeUbl } from "./print-invoice.server.ts";
import { endpointOf } from "./ubl.ts";

const { invoiceDeliveries } = schema;

/** How often it looks, and how many documents it takes at once. */
const lookEveryMs = 5_000;
const atOnce = 20;

/** Longer than a document may be under way: whoever took it and died has lost it by then. */
const claimMinutes = 2;
/** Twice as long after each try, from two minutes up to half a day. */
const longestPauseMinutes = 720;

/** Puts an invoice into the queue, in the transaction of its issue; one without an electronic address is left out. */
export async function queueEInvoice(
	tx: Transaction,
	{ id, snapshot, hasUbl }: { id: string; snapshot: InvoiceSnapshot; hasUbl: boolean },
): Promise<void> {
	const endpoint = endpointOf(snapshot.buyer.vatNumber);
	if (!hasUbl || !endpoint) return;
	await tx.insert(invoiceDeliveries).values({
		invoiceId: id,
		receiver: `${endpoint.scheme}:${endpoint.id}`,
		// Of nothing yet: it is written again with what is sent.
		documentHash: "",
	});
}

type Delivery = Pick<typeof invoiceDeliveries.$inferSelect, "state" | "tries">;

/** Whether an invoice can be sent, or sent once more: it was not taken, or has never been on its way. */
export function isSendable(delivery: Delivery | null): boolean {
	return (
		delivery === null || delivery.state === "refused" || (delivery.state === "waiting" && delivery.tries > 0)
	);
}

/** By which a form says what it has seen of an invoice's way: whatever has happened since is not done over. */
export function deliveryMark(delivery: Delivery | null): string {
	return delivery ? `${delivery.state} ${delivery.tries}` : "none";
}

/** Takes the documents whose turn it is, so that no other process does, and counts the try. One statement. */
function claim(db: Db, now: Date) {
	const due = db
		.select({ id: invoiceDeliveries.invoiceId })
		.from(invoiceDeliveries)
		.where(and(eq(invoiceDeliveries.state, "waiting"), lte(invoiceDeliveries.nextTryAt, now)))
		.orderBy(asc(invoiceDeliveries.nextTryAt))
		.limit(atOnce)
		.for("update", { skipLocked: true });
	const at = now.toISOString();
	return db
		.update(invoiceDeliveries)
		.set({
			tries: sql`${invoiceDeliveries.tries} + 1`,
			nextTryAt: sql`${at}::timestamptz + make_interval(mins => least(
				${claimMinutes} * power(2, least(${invoiceDeliveries.tries}, 10))::int, ${longestPauseMinutes}))`,
		})
		.where(sql`${invoiceDeliveries.invoiceId} in ${due}`)
		.returning();
}

/**
 * Sends what waits; no row is locked and no transaction open while something is under way. A document whose outcome is not
 * known is sent again under the same number, which the provider takes once.
 * @returns how many are sent
 */
export async function sendWaiting(db: Db, sender: EInvoiceSender, now: Date): Promise<number> {
	let sent = 0;
	for (const { invoiceId, receiver } of await claim(db, now)) {
		try {
			const invoice = await findInvoice(db, invoiceId);
			const ubl = invoice && (await wholeUbl(db, invoice));
			if (!invoice || !ubl) continue;
			const documentHash = createHash("sha256").update(ubl).digest("hex");
			const outcome = await sender.send({ number: invoice.number, receiver, ubl });
			const { state, answer } = outcome;
			await db
				.update(invoiceDeliveries)
				.set({
					...{ documentHash, answer, state: state === "unsure" ? "waiting" : state },
					providerId: state === "sent" ? outcome.providerId : null,
				})
				.where(and(eq(invoiceDeliveries.invoiceId, invoiceId), eq(invoiceDeliveries.state, "waiting")));
			if (state === "sent") sent += 1;
			else log.warn("e-invoice not taken", { invoice: invoice.number, state, answer });
		} catch (error) {
			log.error("e-invoice not sent", { invoice: invoiceId, error: errorText(error) });
		}
	}
	return sent;
}

/** Sends what waits every few seconds, in the process that runs the jobs. @returns ends after the one in hand */
export function startEInvoiceClock(db: Db, sender: EInvoiceSender): () => Promise<void> {
	const stopping = new AbortController();
	const { signal } = stopping;
	const running = (async () => {
		while (!signal.aborted) {
			await pause(lookEveryMs, undefined, { ref: false, signal }).catch(() => {});
			if (signal.aborted) return;
			try {
				await sendWaiting(db, sender, new Date());
			} catch (error) {
				if (!signal.aborted) log.warn("e-invoices wait", { error: errorText(error) });
			}
		}
	})();
	return async () => {
		stopping.abort();
		await running;
	};
}
