import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { ComparedFigure, FigureValue } from "../../sizes/comparison.ts";

/** A figure as people read it: metres and tonnes with two decimals, m³ with one (storefront document §9). */
export function useFigureText(): (figure: ComparedFigure, value: NonNullable<FigureValue>) => string {
	const t = useTranslations("catalog.details");
	const { number } = useFormat();
	return (figure, value) => {
		if (typeof value === "object") {
			const sides =
				"length" in value ? [value.length, value.width, value.height] : [value.width, value.height];
			return `${sides.map((side) => number(side, 2)).join(" × ")}\u00a0m`;
		}
		switch (figure) {
			case "capacity":
				return t("cubicMetres", { value: number(value, 1) });
			case "payload":
			case "tare":
			case "gross":
				return t("tonnes", { value: number(value / 1000, 2) });
			default:
				return number(value);
		}
	};
}
