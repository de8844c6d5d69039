import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type ReviewCheck, reviewChecks } from "~/values/vocabulary.ts";

/** How reviews are checked: each choice with the sentence that visitors then read. */
export function CheckForm(props: {
	texts: PageTexts["adminVoices"];
	shop: PageTexts["voices"];
	address: string;
	listAddress: string;
	seen: string;
	checks: ReviewCheck;
	answer: SaveAnswer | null;
}) {
	const { texts, shop } = props;
	return (
		<RecordForm
			kind="review-check"
			id="one"
			seen={props.seen}
			start={{ checks: props.checks }}
			answer={props.answer}
			errors={texts.errors}
			problems={texts.problems}
			address={props.address}
			savedAddress={props.address}
			save={texts.save}
			cancel={{ address: props.listAddress, label: texts.cancel }}
		>
			{({ fieldOf }) => {
				const { id, name, defaultValue, error } = fieldOf("checks");
				return (
					<fieldset
						id={id}
						aria-describedby={error ? `${id}-error` : undefined}
						className="grid max-w-3xl min-w-0 gap-3 rounded-lg border border-line p-4 md:p-6"
					>
						<legend className="sr-only">{texts.check.title}</legend>
						{reviewChecks.map((choice) => (
							<label key={choice} className="flex min-h-11 items-start gap-3 py-1">
								<input
									type="radio"
									name={name}
									value={choice}
									defaultChecked={defaultValue === choice}
									className="mt-0.5 size-5 shrink-0 accent-brand-ink"
								/>
								<span className="grid gap-0.5">
									<span className="font-semibold">{texts.check.choices[choice]}</span>{" "}
									<span className="text-muted">{shop.checks[choice]}</span>
								</span>
							</label>
						))}
						{error && (
							<p id={`${id}-error`} className="text-sm font-medium text-error">
								{error}
							</p>
						)}
					</fieldset>
				);
			}}
		</RecordForm>
	);
}
