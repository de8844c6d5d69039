import { z } from "zod";
import { localized } from "~/desk/record/schema-parts.ts";
import { sectionTypes } from "~/site/pages/sections/section.ts";
import type { EditedSection } from "./form/section-fields.ts";

const optional = z.string().nullable().default(null);
const box = z.object({
	...{ icon: z.string(), title: z.string(), content: z.string() },
	...{ buttonText: z.string().optional(), buttonUrl: z.string().optional() },
});
const text = z
	.object({
		...{ title: optional, subtitle: optional, contentHtml: optional, imageUrl: optional, imageAlt: optional },
		...{ buttonText: optional, buttonUrl: optional, highlightBoxes: z.array(box).default([]) },
	})
	.nullable();

/** A section as the history keeps it. */
export const sectionSnapshot = z.object({
	type: z.enum(sectionTypes),
	...{
		backgroundColor: optional,
		backgroundGradient: optional,
		paddingTop: optional,
		paddingBottom: optional,
	},
	texts: z.object(localized(text)),
}) satisfies z.ZodType<EditedSection>;
