import type { Day } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";

/** How long what is open has been due: not yet, up to 7, up to 30 days, longer. */
export const ages = ["notDue", "week", "month", "older"] as const;
export type Age = (typeof ages)[number];

/** First and last day of each age, counted from the due day; what is not due yet counts below zero. */
export const ageDays = {
	notDue: [null, -1],
	week: [0, 7],
	month: [8, 30],
	older: [31, null],
} as const satisfies Record<Age, readonly [number | null, number | null]>;

/** What the list can be narrowed to: what buyers owe of an age, or what they get back. */
export const itemChoices = [...ages, "toPayBack"] as const;
export type ItemChoice = (typeof itemChoices)[number];

type Item = { id: string; orderNumber: string; name: string; companyName: string | null };

/** Money that a buyer owes of an order. What is left behind a part that is billed in advance is an item of its own. */
export type OpenItem = Item & {
	/** Null for what no invoice has asked for yet, and is not due. */
	dueOn: Day | null;
	/** Since the due day; below zero: not due yet. */
	days: number | null;
	total: Cents;
	open: Cents;
};

/** Money that goes back to a buyer. @property why all that was paid for what is cancelled, or what was paid too much */
export type ItemBack = Item & {
	orderedOn: Day;
	why: "cancelled" | "overpaid";
	paid: Cents;
	back: Cents;
};

/**
 * Of what is open, by age and in all, and of what goes back.
 * @property count of orders: one with items of two ages counts in each, in all once
 */
export type ItemTotals = Partial<Record<ItemChoice | "all", { count: number; open: Cents }>>;

/** What a month brought. @property month as 2026-11 */
export type MonthTurnover = {
	month: string;
	count: number;
	net: Cents;
	vat: Cents;
	gross: Cents;
	received: Cents;
};
