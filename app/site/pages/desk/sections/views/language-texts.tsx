import { ChevronDown } from "lucide-react";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import { RichTextField } from "~/desk/rich-text/rich-text-field.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import type { SectionField } from "~/site/pages/sections/section-text.ts";
import { Badge } from "~/ui/badge.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import type { Language } from "~/values/vocabulary.ts";
import type { LanguageState } from "../form/section-list.ts";
import { BoxFields } from "./box-fields.tsx";

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
	answer: unknown;
	onChange: () => void;
}) {
	const { language, fieldOf, state, onChange } = props;
	const texts = props.texts.sections;
	const nativeName = languageTable[language].nativeName;
	function field(name: SectionField) {
		if (name === "highlightBoxes") {
			const { boxCount, answer } = props;
			return <BoxFields key={name} {...{ texts, language, fieldOf, answer, onChange }} count={boxCount} />;
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
		<details open className="group rounded-lg border border-line open:shadow-card">
			<summary className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-lg px-4 py-2 text-lg font-semibold hover:bg-mist">
				<span lang={language}>{nativeName}</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 transition-transform duration-150 group-open:rotate-180"
				/>
				{state !== "complete" && (
					<span className="col-span-full">
						{state === "not_written" ? (
							<Badge tone="error">{texts.notWritten}</Badge>
						) : (
							<Badge tone="warning">
								{texts.missing} {state.map((name) => texts.fields[name]).join(", ")}
							</Badge>
						)}
					</span>
				)}
			</summary>
			<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 border-t border-line p-4">
				<legend className="sr-only">{nativeName}</legend>
				{props.fields.map(field)}
			</fieldset>
		</details>
	);
}
