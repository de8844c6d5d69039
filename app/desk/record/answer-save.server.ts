import { data } from "react-router";
import type { z } from "zod";
import type { FormExtras } from "~/platform/known-fields.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { type LanguageSlug, type SaveAnswer, type SaveResult, saveStatuses } from "./save.ts";

type Save<Schema extends z.ZodType, Saved extends object> = {
	/** What is saved, for the log: `blog post`. */
	what: string;
	fields: FormData;
	schema: Schema;
	extras?: FormExtras;
	/** Names of what shows the record: dropped here before the answer, since the author looks at once. */
	tags: readonly string[];
	/** Field and code of an error about a slug that another record has; by default the slug of its language. */
	slugError?: (taken: LanguageSlug) => [field: string, code: string];
	save: (value: z.output<Schema>) => Promise<SaveResult<Saved>>;
	/** Leads on from a save. */
	done: (saved: Saved, value: z.output<Schema>) => Response;
};

/**
 * Takes the form of a record: parsed, saved, and led on; whatever is refused comes back with all that was typed.
 * Only for a request of an admin.
 */
export async function answerSave<Schema extends z.ZodType, Saved extends object>(
	shop: Pick<Services, "cache">,
	{ what, fields, schema, extras, tags, slugError = ownSlug, save, done }: Save<Schema, Saved>,
) {
	const submission = parseForm(fields, schema, extras);
	function refuse(problem: SaveAnswer["problem"], given: Partial<SaveAnswer> = {}) {
		const answer: SaveAnswer = { problem, reply: submission.reply(), current: null, ...given };
		return data(answer, { status: saveStatuses[problem] });
	}
	if (submission.status !== "success") return refuse("invalid");
	let result: SaveResult<Saved>;
	try {
		result = await save(submission.value);
	} catch (error) {
		log.error(`${what} not stored`, { error: errorText(error) });
		return refuse("failed");
	}
	if (result.saved) {
		shop.cache.drop(tags);
		return done(result, submission.value);
	}
	switch (result.problem) {
		case "missing":
			return refuse("missing");
		case "stale":
			return refuse("stale", { current: result.current });
		case "slugTaken": {
			const errors = result.taken.map(slugError).map(([field, code]) => [field, [code]]);
			return refuse("invalid", { reply: submission.reply({ fieldErrors: Object.fromEntries(errors) }) });
		}
	}
}

function ownSlug({ language }: LanguageSlug): [string, string] {
	return [`${language}.slug`, "slugTaken"];
}
