import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { changedView } from "~/trade/orders/desk/shown-vat.server.ts";
import type { findOrder } from "~/trade/orders/order.store.server.ts";
import { type VatWords, vatViewOf } from "~/trade/vat/vat-view.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { sumCents } from "~/values/money.ts";
import { issuedOf, listOrderInvoices } from "../invoice.store.server.ts";
import { quantitiesLeft, standingInvoice } from "../invoice.ts";
import { askedFields, readAsked } from "./invoice-form.ts";
import type { ShownDraft, ShownInvoices } from "./invoice-panel.tsx";
import { crossesBorder, type Issuer, markOf, pendingVat, prepareInvoice } from "./issue-invoice.server.ts";

const { invoiceDeliveries } = schema;

/**
 * What the desk shows of an order's invoices, and of the one that the page's address asks about.
 * @param order `wishedDate`: when its buyer wished it to come, from which the day of delivery is proposed
 * @param given.words why VAT is as it is, in the page's language
 */
export async function shownInvoices(
	db: Db,
	order: NonNullable<Awaited<ReturnType<typeof findOrder>>>,
	given: { issuer: Issuer; parameters: URLSearchParams; words: VatWords; now: Date },
): Promise<ShownInvoices> {
	const { issuer, parameters, words, now } = given;
	const rows = await listOrderInvoices(db, order.id);
	const issued = rows.map(issuedOf);
	const ids = rows.map(({ id }) => id);
	const deliveries =
		ids.length === 0
			? []
			: await db.select().from(invoiceDeliveries).where(inArray(invoiceDeliveries.invoiceId, ids));
	const today = antwerpClock(now).slice(0, 10);
	const list = rows.map(({ id, kind, number, issuedOn, grossAmount, ubl, snapshot }, index) => {
		const one = issued[index];
		const left = one && kind !== "credit_note" ? [...quantitiesLeft(issued, one).values()] : [];
		const delivery = deliveries.find(({ invoiceId }) => invoiceId === id);
		return {
			...{ id, kind, number, issuedOn, gross: grossAmount, hasUbl: ubl !== null },
			credits: snapshot.credits?.number ?? null,
			isCreditable: left.some((quantity) => quantity !== 0),
			delivery: delivery ? { state: delivery.state, providerId: delivery.providerId } : null,
		};
	});
	const canBill = order.status !== "cancelled" && order.anonymizedAt === null && !standingInvoice(issued);
	const proposed = order.wishedDate && order.wishedDate <= today ? order.wishedDate : "";
	const deliveredOn = order.status === "delivered" ? proposed || today : proposed;
	const shown = { list, canBill, key: randomUUID(), today, deliveredOn };
	const asked = readAsked(parameters);
	if (!asked) return { ...shown, asked: null };
	if ("problem" in asked)
		return { ...shown, asked: { problem: asked.problem, fields: [], draft: null, left: [], vat: null } };
	const { request } = asked;
	const paid = sumCents(order.payments.map(({ amount }) => amount));
	const billing = { order, items: order.items, rows, paid };
	const wish = { request, deliveredOn: null, reason: "" };
	const prepared = prepareInvoice(billing, wish, { issuer, now });
	const change = "problem" in prepared ? null : pendingVat(billing, request);
	const vat = change && { agreed: vatViewOf(order, words), now: changedView(change, words) };
	const credited = request.kind === "credit_note" ? issued.find(({ id }) => id === request.of) : undefined;
	const pieces = credited && quantitiesLeft(issued, credited);
	const wanted = request.kind === "credit_note" && request.lines !== "all" ? request.lines : null;
	const left = (credited?.lines ?? []).flatMap(({ id, text, details }) => {
		const most = pieces?.get(id) ?? 0;
		if (most <= 0) return [];
		return [
			{
				id,
				text,
				details,
				most,
				wanted: wanted?.find((line) => line.id === id)?.quantity ?? (wanted ? 0 : most),
			},
		];
	});
	const around = { fields: askedFields(request), left, vat };
	if ("problem" in prepared)
		return { ...shown, asked: { ...around, problem: prepared.problem, draft: null } };
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
	return { ...shown, asked: { ...around, problem: null, draft } };
}
