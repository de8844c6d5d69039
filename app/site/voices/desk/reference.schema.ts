import { z } from "zod";
import {
	complain,
	localized,
	optionalText,
	tick,
	version,
	webAddress,
	withTexts,
	withVersion,
} from "~/desk/record/schema-parts.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { ReferenceText } from "~/values/vocabulary.ts";
import { type EditedReference, longestName, longestWords } from "./voices-admin.ts";

/** Codes of what can be wrong with a field; the editor's texts have words for them. */
type ReferenceError = keyof PageTexts["adminVoices"]["errors"];

/** The texts in one language: none, or a title at least. */
const text = z
	.object({
		title: optionalText(longestName),
		text: optionalText(longestWords),
		imageAlt: optionalText(300),
	})
	.optional()
	.transform((given, context): ReferenceText | null => {
		if (!given || Object.values(given).every((value) => value === null)) return null;
		const { title, ...rest } = given;
		if (title === null) return complain(context, "title" satisfies ReferenceError, given, ["title"]);
		return { title, ...rest };
	});

/** Of the years that a shop can have worked in. */
const year = z
	.string()
	.optional()
	.transform((given, context): number | null => {
		const typed = given?.trim() ?? "";
		if (typed === "") return null;
		return /^(19|20)\d\d$/.test(typed)
			? Number(typed)
			: complain(context, "year" satisfies ReferenceError, given);
	});

/** The form of a reference. Errors are codes. */
export const referenceSchema = z
	.object({
		place: optionalText(longestName),
		year,
		imageUrl: webAddress,
		isVisible: tick,
		...localized(text),
		...version,
	})
	.transform((given, context) => {
		const { record, seen } = withVersion(withTexts(given));
		// Said at the language that every other one falls back to.
		if (Object.values(record.texts).every((one) => one === null)) {
			return complain(context, "noText" satisfies ReferenceError, given, ["nl", "title"]);
		}
		return { reference: record satisfies EditedReference, seen };
	});
