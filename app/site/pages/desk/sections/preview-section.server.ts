import { sanitizeHtml } from "~/platform/html.server.ts";
import type { Section } from "~/site/pages/sections/section.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { SectionPreview } from "./form/section-errors.ts";
import { type EditedSection, formFields } from "./form/section-fields.ts";
import { languageStates } from "./form/section-list.ts";

/** A section as the shop would show it, stored or not; null where nothing is written in the language. */
function drawnSection(
	{ texts, ...settings }: EditedSection,
	id: string | null,
	language: Language,
): Section | null {
	const text = texts[language];
	if (!text) return null;
	const contentHtml = text.contentHtml === null ? null : sanitizeHtml(text.contentHtml);
	return { id: id ?? "new-section", ...settings, ...text, contentHtml };
}

/** What a preview shows of other nouns. */
export type PreviewReads = {
	/** The containers of a carousel, which belong to the catalog. */
	listProducts: (language: Language) => Promise<ListedProduct[]>;
	/** The section with its reviews or references. */
	fill: (section: Section, language: Language) => Promise<Section>;
};

/** A preview of a section in one language. */
export async function previewSection(
	section: EditedSection,
	id: string | null,
	language: Language,
	{ listProducts, fill }: PreviewReads,
): Promise<SectionPreview> {
	const drawn = drawnSection(section, id, language);
	return {
		language,
		section: drawn && (await fill(drawn, language)),
		products: section.type === "container_carousel" ? await listProducts(language) : [],
		states: languageStates(section.texts, formFields({ id, type: section.type })),
	};
}
