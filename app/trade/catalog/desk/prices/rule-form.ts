import { memberOf } from "~/values/closed-set.ts";
import { parseDecimal } from "~/values/decimal.ts";
import { parseEuros } from "~/values/euros.ts";
import { cents } from "~/values/money.ts";
import type { BatchRule } from "./price-batch.ts";
import { type PriceStep, percentLimits, roundingChoices } from "./price-rule.ts";
import { ruleFields } from "./rule-fields.ts";
import { highestPrice, priceFields } from "./sale-facts.ts";

export const ways = ["up", "down"] as const;
export const units = ["percent", "euro"] as const;

/** Codes of what can be wrong with the form of a rule. */
export type RuleError = "fields" | "amount" | "percentHigh" | "choice";
export type RuleErrors = Partial<Record<keyof typeof ruleFields, RuleError>>;

/** What was typed into the form of a rule. */
export type TypedRule = { field: string[]; way: string; by: string; unit: string; rounding: string };

/** What the server says to a rule that it made nothing of. */
export type RuleAnswer = { problem: "invalid" | "tooMany" | "failed"; errors: RuleErrors; typed: TypedRule };

/** What the form starts with: four percent up is what most years ask for, of all that is sold. */
export const newRule: TypedRule = {
	...{ field: ["price", "priceNew", "priceUsedA", "priceUsedCw"], way: "up", by: "", unit: "percent" },
	rounding: "1",
};

export function typedRule(form: FormData): TypedRule {
	const text = (name: string) => String(form.get(name) ?? "").slice(0, 100);
	return {
		field: form.getAll(ruleFields.field).map(String).slice(0, priceFields.length),
		...{ way: text(ruleFields.way), by: text(ruleFields.by), unit: text(ruleFields.unit) },
		rounding: text(ruleFields.rounding),
	};
}

function readStep(typed: TypedRule): PriceStep | RuleError {
	const sign = typed.way === "down" ? -1 : 1;
	if (typed.unit === "euro") {
		const euros = parseEuros(typed.by, highestPrice);
		if (!("amount" in euros) || euros.amount === 0) return "amount";
		return { amount: cents(sign * euros.amount) };
	}
	const percent = parseDecimal(typed.by.replace(/\s*%\s*$/, ""), { decimals: 2, most: 1_000_000 });
	if (typeof percent !== "number" || percent === 0) return "amount";
	const parts = sign * Math.round(percent * 100);
	return parts < percentLimits.least || parts > percentLimits.most ? "percentHigh" : { percent: parts };
}

/** The rule that a form asks for, else what is wrong with it. */
export function readRule(typed: TypedRule): { rule: BatchRule } | { errors: RuleErrors } {
	const errors: RuleErrors = {};
	const fields = priceFields.filter((field) => typed.field.includes(field));
	const rounding = memberOf(roundingChoices, typed.rounding);
	const step = readStep(typed);
	if (fields.length === 0) errors.field = "fields";
	if (rounding === null) errors.rounding = "choice";
	if (memberOf(ways, typed.way) === null) errors.way = "choice";
	if (memberOf(units, typed.unit) === null) errors.unit = "choice";
	else if (typeof step === "string") errors.by = step;
	if (typeof step === "string" || rounding === null || Object.keys(errors).length > 0) return { errors };
	return { rule: { step, rounding, fields } };
}
