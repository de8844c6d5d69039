import { memberOf } from "~/values/closed-set.ts";

const destinations = ["cart", "account"] as const;

/** Where somebody is on the way to who opens an account's page; null: nowhere. */
export type Destination = (typeof destinations)[number] | null;

const field = "to";

export function destinationOf(parameters: URLSearchParams): Destination {
	return memberOf(destinations, parameters.get(field));
}

/** An account's page that is opened on the way: it goes along from card to card, and into the mails that lead back. */
export function withDestination(address: string, to: Destination): string {
	return to === null ? address : `${address}${address.includes("?") ? "&" : "?"}${field}=${to}`;
}

/** Field of the sign-in card's address: what was sent from the account's page was not done, for want of a session. */
export const undoneField = "undone";
