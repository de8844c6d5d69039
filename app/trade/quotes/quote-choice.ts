import { effectiveColor, type PricedProduct, priceLine } from "~/trade/catalog/pricing.ts";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import type { TariffTable } from "~/trade/transport/transport.ts";
import type { Cents } from "~/values/money.ts";
import { parsePostcode } from "~/values/postcode.ts";
import {
	type ColorType,
	type DeliveryChoice,
	purchaseOptionOf,
	type quotePurchaseOptions,
	type quoteRequestTypes,
	type TransportCountry,
} from "~/values/vocabulary.ts";
import { optionCondition } from "./purchase-option.ts";

/** What a quote keeps of the screen that it was asked from; amounts in cents, net. */
export type QuoteChoice = {
	quantityRequested: number;
	purchaseOption: (typeof quotePurchaseOptions)[number] | null;
	colorType: ColorType | null;
	/** N/A for a stock colour. */
	ralColor: string;
	transportType: DeliveryChoice | null;
	/** Where a truck is to bring it; null for a container that is collected. */
	transportCountry: TransportCountry | null;
	transportPostcode: string | null;
	/** Of all pieces; null where there is no price. */
	transportPrice: Cents | null;
	/** Per piece, for rent its first 30 days; null for a price on request. */
	unitPrice: Cents | null;
	/** Pieces and transport, as far as that has a price. */
	totalPrice: Cents | null;
};

/** Where a truck is to bring it, the postcode in its usual form. */
function placeOf({ delivery, country, postcode }: ProductSelection["transport"]) {
	if (delivery === null || delivery === "self_pickup") {
		return { transportCountry: null, transportPostcode: null };
	}
	return { transportCountry: country, transportPostcode: parsePostcode(country, postcode) };
}

/**
 * All that was chosen on the screen, with the shop's own prices for the quantity that is asked for
 * (storefront document §3, §5).
 * @param table tariffs of the chosen country
 */
export function quoteChoice(
	product: PricedProduct,
	selection: ProductSelection,
	{ quantity, ral, table }: { quantity: number; ral: string | undefined; table: TariffTable },
): QuoteChoice {
	const { unitPrice, total, transport, quoteRequired } = priceLine(
		product,
		{ ...selection, quantity },
		table,
	);
	const isPriced = !quoteRequired && unitPrice > 0;
	const colorType = effectiveColor(selection.condition, selection.colorType);
	return {
		quantityRequested: quantity,
		purchaseOption: selection.condition && purchaseOptionOf[selection.condition],
		colorType,
		ralColor: (colorType === "wish_color" && ral) || "N/A",
		transportType: selection.transport.delivery,
		...placeOf(selection.transport),
		transportPrice: transport.state === "priced" ? transport.price : null,
		unitPrice: isPriced ? unitPrice : null,
		totalPrice: isPriced ? total : null,
	};
}

/** What there is to ask of the way there and of a rental, as of an order's line. */
export function askedLine({
	transportType,
	purchaseOption,
}: Pick<QuoteChoice, "transportType" | "purchaseOption">) {
	return { transportType, selectedCondition: purchaseOption && optionCondition[purchaseOption] };
}

/**
 * The kind of request that a choice most likely is; none for one container as it stands, which is no lease, no
 * modification and no bulk order.
 */
export function likelyRequestType(
	choice: Pick<QuoteChoice, "purchaseOption" | "colorType" | "quantityRequested">,
): (typeof quoteRequestTypes)[number] | null {
	if (choice.purchaseOption === "rent") return "Lease";
	if (choice.colorType === "wish_color") return "Special Modification";
	return choice.quantityRequested > 1 ? "Bulk Order" : null;
}
