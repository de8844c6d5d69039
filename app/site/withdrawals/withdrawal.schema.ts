import { z } from "zod";
import { asciiEmail, emailForm } from "~/values/email.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { plainText } from "~/values/plain-text.ts";
import { orderNumberOf } from "./withdrawal.ts";
import type { WithdrawalError } from "./withdrawal-errors.ts";

const code = (error: WithdrawalError) => ({ error });

function required(error: WithdrawalError, most: number) {
	return z.string(code(error)).overwrite(plainText).trim().min(1, code(error)).max(most, code("tooLong"));
}

/** What the law asks for, and no more: who, which contract, where the receipt goes (article 11a). Errors are codes. */
export const withdrawalSchema = z.object({
	name: required("name", 200).refine(holdsNoLink, code("link")),
	orderNumber: required("orderNumber", 60).overwrite(orderNumberOf),
	email: required("email", 200).overwrite(asciiEmail).regex(emailForm, code("emailInvalid")),
	part: z
		.string()
		.overwrite(plainText)
		.trim()
		.max(1_000, code("tooLong"))
		.optional()
		.transform((text) => text || null),
});

export type WithdrawalForm = z.output<typeof withdrawalSchema>;
