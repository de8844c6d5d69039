import { sql } from "drizzle-orm";
import { type AnyPgColumn, date, integer, numeric, text } from "drizzle-orm/pg-core";
import { doorSides, grounds, rentalReturns, rentalUnits } from "../../app/values/vocabulary.ts";
import { oneOf, rule } from "./columns.ts";

/** What a buyer answers of the way there and the rental; all of it may be left open. */
export const wishAnswers = () => ({
	ground: text({ enum: grounds }),
	/** Metres, at the narrowest spot. */
	accessWidth: numeric({ precision: 4, scale: 2, mode: "number" }),
	/** Towards what the doors face on the truck. */
	doorSide: text({ enum: doorSides }),
	rentalStart: date({ mode: "string" }),
	rentalLength: integer(),
	rentalUnit: text({ enum: rentalUnits }),
	rentalReturn: text({ enum: rentalReturns }),
});

/** The answers, with the wished day and a note. */
export const deliveryWish = () => ({ wishedDate: date({ mode: "string" }), note: text(), ...wishAnswers() });

type ColumnsOf<Fields> = Record<keyof Fields, AnyPgColumn>;

/** What holds for every wish. @param table name of the table, which the rules' names begin with */
export function deliveryWishRules(table: string, t: ColumnsOf<ReturnType<typeof deliveryWish>>) {
	return [...wishAnswersRules(table, t), rule(`${table}_note`, sql`length(${t.note}) between 1 and 2000`)];
}

/** What holds for the answers alone. */
export function wishAnswersRules(table: string, t: ColumnsOf<ReturnType<typeof wishAnswers>>) {
	return [
		oneOf(`${table}_ground`, t.ground, grounds),
		oneOf(`${table}_door_side`, t.doorSide, doorSides),
		oneOf(`${table}_rental_unit`, t.rentalUnit, rentalUnits),
		oneOf(`${table}_rental_return`, t.rentalReturn, rentalReturns),
		rule(`${table}_access_width`, sql`${t.accessWidth} between 1 and 50`),
		rule(`${table}_rental_length`, sql`${t.rentalLength} between 1 and 999`),
		rule(`${table}_rental_duration`, sql`(${t.rentalLength} is null) = (${t.rentalUnit} is null)`),
	];
}
