import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { requireRight } from "~/platform/require-right.server.ts";
import { followMoney } from "~/trade/payments/book-payment.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Canonical } from "~/values/canonical-json.ts";
import type { Day } from "~/values/day.ts";
import { formatOgm } from "~/values/ogm.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import type { InvoiceSeries } from "~/values/vocabulary.ts";
import { billWords } from "../bill-words.server.ts";
import { checkUbl } from "../check-ubl.ts";
import {
	creditedAfter,
	type InvoiceDraft,
	type InvoiceSnapshot,
	type IssueProblem,
	invoiceNumber,
	seriesOf,
} from "../invoice.ts";
import { documentHash } from "../invoice-hash.server.ts";
import { endpointOf, writeUbl } from "../ubl.ts";
import {
	crossesBorder,
	type Issuer,
	type IssueWish,
	markOf,
	pendingVat,
	prepareInvoice,
	readBilling,
} from "./prepare-invoice.server.ts";

const { invoiceCounters, invoices, orders } = schema;

export type IssueResult =
	| { id: string; number: string; isNew: boolean }
	| { problem: Exclude<IssueProblem, "ubl"> }
	/** It would break these rules of e-invoices. */
	| { problem: "ubl"; rules: readonly string[] };

/** Whether no VAT is charged because the buyer is a firm of another member state. */
const isFree = ({ category }: InvoiceDraft["lines"][number]["treatment"]) =>
	category === "K" || category === "AE";

/**
 * The next number of a series, which nobody else gets before the transaction ends; with its failure the number is free
 * again. Null where the day is before that of the last one.
 */
async function takeNumber(tx: Transaction, series: InvoiceSeries, today: Day) {
	// Also in the first moment of a year, whose counter is another row: its hash follows the last of the year before.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`invoice_series:${series}`}))`);
	const year = Number(today.slice(0, 4));
	const of = eq(invoiceCounters.series, series);
	const [later] = await tx
		.select({ year: invoiceCounters.year })
		.from(invoiceCounters)
		.where(and(of, gt(invoiceCounters.year, year)))
		.limit(1);
	if (later) return null;
	const [earlier] = await tx
		.select({ hash: invoiceCounters.lastHash })
		.from(invoiceCounters)
		.where(and(of, lt(invoiceCounters.year, year)))
		.orderBy(desc(invoiceCounters.year))
		.limit(1);
	const [counter] = await tx
		.insert(invoiceCounters)
		.values({ series, year, last: 1, lastOn: today, lastHash: earlier?.hash ?? "" })
		.onConflictDoUpdate({
			target: [invoiceCounters.series, invoiceCounters.year],
			set: { last: sql`${invoiceCounters.last} + 1` },
		})
		.returning();
	if (!counter || counter.lastOn > today) return null;
	return { year, sequence: counter.last, previousHash: counter.lastHash };
}

/** What follows in the same transaction, such as the mail that brings it. */
export type AfterIssue = (
	tx: Transaction,
	issued: { id: string; snapshot: InvoiceSnapshot; hasUbl: boolean },
) => Promise<void>;

/**
 * Issues an invoice in a transaction that may do more, or nothing at all. See `issueInvoice`.
 * @throws Response 403 for a credit note by who may not issue one
 */
