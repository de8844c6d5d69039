import { type Cents, cents, noCents, percentOfCents, timesCents } from "~/values/money.ts";
import { parsePostcode } from "~/values/postcode.ts";
import type { DeliveryChoice, DeliveryOptions, TransportCountry } from "~/values/vocabulary.ts";
import { deliveryChoices, transportCountries } from "~/values/vocabulary.ts";

/** Net trucking prices in cents of one region. */
export type Tariff = { single: Cents; double: Cents };

/** A country's tariffs by the first two digits of the postcode: [single, double]. */
export type TariffTable = Readonly<Record<string, readonly [single: number, double: number]>>;

const craneSurchargePercent = 13;

/** First two digits of a postcode; Belgian codes that start with 1 share row 10 (storefront document §9). */
export function tariffPrefix(country: TransportCountry, postcode: string): string {
	return country === "BE" && postcode.startsWith("1") ? "10" : postcode.slice(0, 2);
}

export function findTariff(table: TariffTable, country: TransportCountry, postcode: string): Tariff | null {
	const row = table[tariffPrefix(country, postcode)];
	return row ? { single: cents(row[0]), double: cents(row[1]) } : null;
}

/** Whether one container fills a truck: 40 ft, and 45 ft counts as 40 ft. */
export function fillsTruck(size: string): boolean {
	return /40|45/.test(size);
}

/**
 * Net transport of a whole line in cents.
 * A container that fills a truck costs the double price each; smaller ones travel in pairs at the double
 * price, a remainder at the single price; the crane adds 13 percent, rounded half up once.
 * Source: storefront document §9.
 */
export function truckPrice(tariff: Tariff, size: string, quantity: number, withCrane: boolean): Cents {
	const price = fillsTruck(size)
		? timesCents(tariff.double, quantity)
		: cents(Math.floor(quantity / 2) * tariff.double + (quantity % 2) * tariff.single);
	return withCrane ? percentOfCents(price, 100 + craneSurchargePercent) : price;
}

/** What a visitor chose, as typed. */
export type TransportChoice = {
	delivery: DeliveryChoice | null;
	country: TransportCountry;
	postcode: string;
};

export type TransportOutcome =
	| { state: "undecided"; missing: "delivery" | "tariffs" | "postcode" }
	| { state: "priced"; price: Cents; delivery: DeliveryChoice; postcode: string | null }
	| { state: "failed"; problem: TransportProblem };

/**
 * delivery_not_offered: the product is not delivered that way; country_on_request: no tariff for any postcode of the
 * country; no_tariff: none for this one.
 */
export type TransportProblem =
	| "delivery_not_offered"
	| "country_on_request"
	| "postcode_invalid"
	| "no_tariff";

/** Whether a truck is to go to a postcode that is none of its country; one that is not there yet is not wrong. */
export function hasWrongPostcode({ delivery, country, postcode }: TransportChoice): boolean {
	const isByTruck = delivery !== null && delivery !== "self_pickup";
	return isByTruck && postcode.trim() !== "" && parsePostcode(country, postcode) === null;
}

/**
 * Price of a chosen transport, or why there is none.
 * @param table tariffs of the chosen country; null while they are not there yet
 */
export function priceTransport(
	choice: TransportChoice,
	product: { size: string; deliveryOptions: DeliveryOptions },
	quantity: number,
	table: TariffTable | null,
): TransportOutcome {
	const { delivery, country } = choice;
	if (delivery === null) return { state: "undecided", missing: "delivery" };
	if (!product.deliveryOptions[delivery]) return { state: "failed", problem: "delivery_not_offered" };
	if (delivery === "self_pickup") return { state: "priced", price: noCents, delivery, postcode: null };
	if (table === null) return { state: "undecided", missing: "tariffs" };
	// A request keeps the postcode too, so that it is checked wherever a truck goes (ruling on K3).
	if (hasWrongPostcode(choice)) return { state: "failed", problem: "postcode_invalid" };
	if (Object.keys(table).length === 0) return { state: "failed", problem: "country_on_request" };
	const postcode = parsePostcode(country, choice.postcode);
	if (postcode === null) return { state: "undecided", missing: "postcode" };
	const tariff = findTariff(table, country, postcode);
	if (tariff === null) return { state: "failed", problem: "no_tariff" };
	const price = truckPrice(tariff, product.size, quantity, delivery === "truck_with_crane");
	return { state: "priced", price, delivery, postcode };
}

/** Countries without any tariff: what goes there by truck is priced on request. */
export function countriesOnRequest(
	tariffs: Readonly<Record<TransportCountry, TariffTable>>,
): TransportCountry[] {
	return transportCountries.filter((country) => Object.keys(tariffs[country]).length === 0);
}

export function offeredDeliveries(options: DeliveryOptions): DeliveryChoice[] {
	return deliveryChoices.filter((choice) => options[choice]);
}
