import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextAreaField, TextField } from "~/ui/field.tsx";
import type { fieldsOf } from "~/values/form-reply.ts";
import { doorSides, grounds, rentalReturns, rentalUnits } from "~/values/vocabulary.ts";
import type { DeliveryWish } from "./delivery-wish.ts";

type FieldsProps = {
	texts: PageTexts["deliveryWish"];
	/** First day that can be wished. */
	today: string;
	fieldOf: ReturnType<typeof fieldsOf>;
	errorText: (code: string | undefined) => string | undefined;
};

type WishFieldsProps = FieldsProps & {
	/** Beside the heading: that none of it is required. */
	optional: string;
	/** What the lines give reason to ask. */
	asks: { truck: boolean; rental: boolean };
};

/** The names of the fields, for what keeps a form. */
export const wishNames = [
	...(["wishedDate", "note", "ground", "accessWidth", "doorSide"] as const),
	...(["rentalStart", "rentalLength", "rentalUnit", "rentalReturn"] as const),
] as const satisfies (keyof DeliveryWish)[];

const legend = "mb-4 text-2xl font-bold [font-stretch:88%]";
const row = "grid gap-4 sm:grid-cols-2";

/** A field as it was left, with the words of its error. */
function tiedFields({ fieldOf, errorText }: Pick<FieldsProps, "fieldOf" | "errorText">) {
	return (name: keyof DeliveryWish) => {
		const { code, ...field } = fieldOf(name);
		return { ...field, error: errorText(code) };
	};
}

/** @param open stands for no answer; none where there always is one */
function Choices<T extends string>(props: {
	options: readonly T[];
	words: Record<T, string>;
	open?: string;
}) {
	const { options, words, open } = props;
	return (
		<>
			{open && <option value="">{open}</option>}
			{options.map((option) => (
				<option key={option} value={option}>
					{words[option]}
				</option>
			))}
		</>
	);
}

/** From when, for how long and how it comes back. */
export function RentalFields({ texts, today, ...form }: FieldsProps) {
	const tied = tiedFields(form);
	const rentalUnit = tied("rentalUnit");
	return (
		<fieldset className="grid gap-4">
			<legend className="mb-2 font-bold">{texts.rentalTitle}</legend>
			<div className={row}>
				<TextField {...tied("rentalStart")} type="date" min={today} label={texts.rentalStart} />
				<SelectField {...tied("rentalReturn")} label={texts.rentalReturn}>
					<Choices options={rentalReturns} words={texts.rentalReturns} open={texts.open} />
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
					<Choices options={rentalUnits} words={texts.rentalUnits} />
				</SelectField>
			</div>
		</fieldset>
	);
}

/** The three questions about how the truck gets there. */
export function AccessFields({ texts, ...form }: Omit<FieldsProps, "today">) {
	const tied = tiedFields(form);
	return (
		<fieldset className="grid gap-4">
			<legend className="mb-1 font-bold">{texts.accessTitle}</legend>
			<p className="text-sm text-muted">{texts.accessText}</p>
			<div className={row}>
				<SelectField {...tied("ground")} label={texts.ground}>
					<Choices options={grounds} words={texts.grounds} open={texts.open} />
				</SelectField>
				<TextField
					{...tied("accessWidth")}
					inputMode="decimal"
					maxLength={10}
					label={texts.width}
					hint={texts.widthHint}
				/>
				<SelectField {...tied("doorSide")} label={texts.doors} hint={texts.doorsHint}>
					<Choices options={doorSides} words={texts.doorSides} open={texts.open} />
				</SelectField>
			</div>
		</fieldset>
	);
}

/** When it should come, how the truck gets there, and for how long it is rented; fields of `wishFields`. */
export function DeliveryWishFields({ optional, asks, ...fields }: WishFieldsProps) {
	const { texts, today } = fields;
	const tied = tiedFields(fields);
	return (
		<fieldset className="grid gap-4">
			<legend className={legend}>
				{texts.title} <span className="text-base font-normal text-muted">({optional})</span>
			</legend>
			{asks.rental && <RentalFields {...fields} />}
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
			{asks.truck && <AccessFields {...fields} />}
		</fieldset>
	);
}
