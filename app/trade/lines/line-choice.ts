import type { ColorType, Condition, DeliveryChoice, TransportCountry } from "~/values/vocabulary.ts";

/** What a buyer chooses of a container: the same in the cart, in the order and in what the shop says of it. */
export type LineChoice = {
	quantity: number;
	selectedCondition: Condition;
	transportType: DeliveryChoice;
	/** Null for a container that is collected. */
	transportCountry: TransportCountry | null;
	transportPostcode: string | null;
	colorType: ColorType;
	/** Null for a colour in stock. */
	ralColor: string | null;
};

/** The choice of a line alone, without what it costs and belongs to. */
export function choiceOf(line: LineChoice): LineChoice {
	const { quantity, selectedCondition, colorType, ralColor } = line;
	const { transportType, transportCountry, transportPostcode } = line;
	return {
		...{ quantity, selectedCondition, colorType, ralColor },
		...{ transportType, transportCountry, transportPostcode },
	};
}
