import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { SheetRow } from "~/values/sheet.ts";
import type { WishAnswers } from "./delivery-wish.ts";

type Texts = PageTexts["deliveryWish"];

/** What stands above the answers in a file. */
export function answerHeadings(texts: Texts): string[] {
	return [
		...[texts.ground, texts.width, texts.doors],
		...[texts.rentalStart, texts.rentalLength, texts.rentalUnit, texts.rentalReturn],
	];
}

/** The answers as a file has them, in the order of their headings. */
export function answerCells(answers: WishAnswers, texts: Texts): SheetRow {
	const { ground, accessWidth, doorSide, rentalStart, rentalLength, rentalUnit, rentalReturn } = answers;
	return [
		ground && texts.grounds[ground],
		accessWidth === null ? null : { number: accessWidth, decimals: 2 },
		doorSide && texts.doorSides[doorSide],
		rentalStart && { day: rentalStart },
		rentalLength === null ? null : { number: rentalLength, decimals: 0 },
		rentalUnit && texts.rentalUnits[rentalUnit],
		rentalReturn && texts.rentalReturns[rentalReturn],
	];
}
