import type { FormReply } from "~/values/form-reply.ts";

/** Codes of what can be wrong with a field; the editor's texts have `errors` for them. */
export const productErrors = [
	"choice",
	"size",
	"tooLong",
	"title",
	"description",
	"slug",
	"slugForm",
	"slugReserved",
	"slugTaken",
	"euros",
	"negative",
	"cents",
	"tooLarge",
	"number",
	"decimals",
	"zero",
	"whole",
	"incomplete",
	"address",
	"addresses",
] as const;
export type ProductError = (typeof productErrors)[number];

/** A code with what it is about, such as the slug that is taken or the lines that are wrong. */
export function errorAbout(error: ProductError, about: string): string {
	return `${error}:${about}`;
}

/** The code of an error, and what it is about where it says so; null for an unknown one. */
export function readError(code: string | undefined): { error: ProductError; about: string } | null {
	const [name, ...about] = (code ?? "").split(":");
	const error = productErrors.find((one) => one === name);
	return error ? { error, about: about.join(":") } : null;
}

/**
 * invalid: a field is wrong; stale: someone else saved since; missing: the product is gone; failed: it could not be
 * stored.
 */
export type ProductProblem = "invalid" | "stale" | "missing" | "failed";

/** What the server says to a product's form that it did not take: everything typed comes back. */
export type ProductAnswer = {
	form: "product";
	problem: ProductProblem;
	reply: FormReply;
	/** Of the product as it is stored now, when someone else saved since; allows to save over it knowingly. */
	current: string | null;
};

/** What the server says to a deletion. missing: it is gone already; failed: it could not be deleted. */
export type DeleteAnswer = { deleted: true } | { deleted: false; problem: "missing" | "failed" };
