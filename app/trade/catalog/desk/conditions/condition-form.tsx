import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import type { VersionStep } from "~/desk/record/version.ts";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import { type Condition, type Language, languages } from "~/values/vocabulary.ts";
import { BadgeFields } from "./badge-fields.tsx";
import {
	badgePlaces,
	type ConditionSaved,
	conditionField,
	conditionIntent,
	panelField,
	type StoredConditionInfo,
	startValues,
} from "./condition-info.ts";

type Texts = PageTexts["adminProducts"];

export type ConditionFormProps = {
	texts: Texts;
	media: PageTexts["adminMedia"];
	productId: string;
	condition: Condition;
	name: string;
	stored: StoredConditionInfo;
	/** Of the editor, and of its part about conditions. */
	address: string;
	panelAddress: string;
	/** What the server said to this form where scripts did not send it. */
	answer: SaveAnswer | null;
	onTouch: () => void;
	onCancel: () => void;
	onSaved: (version: VersionStep) => void;
};

/** A condition in edit mode, a form of its own: what is typed into the product's form stays there meanwhile. */
export function ConditionForm(props: ConditionFormProps) {
	const { texts, condition, onSaved } = props;
	const { info } = texts;
	const scripted = useScripted();
	const fetcher = useFetcher<ConditionSaved | SaveAnswer>();
	// What was there when the edit began, whatever is read anew meanwhile.
	const [stored] = useState(props.stored);
	const given = fetcher.data;
	const answer = given && "problem" in given ? given : given ? null : props.answer;
	// A save is done when the page has been read anew: then the row shows what is stored.
	const saved = fetcher.state === "idle" && given && "saved" in given ? given : null;
	useOnChange(saved, () => {
		if (saved) onSaved(saved.version);
	});
	const { failed } = info;
	return (
		<RecordForm
			kind={`condition-${condition}`}
			id={props.productId}
			seen={stored.seen}
			hidden={{
				...{ intent: conditionIntent, id: props.productId, [conditionField]: condition },
				...(scripted && { [panelField]: "on" }),
			}}
			start={startValues(stored.info)}
			answer={answer}
			errors={info.errors}
			problems={info.problems}
			toasts={{ invalid: failed, stale: failed, missing: failed, failed }}
			fetcher={fetcher}
			address={props.address}
			savedAddress={props.panelAddress}
			bar="plain"
			cancel={{ address: props.panelAddress, label: info.cancel, onCancel: props.onCancel }}
			save={info.save}
			label={props.name}
			onChange={props.onTouch}
		>
			{(fields) => (
				<>
					<h3 className="text-xl">{props.name}</h3>
					<ImageField
						{...fields.fieldOf("imageUrl")}
						label={info.image}
						texts={props.media}
						target={{ kind: "condition", productId: props.productId, condition }}
						onChange={fields.touch}
					/>
					<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
						{languages.map((language) => (
							<LanguageTexts
								key={language}
								texts={info}
								language={language}
								fieldOf={fields.fieldOf}
								badges={
									<BadgeFields
										texts={info}
										fieldOf={fields.fieldOf}
										language={language}
										places={badgePlaces(fields.typed, stored.info, language)}
									/>
								}
							/>
						))}
					</div>
				</>
			)}
		</RecordForm>
	);
}

function LanguageTexts(props: {
	texts: Texts["info"];
	language: Language;
	fieldOf: FieldOf;
	badges: ReactNode;
}) {
	const { texts, language, fieldOf } = props;
	return (
		<fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
			<legend lang={language} className="float-left w-full font-semibold">
				{languageTable[language].nativeName}
			</legend>
			<TextField {...fieldOf(`${language}.title`)} label={texts.title} lang={language} maxLength={300} />
			<TextAreaField
				{...fieldOf(`${language}.description`)}
				label={texts.description}
				lang={language}
				rows={4}
			/>
			<TextAreaField
				{...fieldOf(`${language}.benefits`)}
				label={texts.benefits}
				hint={texts.benefitsHint}
				lang={language}
				rows={5}
			/>
			{props.badges}
		</fieldset>
	);
}
