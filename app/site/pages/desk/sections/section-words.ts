import type { FieldWords } from "~/desk/history/describe-change.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { sectionTypes } from "~/site/pages/sections/section.ts";
import { forEach } from "~/values/closed-set.ts";

/** What the fields of a section are called in the history: as in its editor. */
export function sectionWords({ adminSections: texts, adminAudit }: PageTexts): FieldWords {
	const { fields } = texts;
	return {
		type: { label: texts.type, words: forEach(sectionTypes, (type) => texts.types[type].name) },
		backgroundColor: { label: texts.background },
		backgroundGradient: { label: texts.gradient },
		paddingTop: { label: texts.paddingTop },
		paddingBottom: { label: texts.paddingBottom },
		page: { label: adminAudit.fields.page },
		orderIndex: { label: adminAudit.fields.place },
		title: { label: fields.title },
		subtitle: { label: fields.subtitle },
		contentHtml: { label: fields.contentHtml, kind: "html" },
		imageUrl: { label: fields.imageUrl, kind: "picture" },
		imageAlt: { label: fields.imageAlt },
		buttonText: { label: fields.buttonText },
		buttonUrl: { label: fields.buttonUrl },
		highlightBoxes: { label: texts.box },
		"highlightBoxes.icon": { label: texts.icon, words: texts.icons },
		"highlightBoxes.content": { label: texts.boxContent },
	};
}
