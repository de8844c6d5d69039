import type { Cents } from "~/values/money.ts";
import { rentPerDay } from "~/values/rental.ts";
import type { LineChoice } from "./line-choice.ts";
import type { OrderLine } from "./lines.ts";

type Key =
	| "common.netNote"
	| "checkout.rentUnitPrice"
	| "checkout.rentThen"
	| "checkout.unitPrice"
	| "checkout.deliveredTo"
	| "catalog.details.transportFree"
	| `catalog.details.conditionNames.${LineChoice["selectedCondition"]}`
	| `catalog.details.deliveries.${LineChoice["transportType"]}`
	| `catalog.details.countries.${NonNullable<LineChoice["transportCountry"]>}`;

type Translate = (key: Key, values?: Record<string, string>) => string;

/**
 * Words about a line, on pages and in mails: its condition, its unit price and how it travels. Amounts are net and say
 * so (ruling on P3 and K2).
 * @param t looks a text up in the whole catalogue; @param euro an amount as it is written there
 */
export function lineWords(t: Translate, euro: (amount: Cents) => string) {
	const net = (amount: string) => `${amount} ${t("common.netNote")}`;
	const delivery = (line: Pick<LineChoice, "transportType" | "transportCountry" | "transportPostcode">) => {
		const way = t(`catalog.details.deliveries.${line.transportType}`);
		if (!line.transportCountry || !line.transportPostcode) return way;
		const country = t(`catalog.details.countries.${line.transportCountry}`);
		return t("checkout.deliveredTo", { delivery: way, postcode: line.transportPostcode, country });
	};
	const rentThen = (price: Cents) => {
		const perDay = rentPerDay(price);
		return perDay === null ? "" : t("checkout.rentThen", { price: euro(perDay) });
	};
	return {
		/** Empty for what is no container. */
		condition: ({ selectedCondition: condition }: Pick<OrderLine, "selectedCondition">) =>
			condition === null ? "" : t(`catalog.details.conditionNames.${condition}`),
		/** Of rent also what each day costs after the first 30. */
		unitPrice: ({ selectedCondition, price }: Pick<OrderLine, "selectedCondition" | "price">) => {
			if (selectedCondition !== "rent") return net(t("checkout.unitPrice", { price: euro(price) }));
			return net(t("checkout.rentUnitPrice", { price: euro(price) }) + rentThen(price));
		},
		/** What each day costs after the first 30, to be read behind these; empty where no day's price is in theirs. */
		rentThen,
		delivery,
		/** How it travels and what that costs. */
		transport: (line: Parameters<typeof delivery>[0] & { transportPrice: Cents }) => {
			const isFree = line.transportPrice === 0;
			const price = isFree ? t("catalog.details.transportFree") : net(euro(line.transportPrice));
			return `${delivery(line)} · ${price}`;
		},
		/** An amount without VAT. */
		net: (amount: Cents) => net(euro(amount)),
	};
}
