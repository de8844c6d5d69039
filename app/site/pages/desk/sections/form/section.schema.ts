import { z } from "zod";
import { complain, localized, tick, version, withVersion } from "~/desk/record/schema-parts.ts";
import { type SectionType, sectionTypes } from "~/site/pages/sections/section.ts";
import { plainText } from "~/values/plain-text.ts";
import { backgroundKinds } from "./section-background.ts";
import { type GivenSection, readSection } from "./section-values.ts";

const field = z.string().overwrite(plainText).trim().optional();

const text = z
	.object({
		...{ title: field, subtitle: field, contentHtml: field, imageUrl: field, imageAlt: field },
		...{ buttonText: field, buttonUrl: field },
		boxes: z
			.array(z.object({ icon: field, title: field, content: field, buttonText: field, buttonUrl: field }))
			.max(50)
			.optional(),
	})
	.optional();

const shape = z.object({
	type: z.enum(sectionTypes),
	background: z.enum(backgroundKinds).optional(),
	...{ backgroundColor: field, backgroundGradient: field, paddingTop: field, paddingBottom: field },
	...{ gradientAngle: field, gradientFrom: field, gradientTo: field },
	...localized(text),
	sharedImage: tick,
	...version,
});

/** What is typed, whatever is wrong with it, for a preview; null when it is no section's form. */
export function readDraft(payload: unknown, id: string | null) {
	const given = shape.safeParse(payload);
	return given.success ? readSection(given.data satisfies GivenSection, id).section : null;
}

/**
 * The form of a section. Errors are codes.
 * @param id null for a section that is not stored yet
 * @param types that it may have; a stored one keeps to those with its fields
 */
export function sectionSchema(id: string | null, types: readonly SectionType[]) {
	return shape
		.refine(({ type }) => types.includes(type), { path: ["type"] })
		.transform((given, context) => {
			const { record, seen } = withVersion(given);
			const { section, problems } = readSection(record satisfies GivenSection, id);
			for (const { path, code } of problems) complain(context, code, given, path);
			return { section, seen };
		});
}
