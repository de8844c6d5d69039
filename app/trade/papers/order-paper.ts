import { createTranslator } from "use-intl/core";
import type { BankAccount } from "~/company/payment-terms.ts";
import { formatEuro, formatWholeDate } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import type { Catalogue, PageTexts, PaperCatalogue } from "~/i18n/messages/catalogue.ts";
import { type DeliveryWish, wishRows } from "~/trade/lines/delivery-wish.ts";
import { lineWords } from "~/trade/lines/line-words.ts";
import { addressLines, detailsOf, type OrderLine } from "~/trade/lines/lines.ts";
import { leftDue, owedAmount } from "~/trade/orders/owed-amount.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { epcPayload } from "~/values/epc-qr.ts";
import { type Cents, cents, noCents, timesCents } from "~/values/money.ts";
import { parseOgm } from "~/values/ogm.ts";
import type { OrderVatDecision } from "~/values/order-vat.ts";
import type { VatCategory } from "~/values/vat-cases.ts";
import type {
	BillingAddress,
	Language,
	OrderPaperKind,
	orderStatuses,
	ShippingAddress,
} from "~/values/vocabulary.ts";
import type { Paper, PaperLine, PaperPayment, PaperRate, PaperSeller, PaperTotals } from "./paper.ts";

/** What papers tell of an order. */
export type PaperOrder = DeliveryWish & {
	orderNumber: string;
	/** How often its sums have changed. */
	revision: number;
	paymentReference: string;
	dueOn: Day | null;
	language: Language;
	subtotalAmount: Cents;
	vatAmount: Cents;
	totalAmount: Cents;
	/** What credit notes have taken back of it. */
	creditedAmount: Cents;
	/** What was paid for it; null as long as nothing is recorded. */
	paidAmount: Cents | null;
	/** What is billed of it and stands, in advance and by its last invoice. */
	depositAmount: Cents;
	invoicedAmount: Cents;
	/** Percent. */
	vatRate: number;
	/** How it is taxed; null for an order of before, which has one rate. */
	vatDecision: OrderVatDecision | null;
	shippingAddress: ShippingAddress;
	billingAddress: BillingAddress | null;
	items: readonly OrderLine[];
	/** In Antwerp. */
	placedOn: Day;
};

export type PaperWords = {
	paper: PaperCatalogue;
	shop: Catalogue;
	wish: PageTexts["deliveryWish"];
	/** Why no VAT is charged. */
	exemptions: Readonly<Record<Exclude<VatCategory, "S">, string>>;
};

type Status = (typeof orderStatuses)[number];

/** At which steps of an order its papers are made; what was made before stays to be had. */
export const stepsOfPapers: Record<OrderPaperKind, readonly Status[]> = {
	"pro-forma": ["pending", "confirmed"],
	"order-confirmation": ["confirmed", "paid", "delivered"],
	"delivery-note": ["confirmed", "paid", "delivered"],
};

/** Whether a paper can be made of an order as it stands. A person who was taken out of it stays out. */
export function isMadeOf(
	order: { status: Status; anonymizedAt: Date | null },
	kind: OrderPaperKind,
): boolean {
	return order.anonymizedAt === null && stepsOfPapers[kind].includes(order.status);
}

/** What an order's papers are numbered: as the order, and again once its sums, lines or addresses have changed. */
export function orderPaperNumber({
	orderNumber,
	revision,
}: {
	orderNumber: string;
	revision: number;
}): string {
	return revision === 0 ? orderNumber : `${orderNumber}-${revision + 1}`;
}

/** A paper of an order: with prices, or, to go along with the goods, without. */
export function orderPaper(
	kind: OrderPaperKind,
	order: PaperOrder,
	{ seller, account, today }: { seller: PaperSeller; account: BankAccount | null; today: Day },
	words: PaperWords,
): Paper {
	const { language, items, dueOn } = order;
	const day = (given: Day) => formatWholeDate(language, noonOf(given));
	const isNote = kind === "delivery-note";
	const isProForma = kind === "pro-forma";
	const asked = askedOf(order);
	const wishes = wishRows(order, words.wish, language).map(([label, value]) =>
		labelled(language, label, value),
	);
	return {
		...{ kind, language, seller, number: orderPaperNumber(order), about: null },
		// What was ordered is offered as of that day; the others, and one with new sums, say when they were written.
		date: isProForma && order.revision === 0 ? order.placedOn : today,
		facts: [
			...(isProForma ? [] : [[words.paper.orderDate, day(order.placedOn)] as const]),
			...(isProForma && dueOn && asked > 0 ? [[words.paper.due, day(dueOn)] as const] : []),
		],
		...partiesOf(kind, order, seller, words),
		lines: items.flatMap((item) => paperLines(item, { language, words, isNote })),
		totals: isNote
			? null
			: {
					net: order.subtotalAmount,
					perRate: ratesOf(order, words.exemptions),
					vat: order.vatAmount,
					gross: order.totalAmount,
					...(isProForma ? takenOff(order) : { prepaid: noCents }),
				},
		payment: isProForma && account ? paymentOf(order, account) : null,
		notes: isProForma ? [] : wishes,
	};
}

