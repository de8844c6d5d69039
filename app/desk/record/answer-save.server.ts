import { data } from "react-router";
import type { z } from "zod";
import type { FormExtras } from "~/platform/known-fields.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { entryOf, once, type Pressing } from "./once.server.ts";
import {
	givenBack,
	pressField,
	type SaveAnswer,
	type SaveProblem,
	type SaveResult,
	type Slug,
	saveStatuses,
} from "./save.ts";

type Save<Schema extends z.ZodType, Saved extends object, Done, By> = {
	/** What is saved, for the log: `blog post`. */
	what: string;
	fields: FormData;
	schema: Schema;
	extras?: FormExtras;
	/** Names of what shows the record: dropped here before the answer, since the author looks at once. */
	tags: readonly string[] | ((saved: Saved) => readonly string[]);
	/** Field and code of an error about a slug that another record has; by default the slug of its language. */
	slugError?: (taken: Slug) => [field: string, code: string];
	/** Stores it under the author's name, which carries the entry of the history that the form makes. */
	save: (value: z.output<Schema>, author: By) => SaveResult<Saved> | Promise<SaveResult<Saved>>;
	/** What such a save gave, of a form that comes once more after it was taken. @param id of what was saved */
	again: (id: string, value: z.output<Schema>) => Saved;
	/** Leads on from a save. */
	done: (saved: Saved, value: z.output<Schema>) => Done;
};

/**
 * Takes the form of a record: parsed, saved, and led on; whatever is refused comes back with all that was typed. The same
 * press sent twice, as where its answer was lost, finds itself done. Only for a request of an admin.
 */
export async function answerSave<Schema extends z.ZodType, Saved extends object, Done, By extends Pressing>(
	shop: Pick<Services, "cache" | "db">,
	admin: By,
	given: Save<Schema, Saved, Done, By>,
) {
	const { what, fields, schema, extras, tags, slugError = ownSlug, save, again, done } = given;
	const submission = parseForm(fields, schema, extras);
	function refuse(problem: SaveProblem, more: Partial<SaveAnswer> = {}) {
		const answer: SaveAnswer = { problem, reply: submission.reply(), current: null, ...more };
		return data(answer, { status: saveStatuses[problem] });
	}
	function wrong(errors: [field: string, code: string][]) {
		const fieldErrors = Object.fromEntries(errors.map(([field, code]) => [field, [code]]));
		return refuse("invalid", { reply: submission.reply({ fieldErrors }) });
	}
	// A button that changes a list of the form, where no script does.
	if (submission.status === undefined) return data(givenBack(submission.reply()));
	if (submission.status !== "success") return refuse("invalid");
	const { value } = submission;
	// Without scripts a form has no key, and each press is one of its own.
	const entry = fields.get(pressField) ? entryOf(admin, what, fields) : undefined;
	let result: SaveResult<Saved>;
	try {
		result = await once<SaveResult<Saved>>(
			shop.db,
			entry,
			() => save(value, { ...admin, entry }),
			(id) => ({ saved: true, ...again(id, value) }),
		);
	} catch (error) {
		log.error(`${what} not stored`, { error: errorText(error) });
		return refuse("failed");
	}
	if (result.saved) {
		shop.cache.drop(typeof tags === "function" ? tags(result) : tags);
		return done(result, value);
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
