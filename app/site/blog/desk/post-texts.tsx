import { type FormEvent, useRef } from "react";
import { LanguagePart } from "~/desk/record/language-part.tsx";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import { RichTextField } from "~/desk/rich-text/rich-text-field.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { longestSlug, slugFromTitle } from "~/values/slug.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type MissingPart, type TextField as Name, textFieldName, textFields } from "./blog-admin.ts";

type PostTextsProps = {
	texts: PageTexts["adminBlog"];
	language: Language;
	fieldOf: FieldOf;
	isOpen: boolean;
	/** What the stored post lacks in the language. */
	missing: readonly MissingPart[];
	/** Where the saved text can be seen; null when there is none. */
	view: { href: string; label: string } | null;
};

/** All texts of a post in one language; open where there is a text or an error. */
export function PostTexts(props: PostTextsProps) {
	const { texts, language, missing } = props;
	const slug = useRef<HTMLInputElement>(null);
	/** The slug that the title proposed last; the editor's own stays. */
	const proposed = useRef("");
	const hasText = !missing.includes("text");
	const isWrong = textFields.some((name) => props.fieldOf(textFieldName(language, name)).error !== undefined);

	function proposeSlug(event: FormEvent<HTMLInputElement>): void {
		// The address of a post that there is does not change with its title.
		if (hasText || !slug.current) return;
		if (slug.current.value !== "" && slug.current.value !== proposed.current) return;
		proposed.current = slugFromTitle(event.currentTarget.value);
		slug.current.value = proposed.current;
	}
	function given(name: Name) {
		const hints: Partial<Record<Name, string>> = texts.hints;
		const field = props.fieldOf(textFieldName(language, name));
		return { ...field, label: texts.fields[name], hint: hints[name] };
	}

	return (
		<LanguagePart
			language={language}
			isOpen={props.isOpen || isWrong || hasText}
			marks={missing.map((part) => (
				<Badge key={part} tone="warning">
					{texts.missing[part]}
				</Badge>
			))}
			view={props.view}
		>
			<TextField
				{...given("title")}
				lang={language}
				aria-required={hasText}
				maxLength={300}
				onInput={proposeSlug}
			/>
			<TextField
				{...given("slug")}
				ref={slug}
				aria-required={hasText}
				maxLength={longestSlug}
				autoCapitalize="none"
				spellCheck={false}
			/>
			<RichTextField {...given("content")} language={language} aria-required={hasText} rows={18} />
			<TextAreaField {...given("metaDescription")} lang={language} rows={3} maxLength={1_000} />
			<TextField {...given("imageAlt")} lang={language} maxLength={300} />
		</LanguagePart>
	);
}
