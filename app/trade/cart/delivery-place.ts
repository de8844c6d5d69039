import type { LineChoice } from "~/trade/lines/line-choice.ts";
import { parsePostcode } from "~/values/postcode.ts";
import type { OrderCountry, TransportCountry } from "~/values/vocabulary.ts";

/** Where trucks bring what is bought. @property postcode as its country writes it, or as typed where it is none there */
export type DeliveryPlace = { country: TransportCountry; postcode: string };

const tariffCountries = {
	belgium: "BE",
	netherlands: "NL",
	germany: "DE",
	france: "FR",
} as const satisfies Record<OrderCountry, TransportCountry>;

/** The place of a delivery address. */
export function placeOf(address: { country: OrderCountry; postalCode: string }): DeliveryPlace {
	const country = tariffCountries[address.country];
	return { country, postcode: parsePostcode(country, address.postalCode) ?? address.postalCode.trim() };
}

const addressCountries = {
	BE: "belgium",
	NL: "netherlands",
	DE: "germany",
	FR: "france",
} as const satisfies Record<TransportCountry, OrderCountry>;

/** A place as a delivery address begins with it. */
export function addressAt(place: DeliveryPlace): { country: OrderCountry; postalCode: string } {
	return { country: addressCountries[place.country], postalCode: place.postcode };
}

/** How the address of an order is likely to begin: where its first line is brought that says so. */
export function likelyAddress(
	lines: readonly Pick<LineChoice, "transportCountry" | "transportPostcode">[],
): Partial<ReturnType<typeof addressAt>> {
	const line = lines.find(({ transportCountry }) => transportCountry !== null);
	if (!line?.transportCountry) return {};
	return addressAt({ country: line.transportCountry, postcode: line.transportPostcode ?? "" });
}

/** Whether its postcode is one of its country. */
export function isPlace(place: DeliveryPlace): boolean {
	return parsePostcode(place.country, place.postcode) !== null;
}

type Travelling = Pick<LineChoice, "transportType" | "transportCountry" | "transportPostcode">;

/** Whether a truck would bring the line to another place than its transport was priced for. */
export function differsFrom(line: Travelling, place: DeliveryPlace): boolean {
	if (line.transportType === "self_pickup") return false;
	return line.transportCountry !== place.country || line.transportPostcode !== place.postcode;
}

/** The line as it travels to a place; what is collected stays as it is. */
export function atPlace<Line extends Travelling>(line: Line, place: DeliveryPlace): Line {
	if (line.transportType === "self_pickup") return line;
	return { ...line, transportCountry: place.country, transportPostcode: place.postcode };
}
