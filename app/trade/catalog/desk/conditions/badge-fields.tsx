import { Plus } from "lucide-react";
import { useState } from "react";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { badgeTypes, type Language } from "~/values/vocabulary.ts";

/** Badges of a condition in one language; a place that stays empty is no badge. */
export function BadgeFields(props: {
	texts: PageTexts["adminProducts"]["info"];
	fieldOf: FieldOf;
	language: Language;
	/** Places to begin with. */
	places: number;
}) {
	const { texts, fieldOf, language } = props;
	const [places, setPlaces] = useState(props.places);
	const scripted = useScripted();
	return (
		<fieldset className="grid min-w-0 gap-3 rounded-md bg-mist p-3">
			<legend className="float-left w-full text-sm font-semibold">{texts.badges}</legend>
			{Array.from({ length: places }, (_, index) => {
				const name = `${language}.badges[${index}]`;
				const { defaultValue, error: _never, ...type } = fieldOf(`${name}.type`);
				return (
					<div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-2">
						<TextField
							{...fieldOf(`${name}.text`)}
							label={`${texts.badge} ${index + 1}`}
							lang={language}
							maxLength={80}
						/>
						<SelectField {...type} defaultValue={defaultValue || "info"} label={texts.badgeType}>
							{badgeTypes.map((one) => (
								<option key={one} value={one}>
									{texts.badgeTypes[one]}
								</option>
							))}
						</SelectField>
					</div>
				);
			})}
			{scripted && (
				<Button
					type="button"
					variant="quiet"
					className="justify-self-start"
					onClick={() => setPlaces((now) => now + 1)}
				>
					<Plus aria-hidden="true" className="size-5" />
					{texts.addBadge}
				</Button>
			)}
		</fieldset>
	);
}
