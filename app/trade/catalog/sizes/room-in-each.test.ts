import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { roomInEach } from "./room-in-each.ts";
import type { CargoKind } from "./size-finder.ts";

test.each<[Language, CargoKind, number, string]>([
	["nl", "car", 1, "1 auto"],
	["en", "car", 1, "1 car"],
	["de", "car", 1, "1 Auto"],
	["fr", "car", 1, "1 voiture"],
	["fr", "car", 2, "2 voitures"],
	["de", "pallets", 11, "11 Paletten"],
	["en", "pallets", 1, "1 pallet"],
	["fr", "flat", 1.56, "1,5 pièce"],
	["nl", "flat", 1.56, "1,5 kamers"],
	["en", "flat", 2.999_999_99, "3 rooms"],
	["de", "volume", 28, "28,0 m³ gestapelt"],
	["fr", "volume", 28.19, "28,1 m³ empilés"],
])("in %s, %s: %d is %s", (language, what, each, expected) => {
	const text = roomInEach(language, what, each, pageTexts[language].sizeGuide.units);
	expect(text.replaceAll("\u00a0", " ")).toBe(expected);
});
