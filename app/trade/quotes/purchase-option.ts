import {
	type Condition,
	conditions,
	purchaseOptionOf,
	type quotePurchaseOptions,
} from "~/values/vocabulary.ts";

/** The condition that a quote's purchase option means, as the catalogue words it. */
export const optionCondition = Object.fromEntries(
	conditions.map((condition) => [purchaseOptionOf[condition], condition]),
) as Record<(typeof quotePurchaseOptions)[number], Condition>;
