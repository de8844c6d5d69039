import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { beganField } from "~/desk/meeting/met.ts";
import { MetNotice } from "~/desk/meeting/met-notice.tsx";
import { Panel } from "~/desk/parts/facts.tsx";
import { useUnsaved } from "~/desk/record/use-unsaved.ts";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { onFormTaken } from "~/ui/lost-form/lost-form.ts";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import type { OfferTexts } from "~/values/offer-content.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { offerTextNames, type SettingsAnswer, type TypedSettings } from "./offer-settings.ts";

type Props = {
	texts: PageTexts["adminOffers"];
	historyTexts: PageTexts["adminAudit"];
	stored: TypedSettings;
	/** What an empty field takes. */
	usual: Record<Language, OfferTexts>;
	seen: string;
	/** Marks of what the form begins with. */
	began: string;
	saved: boolean;
	answer: SettingsAnswer | null;
	action: string;
};

type Shown = Pick<SettingsAnswer, "typed" | "seen" | "began">;

/**
 * What the form shows. Once something is typed it stays about what it began with, also where the page is read anew beside
 * it, and leaving asks; once that is saved it is about what is stored.
 */
function useShown({ stored: typed, seen, began, answer }: Props) {
	const [kept, setKept] = useState<Shown | null>(null);
	const { touch, settle } = useUnsaved();
	const isSent = useRef(false);
	function change(): void {
		touch();
		isSent.current = false;
		setKept((before) => before ?? { typed, seen, began });
	}
	useOnChange(answer, () => {
		if (!answer) return;
		touch();
		isSent.current = false;
	});
	const taken = useEffectEvent(() => {
		setKept(null);
		// What was typed while it was on its way is not saved yet.
		if (isSent.current) settle();
		isSent.current = false;
	});
	useEffect(() => onFormTaken(() => taken()), []);
	const noteSent = () => {
		isSent.current = true;
	};
	return { ...(answer ?? kept ?? { typed, seen, began }), change, noteSent };
}

/** How offers begin: their days, and their texts in each language. */
export function OfferSettingsForm(props: Props) {
	const { texts, usual, saved, answer, action } = props;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	useFocusOnError(form, answer);
	const { typed, seen, began, change, noteSent } = useShown(props);
	const { settings: words, fields } = texts;
	const error = (name: string) => {
		const code = answer?.errors[name];
		return code && words[code];
	};
	return (
		<Form
			ref={form}
			// Its fields are written anew where what another editor has saved comes.
			key={answer?.met ? JSON.stringify(answer) : "start"}
			method="post"
			action={action}
			noValidate
			onInput={change}
			onSubmit={noteSent}
			className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5"
		>
			{/* Enter in a field saves, instead of saving over what another editor has saved. */}
			<button type="submit" className="hidden" tabIndex={-1} />
			<input type="hidden" name="seen" value={seen} />
			<input type="hidden" name={beganField} value={began} />
			{answer?.met && (
				<MetNotice
					{...{ text: words.stale, met: answer.met, sending, historyTexts: props.historyTexts }}
					savedAddress={action}
				/>
			)}
			{saved && !answer && (
				<Notice tone="success" role="status">
					{words.saved}
				</Notice>
			)}
			<Panel title={fields.terms} id="offer-days">
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField
						name="validDays"
						id="validDays"
						label={words.validDays}
						inputMode="numeric"
						maxLength={3}
						defaultValue={typed.validDays}
						error={error("validDays")}
					/>
					<TextField
						name="remindBefore"
						id="remindBefore"
						label={words.remindBefore}
						hint={words.remindHint}
						inputMode="numeric"
						maxLength={2}
						defaultValue={typed.remindBefore}
						error={error("remindBefore")}
					/>
				</div>
			</Panel>
			{languages.map((language) => (
				<Panel
					key={language}
					title={`${words.texts} · ${languageTable[language].nativeName}`}
					id={`offer-texts-${language}`}
					hint={words.textsHint}
				>
					{offerTextNames.map((name) => (
						<TextAreaField
							key={name}
							name={`texts.${language}.${name}`}
							id={`texts-${language}-${name}`}
							label={fields[name]}
							lang={language}
							rows={name === "conditions" ? 5 : 3}
							maxLength={4_000}
							defaultValue={typed.texts[language]?.[name] ?? ""}
							placeholder={usual[language][name]}
							error={error(`texts.${language}.${name}`)}
						/>
					))}
				</Panel>
			))}
			<SubmitButton sending={sending} className="justify-self-start">
				{words.save}
			</SubmitButton>
		</Form>
	);
}
