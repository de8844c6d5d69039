import type { FormReply } from "~/values/form-reply.ts";

/** Codes of what can be wrong with a field; the page's texts have `errors` for them. */
export const tariffErrors = [
	"country",
	"prefix",
	"taken",
	"tooLong",
	"form",
	"negative",
	"decimals",
	"high",
	"doubleLow",
] as const;
export type TariffError = (typeof tariffErrors)[number];

/** invalid: a field is wrong; stale: someone else saved since; missing: the row is gone; failed: it was not stored. */
export type TariffProblem = "invalid" | "stale" | "missing" | "failed";

/** What the server says to a form that it did not take: everything typed comes back. */
export type TariffAnswer = {
	problem: TariffProblem;
	reply: FormReply;
	/** The row as it is stored now, when someone else saved since; allows to save over it knowingly. */
	current: string | null;
};
