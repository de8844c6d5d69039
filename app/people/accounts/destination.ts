/** Where somebody is on the way to who opens an account's page; null: nowhere. */
export type Destination = "cart" | null;

const field = "to";

export function destinationOf(parameters: URLSearchParams): Destination {
	return parameters.get(field) === "cart" ? "cart" : null;
}

/** An account's page that is opened on the way: it goes along from card to card, and into the mails that lead back. */
export function withDestination(address: string, to: Destination): string {
	return to === null ? address : `${address}${address.includes("?") ? "&" : "?"}${field}=${to}`;
}
