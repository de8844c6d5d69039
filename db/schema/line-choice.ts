import { sql } from "drizzle-orm";
import { type AnyPgColumn, integer, text } from "drizzle-orm/pg-core";
import { colorTypes, conditions, deliveryChoices, transportCountries } from "../../app/values/vocabulary.ts";
import { oneOf, rule } from "./columns.ts";

/** The columns of a line's choice, as carts and orders have them. */
export const lineChoice = () => ({
	quantity: integer().notNull(),
	selectedCondition: text({ enum: conditions }).notNull(),
	transportType: text({ enum: deliveryChoices }).notNull(),
	transportCountry: text({ enum: transportCountries }),
	transportPostcode: text(),
	colorType: text({ enum: colorTypes }).notNull(),
	ralColor: text(),
});

type ChoiceColumns = Record<Exclude<keyof ReturnType<typeof lineChoice>, "quantity">, AnyPgColumn>;

/** What holds for every line's choice. @param table name of the table, which the rules' names begin with */
export function lineChoiceRules(table: string, t: ChoiceColumns) {
	return [
		oneOf(`${table}_selected_condition`, t.selectedCondition, conditions),
		oneOf(`${table}_transport_type`, t.transportType, deliveryChoices),
		oneOf(`${table}_transport_country`, t.transportCountry, transportCountries),
		oneOf(`${table}_color_type`, t.colorType, colorTypes),
		rule(
			`${table}_destination`,
			sql`(${t.transportType} = 'self_pickup') = (${t.transportPostcode} is null)
				and (${t.transportCountry} is null) = (${t.transportPostcode} is null)`,
		),
		rule(`${table}_ral_color`, sql`(${t.colorType} = 'wish_color') = (${t.ralColor} is not null)`),
	];
}
