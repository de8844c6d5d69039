import { lineTotal, type OrderLine } from "~/trade/lines/lines.ts";
import { orderLineOf, placeOfBuyer, vatLinesOf } from "~/trade/offers/offer.ts";
import { type Cents, cents, noCents } from "~/values/money.ts";
import type { OfferLine } from "~/values/offer-content.ts";
import { type BuyerVat, decideOrder, highestRate, type OrderVatInputs } from "~/values/order-vat.ts";
import type { BillingAddress, DeliveryChoice, orderStatuses, ShippingAddress } from "~/values/vocabulary.ts";

/** A line of an order. @property key by which it stays the same one when others go; counted from 1 */
export type SoldLine = OfferLine & { transportType: DeliveryChoice; key: string };

/** What can be changed of an order before it is invoiced: who buys and pays, where it goes, and what. */
export type Amendment = {
	shipping: ShippingAddress;
	billing: BillingAddress | null;
	lines: SoldLine[];
};

type StoredOrder = {
	shippingAddress: ShippingAddress;
	billingAddress: BillingAddress | null;
	items: readonly (OrderLine & { productId: string | null })[];
};

/** What an order says now. */
export function amendmentOf({ shippingAddress, billingAddress, items }: StoredOrder): Amendment {
	return {
		shipping: { ...shippingAddress, vatNumber: shippingAddress.vatNumber ?? null },
		billing: billingAddress,
		lines: items.map((item, place) => ({
			...{ key: String(place + 1), productId: item.productId, title: item.productTitle },
			...{ details: item.details ?? "", condition: item.selectedCondition, quantity: item.quantity },
			...{ colorType: item.colorType, ralColor: item.ralColor ?? null, transportType: item.transportType },
			...{ unitPrice: item.price, listPrice: null, transportPrice: item.transportPrice },
		})),
	};
}

/** Lines of an order as its rows have them: trucks go to the delivery address. */
export function itemsOf({ lines, shipping }: Amendment): (OrderLine & { productId: string | null })[] {
	return lines.map((line) => ({
		...orderLineOf(line, { transportType: line.transportType, buyer: shipping }),
		productId: line.productId,
	}));
}

/**
 * What is known of the VAT of an order that is changed: its own settings stand, and silence of VIES takes back nothing that it
 * has said of the same number.
 * @param asked with the answer of now
 */
export function vatOfAmended(before: OrderVatInputs | null, asked: BuyerVat): BuyerVat & { tries: number } {
	if (!before) return { ...asked, tries: 0 };
	const isSame = before.number === asked.number;
	const isSilent = asked.check === null || asked.check.state === "unknown";
	const kept = isSame && isSilent && before.check && before.check.state !== "unknown";
	return {
		...{ ...asked, settings: before.settings, check: kept ? before.check : asked.check },
		tries: isSame ? before.tries : 0,
	};
}

/** How an order is taxed as changed, and what it comes to. A proof of transport is one of the country that it went to. */
export function amendedSums(amendment: Amendment, before: OrderVatInputs | null, asked: BuyerVat) {
	const items = itemsOf(amendment);
	const deliveryCountry = placeOfBuyer(amendment.shipping).country;
	const proof = before?.deliveryCountry === deliveryCountry ? before.proof : null;
	const inputs: OrderVatInputs = {
		...{ ...vatOfAmended(before, asked), deliveryCountry, proof },
		lines: vatLinesOf(items),
	};
	const { decision, totals } = decideOrder(inputs, items.map(lineTotal));
	const columns = {
		...{ subtotalAmount: totals.net, vatAmount: totals.vat, totalAmount: totals.gross },
		...{ vatRate: highestRate(totals), vatInputs: inputs, vatDecision: decision },
	};
	return { items, columns };
}

/** What the history keeps of an order's lines and addresses, and compares. */
export function recordOf({ shipping, billing, lines }: Amendment, amount: Cents) {
	const { name, email, phone, companyName, vatNumber, street, postalCode, city, country } = shipping;
	return {
		amount,
		lines: lines.map((line) => ({
			...{ id: line.key, title: line.title, details: line.details, quantity: line.quantity },
			...{ price: line.unitPrice, condition: line.condition ?? "", ral: line.ralColor ?? "" },
			// Work and parts travel with the containers, without a price of their own.
			...(line.condition === null
				? {}
				: { transport: line.transportType, transportPrice: line.transportPrice }),
		})),
		delivery: {
			...{ name, companyName, vatNumber: vatNumber ?? null, email, phone },
			...{ street, postalCode, city, country },
		},
		billing: billing && {
			...{ companyName: billing.companyName, vatNumber: billing.vatNumber, street: billing.street },
			...{ postalCode: billing.postalCode, city: billing.city, country: billing.country },
		},
	};
}

export type AmendmentRecord = ReturnType<typeof recordOf>;

/** Whether the history would tell the same of both; lines are known by their place here. */
export function isSameRecord(one: AmendmentRecord, other: AmendmentRecord): boolean {
	const plain = ({ lines, ...rest }: AmendmentRecord) =>
		JSON.stringify({ ...rest, lines: lines.map(({ id: _id, ...line }) => line) });
	return plain(one) === plain(other);
}

/** What stays taken back of an order that is changed: other lines or sums are agreed anew, another address agrees on no money. */
export function creditedOnceAmended(
	{ creditedAmount }: { creditedAmount: Cents },
	before: AmendmentRecord,
	after: AmendmentRecord,
): Cents {
	const { delivery, billing } = after;
	return isSameRecord({ ...before, delivery, billing }, after) ? creditedAmount : noCents;
}

/** Whether a price was given by hand: another than the line had, or, of a new one, than the catalogue has. */
export function hasOwnPrice(before: Amendment, after: Amendment): boolean {
	const stored = new Map(before.lines.map((line) => [line.key, line]));
	return after.lines.some((line) => {
		const old = stored.get(line.key);
		if (old) return old.unitPrice !== line.unitPrice;
		return line.condition !== null && line.listPrice !== null && line.unitPrice !== line.listPrice;
	});
}

/** Whether trucks go elsewhere than before, at the price of before. */
export function isTransportKept(before: Amendment, after: Amendment): boolean {
	const [from, to] = [placeOfBuyer(before.shipping), placeOfBuyer(after.shipping)];
	if (from.country === to.country && from.postcode === to.postcode) return false;
	const stored = new Map(before.lines.map((line) => [line.key, line]));
	return after.lines.some((line) => {
		const old = stored.get(line.key);
		return (
			old !== undefined && line.transportType !== "self_pickup" && old.transportPrice === line.transportPrice
		);
	});
}

/** What was paid beyond a new total, and what is left to pay of it. */
export function settled(total: Cents, paid: Cents): { open: Cents; refund: Cents } {
	const open = cents(total - paid);
	return open < 0 ? { open: cents(0), refund: cents(-open) } : { open, refund: cents(0) };
}

type Status = (typeof orderStatuses)[number];

/** Why an order cannot be changed: nobody is named on it any more, it is invoiced, gone out, or cancelled. */
export type ClosedReason = "anonymous" | "invoiced" | "delivered" | "cancelled";

/** Why an order's lines and addresses stay as they are; null where they can be changed. */
export function whyClosed(order: {
	status: Status;
	anonymizedAt: Date | null;
	isInvoiced: boolean;
}): ClosedReason | null {
	if (order.anonymizedAt !== null) return "anonymous";
	if (order.isInvoiced) return "invoiced";
	return order.status === "delivered" || order.status === "cancelled" ? order.status : null;
}
