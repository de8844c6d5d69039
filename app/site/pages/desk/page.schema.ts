import { z } from "zod";
import {
	complain,
	localized,
	optionalText,
	slugProblem,
	tick,
	version,
	webAddress,
	withTexts,
	withVersion,
} from "~/desk/record/schema-parts.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { isUuid } from "~/values/uuid.ts";
import { menuSections, visibilities } from "~/values/vocabulary.ts";
import type { EditedPage, PageText } from "./page-admin.ts";

/** Codes of what can be wrong with a field; the page's texts have words for them. */
export type PageError = keyof PageTexts["adminPages"]["errors"];

const keywords = optionalText(2_000).transform((given) => [
	...new Set((given ?? "").split(",").flatMap((word) => word.trim() || [])),
]);

/** JSON that the database can store: its text may hold anything but the zero character. */
function parseJson(text: string): unknown {
	if (text.includes("\\u0000")) return undefined;
	try {
		return JSON.parse(text);
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
	return complain(context, (value === undefined ? "json" : "jsonObject") satisfies PageError, given);
});

const text = z
	.object({
		title: optionalText(300),
		contentHtml: optionalText(50_000),
		metaTitle: optionalText(300),
		metaDescription: optionalText(1_000),
		metaKeywords: keywords,
		canonicalUrl: webAddress,
		ogTitle: optionalText(300),
		ogDescription: optionalText(1_000),
		ogImageUrl: webAddress,
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
		return isEmpty ? null : complain(context, "title" satisfies PageError, given, ["title"]);
	});

const ids = z
	.array(z.string())
	.default([])
	.transform((given) => [...new Set(given.filter(isUuid))]);

/** The end of a page's address, the same in every language. */
const slug = optionalText(1_000).transform((given, context): string => {
	const problem: PageError | null = slugProblem(given ?? "");
	return problem === null ? (given ?? "") : complain(context, problem, given);
});

/** The form of a landing page (shop document §5). Errors are codes. */
export const pageSchema = z
	.object({
		slug,
		visibility: z.enum(visibilities),
		menuSection: z.enum(menuSections),
		menuOrder: z
			.string()
			.trim()
			.regex(/^\d{1,4}$/, { error: "menuOrder" satisfies PageError })
			.default("0")
			.transform(Number),
		isPublished: tick,
		relatedProductIds: ids,
		relatedBlogPostIds: ids,
		...localized(text),
		...version,
	})
	.transform((given) => {
		const { record, seen } = withVersion(withTexts(given));
		return { page: record satisfies EditedPage, seen };
	});
