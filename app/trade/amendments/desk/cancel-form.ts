import { deskFields } from "~/desk/detail/desk-form.ts";
import type { LetterConflict, LetterProblem } from "~/desk/detail/own-letter.ts";
import type { StatusProblem } from "~/desk/detail/status-change.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import { plainText } from "~/values/plain-text.ts";
import { type CancelReason, cancelReasons, type OpenInvoice } from "../cancellation.ts";

export const cancelIntent = "cancel-order";

/** Beside the fields of the status and of the letter. */
export const cancelFields = {
	reason: "cancelReason",
	note: "cancelNote",
	/** Whether open invoices are credited. */
	credit: "credit",
	/** Marks the open invoices that were shown. */
	open: "openInvoices",
} as const;

export const longestCancelNote = 500;

/**
 * reason: none was chosen; note: it says nothing where it must, or too much; changed: other invoices are open than were
 * shown; credit: one of them cannot be credited.
 */
export type CancelProblem =
	| StatusProblem
	| LetterProblem
	| LetterConflict
	| "reason"
	| "note"
	| "noteLong"
	| "changed"
	| "credit";

export type TypedCancellation = {
	reason: string;
	note: string;
	isCredited: boolean;
	isTold: boolean;
	subject: string;
	body: string;
};

export type CancelAnswer = { cancel: CancelProblem; typed: TypedCancellation };

/** What the page shows before an order is cancelled. @property refund what was paid and goes back */
export type ShownCancellation = {
	open: OpenInvoice[];
	mark: string;
	refund: Cents;
	/** Whether who looks may have credit notes made. */
	mayCredit: boolean;
};

/** What was typed, as it came. */
export function typedCancellation(form: FormData): TypedCancellation {
	const text = (name: string) => String(form.get(name) ?? "");
	return {
		...{ reason: text(cancelFields.reason), note: text(cancelFields.note) },
		isCredited: text(cancelFields.credit) === "on",
		isTold: text(deskFields.letter) === "on",
		...{ subject: text(deskFields.subject), body: text(deskFields.body) },
	};
}

/** Why, as it is kept; or what is wrong with it. A reason of another kind says itself. */
export function readReason(
	typed: Pick<TypedCancellation, "reason" | "note">,
): { reason: CancelReason; note: string } | { problem: "reason" | "note" | "noteLong" } {
	const reason = memberOf(cancelReasons, typed.reason);
	if (reason === null) return { problem: "reason" };
	const note = plainText(typed.note).replaceAll("\r\n", "\n").trim();
	if (note.length > longestCancelNote) return { problem: "noteLong" };
	return reason === "other" && note === "" ? { problem: "note" } : { reason, note };
}
