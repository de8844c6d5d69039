import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Panel } from "~/desk/parts/facts.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import type { OfferTexts } from "~/values/offer-content.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { type OfferSettingsError, offerTextNames } from "./offer-settings.ts";

export type TypedSettings = {
	validDays: string;
	remindBefore: string;
	texts: Partial<Record<Language, Partial<OfferTexts>>>;
};

export type SettingsAnswer = {
	typed: TypedSettings;
	errors: Partial<Record<string, OfferSettingsError>>;
	isStale: boolean;
	seen: string;
};

type Props = {
	texts: PageTexts["adminOffers"];
	stored: TypedSettings;
	/** What an empty field takes. */
	usual: Record<Language, OfferTexts>;
	seen: string;
	saved: boolean;
	answer: SettingsAnswer | null;
	action: string;
};

/** How offers begin: their days, and their texts in each language. */
export function OfferSettingsForm({ texts, stored, usual, seen, saved, answer, action }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	useFocusOnError(form, answer);
	const typed = answer?.typed ?? stored;
	const { settings: words, fields } = texts;
	const error = (name: string) => {
		const code = answer?.errors[name];
		return code && words[code];
	};
	return (
		<Form ref={form} method="post" action={action} noValidate className="grid max-w-4xl gap-5">
			<input type="hidden" name="seen" value={answer?.seen ?? seen} />
			{answer?.isStale && (
				<Notice tone="error" role="alert">
					{texts.problems.stale}
				</Notice>
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
