import { data, redirect } from "react-router";
import type { Author } from "~/desk/history/audit.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { type Outcome, postListAddress, wholeList } from "./blog-admin.ts";
import { postSchema } from "./post.schema.ts";
import type { PostAnswer, PostError } from "./post-errors.ts";
import { createPost, type SaveResult, updatePost } from "./save-post.server.ts";

const statuses = { invalid: 422, stale: 409, missing: 404, failed: 503 } as const;

/**
 * Takes the form of a post and leads to the list; whatever is refused comes back with all that was typed. Only for a
 * request of an admin.
 * @param isNew whether the form makes a post; else the form names it
 * @param list address of the list
 */
export async function answerPostForm(
	shop: Services,
	admin: Author,
	input: { isNew: boolean; fields: FormData; list: string },
) {
	const { isNew, fields } = input;
	const id = String(fields.get("id") ?? "");
	const submission = parseForm(fields, postSchema);
	function refuse(problem: PostAnswer["problem"], reply: PostAnswer["reply"], current: string | null = null) {
		const answer: PostAnswer = { problem, reply, current };
		return data(answer, { status: statuses[problem], headers: notKept });
	}
	if (submission.status !== "success") return refuse("invalid", submission.reply());
	const { post, seen } = submission.value;
	const now = new Date();
	let result: SaveResult;
	try {
		result = isNew
			? await createPost(shop.db, admin, post, now)
			: await updatePost(shop.db, admin, { id, seen, post }, now);
	} catch (error) {
		log.error("blog post not stored", { post: id, error: errorText(error) });
		return refuse("failed", submission.reply());
	}
	if (!result.saved) {
		if (result.problem === "missing") return refuse("missing", submission.reply());
		if (result.problem === "stale") return refuse("stale", submission.reply(), result.current);
		const errors = result.taken.map(({ language }) => [
			`${language}.slug`,
			["slugTaken" satisfies PostError],
		]);
		return refuse("invalid", submission.reply({ fieldErrors: Object.fromEntries(errors) }));
	}
	const done: Outcome = isNew ? "created" : "updated";
	return redirect(postListAddress(input.list, wholeList, done), { status: 303, headers: notKept });
}
