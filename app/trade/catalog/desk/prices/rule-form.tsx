import { useId, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { roundingChoices } from "./price-rule.ts";
import { ruleFields } from "./rule-fields.ts";
import { newRule, type RuleAnswer, type RuleError, units, ways } from "./rule-form.ts";
import { priceFields } from "./sale-facts.ts";

type Texts = PageTexts["adminPrices"];

/** Which prices a rule changes, ticked one by one. */
function PriceTicks(props: { texts: Texts; ticked: readonly string[]; error: string | undefined }) {
	const { texts, ticked, error } = props;
	const id = useId();
	return (
		<fieldset className="grid gap-1" aria-describedby={error && id}>
			<legend className="mb-1 text-sm font-semibold">{texts.rule.fields}</legend>
			<div className="flex flex-wrap gap-x-6">
				{priceFields.map((field, index) => (
					<label key={field} className="flex min-h-11 items-center gap-2.5">
						<input
							type="checkbox"
							name={ruleFields.field}
							value={field}
							defaultChecked={ticked.includes(field)}
							aria-invalid={error && index === 0 ? true : undefined}
							className="size-5 shrink-0 accent-brand-ink"
						/>
						{texts.columns[field]}
					</label>
				))}
			</div>
			{error && (
				<p id={id} className="text-sm font-medium text-error">
					{error}
				</p>
			)}
		</fieldset>
	);
}

/** By what many prices are to change. What it would do is shown before anything changes. */
export function RuleForm(props: { texts: Texts; address: string; answer: RuleAnswer | null }) {
	const { texts, address, answer } = props;
	const words = texts.rule;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	useFocusOnError(form, answer);
	const typed = answer?.typed ?? newRule;
	const errorOf = (name: keyof typeof ruleFields) => {
		const code: RuleError | undefined = answer?.errors[name];
		return code && words.errors[code];
	};
	return (
		<>
			{answer && answer.problem !== "invalid" && (
				<Notice tone="error" role="alert">
					{answer.problem === "tooMany" ? words.errors.tooMany : words.failed}
				</Notice>
			)}
			<Form
				ref={form}
				method="post"
				action={address}
				noValidate
				className="grid gap-5 rounded-lg border border-line p-4 md:p-6"
			>
				<PriceTicks texts={texts} ticked={typed.field} error={errorOf("field")} />
				<div className="grid gap-4 sm:grid-cols-3">
					<SelectField
						name={ruleFields.way}
						label={words.way}
						defaultValue={typed.way}
						error={errorOf("way")}
					>
						{ways.map((way) => (
							<option key={way} value={way}>
								{words[way]}
							</option>
						))}
					</SelectField>
					<TextField
						name={ruleFields.by}
						label={words.by}
						defaultValue={typed.by}
						inputMode="decimal"
						autoComplete="off"
						maxLength={20}
						aria-required
						error={errorOf("by")}
					/>
					<SelectField
						name={ruleFields.unit}
						label={words.unit}
						defaultValue={typed.unit}
						error={errorOf("unit")}
					>
						{units.map((unit) => (
							<option key={unit} value={unit}>
								{words[unit]}
							</option>
						))}
					</SelectField>
				</div>
				<div className="max-w-md">
					<SelectField
						name={ruleFields.rounding}
						label={words.rounding}
						hint={words.roundingHint}
						defaultValue={typed.rounding}
						error={errorOf("rounding")}
					>
						{roundingChoices.map((rounding) => (
							<option key={rounding} value={rounding}>
								{words.roundings[rounding]}
							</option>
						))}
					</SelectField>
				</div>
				<SubmitButton sending={sending} className="justify-self-start">
					{sending ? words.making : words.preview}
				</SubmitButton>
			</Form>
		</>
	);
}
