import { LanguagePart } from "~/desk/record/language-part.tsx";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import type { SaveAnswer } from "~/desk/record/save.ts";
import { RichTextField } from "~/desk/rich-text/rich-text-field.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import type { SectionField } from "~/site/pages/sections/section-text.ts";
import { Badge } from "~/ui/badge.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { LatePart } from "~/ui/late-part.tsx";
import { lateView } from "~/ui/late-view.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { LanguageState } from "../form/section-list.ts";

/** Two of the types have boxes. */
const BoxFields = lateView(
	() => import("./box-fields.tsx"),
	(file) => file.BoxFields,
);

export type FormTexts = {
	sections: PageTexts["adminSections"];
	pages: PageTexts["adminPages"];
	media: PageTexts["adminMedia"];
};

/** All that a section says in one language: the fields that its type shows. */
export function LanguageTexts(props: {
	texts: FormTexts;
	language: Language;
	fields: readonly SectionField[];
	/** What is missing, as it is typed now. */
	state: LanguageState;
	fieldOf: FieldOf;
	boxCount: number;
	answer: SaveAnswer | null;
	onChange: () => void;
}) {
	const { language, fieldOf, state, onChange } = props;
	const texts = props.texts.sections;
	function field(name: SectionField) {
		if (name === "highlightBoxes") {
			const { boxCount, answer } = props;
			return (
				<LatePart key={name}>
					<BoxFields {...{ texts, language, fieldOf, answer, onChange }} count={boxCount} />
				</LatePart>
			);
		}
		const given = { ...fieldOf(`${language}.${name}`), label: texts.fields[name] };
		switch (name) {
			case "contentHtml":
				return <RichTextField key={name} {...given} language={language} rows={10} />;
			case "imageUrl":
				return (
					<ImageField
						key={name}
						{...given}
						texts={props.texts.media}
						target={{ kind: "content" }}
						onChange={onChange}
					/>
				);
			case "buttonUrl":
				return (
					<TextField
						key={name}
						{...given}
						hint={texts.hints.buttonUrl}
						inputMode="url"
						autoCapitalize="none"
						maxLength={2_000}
					/>
				);
			case "subtitle":
				return <TextAreaField key={name} {...given} lang={language} rows={3} maxLength={1_000} />;
			case "imageAlt":
				return (
					<TextField key={name} {...given} lang={language} hint={texts.hints.imageAlt} maxLength={500} />
				);
			default:
				return <TextField key={name} {...given} lang={language} maxLength={name === "title" ? 300 : 100} />;
		}
	}
	return (
		<LanguagePart
			language={language}
			isOpen
			hasLongMarks
			marks={
				state === "complete" ? null : state === "not_written" ? (
					<Badge tone="error">{texts.notWritten}</Badge>
				) : (
					<Badge tone="warning">
						{texts.missing} {state.map((name) => texts.fields[name]).join(", ")}
					</Badge>
				)
			}
		>
			{props.fields.map(field)}
		</LanguagePart>
	);
}
