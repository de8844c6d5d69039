import type { Condition, quotePurchaseOptions } from "~/values/vocabulary.ts";

/** The condition that a quote's purchase option means, as the catalogue words it. */
export const optionCondition = {
	new: "new",
	used_a: "used-a",
	used_cw: "used-cw",
	rent: "rent",
} as const satisfies Record<(typeof quotePurchaseOptions)[number], Condition>;
