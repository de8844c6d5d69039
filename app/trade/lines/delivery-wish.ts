import { formatDate, formatUnit } from "~/i18n/format.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type Day, noonOf } from "~/values/day.ts";
import type { DoorSide, Ground, RentalReturn, RentalUnit } from "~/values/vocabulary.ts";
import type { LineChoice } from "./line-choice.ts";

/** What a buyer answers of the way there and the rental; null is what was left open. */
export type WishAnswers = {
	ground: Ground | null;
	/** Metres, at the narrowest spot. */
	accessWidth: number | null;
	/** Towards what the doors face on the truck. */
	doorSide: DoorSide | null;
	rentalStart: Day | null;
	/** Both or none. */
	rentalLength: number | null;
	rentalUnit: RentalUnit | null;
	rentalReturn: RentalReturn | null;
};

/** Codes of what can be wrong with an answer. */
export const wishAnswerErrors = ["dateInvalid", "width", "length"] as const;
export type WishAnswerError = (typeof wishAnswerErrors)[number];

/** What a buyer wishes: the answers, with the day and a note. */
export type DeliveryWish = WishAnswers & { wishedDate: Day | null; note: string | null };

/** Null is what has not been chosen; what is not collected is brought by a truck. */
type AskedOf = { [Part in "transportType" | "selectedCondition"]: LineChoice[Part] | null };

/** What there is to ask of lines: the way there where a truck comes, the rental where one is rented. */
export function asksOf(lines: readonly AskedOf[]): { truck: boolean; rental: boolean } {
	return {
		truck: lines.some(({ transportType }) => transportType !== "self_pickup"),
		rental: lines.some(({ selectedCondition }) => selectedCondition === "rent"),
	};
}

/** The wish alone, without answers that its lines do not ask for. */
export function wishOf(wish: DeliveryWish, lines: readonly AskedOf[]): DeliveryWish {
	const { wishedDate, note } = wish;
	return { wishedDate, note, ...answersOf(wish, lines) };
}

/** The answers alone, without those that the lines do not ask for. */
export function answersOf(wish: WishAnswers, lines: readonly AskedOf[]): WishAnswers {
	const { truck, rental } = asksOf(lines);
	const { ground, accessWidth, doorSide } = wish;
	const { rentalStart, rentalLength, rentalUnit, rentalReturn } = wish;
	const unit = rentalLength === null ? null : (rentalUnit ?? "day");
	return {
		...(truck ? { ground, accessWidth, doorSide } : { ground: null, accessWidth: null, doorSide: null }),
		...(rental
			? { rentalStart, rentalLength, rentalUnit: unit, rentalReturn }
			: { rentalStart: null, rentalLength: null, rentalUnit: null, rentalReturn: null }),
	};
}

/** What was wished in words, label beside value; what was left open is not there. */
export function wishRows(
	wish: WishAnswers & Partial<DeliveryWish>,
	texts: PageTexts["deliveryWish"],
	language: Language,
): [label: string, value: string][] {
	const day = (given: Day | null) => given && formatDate(language, noonOf(given));
	const { ground, accessWidth: width, doorSide, rentalLength: length, rentalUnit: unit, rentalReturn } = wish;
	const rows: [string, string | null][] = [
		[texts.date, day(wish.wishedDate ?? null)],
		[texts.rentalStart, day(wish.rentalStart)],
		[texts.rentalLength, length && unit && formatUnit(language, length, unit)],
		[texts.rentalReturn, rentalReturn && texts.rentalReturns[rentalReturn]],
		[texts.ground, ground && texts.grounds[ground]],
		[texts.widthSaid, width === null ? null : formatUnit(language, width, "meter")],
		[texts.doors, doorSide && texts.doorSides[doorSide]],
		[texts.note, wish.note ?? null],
	].map(([label, value]) => [String(label), value ? String(value) : null]);
	return rows.filter((row): row is [string, string] => row[1] !== null);
}
