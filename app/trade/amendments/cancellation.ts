import { labelled } from "~/i18n/labelled.ts";
import type { Language } from "~/i18n/languages.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import type { InvoiceKind } from "~/values/vocabulary.ts";

/** Why an order is cancelled; the history and the desk have words for it. */
export const cancelReasons = ["buyer", "unpaid", "unavailable", "mistake", "other"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** An invoice of which something stands. @property left gross, what a credit note of all of it would take back */
export type OpenInvoice = { id: string; number: string; kind: InvoiceKind; left: Cents };

/** By which a form says which invoices it has shown. */
export function openMark(open: readonly OpenInvoice[]): string {
	return open.map(({ id, left }) => `${id}:${left}`).join(" ");
}

/** Why a status was taken, in the words of a page, from what the history keeps; null where it says nothing. */
export function reasonIn(
	language: Language,
	after: unknown,
	words: Readonly<Record<CancelReason, string>>,
): string | null {
	if (typeof after !== "object" || after === null) return null;
	const { reason, note } = after as { reason?: unknown; note?: unknown };
	const known = memberOf(cancelReasons, String(reason ?? ""));
	const why = known ? words[known] : null;
	const said = typeof note === "string" && note !== "" ? note : null;
	return why && said ? labelled(language, why, said) : (why ?? said);
}
