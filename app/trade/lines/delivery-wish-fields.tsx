import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextAreaField, TextField } from "~/ui/field.tsx";
import type { fieldsOf } from "~/values/form-reply.ts";
import { doorSides, grounds, rentalReturns, rentalUnits } from "~/values/vocabulary.ts";
import type { DeliveryWish } from "./delivery-wish.ts";

type WishFieldsProps = {
	texts: PageTexts["deliveryWish"];
	/** Beside the heading: that none of it is required. */
	optional: string;
	/** What the lines give reason to ask. */
	asks: { truck: boolean; rental: boolean };
	/** First day that can be wished. */
	today: string;
	fieldOf: ReturnType<typeof fieldsOf>;
	errorText: (code: string | undefined) => string | undefined;
};

/** The names of the fields, for what keeps a form. */
export const wishNames = [
	...(["wishedDate", "note", "ground", "accessWidth", "doorSide"] as const),
	...(["rentalStart", "rentalLength", "rentalUnit", "rentalReturn"] as const),
] as const satisfies (keyof DeliveryWish)[];

const legend = "mb-4 text-2xl font-bold [font-stretch:88%]";
const row = "grid gap-4 sm:grid-cols-2";

/** When it should come, how the truck gets there, and for how long it is rented; fields of `wishFields`. */
export function DeliveryWishFields({ texts, optional, asks, today, fieldOf, errorText }: WishFieldsProps) {
	function tied(name: keyof DeliveryWish) {
		const { code, ...field } = fieldOf(name);
		return { ...field, error: errorText(code) };
	}

	function choice<T extends string>(
		name: keyof DeliveryWish,
		options: readonly T[],
		words: Record<T, string>,
	) {
		return (
			<>
				{name !== "rentalUnit" && <option value="">{texts.open}</option>}
				{options.map((option) => (
					<option key={option} value={option}>
						{words[option]}
					</option>
				))}
			</>
		);
	}

	const rentalUnit = tied("rentalUnit");
	return (
		<fieldset className="grid gap-4">
			<legend className={legend}>
				{texts.title} <span className="text-base font-normal text-muted">({optional})</span>
			</legend>
			{asks.rental && (
				<fieldset className="grid gap-4">
					<legend className="mb-2 font-bold">{texts.rentalTitle}</legend>
					<div className={row}>
						<TextField {...tied("rentalStart")} type="date" min={today} label={texts.rentalStart} />
						<SelectField {...tied("rentalReturn")} label={texts.rentalReturn}>
							{choice("rentalReturn", rentalReturns, texts.rentalReturns)}
						</SelectField>
					</div>
					<div className="grid grid-cols-2 gap-4">
						<TextField
							{...tied("rentalLength")}
							inputMode="numeric"
							maxLength={3}
							label={texts.rentalLength}
							hint={texts.rentalHint}
						/>
						<SelectField
							{...rentalUnit}
							defaultValue={rentalUnit.defaultValue || "month"}
							label={texts.rentalUnit}
						>
							{choice("rentalUnit", rentalUnits, texts.rentalUnits)}
						</SelectField>
					</div>
				</fieldset>
			)}
			<div className={row}>
				<TextField {...tied("wishedDate")} type="date" min={today} label={texts.date} hint={texts.dateHint} />
				<TextAreaField
					{...tied("note")}
					rows={3}
					maxLength={1_000}
					label={texts.note}
					hint={texts.noteHint}
				/>
			</div>
			{asks.truck && (
				<fieldset className="grid gap-4">
					<legend className="mb-1 font-bold">{texts.accessTitle}</legend>
					<p className="text-sm text-muted">{texts.accessText}</p>
					<div className={row}>
						<SelectField {...tied("ground")} label={texts.ground}>
							{choice("ground", grounds, texts.grounds)}
						</SelectField>
						<TextField
							{...tied("accessWidth")}
							inputMode="decimal"
							maxLength={10}
							label={texts.width}
							hint={texts.widthHint}
						/>
						<SelectField {...tied("doorSide")} label={texts.doors} hint={texts.doorsHint}>
							{choice("doorSide", doorSides, texts.doorSides)}
						</SelectField>
					</div>
				</fieldset>
			)}
		</fieldset>
	);
}