/** VAT by treatment, with the sentence that the law asks for where none is charged. */
export function ratesOf(
	{
		vatDecision,
		vatRate: rate,
		subtotalAmount: base,
		vatAmount: vat,
	}: Pick<PaperOrder, "vatDecision" | "vatRate" | "subtotalAmount" | "vatAmount">,
	exemptions: PaperWords["exemptions"],
): PaperRate[] {
	if (!vatDecision) return [{ rate, base, vat, exemption: null }];
	return vatDecision.perRate.map((part) => {
		const { category, rate } = part.treatment;
		return {
			rate,
			base: part.base,
			vat: part.vat,
			exemption: category === "S" ? null : exemptions[category],
		};
	});
}

/** What is left to pay of an order by now; what was paid too much goes back by another way. */
const askedOf = (order: PaperOrder): Cents => leftDue(order, order.paidAmount ?? 0);

/** What an order's total and what is asked for differ by: all of it, so that its sums end with what its transfer says. */
function takenOff(order: PaperOrder): Required<Pick<PaperTotals, "credited" | "prepaid" | "later">> {
	const owed = owedAmount(order);
	const prepaid = Math.min(order.paidAmount ?? 0, owed);
	return {
		credited: cents(order.totalAmount - owed),
		prepaid: cents(prepaid),
		later: cents(owed - prepaid - askedOf(order)),
	};
}

/** How what is asked for of an order is paid; null where nothing is. */
function paymentOf(order: PaperOrder, account: BankAccount): PaperPayment | null {
	const amount = askedOf(order);
	const { dueOn } = order;
	const reference = parseOgm(order.paymentReference);
	if (amount <= 0 || !reference) return null;
	return { ...account, amount, reference, dueOn, qr: epcPayload({ ...account, amount, reference }) };
}

function partiesOf(
	kind: OrderPaperKind,
	{ shippingAddress: shipping, billingAddress: billing, items }: PaperOrder,
	seller: PaperSeller,
	{ paper, shop }: PaperWords,
): Pick<Paper, "buyer" | "delivery"> {
	const linesOf = (address: ShippingAddress | BillingAddress) =>
		addressLines(address, {
			country: shop.checkout.countries[address.country],
			vatNumber: shop.checkout.vatNumber,
		});
	// A billing address without a company is the buyer's own.
	const payer = billing && (billing.companyName ? linesOf(billing) : [shipping.name, ...linesOf(billing)]);
	const isDelivered = items.some(({ transportType }) => transportType !== "self_pickup");
	const depot = [paper.collected, seller.street, `${seller.postalCode} ${seller.city}`.trim()].filter(
		Boolean,
	);
	const place = isDelivered ? linesOf({ ...shipping, vatNumber: null }) : depot;
	const isOnSite = kind === "delivery-note";
	return {
		buyer: payer ?? linesOf(shipping),
		delivery: isOnSite
			? [...place, ...(isDelivered ? [shipping.phone] : [])]
			: payer || !isDelivered
				? place
				: null,
	};
}

/** A line of an order as papers have it, and behind it what its transport costs. */
export function paperLines(
	item: OrderLine,
	{
		language,
		words,
		isNote,
	}: { language: Language; words: Pick<PaperWords, "paper" | "shop">; isNote: boolean },
): PaperLine[] {
	const { paper, shop } = words;
	const t = createTranslator({ locale: language, messages: shop });
	const say = lineWords(t, (amount) => formatEuro(language, amount, "always"));
	const { quantity, price, transportPrice, selectedCondition } = item;
	const sums = isNote ? { unitNet: null, net: null } : { unitNet: price, net: timesCents(price, quantity) };
	if (selectedCondition === null) {
		return [{ text: item.productTitle, details: detailsOf(item), quantity, ...sums }];
	}
	const colour = [t(`catalog.details.colors.${item.colorType}`), item.ralColor].filter(Boolean).join(", ");
	const condition = [
		say.condition(item),
		...(selectedCondition === "rent" && !isNote ? [paper.rentPeriod + say.rentThen(price)] : []),
	].join(" · ");
	const isCharged = !isNote && transportPrice > 0;
	const isFree = !isNote && transportPrice === 0 && item.transportType !== "self_pickup";
	// A page may break between the two: it says what it is the transport of.
	const travel = labelled(language, paper.transport, item.productTitle);
	const way = isFree ? `${say.delivery(item)} · ${paper.free}` : say.delivery(item);
	return [
		{
			text: item.productTitle,
			details: [condition, colour, ...(isCharged ? [] : [way]), ...detailsOf(item)],
			quantity,
			...sums,
		},
		...(isCharged
			? [{ text: travel, details: [way], quantity: 1, unitNet: transportPrice, net: transportPrice }]
			: []),
	];
}
