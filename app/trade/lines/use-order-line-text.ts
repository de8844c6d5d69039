import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { OrderLine } from "./order-lines.ts";

/** Words about a line: its condition, its unit price and how it travels. */
export function useOrderLineText() {
	const t = useTranslations("checkout");
	const d = useTranslations("catalog.details");
	const { euro } = useFormat();
	return {
		condition: (line: OrderLine | Omit<OrderLine, "productTitle">) =>
			d(`conditionNames.${line.selectedCondition}`),
		unitPrice: (line: Pick<OrderLine, "price" | "selectedCondition">) =>
			line.selectedCondition === "rent"
				? t("rentUnitPrice", { price: euro(line.price) })
				: t("unitPrice", { price: euro(line.price) }),
		delivery: (line: Pick<OrderLine, "transportType" | "transportCountry" | "transportPostcode">) => {
			const delivery = d(`deliveries.${line.transportType}`);
			if (!line.transportCountry || !line.transportPostcode) return delivery;
			const country = d(`countries.${line.transportCountry}`);
			return t("deliveredTo", { delivery, postcode: line.transportPostcode, country });
		},
	};
}
