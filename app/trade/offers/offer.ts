import type { OrderLine } from "~/trade/lines/lines.ts";
import { lineTotal } from "~/trade/lines/lines.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, noCents } from "~/values/money.ts";
import type { OfferBuyer, OfferContent, OfferLine } from "~/values/offer-content.ts";
import { type BuyerVat, decideOrder, type OrderVatInputs, vatLineOf } from "~/values/order-vat.ts";
import { parsePostcode } from "~/values/postcode.ts";
import type { OfferStatus, OrderCountry, TransportCountry } from "~/values/vocabulary.ts";

/** What the desk calls an offer's state: its status, that its buyer asks, and that its days are over. */
export const offerStates = [
	"draft",
	"asked",
	"sent",
	"expired",
	"accepted",
	"declined",
	"withdrawn",
] as const;
export type OfferState = (typeof offerStates)[number];

export type OfferHead = {
	status: OfferStatus;
	version: number;
	sentVersion: number | null;
	validUntil: Day;
	askedAt: Date | null;
};

/** An offer's state on a day in Antwerp: a question that waits goes before all else; it stands until the end of its last day. */
export function offerState(offer: OfferHead, today: Day): OfferState {
	if (offer.askedAt !== null) return "asked";
	return offer.status === "sent" && offer.validUntil < today ? "expired" : offer.status;
}

/** What whoever holds the link of a version finds; superseded: there is a newer one. */
export type LinkState = "open" | "superseded" | Exclude<OfferStatus, "draft" | "sent"> | "expired";

/** What the link of a version leads to on a day. An offer that was accepted says so on the links of older versions too. */
export function linkState(offer: OfferHead, version: number, today: Day): LinkState {
	if (offer.status === "accepted") return "accepted";
	if (version !== offer.sentVersion) return "superseded";
	if (offer.status === "declined" || offer.status === "withdrawn") return offer.status;
	return offer.validUntil < today ? "expired" : "open";
}

/** Whether a version is being written that nobody has been sent. */
export function hasDraft({ status, version, sentVersion }: OfferHead): boolean {
	return status !== "accepted" && version !== sentVersion;
}

/** An offer's number: one series a year. */
export function offerNumber(year: number, count: number): string {
	return `A-${year}-${String(count).padStart(5, "0")}`;
}

/** How a version is called: the first by the offer's number alone. */
export function versionNumber(number: string, version: number): string {
	return version === 1 ? number : `${number}/${version}`;
}

const countries = {
	belgium: "BE",
	netherlands: "NL",
	germany: "DE",
	france: "FR",
} as const satisfies Record<OrderCountry, TransportCountry>;

/** Where the offer goes: country and postcode, in its usual form where it is one. */
export function placeOfBuyer({ country, postalCode }: Pick<OfferBuyer, "country" | "postalCode">): {
	country: TransportCountry;
	postcode: string | null;
} {
	const code = countries[country];
	return {
		country: code,
		postcode: postalCode === null ? null : (parsePostcode(code, postalCode) ?? postalCode),
	};
}

/** How lines travel, and where to. */
type Travel = Pick<OfferContent, "transportType"> & { buyer: Parameters<typeof placeOfBuyer>[0] };

/** A line as an order has it. */
export function orderLineOf(line: OfferLine, { transportType, buyer }: Travel): OrderLine {
	const { country, postcode } = placeOfBuyer(buyer);
	const isBrought = transportType !== "self_pickup" && postcode !== null;
	return {
		...{ productTitle: line.title, details: line.details || null },
		...{ quantity: line.quantity, price: line.unitPrice, transportPrice: transportOf(line, transportType) },
		selectedCondition: line.condition,
		...(isBrought
			? { transportType, transportCountry: country, transportPostcode: postcode }
			: { transportType: "self_pickup", transportCountry: null, transportPostcode: null }),
		colorType: line.ralColor === null ? "from_stack" : "wish_color",
		ralColor: line.ralColor,
	};
}

/** What is fetched travels for nothing; work and parts travel with the containers. */
function transportOf(line: OfferLine, transportType: OfferContent["transportType"]): Cents {
	return transportType === "self_pickup" ? noCents : line.transportPrice;
}

/** An offer's lines as an order has them. */
export function orderLinesOf(content: OfferContent): OrderLine[] {
	return content.lines.map((line) => orderLineOf(line, content));
}

/** Lines as VAT sees them. Work and parts follow the containers: they are rented with them where all of those are. */
export function vatLinesOf(lines: readonly OrderLine[]): OrderVatInputs["lines"] {
	const containers = lines.filter(({ selectedCondition }) => selectedCondition !== null);
	const isRental =
		containers.length > 0 && containers.every(({ selectedCondition }) => selectedCondition === "rent");
	return lines.map((line) =>
		vatLineOf({ ...line, selectedCondition: line.selectedCondition ?? (isRental ? "rent" : "new") }),
	);
}

/** How an offer is taxed and what it comes to: as an order of the same lines. */
export function offerSums(content: OfferContent, vat: BuyerVat) {
	const lines = orderLinesOf(content);
	const inputs: OrderVatInputs = {
		...{ ...vat, deliveryCountry: placeOfBuyer(content.buyer).country, proof: null, tries: 0 },
		lines: vatLinesOf(lines),
	};
	return { lines, inputs, ...decideOrder(inputs, lines.map(lineTotal)) };
}

/** Whether a line asks less than the catalogue: then both prices are shown. */
export function isDiscounted({ listPrice, unitPrice }: Pick<OfferLine, "listPrice" | "unitPrice">): boolean {
	return listPrice !== null && unitPrice < listPrice;
}

/** What keeps an offer from being sent; a code each. */
export const sendProblems = ["lines", "nothing", "place", "ended"] as const;
export type SendProblem = (typeof sendProblems)[number];

/** Why an offer cannot be sent on a day: no line, nothing to pay, no place that a truck could go to, its days over. */
export function sendProblem(
	content: OfferContent,
	{ gross, today }: { gross: Cents; today: Day },
): SendProblem | null {
	if (content.lines.length === 0) return "lines";
	if (gross <= 0) return "nothing";
	const { country, postcode } = placeOfBuyer(content.buyer);
	const isKnown = postcode !== null && parsePostcode(country, postcode) !== null;
	if (content.transportType !== "self_pickup" && !isKnown) return "place";
	return content.validUntil < today ? "ended" : null;
}

/** What a buyer's data lack for an order; the buyer fills it in who accepts. */
export type Missing = "phone" | "street" | "postalCode" | "city";

export function missingOf(buyer: OfferBuyer): Missing[] {
	return (["phone", "street", "postalCode", "city"] as const).filter((name) => !buyer[name]);
}
