import type { Cents } from "~/values/money.ts";
import type { LineChoice } from "./line-choice.ts";

type Key =
	| "checkout.rentUnitPrice"
	| "checkout.unitPrice"
	| "checkout.deliveredTo"
	| `catalog.details.conditionNames.${LineChoice["selectedCondition"]}`
	| `catalog.details.deliveries.${LineChoice["transportType"]}`
	| `catalog.details.countries.${NonNullable<LineChoice["transportCountry"]>}`;

type Translate = (key: Key, values?: Record<string, string>) => string;

/**
 * Words about a line, on pages and in mails: its condition, its unit price and how it travels.
 * @param t looks a text up in the whole catalogue; @param euro an amount as it is written there
 */
export function lineWords(t: Translate, euro: (amount: Cents) => string) {
	return {
		condition: (line: Pick<LineChoice, "selectedCondition">) =>
			t(`catalog.details.conditionNames.${line.selectedCondition}`),
		unitPrice: (line: Pick<LineChoice, "selectedCondition"> & { price: Cents }) => {
			const key = line.selectedCondition === "rent" ? "checkout.rentUnitPrice" : "checkout.unitPrice";
			return t(key, { price: euro(line.price) });
		},
		delivery: (line: Pick<LineChoice, "transportType" | "transportCountry" | "transportPostcode">) => {
			const delivery = t(`catalog.details.deliveries.${line.transportType}`);
			if (!line.transportCountry || !line.transportPostcode) return delivery;
			const country = t(`catalog.details.countries.${line.transportCountry}`);
			return t("checkout.deliveredTo", { delivery, postcode: line.transportPostcode, country });
		},
	};
}
