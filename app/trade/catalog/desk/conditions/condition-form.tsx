import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigation } from "react-router";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { SaveProblem } from "~/desk/record/save-problem.tsx";
import { useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Condition, type Language, languages } from "~/values/vocabulary.ts";
import { BadgeFields } from "./badge-fields.tsx";
import {
	badgePlaces,
	type ConditionAnswer,
	conditionErrors,
	conditionField,
	conditionIntent,
	panelField,
	type StoredConditionInfo,
	startValues,
	type VersionStep,
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
	answer: ConditionAnswer | null;
	onTouch: () => void;
	onCancel: () => void;
	onSaved: (version: VersionStep) => void;
};

/** A condition in edit mode, a form of its own: what is typed into the product's form stays there meanwhile. */
export function ConditionForm(props: ConditionFormProps) {
	const { texts, condition, onSaved } = props;
	const info = texts.info;
	const errorTitle = useTranslations("common")("error");
	const scripted = useScripted();
	const form = useRef<HTMLFormElement>(null);
	const fetcher = useFetcher<ConditionAnswer>();
	const posting = useNavigation().formMethod === "POST";
	const sending = fetcher.state !== "idle" || posting;
	// What was there when the edit began, whatever is read anew meanwhile.
	const [stored] = useState(props.stored);
	const answer = fetcher.data ?? props.answer;
	const refused = answer && !answer.saved ? answer : null;
	useFocusOnError(form, refused);
	// A save is done when the page has been read anew: then the row shows what is stored.
	const settled = fetcher.state === "idle" ? answer : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
	useEffect(() => {
		if (!settled) return;
		if (settled.saved) onSaved(settled.version);
		else showToast({ tone: "error", title: errorTitle, text: info.failed });
	}, [settled]);

	const reply = refused?.reply ?? null;
	const fields = recordFieldsOf(`condition-${condition}`, reply, startValues(stored.info));
	function fieldOf(name: string) {
		const { code, ...shown } = fields.text(name);
		const error = memberOf(conditionErrors, code);
		return { ...shown, error: error ? info.errors[error] : undefined };
	}
	const typedSeen = reply?.initialValue?.seen;
	return (
		<fetcher.Form
			ref={form}
			method="post"
			action={props.address}
			encType="multipart/form-data"
			noValidate
			aria-label={props.name}
			onInput={props.onTouch}
			className="grid grid-cols-[minmax(0,1fr)] gap-5"
		>
			<input type="hidden" name="intent" value={conditionIntent} />
			<input type="hidden" name="id" value={props.productId} />
			<input type="hidden" name={conditionField} value={condition} />
			<input type="hidden" name="seen" value={typeof typedSeen === "string" ? typedSeen : stored.seen} />
			{scripted && <input type="hidden" name={panelField} value="on" />}
			<h3 className="text-xl">{props.name}</h3>
			{refused && (
				<SaveProblem
					text={info.problems[refused.problem]}
					current={refused.current}
					savedAddress={props.panelAddress}
					words={texts}
					sending={sending}
				/>
			)}
			<ImageField
				{...fieldOf("imageUrl")}
				label={info.image}
				texts={props.media}
				target={{ kind: "condition", productId: props.productId, condition }}
				onChange={props.onTouch}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
				{languages.map((language) => (
					<LanguageTexts
						key={language}
						texts={info}
						language={language}
						fieldOf={fieldOf}
						badges={
							<BadgeFields
								texts={info}
								fields={fields}
								language={language}
								places={badgePlaces(reply, stored.info, language)}
							/>
						}
					/>
				))}
			</div>
			<div className="flex flex-wrap gap-3">
				<SubmitButton sending={sending}>{sending ? texts.saving : info.save}</SubmitButton>
				{scripted ? (
					<Button type="button" variant="quiet" onClick={props.onCancel}>
						{info.cancel}
					</Button>
				) : (
					<ButtonLink to={props.panelAddress} variant="quiet">
						{info.cancel}
					</ButtonLink>
				)}
			</div>
		</fetcher.Form>
	);
}

function LanguageTexts(props: {
	texts: Texts["info"];
	language: Language;
	fieldOf: (name: string) => { id: string; name: string; defaultValue: string; error: string | undefined };
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
