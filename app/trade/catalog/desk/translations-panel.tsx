import { LanguagePart } from "~/desk/record/language-part.tsx";
import { RichTextField } from "~/desk/rich-text/rich-text-field.tsx";
import { Badge } from "~/ui/badge.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { longestSlug } from "~/values/slug.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { PanelProps } from "./editor-fields.ts";

type LanguageProps = PanelProps & {
	language: Language;
	/** Where the saved text can be seen; null when there is none. */
	view: string | null;
	isTranslated: boolean;
};

/** All texts of a product in one language; may be folded away. */
function LanguageTexts({ texts, fields, language, view, isTranslated }: LanguageProps) {
	const isRequired = language === "nl" || isTranslated;
	const field = (name: keyof typeof texts.fields) => ({
		...fields.fieldOf(`${language}.${name}`),
		label: texts.fields[name],
	});
	return (
		<LanguagePart
			language={language}
			isOpen
			marks={!isTranslated && <Badge tone="warning">{texts.missingTexts}</Badge>}
			view={view === null ? null : { href: view, label: texts.inShop }}
		>
			<TextField {...field("title")} lang={language} maxLength={300} aria-required={isRequired} />
			<TextField
				{...field("slug")}
				hint={texts.hints.slug}
				maxLength={longestSlug}
				aria-required={isRequired}
				autoCapitalize="none"
				spellCheck={false}
			/>
			<TextAreaField
				{...field("description")}
				hint={texts.hints.description}
				lang={language}
				rows={3}
				aria-required={isRequired}
			/>
			<RichTextField {...field("descriptionHtml")} language={language} rows={10} />
			<TextField {...field("metaTitle")} hint={texts.hints.metaTitle} lang={language} maxLength={300} />
			<TextAreaField
				{...field("metaDescription")}
				hint={texts.hints.metaDescription}
				lang={language}
				rows={3}
			/>
			<TextAreaField
				{...field("warnings")}
				hint={texts.hints.warnings}
				lang={language}
				rows={4}
				maxLength={5_000}
			/>
		</LanguagePart>
	);
}

/** The four languages side by side; what is missing is marked. */
export function TranslationsPanel(props: PanelProps & { viewOf: (language: Language) => string | null }) {
	const { texts, fields, viewOf } = props;
	return (
		<>
			<p className="max-w-[68ch] text-muted">{texts.textsHint}</p>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
				{languages.map((language) => (
					<LanguageTexts
						key={language}
						texts={texts}
						fields={fields}
						language={language}
						view={viewOf(language)}
						isTranslated={viewOf(language) !== null}
					/>
				))}
			</div>
		</>
	);
}
