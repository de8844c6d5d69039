import { type ListQuery, listOf } from "~/desk/list/list-query.ts";
import type { RecordValues } from "~/desk/record/record-fields.ts";
import { type Language, languages, type menuSections, visibilities } from "~/values/vocabulary.ts";

export type Visibility = (typeof visibilities)[number];

/** Pages that the shop is built around: it finds them by their slug. */
const neededPages: readonly string[] = ["home", "container"];

/** Whether the shop needs the page: it is neither deleted nor given another slug. */
export function isNeeded(slug: string): boolean {
	return neededPages.includes(slug);
}

/** What an editor writes in one language. */
export type PageText = {
	title: string;
	metaTitle: string | null;
	metaDescription: string | null;
	metaKeywords: string[];
	canonicalUrl: string | null;
	contentHtml: string | null;
	ogTitle: string | null;
	ogDescription: string | null;
	ogImageUrl: string | null;
	structuredData: Record<string, unknown> | null;
};

/** A landing page as its form edits it; a language without a text has no translation. */
export type EditedPage = {
	slug: string;
	isPublished: boolean;
	visibility: Visibility;
	menuSection: (typeof menuSections)[number];
	menuOrder: number;
	relatedProductIds: string[];
	relatedBlogPostIds: string[];
	texts: Record<Language, PageText | null>;
};

export const textFields = [
	"title",
	"contentHtml",
	"metaTitle",
	"metaDescription",
	"metaKeywords",
	"canonicalUrl",
	"ogTitle",
	"ogDescription",
	"ogImageUrl",
	"structuredData",
] as const satisfies readonly (keyof PageText)[];
export type TextField = (typeof textFields)[number];

export function textFieldName(language: Language, field: TextField): string {
	return `${language}.${field}`;
}

function textValue(text: PageText, field: TextField): string {
	if (field === "metaKeywords") return text.metaKeywords.join(", ");
	if (field === "structuredData") {
		return text.structuredData === null ? "" : JSON.stringify(text.structuredData, null, 2);
	}
	return text[field] ?? "";
}

/** What the form of a page starts with; a new page's is empty. */
export function startValues(page: EditedPage | null): RecordValues {
	if (!page) return { visibility: "hidden", menuSection: "none", menuOrder: "0" };
	const texts = languages.flatMap((language) => {
		const text = page.texts[language];
		return text
			? textFields.map((field) => [textFieldName(language, field), textValue(text, field)] as const)
			: [];
	});
	return {
		slug: page.slug,
		visibility: page.visibility,
		menuSection: page.menuSection,
		menuOrder: String(page.menuOrder),
		isPublished: page.isPublished ? "on" : "",
		relatedProductIds: page.relatedProductIds,
		relatedBlogPostIds: page.relatedBlogPostIds,
		...Object.fromEntries(texts),
	};
}

/** Orders of the list, its own first. */
export const pageSorts = ["newest", "title", "changed"] as const;
export type PageSort = (typeof pageSorts)[number];

/** The list of pages, narrowed by visibility. */
export const pageList = listOf("visibility", visibilities, false, pageSorts);
export type PageListQuery = ListQuery<Visibility, PageSort>;

/** What a page is to its editor; deleted: in the trash. */
export const pageCodes = ["published", "draft", "deleted"] as const;
export type PageCode = (typeof pageCodes)[number];

export const outcomes = ["created", "updated", "deleted"] as const;
export type Outcome = (typeof outcomes)[number];

/** A page in the list, in the language of the list. */
export type ListedPage = {
	id: string;
	slug: string;
	title: string | null;
	visibility: Visibility;
	menuSection: EditedPage["menuSection"];
	isPublished: boolean;
};

/** Something that a page can be related to. */
export type Choice = { id: string; title: string };
export type PageChoices = { products: readonly Choice[]; posts: readonly Choice[] };
