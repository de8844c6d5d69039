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

/** What the server says to a form that it did not take: everything typed comes back. */
export type SaveAnswer = {
	problem: SaveProblem;
	reply: FormReply;
	/** The version that is stored now, when someone else saved since; allows to save over it knowingly. */
	current: string | null;
};

export type LanguageSlug = { language: Language; slug: string };

/**
 * What came of a save.
 * @property taken slugs that another record has
 * @property current the version that is stored now
 */
export type SaveResult<Saved extends object> =
	| ({ saved: true } & Saved)
	| { saved: false; problem: "missing" }
	| { saved: false; problem: "slugTaken"; taken: LanguageSlug[] }
	| { saved: false; problem: "stale"; current: string };
