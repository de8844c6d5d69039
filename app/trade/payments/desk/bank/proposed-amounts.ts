import { type Cents, cents } from "~/values/money.ts";
import { readParts, type TypedParts } from "./assign-form.ts";
import { type Candidate, openOf } from "./match-lines.ts";

/**
 * What the shop proposes for a line's orders, by their ids: what is open of the first one that the line or a person names, and then
 * of each that a person adds, as far as the line's money goes.
 * @param given.typed what stood in the form when one was added; null at first
 */
export function proposedAmounts(given: {
	line: { amount: Cents };
	candidates: readonly Candidate[];
	named: readonly string[];
	typed: TypedParts | null;
}): Record<string, Cents> {
	const { line, candidates, named, typed } = given;
	const parts = readParts(typed?.amounts ?? {});
	const row = typed ? candidates.find(({ order }) => !(order.id in typed.amounts)) : candidates[0];
	if (!row || "problems" in parts) return {};
	const { order, signs } = row;
	const isNamed = named.includes(order.id) || signs.some((sign) => sign !== "amount");
	const left = cents(line.amount - parts.sum);
	if (!isNamed || left <= 0) return {};
	const open = openOf(order);
	return { [order.id]: open > 0 && open < left ? open : left };
}
