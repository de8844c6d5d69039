import type { FormReply } from "~/values/form-reply.ts";

/** Codes of what can be wrong with a field; the page's texts have `errors` for them. */
export const pageErrors = [
	"slug",
	"slugForm",
	"slugTaken",
	"slugFixed",
	"title",
	"tooLong",
	"menuOrder",
	"address",
	"json",
	"jsonObject",
] as const;
export type PageError = (typeof pageErrors)[number];

/**
 * invalid: a field is wrong; stale: someone else saved since; missing: the page is gone; create, update: it could not
 * be stored.
 */
export type PageProblem = "invalid" | "stale" | "missing" | "create" | "update";

/** What the server says to a form that it did not take: everything typed comes back. */
export type PageAnswer = {
	problem: PageProblem;
	reply: FormReply;
	/** Of the page as it is stored now, when someone else saved since; allows to save over it knowingly. */
	current: string | null;
};
