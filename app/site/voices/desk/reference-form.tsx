import { LanguagePart } from "~/desk/record/language-part.tsx";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { type Language, languages } from "~/values/vocabulary.ts";
import { VisibleTick } from "./visible-tick.tsx";
import {
	type EditedReference,
	longestName,
	longestWords,
	type ReferenceField,
	referenceFieldName,
	referenceFields,
	referenceStart,
} from "./voices-admin.ts";

type Texts = PageTexts["adminVoices"];

function ReferenceTexts(props: { texts: Texts; language: Language; fieldOf: FieldOf; isOpen: boolean }) {
	const { texts, language, fieldOf } = props;
	const own = (field: ReferenceField) => ({
		...fieldOf(referenceFieldName(language, field)),
		label: texts.fields[field],
	});
	const isTouched = referenceFields.some((field) => {
		const { error, defaultValue } = own(field);
		return error !== undefined || defaultValue !== "";
	});
	return (
		<LanguagePart language={language} isOpen={props.isOpen || isTouched} marks={null}>
			<TextField {...own("title")} lang={language} maxLength={longestName} autoComplete="off" />
			<TextAreaField {...own("text")} lang={language} rows={4} maxLength={longestWords} />
			<TextField
				{...own("imageAlt")}
				lang={language}
				hint={texts.hints.imageAlt}
				maxLength={300}
				autoComplete="off"
			/>
		</LanguagePart>
	);
}

/** Work for a customer with its texts in all languages, in one form: one save stores it all. */
export function ReferenceForm(props: {
	texts: Texts;
	mediaTexts: PageTexts["adminMedia"];
	address: string;
	listAddress: string;
	/** Null for a new one and for one that is gone. */
	stored: { id: string; seen: string; record: EditedReference } | null;
	isNew: boolean;
	answer: SaveAnswer | null;
}) {
	const { texts, stored } = props;
	const own = useLanguage();
	return (
		<RecordForm
			kind="reference"
			id={stored?.id ?? null}
			seen={stored?.seen ?? null}
			start={referenceStart(stored?.record ?? null)}
			answer={props.answer}
			errors={texts.errors}
			problems={texts.problems}
			address={props.address}
			savedAddress={props.isNew ? null : props.address}
			save={texts.save}
			cancel={{ address: props.listAddress, label: texts.cancel }}
		>
			{({ fieldOf, isOn }) => (
				<>
					<section
						aria-labelledby="reference-texts"
						className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-4 md:p-6"
					>
						<h2 id="reference-texts" className="text-2xl">
							{texts.texts}
						</h2>
						<p className="text-muted">{texts.hints.texts}</p>
						<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
							{languages.map((language) => (
								<ReferenceTexts
									key={language}
									texts={texts}
									language={language}
									fieldOf={fieldOf}
									isOpen={language === own}
								/>
							))}
						</div>
					</section>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-4 md:grid-cols-2 md:p-6">
						<TextField
							{...fieldOf("place")}
							label={texts.fields.place}
							maxLength={longestName}
							autoComplete="off"
						/>
						<TextField
							{...fieldOf("year")}
							label={texts.fields.year}
							inputMode="numeric"
							maxLength={4}
							autoComplete="off"
						/>
						<div className="md:col-span-2">
							<ImageField
								{...fieldOf("imageUrl")}
								label={texts.fields.imageUrl}
								texts={props.mediaTexts}
								target={{ kind: "content" }}
							/>
						</div>
						<VisibleTick label={texts.fields.isVisible} isOn={isOn("isVisible")} />
					</div>
				</>
			)}
		</RecordForm>
	);
}
