import type { FormReply } from "~/values/form-reply.ts";

/** Codes of what can be wrong with a field; the editor's texts have `errors` for them. */
export const postErrors = [
	"title",
	"slug",
	"slugForm",
	"slugTaken",
	"content",
	"noText",
	"tooLong",
	"date",
	"address",
] as const;
export type PostError = (typeof postErrors)[number];

/**
 * invalid: a field is wrong; stale: someone else saved since; missing: the post is gone; failed: it could not be
 * stored.
 */
export type PostProblem = "invalid" | "stale" | "missing" | "failed";

/** What the server says to a form that it did not take: everything typed comes back. */
export type PostAnswer = {
	problem: PostProblem;
	reply: FormReply;
	/** Of the post as it is stored now, when someone else saved since; allows to save over it knowingly. */
	current: string | null;
};
