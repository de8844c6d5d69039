import { z } from "zod";
import { localized } from "~/desk/record/schema-parts.ts";
import { menuSections, visibilities } from "~/values/vocabulary.ts";
import type { EditedPage } from "./page-admin.ts";

const optional = z.string().nullable();
const text = z
	.object({
		title: z.string(),
		...{ metaTitle: optional, metaDescription: optional, metaKeywords: z.array(z.string()) },
		...{ canonicalUrl: optional, contentHtml: optional },
		...{ ogTitle: optional, ogDescription: optional, ogImageUrl: optional },
		structuredData: z.record(z.string(), z.unknown()).nullable(),
	})
	.nullable();

/** A landing page as the history keeps it. */
export const pageSnapshot = z.object({
	...{ slug: z.string(), isPublished: z.boolean(), visibility: z.enum(visibilities) },
	...{ menuSection: z.enum(menuSections), menuOrder: z.int() },
	...{ relatedProductIds: z.array(z.string()), relatedBlogPostIds: z.array(z.string()) },
	texts: z.object(localized(text)),
}) satisfies z.ZodType<EditedPage>;

/** What the history keeps of a page that was published or made a draft. */
export const publishSnapshot = z.strictObject({ isPublished: z.boolean() });

/** What the history keeps of sections that were arranged: their ids in order, once under another name. */
export const orderSnapshot = z.union([
	z.object({ ids: z.array(z.string()) }),
	z.object({ sections: z.array(z.string()) }).transform(({ sections: ids }) => ({ ids })),
]);
