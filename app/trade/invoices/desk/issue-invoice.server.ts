import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Company } from "~/company/company.ts";
import type { BankAccount } from "~/company/payment-terms.ts";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { requireRight } from "~/platform/require-right.server.ts";
import { placeOf } from "~/trade/cart/delivery-place.ts";
import { agreedTreatment, vatChange } from "~/trade/orders/order-vat.server.ts";
import { followMoney } from "~/trade/payments/book-payment.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Canonical } from "~/values/canonical-json.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents, noCents } from "~/values/money.ts";
import { formatOgm } from "~/values/ogm.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import type { InvoiceSeries, OrderCountry } from "~/values/vocabulary.ts";
import { billWords } from "../bill-words.server.ts";
import { checkUbl } from "../check-ubl.ts";
import { draftInvoice } from "../draft-invoice.ts";
import { type InvoiceRow, issuedOf, listOrderInvoices } from "../invoice.store.server.ts";
import {
	billedGross,
	creditedAfter,
	type InvoiceDraft,
	type InvoiceRequest,
	type InvoiceSnapshot,
	type IssueProblem,
	invoiceNumber,
	type Party,
	seriesOf,
} from "../invoice.ts";
import { documentHash, draftMark } from "../invoice-hash.server.ts";
import { endpointOf, writeUbl } from "../ubl.ts";

const { invoiceCounters, invoices, orderItems, orders, payments } = schema;

/** What the owner wants to issue. @property seen the mark of the draft that was shown; null where none was */
export type IssueWish = {
	orderId: string;
	/** The form's. */
	key: string;
	request: InvoiceRequest;
	/** The day of delivery as it stands on the last invoice; null: none does. */
	deliveredOn: Day | null;
	/** Why something is credited; empty for invoices. */
	reason: string;
	seen: string | null;
	/** Issued as was agreed although VAT would be decided otherwise by now: to which total, and why. */
	agreed?: { insteadOf: number; reason: string } | null;
};

/** Who issues: the company and its account as they are now. */
export type Issuer = { company: Company; account: BankAccount | null };

export type IssueResult =
	| { id: string; number: string; isNew: boolean }
	| { problem: Exclude<IssueProblem, "ubl"> }
	/** It would break these rules of e-invoices. */
	| { problem: "ubl"; rules: readonly string[] };

/** A draft with what is around it, ready for a number. */
export type PreparedInvoice = Omit<InvoiceSnapshot, "number" | "issuedOn">;

const plainVatNumber = (text: string | null | undefined) => text?.replace(/[\s.]/g, "") || null;

function sellerOf(company: Company): Party {
	const { street, postalCode, city, country, email, phone } = company;
	return {
		...{ name: company.legalName || company.name, contact: null, street, postalCode, city, country },
		...{ vatNumber: plainVatNumber(company.vatNumber), email, phone },
	};
}

type Order = typeof orders.$inferSelect;
type Item = typeof orderItems.$inferSelect;

/** All that an order's next invoice follows from. @property rows its invoices so far, oldest first; @property paid gross, in cents */
export type Billing = { order: Order; items: readonly Item[]; rows: readonly InvoiceRow[]; paid: Cents };

const countryOf = (address: { country: OrderCountry; postalCode: string }) => placeOf(address).country;

function buyerOf({ shippingAddress: shipping, billingAddress: billing }: Order): InvoiceSnapshot["buyer"] {
	const payer = billing ?? shipping;
	const { street, postalCode, city } = payer;
	// An address of its own for the invoice may name no firm: it is that of the order then, whose number decided its VAT.
	const isOwnFirm = Boolean(payer.companyName) && payer.companyName !== shipping.companyName;
	const companyName = payer.companyName || shipping.companyName;
	const vatNumber =
		plainVatNumber(payer.vatNumber) ?? (isOwnFirm ? null : plainVatNumber(shipping.vatNumber));
	return {
		...{ name: companyName || shipping.name, contact: companyName ? shipping.name : null },
		...{ street, postalCode, city, country: countryOf(payer) },
		...{ vatNumber, email: shipping.email, phone: shipping.phone },
		isBusiness: vatNumber !== null || Boolean(companyName),
	};
}

/** What the treatment follows from, kept with the invoice: also what it would have been, where it was issued as agreed. */
function decisionOf(
	{ order, items }: Billing,
	agreed: IssueWish["agreed"],
	author: string | null,
): Canonical {
	const { vatInputs, vatDecision } = order;
	if (!vatDecision) return null;
	const change = agreed ? vatChange({ ...order, items }) : null;
	return {
		...{ inputs: vatInputs ?? null, decision: vatDecision },
		...(change && agreed ? { insteadOf: change.decision, reason: agreed.reason, by: author } : {}),
	} as unknown as Canonical;
}

