import type { CellError } from "./table-form.ts";

export const planFields = { field: "field", price: "price", day: "startsOn" } as const;

export type PlanErrors = {
	field?: "choice";
	price?: CellError | "price" | "same";
	day?: "day" | "past" | "far";
};

/** What the server says to a price that it did not plan, with what was typed. */
export type PlanAnswer = {
	problem: "invalid" | "missing" | "failed";
	errors: PlanErrors;
	typed: { field: string; price: string; day: string };
};
