import type { Language } from "~/i18n/languages.ts";
import { memberOf } from "~/values/closed-set.ts";
import { placeFromText } from "~/values/place.ts";
import { placeField, placeFields } from "~/values/place-fields.ts";
import { parseQuantity } from "~/values/quantity.ts";
import {
	type Condition,
	colorTypes,
	conditions,
	type DeliveryOptions,
	deliveryChoices,
	type TransportCountry,
	transportCountries,
} from "~/values/vocabulary.ts";
import { usualDelivery } from "./delivered.ts";
import type { LineChoice } from "./pricing.ts";
import { effectiveColor, initialCondition, type PriceFacts } from "./pricing.ts";

/** What a visitor chose on a product's page, with the colour number as typed. */
export type ProductSelection = LineChoice & { ral: string };

/** Fields of the form and of the shareable URL. */
export const selectionFields = {
	condition: "condition",
	colorType: "color",
	ral: "ral",
	quantity: "quantity",
	delivery: "delivery",
	...placeFields,
} as const;

/** Field of the form alone: the same key twice is the same press, whose answer was lost or which was a double click. */
export const pressKey = "key";

type FieldSource = { get(name: string): unknown };

function textOf(source: FieldSource, name: string): string {
	const value = source.get(name);
	return typeof value === "string" ? value : "";
}

/** The country that a visitor most likely means: that of the language, Belgium where it leaves it open. */
export function likelyCountry(language: Language): TransportCountry {
	return language === "de" ? "DE" : "BE";
}

/**
 * A selection from a page's URL: what is missing or unknown becomes the product's own start
 * (its condition, stock colour, one piece, no delivery chosen). A postcode of an unknown country is dropped with it:
 * it would be priced as one of another country. A place alone (`?to=BE-2000`) means delivery there.
 */
export function selectionFromUrl(
	source: FieldSource,
	product: PriceFacts & { condition: Condition; deliveryOptions: DeliveryOptions },
	language: Language,
): ProductSelection {
	const f = selectionFields;
	const wanted = memberOf(conditions, textOf(source, f.condition)) ?? product.condition;
	const condition = initialCondition(product, wanted);
	const colorType = effectiveColor(
		condition,
		memberOf(colorTypes, textOf(source, f.colorType)) ?? "from_stack",
	);
	const countryText = textOf(source, f.country);
	const country = memberOf(transportCountries, countryText);
	const place = placeFromText(textOf(source, placeField));
	const byPlace = place && { delivery: usualDelivery(product.deliveryOptions), ...place };
	const delivery = memberOf(deliveryChoices, textOf(source, f.delivery));
	return {
		condition,
		colorType,
		ral: colorType === "wish_color" ? textOf(source, f.ral).slice(0, 20) : "",
		quantity: parseQuantity(textOf(source, f.quantity)),
		transport:
			byPlace?.delivery && delivery === null
				? { ...byPlace, delivery: byPlace.delivery }
				: {
						delivery,
						country: country ?? likelyCountry(language),
						postcode: country || countryText === "" ? textOf(source, f.postcode).slice(0, 12) : "",
					},
	};
}

/**
 * A selection as submitted: nothing is corrected, so that a forged or mistaken value is refused, not reinterpreted.
 * A quantity that is no number becomes NaN; an unknown condition or delivery null.
 * @returns null when colour or country is none of the form's own
 */
export function selectionFromForm(form: FieldSource, language: Language): ProductSelection | null {
	const f = selectionFields;
	const quantityText = textOf(form, f.quantity).trim();
	const colorType = memberOf(colorTypes, textOf(form, f.colorType) || "from_stack");
	const country = memberOf(transportCountries, textOf(form, f.country) || likelyCountry(language));
	if (colorType === null || country === null) return null;
	return {
		condition: memberOf(conditions, textOf(form, f.condition)),
		colorType,
		ral: textOf(form, f.ral).slice(0, 20),
		quantity: /^\d{1,6}$/.test(quantityText) ? Number(quantityText) : Number.NaN,
		transport: {
			delivery: memberOf(deliveryChoices, textOf(form, f.delivery)),
			country,
			postcode: textOf(form, f.postcode).slice(0, 12),
		},
	};
}

/**
 * The selection as URL parameters, without what is the start anyway. Its country always stands in it: without, the same address
 * meant another one to whoever opens it in another language.
 */
export function selectionToUrl(
	selection: ProductSelection,
	product: PriceFacts & { condition: Condition },
): URLSearchParams {
	const f = selectionFields;
	const { transport } = selection;
	const parameters = new URLSearchParams();
	if (selection.condition && selection.condition !== initialCondition(product, product.condition)) {
		parameters.set(f.condition, selection.condition);
	}
	if (selection.colorType !== "from_stack") {
		parameters.set(f.colorType, selection.colorType);
		if (selection.ral) parameters.set(f.ral, selection.ral);
	}
	if (selection.quantity !== 1) parameters.set(f.quantity, String(selection.quantity));
	if (transport.delivery) parameters.set(f.delivery, transport.delivery);
	if (transport.delivery && transport.delivery !== "self_pickup") {
		parameters.set(f.country, transport.country);
		if (transport.postcode) parameters.set(f.postcode, transport.postcode);
	}
	return parameters;
}

/** Whether two selections say the same. */
export function isSameSelection(a: ProductSelection, b: ProductSelection): boolean {
	const sameChoice = a.condition === b.condition && a.colorType === b.colorType && a.ral === b.ral;
	const sameDelivery = a.transport.delivery === b.transport.delivery && a.quantity === b.quantity;
	const sameGoal =
		a.transport.country === b.transport.country && a.transport.postcode === b.transport.postcode;
	return sameChoice && sameDelivery && sameGoal;
}

/** Rent forces a stock colour; a stock colour has no RAL code (storefront document §4). */
export function tidySelection(selection: ProductSelection): ProductSelection {
	const colorType = effectiveColor(selection.condition, selection.colorType);
	return { ...selection, colorType, ral: colorType === "from_stack" ? "" : selection.ral };
}
