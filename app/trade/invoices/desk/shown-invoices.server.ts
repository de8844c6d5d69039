import { randomUUID } from "node:crypto";
import type { DeskOrder } from "~/trade/orders/desk/desk-order.store.server.ts";
import { changedView } from "~/trade/orders/desk/shown-vat.server.ts";
import { type VatWords, vatViewOf } from "~/trade/vat/vat-view.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { sumCents } from "~/values/money.ts";
import { deliveryMark, isSendable } from "../e-invoice-queue.server.ts";
import { issuedOf, readRow } from "../invoice.store.server.ts";
import { type IssuedInvoice, leftOf, quantitiesLeft, standingInvoice } from "../invoice.ts";
import { askedFields, invoiceFields, readAsked, readCarried } from "./invoice-form.ts";
import { crossesBorder, type Issuer, markOf, pendingVat, prepareInvoice } from "./prepare-invoice.server.ts";
import type { ShownDraft, ShownInvoices } from "./shown-invoices.ts";

type Delivery = NonNullable<DeskOrder["invoices"][number]["delivery"]>;

/** How an e-invoice travels; why not, in the provider's words, where it was not taken. */
function shownDelivery(delivery: Delivery): NonNullable<ShownInvoices["list"][number]["delivery"]> {
	const { state, providerId, answer, tries, nextTryAt } = delivery;
	return {
		...{ state, providerId, mark: deliveryMark(delivery) },
		answer: state === "sent" ? null : answer,
		nextTryAt: state === "waiting" && tries > 0 ? nextTryAt : null,
	};
}

const typedIn = (parameters: URLSearchParams, name: "amount" | "percent") =>
	(parameters.get(invoiceFields[name]) ?? "").slice(0, 100);

/** The invoice that an address asks to credit, with what is left of it. */
function shownCredited(
	issued: readonly IssuedInvoice[],
	parameters: URLSearchParams,
): NonNullable<ShownInvoices["asked"]>["credited"] {
	const { bill, of, quantity, amount } = invoiceFields;
	const id = parameters.get(bill) === "credit" ? parameters.get(of) : null;
	const credited = issued.find((one) => one.id === id && one.kind !== "credit_note");
	if (!credited) return null;
	const pieces = quantitiesLeft(issued, credited);
	const areNamed = [...parameters.keys()].some((name) => name.startsWith(quantity));
	const lines = credited.lines.flatMap(({ id, text, details }) => {
		const most = pieces.get(id) ?? 0;
		if (most <= 0) return [];
		const typed = parameters.get(`${quantity}${id}`)?.slice(0, 100) ?? String(areNamed ? 0 : most);
		return [{ id, text, details, most, typed }];
	});
	return { id: credited.id, net: leftOf(issued, credited).net, lines, isReduced: parameters.has(amount) };
}

/**
 * What the desk shows of an order's invoices, and of the one that the page's address asks about.
 * @param order `wishedDate`: when its buyer wished it to come, from which the day of delivery is proposed
 * @param given.isSending whether a provider takes e-invoices to their buyers; `words`: why VAT is as it is, in the page's language
 */
export function shownInvoices(
	order: DeskOrder,
	given: { issuer: Issuer; parameters: URLSearchParams; words: VatWords; isSending: boolean; now: Date },
): ShownInvoices {
	const { issuer, parameters, words, isSending, now } = given;
	const rows = order.invoices.map(readRow);
	const issued = rows.map(issuedOf);
	const today = antwerpClock(now).slice(0, 10);
	const list = rows.map(({ id, kind, number, issuedOn, grossAmount, ubl, snapshot }, index) => {
		const one = issued[index];
		const left = one && kind !== "credit_note" ? [...quantitiesLeft(issued, one).values()] : [];
		const delivery = order.invoices[index]?.delivery;
		return {
			...{ id, kind, number, issuedOn, gross: grossAmount, hasUbl: ubl !== null },
			credits: snapshot.credits?.number ?? null,
			isCreditable: left.some((quantity) => quantity !== 0),
			delivery: delivery ? shownDelivery(delivery) : null,
			isSendable: isSending && ubl !== null && isSendable(delivery ?? null),
		};
	});
	const canBill = order.status !== "cancelled" && order.anonymizedAt === null && !standingInvoice(issued);
	const proposed = order.wishedDate && order.wishedDate <= today ? order.wishedDate : "";
	const deliveredOn = order.status === "delivered" ? proposed || today : proposed;
	const shown = { list, canBill, key: randomUUID(), today, deliveredOn };
	const asked = readAsked(parameters);
	if (!asked) return { ...shown, asked: null };
	const typed = { amount: typedIn(parameters, "amount"), percent: typedIn(parameters, "percent") };
	const isDeposit = parameters.get(invoiceFields.bill) === "deposit";
	const credited = shownCredited(issued, parameters);
	const carried = readCarried(parameters);
	const around = { isDeposit, typed, carried, credited, fields: [], vat: null, draft: null };
	if ("problem" in asked) {
		const problem = credited?.lines.length === 0 ? "credited" : asked.problem;
		return { ...shown, asked: { ...around, problem } };
	}
	const { request } = asked;
	const paid = sumCents(order.payments.map(({ amount }) => amount));
	const billing = { order, items: order.items, rows, paid };
	const wish = { request, deliveredOn: null, reason: "" };
	const prepared = prepareInvoice(billing, wish, { issuer, now });
	const change = "problem" in prepared ? null : pendingVat(billing, request);
	const vat = change && { agreed: vatViewOf(order, words), now: changedView(change, words) };
	const asking = { ...around, fields: askedFields(request), vat };
	if ("problem" in prepared) return { ...shown, asked: { ...asking, problem: prepared.problem } };
	const { kind, lines, perRate, net, gross, prepaid, credits } = prepared;
	const draft: ShownDraft = {
		...{
			kind,
			lines,
			perRate,
			net,
			gross,
			prepaid,
			credits: credits?.number ?? null,
			mark: markOf(prepared),
		},
		asksDelivery: kind === "invoice" || (kind === "deposit" && crossesBorder(prepared)),
		buyer: [prepared.buyer.name, `${prepared.buyer.postalCode} ${prepared.buyer.city}`],
		vatNumber: prepared.buyer.vatNumber,
	};
	return { ...shown, asked: { ...asking, problem: null, draft } };
}
