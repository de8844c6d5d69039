import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextField } from "~/ui/field.tsx";
import { transportCountries } from "~/values/vocabulary.ts";
import { longestPlace, seenText, startValues, type TariffRow, tariffKey } from "./tariff-admin.ts";

/** A tariff's place and prices; of a new one its country and digits too. */
export function TariffForm(props: {
	texts: PageTexts["adminSettings"];
	address: string;
	listAddress: string;
	isNew: boolean;
	/** As it is stored; null for a new one and for one that is gone. */
	row: TariffRow | null;
	answer: SaveAnswer | null;
}) {
	const { texts: all, row } = props;
	const texts = all.tariffs;
	const t = useTranslations("catalog.details");
	const decimalSign = useLanguage() === "en" ? "." : ",";
	const price = { inputMode: "decimal", maxLength: 20, autoComplete: "off", "aria-required": true } as const;
	return (
		<RecordForm
			kind="tariff"
			id={row ? tariffKey(row) : null}
			seen={row ? seenText(row) : null}
			start={startValues(row, decimalSign)}
			answer={props.answer}
			errors={texts.errors}
			problems={all.problems}
			address={props.address}
			savedAddress={props.isNew ? null : props.address}
			save={props.isNew ? texts.add : all.form.save}
			cancel={{ address: props.listAddress, label: all.form.cancel }}
		>
			{({ fieldOf }) => (
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
		</RecordForm>
	);
}
