import type { Cents } from "./money.ts";

/**
 * A value of an exported table, which each kind of file writes in its own way; a text is never anything else.
 * @property number with its decimals; @property moment shown as the clocks in Antwerp do; @property day 2026-09-08
 */
export type SheetCell =
	| string
	| null
	| { euros: Cents }
	| { number: number; decimals: 0 | 2 }
	| { moment: Date }
	| { day: string };

export type SheetRow = readonly SheetCell[];

/** A table to be taken along: its headings, and its rows in portions, so that a long one never lies in memory whole. */
export type Sheet = {
	headings: readonly string[];
	portions: AsyncIterable<readonly SheetRow[]>;
};
