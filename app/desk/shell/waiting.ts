import { may, type Right, type Role } from "~/values/rights.ts";

const nouns = ["orders", "quotes", "offers", "messages", "bank", "mails"] as const;

/**
 * How much waits for the owner: orders to confirm, quotes, questions about offers and messages to answer, lines of the bank
 * to book, mails that failed.
 */
export type Waiting = Record<(typeof nouns)[number], number>;

/** Who settles what waits: nobody else is shown how much it is. */
const settledBy = {
	...{
		orders: "orders.change",
		quotes: "quotes.change",
		offers: "offers.change",
		messages: "messages.change",
	},
	...{ bank: "bank.change", mails: "mails.read" },
} as const satisfies Record<keyof Waiting, Right>;

/** What waits for a role. */
export function waitingFor(role: Role, waiting: Waiting): Waiting {
	const own = Object.entries(settledBy).map(([noun, right]) => [
		noun,
		may(role, right) ? waiting[noun as keyof Waiting] : 0,
	]);
	return Object.fromEntries(own) as Waiting;
}

/** Nobody reads a larger number off a badge. */
export const mostWaiting = 99;

/** A number as a badge shows it: nothing, up to 99, and then "99+". */
export function badgeText(count: number): string {
	if (count < 1) return "";
	return count > mostWaiting ? `${mostWaiting}+` : String(count);
}

/** What an answer says that waits; null where it says something else. */
export function readWaiting(given: unknown): Waiting | null {
	if (typeof given !== "object" || given === null) return null;
	const counts = new Map(Object.entries(given));
	const isWhole = nouns.every((noun) => Number.isSafeInteger(counts.get(noun)) && counts.get(noun) >= 0);
	return isWhole ? (Object.fromEntries(nouns.map((noun) => [noun, counts.get(noun)])) as Waiting) : null;
}
