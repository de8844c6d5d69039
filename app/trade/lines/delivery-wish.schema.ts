import { z } from "zod";
import { type Day, parseDay, yearsLater } from "~/values/day.ts";
import { parseDecimal } from "~/values/decimal.ts";
import { plainText } from "~/values/plain-text.ts";
import { doorSides, grounds, rentalReturns, rentalUnits } from "~/values/vocabulary.ts";
import type { WishAnswerError } from "./delivery-wish.ts";

/** Codes of what can be wrong with a wish. */
type WishError = WishAnswerError | "tooLong";

const error = (code: WishError) => ({ error: code });

const longestNote = 1_000;
const narrowest = 1;
const widest = 50;
const longestRental = 999;

/** A text as it was typed; blank is none. */
const typed = z.string().overwrite(plainText).trim().optional();

/** From today on, at most two years ahead. */
function dayFrom(today: Day) {
	const last = yearsLater(today, 2);
	return typed
		.refine((text) => {
			const day = text ? parseDay(text) : today;
			return day !== null && day >= today && day <= last;
		}, error("dateInvalid"))
		.transform((text) => (text ? parseDay(text) : null));
}

/** Metres with up to two decimals. */
function widthOf(text: string): number | null {
	const metres = parseDecimal(text.replace(/\s*m\.?$/i, ""), { decimals: 2, most: widest });
	return typeof metres === "number" && metres >= narrowest ? metres : null;
}

function oneOf<const T extends string>(set: readonly T[]) {
	return z
		.enum(set)
		.nullish()
		.catch(null)
		.transform((choice) => choice ?? null);
}

/**
 * The fields of a wish (`DeliveryWish`), for a form's own schema; none of them is required. A length without its unit
 * counts days.
 * @param today in Antwerp
 */
export function wishFields(today: Day) {
	return {
		wishedDate: dayFrom(today),
		note: typed
			.transform((text) => (text ?? "").replace(/\r\n?/g, "\n"))
			.refine((text) => text.length <= longestNote, error("tooLong"))
			.transform((text) => text || null),
		...answerFields(today),
	};
}

/** The fields of `WishAnswers` alone, likewise. */
export function answerFields(today: Day) {
	return {
		ground: oneOf(grounds),
		accessWidth: typed
			.refine((text) => !text || widthOf(text) !== null, error("width"))
			.transform((text) => (text ? widthOf(text) : null)),
		doorSide: oneOf(doorSides),
		rentalStart: dayFrom(today),
		rentalLength: typed
			.refine((text) => !text || (/^\d{1,4}$/.test(text) && isRental(Number(text))), error("length"))
			.transform((text) => (text ? Number(text) : null)),
		rentalUnit: oneOf(rentalUnits),
		rentalReturn: oneOf(rentalReturns),
	};
}

function isRental(length: number): boolean {
	return length >= 1 && length <= longestRental;
}
