import { redirect } from "react-router";
import { wholeList } from "~/desk/list/list-query.ts";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Actor } from "~/values/rights.ts";
import { blogTag } from "../blog-tag.ts";
import { type Outcome, postList } from "./blog-admin.ts";
import { postSchema } from "./post.schema.ts";
import { createPost, updatePost } from "./save-post.server.ts";

/**
 * Takes the form of a post and leads to the list. Only for a request of an admin.
 * @param id of the post that the address names; null for a new one
 * @param list address of the list
 */
export function answerPostForm(
	shop: Services,
	admin: Actor<"content.change">,
	{ id, fields, list }: { id: string | null; fields: FormData; list: string },
) {
	const done: Outcome = id === null ? "created" : "updated";
	return answerSave(shop, admin, {
		what: "blog post",
		fields,
		schema: postSchema,
		tags: [blogTag],
		save: ({ post, seen }, author) => {
			const now = new Date();
			return id === null
				? createPost(shop.db, author, post, now)
				: updatePost(shop.db, author, { id, seen, post }, now);
		},
		again: (saved) => ({ id: saved }),
		done: () => redirect(postList.address(list, wholeList, done), { status: 303 }),
	});
}
