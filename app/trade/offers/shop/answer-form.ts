import { isPlace, placeOf } from "~/trade/cart/delivery-place.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import type { OfferBuyer } from "~/values/offer-content.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import { plainText } from "~/values/plain-text.ts";
import { type Missing, missingOf } from "../offer.ts";

/** What the forms of an offer's page do. */
export const offerIntents = ["accept", "decline", "ask"] as const;
export type OfferIntent = (typeof offerIntents)[number];

export const answerFields = {
	intent: "intent",
	/** Who accepts, and that the conditions were read. */
	name: "name",
	terms: "terms",
	reason: "reason",
	/** The question; made with the page: the same form sent twice asks once. */
	text: "text",
	key: "key",
} as const;

/** What is wrong with a field; a key of the page's problems, but for what is left empty. */
export type FieldProblem = "required" | "terms" | "tooLong" | "phone" | "postalCode" | "link";
export type AnswerField = "name" | "terms" | "reason" | "text" | Missing;
export type FieldProblems = Partial<Record<AnswerField, FieldProblem>>;

const longest = 200;
export const longestMessage = 2_000;

const read = (form: FormData, name: string) => plainText(String(form.get(name) ?? "")).trim();

/** What was typed into any of the forms. */
export type TypedAnswer = Partial<Record<AnswerField, string>>;

/** Reads who accepts, and what the offer does not say of the buyer yet. */
export function readAcceptance(
	form: FormData,
	buyer: OfferBuyer,
): { name: string; address: Partial<Record<Missing, string>>; typed: TypedAnswer; problems: FieldProblems } {
	const name = read(form, answerFields.name);
	const hasTerms = form.get(answerFields.terms) === "on";
	const missing = missingOf(buyer);
	const address = Object.fromEntries(missing.map((field) => [field, read(form, field)])) as Partial<
		Record<Missing, string>
	>;
	const problems: FieldProblems = {};
	if (name === "") problems.name = "required";
	else if (name.length > longest) problems.name = "tooLong";
	else if (!holdsNoLink(name)) problems.name = "link";
	for (const field of missing) {
		const value = address[field] ?? "";
		if (value === "") problems[field] = "required";
		else if (value.length > longest) problems[field] = "tooLong";
		else if (field === "phone" && !hasPhoneDigits(value)) problems.phone = "phone";
		else if (field === "postalCode" && !isPlace(placeOf({ country: buyer.country, postalCode: value })))
			problems.postalCode = "postalCode";
	}
	if (!hasTerms) problems.terms = "terms";
	return { name, address, typed: { name, ...address, terms: hasTerms ? "on" : "" }, problems };
}

/** Reads a message. @param isNeeded a reason may be left out, a question not */
export function readMessage(
	form: FormData,
	field: "reason" | "text",
	isNeeded: boolean,
): { text: string; problems: FieldProblems } {
	const text = read(form, answerFields[field]).replace(/\r\n?/g, "\n");
	const problem = text === "" && isNeeded ? "required" : text.length > longestMessage ? "tooLong" : null;
	return { text, problems: problem ? { [field]: problem } : {} };
}

/** Why nothing came of a form as a whole; a key of the page's problems. */
export type AnswerProblem =
	| "expired"
	| "superseded"
	| "withdrawn"
	| "declined"
	| "accepted"
	| "gone"
	| "missing"
	| "many"
	| "failed"
	| "unsure"
	| "notSent"
	| "fields";

export type OfferAnswer = {
	intent: OfferIntent;
	problem: AnswerProblem;
	problems: FieldProblems;
	typed: TypedAnswer;
};
