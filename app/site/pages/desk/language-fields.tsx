import { LanguagePart } from "~/desk/record/language-part.tsx";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import { RichTextField } from "~/desk/rich-text/rich-text-field.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import { Badge } from "~/ui/badge.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import type { Language } from "~/values/vocabulary.ts";
import { type TextField as Name, textFieldName, textFields } from "./page-admin.ts";

type Texts = PageTexts["adminPages"];

const longFields: Partial<Record<Name, number>> = { contentHtml: 14, metaDescription: 3, ogDescription: 3 };

const groups = [
	{ title: "searchEngines", fields: ["metaTitle", "metaDescription", "metaKeywords", "canonicalUrl"] },
	{ title: "sharing", fields: ["ogTitle", "ogDescription", "ogImageUrl"] },
] as const;

/** All texts of a page in one language; folded unless it is the editor's or has an error. */
export function LanguageFields(props: {
	texts: Texts;
	media: PageTexts["adminMedia"];
	language: Language;
	fieldOf: FieldOf;
	isOpen: boolean;
	/** Where the saved text can be seen; null when there is none. */
	view: { href: string; label: string } | null;
	isTranslated: boolean;
}) {
	const { texts, language } = props;
	const fields = textFields.map((name) => props.fieldOf(textFieldName(language, name)));
	const isWrong = fields.some(({ error }) => error !== undefined);

	const hints: Partial<Record<Name, string>> = {
		...texts.hints,
		canonicalUrl: texts.hints.address,
		ogImageUrl: texts.hints.address,
	};
	function field(name: Name) {
		const given = {
			...props.fieldOf(textFieldName(language, name)),
			label: texts.fields[name],
			hint: hints[name],
			lang: name === "structuredData" ? undefined : language,
		};
		const rows = longFields[name];
		if (name === "ogImageUrl") {
			return <ImageField key={name} {...given} texts={props.media} target={{ kind: "content" }} />;
		}
		if (name === "contentHtml") {
			return <RichTextField key={name} {...given} language={language} rows={rows} />;
		}
		if (name === "structuredData") {
			return (
				<TextAreaField key={name} {...given} rows={6} spellCheck={false} className="font-mono text-sm" />
			);
		}
		return rows ? (
			<TextAreaField key={name} {...given} rows={rows} />
		) : (
			<TextField key={name} {...given} aria-required={name === "title" && props.isTranslated} />
		);
	}

	return (
		<LanguagePart
			language={language}
			isOpen={props.isOpen || isWrong}
			marks={!props.isTranslated && <Badge tone="warning">{texts.noTranslation}</Badge>}
			view={props.view}
		>
			{field("title")}
			{field("contentHtml")}
			{groups.map(({ title, fields: names }) => (
				<fieldset key={title} className="grid min-w-0 gap-4 rounded-md bg-mist p-4">
					<legend className="float-left w-full font-semibold">{texts[title]}</legend>
					{names.map(field)}
				</fieldset>
			))}
			{field("structuredData")}
		</LanguagePart>
	);
}
