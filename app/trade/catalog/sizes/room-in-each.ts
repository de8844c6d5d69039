import { type CountedWord, counted } from "~/i18n/counted.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CargoKind } from "./size-finder.ts";

/**
 * How much goes into one container, in words: never more than does. Volumes have one decimal (storefront document §9),
 * what is counted only where it is no whole number.
 */
export function roomInEach(
	language: Language,
	what: CargoKind,
	each: number,
	units: Readonly<Record<CargoKind, CountedWord>>,
): string {
	const shown = Math.floor(each * 10 + 1e-6) / 10;
	return counted(language, shown, units[what], what === "volume" || !Number.isInteger(shown) ? 1 : 0);
}
