import { type ListQuery, listOf } from "~/desk/list/list-query.ts";
import type { RecordValues } from "~/desk/record/record-fields.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { type PostState, postStates } from "../blog.ts";

/** What an editor writes in one language. */
export type PostText = {
	title: string;
	slug: string;
	/** HTML. */
	content: string;
	metaDescription: string | null;
	/** What the picture shows; else the post's own words for it. */
	imageAlt: string | null;
};

/** A post as its form edits it; a language without a text has no translation. */
export type EditedPost = {
	isPublished: boolean;
	/** The date that readers see; in the future: from when they see the post. Null: the moment of publishing. */
	customPublishDate: Date | null;
	imageUrl: string | null;
	imageAlt: string | null;
	imageTitle: string | null;
	texts: Record<Language, PostText | null>;
};

export const textFields = [
	"title",
	"slug",
	"content",
	"metaDescription",
	"imageAlt",
] as const satisfies readonly (keyof PostText)[];
export type TextField = (typeof textFields)[number];

export function textFieldName(language: Language, field: TextField): string {
	return `${language}.${field}`;
}

/** What the form of a post starts with; a new post is an empty draft. */
export function startValues(post: EditedPost | null): RecordValues {
	if (!post) return { state: "draft" };
	const texts = languages.flatMap((language) => {
		const text = post.texts[language];
		return text
			? textFields.map((field) => [textFieldName(language, field), text[field] ?? ""] as const)
			: [];
	});
	return {
		state: post.isPublished ? "published" : "draft",
		customPublishDate: post.customPublishDate ? antwerpClock(post.customPublishDate) : "",
		imageUrl: post.imageUrl ?? "",
		imageAlt: post.imageAlt ?? "",
		imageTitle: post.imageTitle ?? "",
		...Object.fromEntries(texts),
	};
}

/** Parts that a text can do without, but should not. */
export type MissingPart = "text" | "metaDescription" | "imageAlt";

/** What a post lacks in one language; a picture wants words in each that has a text. */
export function missingParts(post: EditedPost | null, language: Language): MissingPart[] {
	const text = post?.texts[language];
	if (!post || !text) return ["text"];
	const lacksAlt = post.imageUrl !== null && text.imageAlt === null && post.imageAlt === null;
	return [
		...(text.metaDescription === null ? (["metaDescription"] as const) : []),
		...(lacksAlt ? (["imageAlt"] as const) : []),
	];
}

/**
 * The own date that a save stores. The form shows it to the minute: one that was not touched keeps its seconds, and
 * its place in an hour that comes twice.
 */
export function savedDate(before: Date | null, given: Date | null): Date | null {
	return before && given && antwerpClock(before) === antwerpClock(given) ? before : given;
}

/** Orders of the list, its own first. */
export const postSorts = ["date-desc", "date-asc", "title"] as const;
export type PostSort = (typeof postSorts)[number];

/** The list of posts, narrowed by state and by the days of the dates that it shows. */
export const postList = listOf("state", postStates, true, postSorts);
export type PostListQuery = ListQuery<PostState, PostSort>;

/** What a post is to its editor; deleted: in the trash. */
export const postCodes = [...postStates, "deleted"] as const;
export type PostCode = (typeof postCodes)[number];
/** What can be done with several at once: a post is scheduled by its date alone. */
export const postActs = ["published", "draft", "deleted"] as const satisfies readonly PostCode[];

export const outcomes = ["created", "updated", "deleted"] as const;
export type Outcome = (typeof outcomes)[number];

/** A post in the list, in the language of the list where it has a text in it, else in another. */
export type ListedPost = {
	id: string;
	title: string;
	/** Of the title. */
	language: Language;
	/** In the language of the list; null without a text in it. */
	slug: string | null;
	languages: Language[];
	state: PostState;
	/** What readers see as its date; null for a draft without one. */
	date: Date | null;
};
