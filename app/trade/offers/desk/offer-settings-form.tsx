import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { beganField } from "~/desk/meeting/met.ts";
import { MetNotice } from "~/desk/meeting/met-notice.tsx";
import { Panel } from "~/desk/parts/facts.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
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

/** How offers begin: their days, and their texts in each language. */
export function OfferSettingsForm(props: Props) {
	const { texts, usual, saved, answer, action } = props;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	useFocusOnError(form, answer);
	const { typed, seen, began } = answer ?? { ...props, typed: props.stored };
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
