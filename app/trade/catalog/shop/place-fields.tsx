import { useTranslations } from "~/i18n/i18n.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { placeFields } from "~/values/place-fields.ts";
import { type TransportCountry, transportCountries } from "~/values/vocabulary.ts";

/** Country and postcode of a place to deliver to, as a form of the list or the home page asks for it. */
export function PlaceFields(props: {
	typed: { country: TransportCountry; postcode: string };
	/** What is wrong with the postcode. */
	error: string | undefined;
	/** Says where the container goes. */
	label: string;
}) {
	const t = useTranslations("catalog.details");
	return (
		<div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] items-start gap-3">
			<SelectField
				label={props.label}
				name={placeFields.country}
				defaultValue={props.typed.country}
				autoComplete="country"
			>
				{transportCountries.map((country) => (
					<option key={country} value={country}>
						{t(`countries.${country}`)}
					</option>
				))}
			</SelectField>
			<TextField
				label={t("postcode")}
				name={placeFields.postcode}
				defaultValue={props.typed.postcode}
				autoComplete="postal-code"
				maxLength={12}
				error={props.error}
			/>
		</div>
	);
}
