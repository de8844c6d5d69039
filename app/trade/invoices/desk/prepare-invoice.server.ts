import { asc, eq, sql } from "drizzle-orm";
import type { Company } from "~/company/company.ts";
import type { BankAccount } from "~/company/payment-terms.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { placeOf } from "~/trade/cart/delivery-place.ts";
import { agreedTreatment, vatChange } from "~/trade/orders/order-vat.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Canonical } from "~/values/canonical-json.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents, noCents } from "~/values/money.ts";
import { isUuid } from "~/values/uuid.ts";
import type { OrderCountry } from "~/values/vocabulary.ts";
import { billWords } from "../bill-words.server.ts";
import { draftInvoice } from "../draft-invoice.ts";
import { type InvoiceRow, issuedOf, listOrderInvoices } from "../invoice.store.server.ts";
import {
	billedGross,
	type InvoiceDraft,
	type InvoiceRequest,
	type InvoiceSnapshot,
	type IssueProblem,
	type Party,
} from "../invoice.ts";
import { draftMark } from "../invoice-hash.server.ts";

const { orderItems, orders, payments } = schema;

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
