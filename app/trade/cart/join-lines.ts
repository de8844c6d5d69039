import { maxQuantity } from "~/values/quantity.ts";
import type { CartItem } from "./cart.ts";

/** What tells two lines apart; the price is computed anew anyway. */
export type JoinableLine = Omit<CartItem, "price" | "transportPrice">;

/** More lines than anyone orders on one screen; a bound for what one visitor can store. */
export const maxLines = 50;
/** Two full carts become one without losing a line. */
const maxJoinedLines = 2 * maxLines;

/** A line of the cart that two make. @property joined the pieces that equal lines have added, by the ids of these */
export type JoinedLine = { id: string; quantity: number; joined: Record<string, number> };

/** Alike for lines that differ in name and quantity alone. */
export function sameLine(line: Omit<JoinableLine, "id">): string {
	const { quantity: _added, ...choice } = { ...line, id: undefined };
	return JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => one.localeCompare(other)));
}

/**
 * An account's cart with the lines that a browser brings: equal ones are added where that makes 100 pieces at most, others
 * stand behind its own, as many as two full carts have. What is more stays out: a bound for who signs in again and again.
 * @returns the lines that make the cart, in order
 */
export function joinLines(own: readonly JoinableLine[], brought: readonly JoinableLine[]): JoinedLine[] {
	const joined: JoinedLine[] = own.map(({ id, quantity }) => ({ id, quantity, joined: {} }));
	const known = new Map<string, JoinedLine>();
	for (const [index, line] of own.entries()) {
		const entry = joined[index];
		if (entry && !known.has(sameLine(line))) known.set(sameLine(line), entry);
	}
	for (const line of brought) {
		// Lines of products that are gone may be of different ones.
		const equal = line.productId === null ? undefined : known.get(sameLine(line));
		const isFull = joined.length >= maxJoinedLines;
		if (equal && (isFull || equal.quantity + line.quantity <= maxQuantity)) {
			const added = Math.min(maxQuantity - equal.quantity, line.quantity);
			equal.quantity += added;
			equal.joined[line.id] = added;
		} else if (!isFull) {
			const entry = { id: line.id, quantity: line.quantity, joined: {} };
			joined.push(entry);
			known.set(sameLine(line), entry);
		}
	}
	return joined;
}
