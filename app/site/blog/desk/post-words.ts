import type { FieldWords } from "~/desk/history/describe-change.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What the fields of a post are called in the history: as in its editor. */
export function postWords({ adminBlog: texts, adminAudit }: PageTexts): FieldWords {
	const { fields } = texts;
	return {
		publishedAt: { label: adminAudit.fields.publishedAt, kind: "moment" },
		customPublishDate: { label: texts.publishDate, kind: "moment" },
		imageUrl: { label: texts.imageUrl, kind: "picture" },
		imageAlt: { label: texts.imageAlt },
		imageTitle: { label: texts.imageTitle },
		title: { label: fields.title },
		slug: { label: fields.slug },
		content: { label: fields.content, kind: "html" },
		metaDescription: { label: fields.metaDescription },
	};
}