export async function issueWithin(
	tx: Transaction,
	author: Actor<"invoices.issue">,
	wish: IssueWish,
	issuer: Issuer,
	now: Date,
	then?: AfterIssue,
): Promise<IssueResult> {
	const { orderId, key, seen, request } = wish;
	if (request.kind === "credit_note") requireRight(author, "invoices.credit");
	// One at a time for an order: what is left of it is counted from what was issued before.
	const [order] = isUuid(orderId)
		? await tx
				.select({ number: orders.orderNumber, creditedAmount: orders.creditedAmount })
				.from(orders)
				.where(eq(orders.id, orderId))
				.for("update")
		: [];
	if (!order) return { problem: "gone" };
	const [known] = await tx
		.select({ id: invoices.id, orderId: invoices.orderId, number: invoices.number })
		.from(invoices)
		.where(eq(invoices.key, key));
	if (known) {
		return known.orderId === orderId
			? { id: known.id, number: known.number, isNew: false }
			: { problem: "gone" };
	}
	const billing = await readBilling(tx, orderId);
	const prepared = prepareInvoice(billing, wish, { issuer, now, author: author.email });
	if ("problem" in prepared) return prepared;
	const change = billing && pendingVat(billing, request);
	if (change && change.totals.gross !== wish.agreed?.insteadOf) return { problem: "vat" };
	if (prepared.kind !== "credit_note" && crossesBorder(prepared) && !prepared.deliveredOn) {
		return { problem: "delivery" };
	}
	// Free of VAT only for a firm with a number, also where no e-invoice is made whose check would say so.
	const unnumbered =
		prepared.buyer.vatNumber === null && prepared.lines.find(({ treatment }) => isFree(treatment));
	if (unnumbered && prepared.kind !== "credit_note") {
		return { problem: "ubl", rules: [unnumbered.treatment.category === "K" ? "BR-IC-02" : "BR-AE-02"] };
	}
	if (seen !== null && seen !== markOf(prepared)) return { problem: "changed" };
	const issuedOn = antwerpClock(now).slice(0, 10);
	const series = seriesOf[prepared.kind];
	const taken = await takeNumber(tx, series, issuedOn);
	if (!taken) return { problem: "clock" };
	const { year, sequence, previousHash } = taken;
	const number = invoiceNumber(series, year, sequence);
	const snapshot: InvoiceSnapshot = { ...prepared, number, issuedOn };
	const content = snapshot as unknown as Canonical;
	const words = billWords(prepared.language);
	const { exemption, rented } = words;
	const terms = prepared.dueOn && words.terms(prepared.dueOn, formatOgm(prepared.order.reference));
	const isReachable = prepared.buyer.isBusiness && endpointOf(prepared.buyer.vatNumber) !== null;
	const ubl = isReachable ? writeUbl(snapshot, { terms, exemption, rented }) : null;
	const rules = ubl === null ? [] : checkUbl(ubl);
	if (rules.length > 0) return { problem: "ubl", rules };
	const hash = documentHash(previousHash, content, ubl);
	const [row] = await tx
		.insert(invoices)
		.values({
			...{ orderId, kind: prepared.kind, series, year, sequence, number, issuedOn },
			creditsId: request.kind === "credit_note" ? request.of : null,
			...{ netAmount: prepared.net, vatAmount: prepared.vat, grossAmount: prepared.gross },
			...{ snapshot: content, ubl, hash, previousHash, key, userId: author.id, userEmail: author.email },
		})
		.returning({ id: invoices.id });
	if (!row) throw new Error("no invoice was written");
	const credited = billing?.rows.find(({ id }) => request.kind === "credit_note" && id === request.of);
	const creditedAmount = creditedAfter(order.creditedAmount, prepared, credited ?? null);
	await tx.update(orders).set({ creditedAmount }).where(eq(orders.id, orderId));
	if (billing && creditedAmount !== order.creditedAmount) {
		await followMoney(tx, author, { order: { ...billing.order, creditedAmount }, isRaised: false, now });
	}
	await tx
		.update(invoiceCounters)
		.set({ lastOn: issuedOn, lastHash: hash })
		.where(and(eq(invoiceCounters.series, series), eq(invoiceCounters.year, year)));
	const note = wish.reason || (change && wish.agreed?.reason);
	await recordChange(tx, author, {
		...{ entity: "order", entityId: orderId, label: order.number, action: "invoice" },
		after: { invoice: number, amount: prepared.gross, ...(note ? { note } : {}) },
	});
	await then?.(tx, { id: row.id, snapshot, hasUbl: ubl !== null });
	return { id: row.id, number, isNew: true };
}

class Refused extends Error {
	readonly result: IssueResult;
	constructor(result: IssueResult) {
		super("refused");
		this.result = result;
	}
}

/**
 * Issues an invoice, one in advance or a credit note: takes the next number of its series, keeps a snapshot of all that
 * stands on it and goes on with the chain of hashes; all of that or nothing. The same form sent again is the same invoice.
 * Admins only.
 */
export async function issueInvoice(
	db: Db,
	author: Actor<"invoices.issue">,
	wish: IssueWish,
	issuer: Issuer,
	now: Date,
	then?: AfterIssue,
): Promise<IssueResult> {
	try {
		return await db.transaction(async (tx) => {
			const result = await issueWithin(tx, author, wish, issuer, now, then);
			// Nothing stays of a number that was refused after it was taken.
			if ("problem" in result) throw new Refused(result);
			return result;
		});
	} catch (error) {
		if (error instanceof Refused) return error.result;
		throw error;
	}
}
