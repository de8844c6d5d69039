import { ChevronDown, ExternalLink } from "lucide-react";
import { RichTextField } from "~/desk/rich-text/rich-text-field.tsx";
import { languageTable } from "~/i18n/languages.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonAnchor } from "~/ui/button.tsx";
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
	const nativeName = languageTable[language].nativeName;
	const isRequired = language === "nl" || isTranslated;
	const field = (name: keyof typeof texts.fields) => ({
		...fields.fieldOf(`${language}.${name}`),
		label: texts.fields[name],
	});
	return (
		<details open className="group rounded-lg border border-line open:shadow-card">
			<summary className="flex min-h-14 flex-wrap items-center gap-3 rounded-lg px-4 py-2 text-lg font-semibold hover:bg-mist">
				<span lang={language}>{nativeName}</span>
				{!isTranslated && <Badge tone="warning">{texts.missingTexts}</Badge>}
				<ChevronDown
					aria-hidden="true"
					className="ml-auto size-5 transition-transform duration-150 group-open:rotate-180"
				/>
			</summary>
			<fieldset className="grid min-w-0 gap-5 border-t border-line p-4">
				<legend className="sr-only">{nativeName}</legend>
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
				{view && (
					<ButtonAnchor
						href={view}
						target="_blank"
						rel="noopener"
						variant="quiet"
						className="justify-self-start"
					>
						<ExternalLink aria-hidden="true" className="size-5" />
						{texts.inShop} <span className="sr-only">({nativeName})</span>
					</ButtonAnchor>
				)}
			</fieldset>
		</details>
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
