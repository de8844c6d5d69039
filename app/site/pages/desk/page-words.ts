import type { FieldWords } from "~/desk/history/describe-change.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { sectionWords } from "./sections/section-words.ts";

/** What the fields of a landing page are called in the history: as in its editor. */
export function pageWords(pages: PageTexts): FieldWords {
	const { adminPages: texts, adminAudit } = pages;
	const { fields } = texts;
	const ofSections = Object.entries(sectionWords(pages)).map(
		([name, field]) => [`sections.${name}`, field] as const,
	);
	return {
		slug: { label: texts.slug },
		isPublished: { label: adminAudit.fields.published },
		visibility: { label: texts.visibility, words: texts.visibilities },
		menuSection: { label: texts.menuSection, words: texts.menuSections },
		menuOrder: { label: texts.menuOrder },
		relatedProductIds: { label: texts.relatedProducts, kind: "name" },
		relatedBlogPostIds: { label: texts.relatedPosts, kind: "name" },
		title: { label: fields.title },
		contentHtml: { label: fields.contentHtml, kind: "html" },
		metaTitle: { label: fields.metaTitle },
		metaDescription: { label: fields.metaDescription },
		metaKeywords: { label: fields.metaKeywords },
		canonicalUrl: { label: fields.canonicalUrl },
		ogTitle: { label: fields.ogTitle },
		ogDescription: { label: fields.ogDescription },
		ogImageUrl: { label: fields.ogImageUrl, kind: "picture" },
		structuredData: { label: fields.structuredData },
		sections: { label: adminAudit.fields.sections },
		...Object.fromEntries(ofSections),
		ids: { label: "", isHidden: true },
		names: { label: adminAudit.fields.order },
	};
}
