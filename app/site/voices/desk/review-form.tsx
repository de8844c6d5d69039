import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextAreaField, TextField } from "~/ui/field.tsx";
import type { Day } from "~/values/day.ts";
import { languages } from "~/values/vocabulary.ts";
import { mostStars } from "../voices.ts";
import { VisibleTick } from "./visible-tick.tsx";
import { type EditedReview, longestName, longestWords, reviewStart } from "./voices-admin.ts";

/** What a buyer said, with whom it is from and where it stands. */
export function ReviewForm(props: {
	texts: PageTexts["adminVoices"];
	address: string;
	listAddress: string;
	/** Null for a new one and for one that is gone. */
	stored: { id: string; seen: string; record: EditedReview } | null;
	isNew: boolean;
	today: Day;
	answer: SaveAnswer | null;
}) {
	const { texts, stored } = props;
	const { fields, hints } = texts;
	const language = useLanguage();
	const counts = Array.from({ length: mostStars }, (_, index) => String(mostStars - index));
	return (
		<RecordForm
			kind="review"
			id={stored?.id ?? null}
			seen={stored?.seen ?? null}
			start={reviewStart(stored?.record ?? null, { today: props.today, language })}
			answer={props.answer}
			errors={texts.errors}
			problems={texts.problems}
			address={props.address}
			savedAddress={props.isNew ? null : props.address}
			save={texts.save}
			cancel={{ address: props.listAddress, label: texts.cancel }}
		>
			{({ fieldOf, isOn }) => (
				<div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-4 md:grid-cols-2 md:p-6">
					<div className="md:col-span-2">
						<TextAreaField
							{...fieldOf("words")}
							label={fields.words}
							hint={hints.words}
							rows={6}
							maxLength={longestWords}
							aria-required
						/>
					</div>
					<TextField
						{...fieldOf("name")}
						label={fields.name}
						hint={hints.name}
						maxLength={longestName}
						autoComplete="off"
						aria-required
					/>
					<TextField {...fieldOf("place")} label={fields.place} maxLength={longestName} autoComplete="off" />
					<SelectField {...fieldOf("language")} label={fields.language} aria-required>
						{languages.map((code) => (
							<option key={code} value={code}>
								{texts.languages[code]}
							</option>
						))}
					</SelectField>
					<TextField
						{...fieldOf("saidOn")}
						type="date"
						label={fields.saidOn}
						max={props.today}
						aria-required
					/>
					<SelectField {...fieldOf("stars")} label={fields.stars} hint={hints.stars}>
						<option value="">{texts.noStars}</option>
						{counts.map((count) => (
							<option key={count} value={count}>
								{texts.starsOf.replace("{stars}", count)}
							</option>
						))}
					</SelectField>
					<TextField
						{...fieldOf("sourceUrl")}
						type="url"
						label={fields.sourceUrl}
						hint={hints.sourceUrl}
						maxLength={2_000}
						autoComplete="off"
					/>
					<VisibleTick label={fields.isVisible} isOn={isOn("isVisible")} />
				</div>
			)}
		</RecordForm>
	);
}
