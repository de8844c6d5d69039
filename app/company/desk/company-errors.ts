import type { FormReply } from "~/values/form-reply.ts";

/** Codes of what can be wrong with a field; the page's texts have `errors` for them. */
export const companyErrors = [
	"required",
	"tooLong",
	"country",
	"postalCode",
	"phone",
	"phoneLink",
	"email",
	"vatNumber",
	"iban",
	"bic",
	"time",
	"times",
] as const;
export type CompanyError = (typeof companyErrors)[number];

/** invalid: a field is wrong; stale: someone else saved since; failed: it could not be stored. */
export type CompanyProblem = "invalid" | "stale" | "failed";

/** What the server says to a form that it did not take: everything typed comes back. */
export type CompanyAnswer = {
	problem: CompanyProblem;
	reply: FormReply;
	/** Moment of the save that is stored now, when someone else saved since; allows to save over it knowingly. */
	current: string | null;
};
