import { z } from "zod";
import { antwerpMoment } from "~/values/antwerp-time.ts";
import { plainText } from "~/values/plain-text.ts";
import { longestSlug, slugForm, slugFromTitle } from "~/values/slug.ts";
import { isWebAddress } from "~/values/web-address.ts";
import type { EditedPost, PostText } from "./blog-admin.ts";
import type { PostError } from "./post-errors.ts";

const code = (error: PostError) => ({ error });

type Context = { issues: z.core.$ZodRawIssue[] };

function complain(context: Context, message: PostError, input: unknown, path: string[] = []): typeof z.NEVER {
	context.issues.push({ code: "custom", message, input, path });
	return z.NEVER;
}

/** A text that may be missing; null when it is blank. */
function optionalText(most: number) {
	return z
		.string()
		.overwrite(plainText)
		.trim()
		.max(most, code("tooLong"))
		.optional()
		.transform((given) => given || null);
}

/** Whether HTML holds anything to read or to see, of what is not dropped when it is stored. */
function saysSomething(html: string): boolean {
	const kept = html.replace(/<(script|style|textarea|option)\b[\s\S]*?<\/\1\s*>/gi, "");
	return /<img\b/i.test(kept) || /\S/.test(kept.replace(/<[^>]*>|&nbsp;/g, " "));
}

function slugProblem(slug: string): PostError | null {
	if (slug === "") return "slug";
	if (slug.length > longestSlug) return "tooLong";
	return slugForm.test(slug) ? null : "slugForm";
}

/**
 * The texts in one language: none, or a whole one with title, slug and content. A slug that is left empty is made from
 * the title.
 */
const text = z
	.object({
		title: optionalText(300),
		slug: optionalText(1_000),
		content: optionalText(50_000),
		metaDescription: optionalText(1_000),
		imageAlt: optionalText(300),
	})
	.optional()
	.transform((given, context): PostText | null => {
		if (!given || Object.values(given).every((value) => value === null)) return null;
		const { title, content, ...rest } = given;
		const slug = given.slug ?? slugFromTitle(title ?? "");
		const problem = slugProblem(slug);
		if (title === null) complain(context, "title", given, ["title"]);
		// Without a title there is nothing to make a slug from: one complaint is enough.
		if (problem && (title !== null || problem !== "slug")) complain(context, problem, given, ["slug"]);
		const isWhole = content !== null && saysSomething(content);
		if (!isWhole) complain(context, "content", given, ["content"]);
		return title === null || !isWhole ? z.NEVER : { ...rest, title, slug, content };
	});

const address = optionalText(2_000).refine((given) => given === null || isWebAddress(given), code("address"));

/** A date and time of Antwerp; null when the field is empty. */
const moment = z
	.string()
	.optional()
	.transform((given, context): Date | null => {
		if (!given?.trim()) return null;
		return antwerpMoment(given) ?? complain(context, "date", given);
	});

/** The form of a post. Errors are codes. */
export const postSchema = z
	.object({
		state: z.enum(["draft", "published"]),
		customPublishDate: moment,
		imageUrl: address,
		imageAlt: optionalText(300),
		imageTitle: optionalText(300),
		nl: text,
		en: text,
		de: text,
		fr: text,
		/** When the post was last saved, as the form was handed out; a new post has none. */
		seen: z.string().optional(),
		/** The same, of the version that the editor wants to save over. */
		overwrite: z.string().optional(),
	})
	.transform(({ nl, en, de, fr, state, seen, overwrite, ...facts }, context) => {
		const texts = { nl, en, de, fr };
		// Said at the language that every other one falls back to.
		if (Object.values(texts).every((one) => one === null)) {
			return complain(context, "noText", texts, ["nl", "title"]);
		}
		return {
			post: { ...facts, isPublished: state === "published", texts } satisfies EditedPost,
			seen: overwrite ?? seen ?? "",
		};
	});
