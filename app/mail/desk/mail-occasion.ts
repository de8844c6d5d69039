import { isUuid } from "~/values/uuid.ts";

/** What a mail is about. A backup stands in for another mail. */
export type MailOccasion = { kind: "order" | "quote" | "message" | "mail"; id: string };

const kinds: ReadonlyMap<string, MailOccasion["kind"]> = new Map([
	["order-confirmation", "order"],
	["quote", "quote"],
	["contact", "message"],
	["backup", "mail"],
]);

/** Start of the keys of all mails about a thing. */
export const occasionKeys = {
	order: (id: string) => `order-confirmation:${id}:`,
	quote: (id: string) => `quote:${id}:`,
	message: (id: string) => `contact:${id}:`,
};

/** What a mail is about, by its key; null for mails about nothing that the desk shows. */
export function occasionOf(dedupeKey: string): MailOccasion | null {
	const [name = "", id = ""] = dedupeKey.split(":");
	const kind = kinds.get(name);
	return kind && isUuid(id) ? { kind, id } : null;
}

const again = ":again:";

/** Key of a mail that is sent once more: the first one's, so that both are found together. */
export function keyOfResent(dedupeKey: string, key: string): string {
	const [first = dedupeKey] = dedupeKey.split(again);
	return `${first}${again}${key}`;
}

/** Whether a mail repeats another one. */
export function isResent(dedupeKey: string): boolean {
	return dedupeKey.includes(again);
}

/** Whether a mail is written to a customer or to the company itself. */
export function readerOf(dedupeKey: string): "customer" | "company" {
	const [first = dedupeKey] = dedupeKey.split(again);
	return /^backup:|:(admin|company)$/.test(first) ? "company" : "customer";
}
