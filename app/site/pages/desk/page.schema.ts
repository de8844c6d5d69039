import { z } from "zod";
import { plainText } from "~/values/plain-text.ts";
import { isUuid } from "~/values/uuid.ts";
import { menuSections, visibilities } from "~/values/vocabulary.ts";
import type { EditedPage, PageText } from "./page-admin.ts";
import type { PageError } from "./page-errors.ts";

const code = (error: PageError) => ({ error });

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

/** An address of the web or a path of the shop. */
const address = optionalText(2_000).refine(
	(given) => given === null || /^(https?:\/\/[^\s/]\S*|\/(?!\/)\S*)$/.test(given),
	code("address"),
);

const keywords = optionalText(2_000).transform((given) => [
	...new Set((given ?? "").split(",").flatMap((word) => word.trim() || [])),
]);

/** JSON that the database can store: its text may hold anything but the zero character. */
function parseJson(text: string): unknown {
	if (text.includes("\\u0000")) return undefined;
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return undefined;
	}
}

const structuredData = optionalText(10_000).transform((given, context): Record<string, unknown> | null => {
	if (given === null) return null;
	const value = parseJson(given);
	if (typeof value === "object" && value !== null && !Array.isArray(value)) {
		return value as Record<string, unknown>;
	}
	const message: PageError = value === undefined ? "json" : "jsonObject";
	context.issues.push({ code: "custom", message, input: given });
	return z.NEVER;
});

const text = z
	.object({
		title: optionalText(300),
		contentHtml: optionalText(50_000),
		metaTitle: optionalText(300),
		metaDescription: optionalText(1_000),
		metaKeywords: keywords,
		canonicalUrl: address,
		ogTitle: optionalText(300),
		ogDescription: optionalText(1_000),
		ogImageUrl: address,
		structuredData,
	})
	.optional()
	.transform((given, context): PageText | null => {
		if (!given) return null;
		const { title, ...rest } = given;
		if (title !== null) return { title, ...rest };
		const isEmpty = Object.values(rest).every(
			(value) => value === null || (Array.isArray(value) && value.length === 0),
		);
		if (isEmpty) return null;
		context.issues.push({
			code: "custom",
			message: "title" satisfies PageError,
			input: given,
			path: ["title"],
		});
		return z.NEVER;
	});

const ids = z
	.array(z.string())
	.default([])
	.transform((given) => [...new Set(given.filter(isUuid))]);

/** The form of a landing page (shop document §5). Errors are codes. */
export const pageSchema = z
	.object({
		slug: z
			.string(code("slug"))
			.overwrite(plainText)
			.trim()
			.min(1, { ...code("slug"), abort: true })
			.max(100, code("tooLong"))
			.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, code("slugForm")),
		visibility: z.enum(visibilities),
		menuSection: z.enum(menuSections),
		menuOrder: z
			.string()
			.trim()
			.regex(/^\d{1,4}$/, code("menuOrder"))
			.default("0")
			.transform(Number),
		isPublished: z
			.string()
			.optional()
			.transform((given) => given === "on"),
		relatedProductIds: ids,
		relatedBlogPostIds: ids,
		nl: text,
		en: text,
		de: text,
		fr: text,
		/** When the page was last saved, as the form was handed out; a new page has none. */
		seen: z.string().optional(),
		/** The same, of the version that the editor wants to save over. */
		overwrite: z.string().optional(),
	})
	.transform(({ nl, en, de, fr, seen, overwrite, ...page }) => ({
		page: { ...page, texts: { nl, en, de, fr } } satisfies EditedPage,
		seen: overwrite ?? seen ?? "",
	}));
