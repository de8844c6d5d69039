import { z } from "zod";
import { localized } from "~/desk/record/schema-parts.ts";

const moment = z.coerce.date().nullable();
const optional = z.string().nullable();
const text = z
	.object({
		...{ title: z.string(), slug: z.string(), content: z.string() },
		...{ metaDescription: optional, imageAlt: optional },
	})
	.nullable();

/** What the history keeps of a post that was published or made a draft. */
export const publishSnapshot = z.strictObject({ publishedAt: moment });

/** A post as the history keeps it. @property publishedAt null for a draft */
export const postSnapshot = z.object({
	...{ publishedAt: moment, customPublishDate: moment },
	...{ imageUrl: optional, imageAlt: optional, imageTitle: optional },
	texts: z.object(localized(text)),
});
