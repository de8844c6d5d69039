import type { FormProblem } from "~/people/guard/form-answer.ts";
import type { FormReply } from "~/values/form-reply.ts";
import type { WithdrawalRefusal } from "./withdrawal.ts";

/** In a form's `intent`: to see the statement again before it is sent, to go back to the fields, to send it. */
export const withdrawalIntents = { review: "review", edit: "edit", confirm: "confirm" } as const;

/** Where a visitor stands: at the fields, before the second button, or with the receipt. */
export type WithdrawalAnswer = {
	step: "form" | "review" | "received";
	/** Why this order cannot be withdrawn from here. */
	refusal: WithdrawalRefusal | null;
	problem: FormProblem | null;
	reply: FormReply;
	ticket: string;
	/** What is stated, once it can be read. */
	statement: { name: string; orderNumber: string; email: string; part: string | null } | null;
	/** Whether the order was found by its number and address. */
	isKnown: boolean;
	/** When a statement about the same order last arrived, in words; null where none did. */
	earlier: string | null;
	/** When it arrived, in words. */
	receivedAt: string | null;
};
