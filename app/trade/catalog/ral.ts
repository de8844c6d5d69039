import type { Language } from "~/i18n/languages.ts";
import { type RalColor, ralColors } from "./ral-colors.ts";

export type { RalColor };

/** A colour's number as people write it: "RAL 5010". */
export function ralCode(color: RalColor): string {
	return `RAL ${color.number}`;
}

/** The colour that a text names by its number: `5010`, `RAL5010`, `ral-5010`; null for an unknown one. */
export function findRalColor(text: string): RalColor | null {
	const number = /^(?:RAL)?(\d{4})$/.exec(text.replace(/[\s–-]/g, "").toUpperCase())?.[1];
	return ralColors.find((color) => String(color.number) === number) ?? null;
}

/** The canonical form "RAL 5010" of a known colour's number; null for anything else. */
export function parseRal(text: string): string | null {
	const color = findRalColor(text);
	return color && ralCode(color);
}

/** Lower case without accents, so that "securite" finds "sécurité" and "weiss" finds "weiß". */
function fold(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").trim();
}

/**
 * Colours whose number starts with the text's digits, or whose name in the language contains the text.
 * Without a text: all, those that usually stand in stock first.
 */
export function searchRal(text: string, language: Language): RalColor[] {
	const wanted = fold(text).replace(/^ral(?=[\s\d–-]|$)[\s–-]*/, "");
	if (wanted === "") return ralColors.toSorted((a, b) => Number(b.inStock) - Number(a.inStock));
	if (/^\d+$/.test(wanted)) return ralColors.filter((color) => String(color.number).startsWith(wanted));
	return ralColors.filter((color) => fold(color.names[language]).includes(wanted));
}
