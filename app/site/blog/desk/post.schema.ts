import { z } from "zod";
import {
	complain,
	localized,
	optionalText,
	slugProblem,
	version,
	webAddress,
	withTexts,
	withVersion,
} from "~/desk/record/schema-parts.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { antwerpMoment } from "~/values/antwerp-time.ts";
import { slugFromTitle } from "~/values/slug.ts";
import type { EditedPost, PostText } from "./blog-admin.ts";

/** Codes of what can be wrong with a field; the editor's texts have words for them. */
type PostError = keyof PageTexts["adminBlog"]["errors"];

/** Below `/blog/admin` is the editor: a post of that name had no page. */
const reservedSlug = "admin";

/** Whether HTML holds anything to read or to see, of what is not dropped when it is stored. */
function saysSomething(html: string): boolean {
	const kept = html.replace(/<(script|style|textarea|option)\b[\s\S]*?<\/\1\s*>/gi, "");
	return /<img\b/i.test(kept) || /\S/.test(kept.replace(/<[^>]*>|&nbsp;/g, " "));
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
		const problem: PostError | null = slugProblem(slug) ?? (slug === reservedSlug ? "slugReserved" : null);
		if (title === null) complain(context, "title" satisfies PostError, given, ["title"]);
		// Without a title there is nothing to make a slug from: one complaint is enough.
		if (problem && (title !== null || problem !== "slug")) complain(context, problem, given, ["slug"]);
		const isWhole = content !== null && saysSomething(content);
		if (!isWhole) complain(context, "content" satisfies PostError, given, ["content"]);
		return title === null || !isWhole ? z.NEVER : { ...rest, title, slug, content };
	});

/** A date and time of Antwerp; null when the field is empty. */
const moment = z
	.string()
	.optional()
	.transform((given, context): Date | null => {
		if (!given?.trim()) return null;
		return antwerpMoment(given) ?? complain(context, "date" satisfies PostError, given);
	});

/** The form of a post. Errors are codes. */
export const postSchema = z
	.object({
		state: z.enum(["draft", "published"]),
		customPublishDate: moment,
		imageUrl: webAddress,
		imageAlt: optionalText(300),
		imageTitle: optionalText(300),
		...localized(text),
		...version,
	})
	.transform((given, context) => {
		const { record, seen } = withVersion(withTexts(given));
		const { state, ...facts } = record;
		// Said at the language that every other one falls back to.
		if (Object.values(facts.texts).every((one) => one === null)) {
			return complain(context, "noText" satisfies PostError, given, ["nl", "title"]);
		}
		return { post: { ...facts, isPublished: state === "published" } satisfies EditedPost, seen };
	});
