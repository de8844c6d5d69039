import { maxQuantity } from "~/values/quantity.ts";
import type { CartItem } from "./cart.ts";

/** What tells two lines apart; the price is computed anew anyway. */
export type JoinableLine = Omit<CartItem, "price" | "transportPrice">;

/** More lines than anyone orders on one screen; a bound for what one visitor can store. */
export const maxLines = 50;

function sameLine(line: JoinableLine): string {
	const { id: _own, quantity: _added, ...choice } = line;
	return JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => one.localeCompare(other)));
}

/**
 * An account's cart with the lines that a browser brings: equal ones are added up to 100 pieces, others stand behind
 * its own. What is more than a cart takes stays out.
 * @returns the lines that make the cart, each with its quantity, in order
 */
export function joinLines(
	own: readonly JoinableLine[],
	brought: readonly JoinableLine[],
): { id: string; quantity: number }[] {
	const joined = own.map(({ id, quantity }) => ({ id, quantity }));
	const known = new Map<string, { id: string; quantity: number }>();
	for (const [index, line] of own.entries()) {
		const entry = joined[index];
		if (entry && !known.has(sameLine(line))) known.set(sameLine(line), entry);
	}
	for (const line of brought) {
		// Lines of products that are gone may be of different ones.
		const equal = line.productId === null ? undefined : known.get(sameLine(line));
		if (equal) {
			equal.quantity = Math.min(maxQuantity, equal.quantity + line.quantity);
		} else if (joined.length < maxLines) {
			const entry = { id: line.id, quantity: line.quantity };
			joined.push(entry);
			known.set(sameLine(line), entry);
		}
	}
	return joined;
}
