import { redirect } from "react-router";
import type { Services } from "~/platform/services.server.ts";
import { likelyCountry, selectionFields } from "~/trade/catalog/selection.ts";
import { listTariffs } from "~/trade/transport/tariff.store.server.ts";
import { findTariff, type Tariff, type TariffTable } from "~/trade/transport/transport.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Place, placeFromText, placeOf, placeToText } from "~/values/place.ts";
import { placeField } from "~/values/place-fields.ts";
import { type Language, type TransportCountry, transportCountries } from "~/values/vocabulary.ts";

/**
 * The place that a page shows delivered prices for. @property typed what its fields show; @property isWrong where the
 * postcode is none of the country; @property tariff null where nobody has set one, @property table that of the country
 */
export type AskedPlace = {
	place: Place | null;
	typed: { country: TransportCountry; postcode: string };
	isWrong: boolean;
	tariff: Tariff | null;
	table: TariffTable;
};

/**
 * Reads the place from a page's address. What a form sends in two fields leads to the address that names it in one.
 * @throws Response 302 to that address
 */
export async function askedPlace({ db, cache }: Services, url: URL, language: Language): Promise<AskedPlace> {
	const { searchParams } = url;
	const postcode = searchParams.get(selectionFields.postcode)?.trim().slice(0, 12) ?? "";
	const country = memberOf(transportCountries, searchParams.get(selectionFields.country));
	const sent = placeOf(country, postcode);
	if (sent) {
		const named = new URLSearchParams(searchParams);
		named.delete(selectionFields.postcode);
		named.delete(selectionFields.country);
		named.set(placeField, placeToText(sent));
		throw redirect(`${url.pathname}?${named}`, 302);
	}
	const place = postcode === "" ? placeFromText(searchParams.get(placeField)) : null;
	const typed = place ?? { country: country ?? likelyCountry(language), postcode };
	const table = (await listTariffs(db, cache))[typed.country];
	return {
		...{ place, typed, table },
		isWrong: postcode !== "",
		tariff: place && findTariff(table, place.country, place.postcode),
	};
}
