import type { Language } from "~/values/vocabulary.ts";
import { ralColors } from "./ral-colors.ts";

/** A colour of the yard as pages show it, in one language. */
export type ShownColor = {
	/** Four digits. */
	ral: string;
	hex: string;
	/** Text that can be read on it. */
	text: "dark" | "light";
	name: string;
};

/** Every colour that the shop knows, in the order of the numbers. */
export function knownColors(language: Language): ShownColor[] {
	return ralColors.map(({ number, hex, text, names }) => ({
		...{ ral: String(number), hex, text },
		name: names[language],
	}));
}

/** Colours by their numbers, in that order; a number that the shop does not know is left out. */
export function colorsOf(order: readonly string[], colors: readonly ShownColor[]): ShownColor[] {
	const byNumber = new Map(colors.map((color) => [color.ral, color]));
	return order.flatMap((ral) => byNumber.get(ral) ?? []);
}

/** Numbers as a form sent them, without what is unknown or comes twice. */
export function readOrder(sent: readonly string[]): string[] {
	const known = new Set(ralColors.map(({ number }) => String(number)));
	return [...new Set(sent)].filter((ral) => known.has(ral));
}

/** The order with one colour a place further up (-1) or down (1); what cannot move stays. */
export function moveColor(order: readonly string[], ral: string, step: -1 | 1): string[] {
	const from = order.indexOf(ral);
	const to = from + step;
	const other = order[to];
	if (from < 0 || other === undefined) return [...order];
	return order.with(to, ral).with(from, other);
}

/** Names an order, for the form that is based on it; an empty one too. */
export function orderText(order: readonly string[]): string {
	return order.join(",") || "none";
}

export const colorFields = { color: "ral", up: "up", down: "down" } as const;
