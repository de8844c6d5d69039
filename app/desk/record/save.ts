import type { FormReply } from "~/values/form-reply.ts";
import type { Language } from "~/values/vocabulary.ts";

/**
 * Why a record was not saved. invalid: a field is wrong; stale: someone else saved since; missing: the record is gone;
 * failed: it could not be stored.
 */
export const saveProblems = ["invalid", "stale", "missing", "failed"] as const;
export type SaveProblem = (typeof saveProblems)[number];

/** HTTP statuses of the answers (RFC 9110 §15). */
export const saveStatuses = { invalid: 422, stale: 409, missing: 404, failed: 503 } as const satisfies Record<
	SaveProblem,
	number
>;

/** What the server says to a form that it did not store: everything typed comes back. */
export type SaveAnswer = {
	/** Null where nothing is wrong: the form asked for something else than to be saved, such as one row more. */
	problem: SaveProblem | null;
	reply: FormReply;
	/** The version that is stored now, when someone else saved since; allows to save over it knowingly. */
	current: string | null;
};

/** The answer to a form that was not sent to be saved: it comes back as it is, and nothing is wrong yet. */
export function givenBack(reply: FormReply): SaveAnswer {
	return { problem: null, reply: { ...reply, error: {} }, current: null };
}

/** Names a press of a form with scripts: made anew with each version, so that the same one is the same press. */
export const pressField = "press";

/** A slug, and the language that it stands in; null for a record that has one for all languages. */
export type Slug = { language: Language | null; slug: string };

/**
 * What came of a save.
 * @property errors codes by field, of what only the store can tell
 * @property taken slugs that another record has
 * @property current the version that is stored now
 */
export type SaveResult<Saved extends object = object> =
	| ({ saved: true } & Saved)
	| { saved: false; problem: "missing" }
	| { saved: false; problem: "invalid"; errors: Record<string, string> }
	| { saved: false; problem: "slugTaken"; taken: Slug[] }
	| { saved: false; problem: "stale"; current: string };