/** Whether something goes to another member state free of VAT: then the law asks for the day and place of delivery. */
export const crossesBorder = ({ lines }: Pick<InvoiceDraft, "lines">) =>
	lines.some(({ treatment }) => treatment.category === "K");

/** Whether no VAT is charged because the buyer is a firm of another member state. */
const isFree = ({ category }: InvoiceDraft["lines"][number]["treatment"]) =>
	category === "K" || category === "AE";

/** What has been paid for an order and is not part of what other invoices ask for, up to the gross amount. */
function prepaidOf(paid: Cents, billed: Cents, draft: InvoiceDraft): Cents {
	if (draft.kind === "credit_note") return noCents;
	return cents(Math.max(0, Math.min(paid - billed, draft.gross)));
}

const lackOf = ({ street, postalCode, city, vatNumber }: Party, { account }: Issuer) =>
	[street, postalCode, city, vatNumber, account?.iban].some((value) => !value);

/** Reads what an order's next invoice follows from; null where there is no such order. Four statements. */
export async function readBilling(db: Db | Transaction, orderId: string): Promise<Billing | null> {
	const [order] = isUuid(orderId) ? await db.select().from(orders).where(eq(orders.id, orderId)) : [];
	if (!order) return null;
	const items = await db
		.select()
		.from(orderItems)
		.where(eq(orderItems.orderId, orderId))
		.orderBy(asc(orderItems.position));
	const rows = await listOrderInvoices(db, orderId);
	const [money] = await db
		.select({ paid: sql<number>`coalesce(sum(${payments.amount}), 0)::float8` })
		.from(payments)
		.where(eq(payments.orderId, orderId));
	return { order, items, rows, paid: cents(money?.paid ?? 0) };
}

/** How an order would be taxed by now, where an invoice would not say so; null where nothing has changed. */
export function pendingVat({ order, items }: Billing, { kind }: Pick<InvoiceRequest, "kind">) {
	return kind === "credit_note" ? null : vatChange({ ...order, items });
}

/** What an order's next invoice would say, or why there can be none. */
export function prepareInvoice(
	billing: Billing | null,
	wish: Pick<IssueWish, "request" | "deliveredOn" | "reason" | "agreed">,
	{ issuer, now, author = null }: { issuer: Issuer; now: Date; author?: string | null },
): PreparedInvoice | { problem: Exclude<IssueProblem, "ubl" | "delivery"> } {
	if (!billing) return { problem: "gone" };
	const { request, deliveredOn, reason } = wish;
	const { order, items, rows, paid } = billing;
	if (order.anonymizedAt) return { problem: "anonymous" };
	const seller = sellerOf(issuer.company);
	if (lackOf(seller, issuer)) return { problem: "company" };
	const issued = rows.map(issuedOf);
	const words = billWords(order.language);
	const lines = words.linesOf(items, agreedTreatment(order));
	const billed = { isCancelled: order.status === "cancelled", lines };
	const draft = draftInvoice(billed, issued, request, words.lineTexts(order.orderNumber));
	if ("problem" in draft) return draft;
	const today = antwerpClock(now).slice(0, 10);
	const { street, postalCode, city } = order.shippingAddress;
	const travels = items.some(({ transportType }) => transportType !== "self_pickup");
	const place = { street, postalCode, city, country: countryOf(order.shippingAddress) };
	const { account } = issuer;
	const credited = request.kind === "credit_note" ? rows.find(({ id }) => id === request.of) : undefined;
	const isGone = draft.kind === "invoice" || crossesBorder(draft);
	return {
		...draft,
		version: 1,
		dueOn: draft.kind === "credit_note" ? null : order.dueOn && order.dueOn > today ? order.dueOn : today,
		language: order.language,
		order: { id: order.id, number: order.orderNumber, reference: order.paymentReference },
		...{ seller, buyer: buyerOf(order), reason },
		...(credited
			? { deliveredTo: credited.snapshot.deliveredTo, deliveredOn: credited.snapshot.deliveredOn }
			: {
					deliveredTo: (travels || crossesBorder(draft)) && isGone ? place : null,
					deliveredOn: isGone ? deliveredOn : null,
				}),
		prepaid: prepaidOf(paid, billedGross(issued), draft),
		account: account && { ...account, iban: account.iban.replaceAll(" ", "") },
		vatDecision: decisionOf(billing, wish.agreed, author),
	};
}

/**
 * By which a form says which draft it has shown: all of it but what the form itself asks for, the day, and when VIES was
 * asked last; how it is taxed stands on its lines.
 */
export function markOf(prepared: PreparedInvoice): string {
	const { deliveredOn: _day, reason: _why, dueOn: _due, vatDecision: _asked, ...draft } = prepared;
	return draftMark(draft as unknown as Canonical);
}

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
