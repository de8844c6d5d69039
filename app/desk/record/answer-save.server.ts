import { data } from "react-router";
import type { z } from "zod";
import type { FormExtras } from "~/platform/known-fields.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import {
	givenBack,
	type SaveAnswer,
	type SaveProblem,
	type SaveResult,
	type Slug,
	saveStatuses,
} from "./save.ts";

type Save<Schema extends z.ZodType, Saved extends object, Done> = {
	/** What is saved, for the log: `blog post`. */
	what: string;
	fields: FormData;
	schema: Schema;
	extras?: FormExtras;
	/** Names of what shows the record: dropped here before the answer, since the author looks at once. */
	tags: readonly string[] | ((saved: Saved) => readonly string[]);
	/** Field and code of an error about a slug that another record has; by default the slug of its language. */
	slugError?: (taken: Slug) => [field: string, code: string];
	save: (value: z.output<Schema>) => SaveResult<Saved> | Promise<SaveResult<Saved>>;
	/** Leads on from a save. */
	done: (saved: Saved, value: z.output<Schema>) => Done;
};

/**
 * Takes the form of a record: parsed, saved, and led on; whatever is refused comes back with all that was typed.
 * Only for a request of an admin.
 */
export async function answerSave<Schema extends z.ZodType, Saved extends object, Done>(
	shop: Pick<Services, "cache">,
	{ what, fields, schema, extras, tags, slugError = ownSlug, save, done }: Save<Schema, Saved, Done>,
) {
	const submission = parseForm(fields, schema, extras);
	function refuse(problem: SaveProblem, given: Partial<SaveAnswer> = {}) {
		const answer: SaveAnswer = { problem, reply: submission.reply(), current: null, ...given };
		return data(answer, { status: saveStatuses[problem] });
	}
	function wrong(errors: [field: string, code: string][]) {
		const fieldErrors = Object.fromEntries(errors.map(([field, code]) => [field, [code]]));
		return refuse("invalid", { reply: submission.reply({ fieldErrors }) });
	}
	// A button that changes a list of the form, where no script does.
	if (submission.status === undefined) return data(givenBack(submission.reply()));
	if (submission.status !== "success") return refuse("invalid");
	let result: SaveResult<Saved>;
	try {
		result = await save(submission.value);
	} catch (error) {
		log.error(`${what} not stored`, { error: errorText(error) });
		return refuse("failed");
	}
	if (result.saved) {
		shop.cache.drop(typeof tags === "function" ? tags(result) : tags);
		return done(result, submission.value);
	}
	switch (result.problem) {
		case "missing":
			return refuse("missing");
		case "stale":
			return refuse("stale", { current: result.current });
		case "invalid":
			return wrong(Object.entries(result.errors));
		case "slugTaken":
			return wrong(result.taken.map(slugError));
	}
}

function ownSlug({ language }: Slug): [string, string] {
	return [language === null ? "slug" : `${language}.slug`, "slugTaken"];
}
