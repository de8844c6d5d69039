import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { SettingsForm } from "~/desk/record/settings-form.tsx";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextField } from "~/ui/field.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { longestPlace, seenText, startValues, type TariffRow } from "./tariff-admin.ts";
import { type TariffAnswer, type TariffError, tariffErrors } from "./tariff-errors.ts";

/** A tariff's place and prices; of a new one its country and digits too. */
export function TariffForm(props: {
	texts: PageTexts["adminSettings"];
	address: string;
	listAddress: string;
	isNew: boolean;
	/** As it is stored; null for a new one and for one that is gone. */
	row: TariffRow | null;
	answer: TariffAnswer | null;
}) {
	const { texts: all, row, answer } = props;
	const texts = all.tariffs;
	const t = useTranslations("catalog.details");
	const decimalSign = useLanguage() === "en" ? "." : ",";
	const fields = recordFieldsOf("tariff", answer?.reply ?? null, startValues(row, decimalSign));
	const fieldOf = (name: string) => {
		const { code: given, ...shown } = fields.text(name);
		const code = memberOf<TariffError>(tariffErrors, given);
		return { ...shown, error: code === null ? undefined : texts.errors[code] };
	};
	const price = { inputMode: "decimal", maxLength: 20, autoComplete: "off", "aria-required": true } as const;
	return (
		<SettingsForm
			texts={all}
			address={props.address}
			seen={fields.text("seen").defaultValue || (row ? seenText(row) : "")}
			answer={answer}
			cancel={props.listAddress}
		>
			{() => (
				<div className="grid max-w-3xl gap-5 rounded-lg border border-line p-4 md:grid-cols-2 md:p-6">
					{props.isNew && (
						<>
							<SelectField {...fieldOf("country")} label={t("country")}>
								{transportCountries.map((country) => (
									<option key={country} value={country}>
										{t(`countries.${country}`)}
									</option>
								))}
							</SelectField>
							<TextField
								{...fieldOf("prefix")}
								label={texts.prefix}
								inputMode="numeric"
								maxLength={2}
								autoComplete="off"
								aria-required
							/>
						</>
					)}
					<div className="md:col-span-2">
						<TextField
							{...fieldOf("place")}
							label={texts.place}
							hint={texts.placeHint}
							maxLength={longestPlace}
							autoComplete="off"
						/>
					</div>
					<TextField {...fieldOf("single")} label={texts.single} hint={texts.singleHint} {...price} />
					<TextField {...fieldOf("double")} label={texts.double} hint={texts.doubleHint} {...price} />
				</div>
			)}
		</SettingsForm>
	);
}
