import { antwerpClock } from "~/values/antwerp-time.ts";
import { type Day, daysLater, parseDay } from "~/values/day.ts";
import type { BatchOutcome, BatchSource, BatchState } from "~/values/vocabulary.ts";
import type { PriceRule, RuleProblem } from "./price-rule.ts";
import type { PriceField, SaleFacts, SalePart } from "./sale-facts.ts";

/** A rule and the prices that it is for. */
export type BatchRule = PriceRule & { fields: readonly PriceField[] };

/** A price that a rule cannot change. */
export type Refused = { label: string; field: PriceField; price: number; problem: RuleProblem };

/** What was left out while a batch was made: prices that are not there or stay as they are, and refused ones by name. */
export type LeftOut = {
	missing: number;
	same: number;
	refused: number;
	/** The first of them. */
	named: readonly Refused[];
};

export const nothingLeftOut: LeftOut = { missing: 0, same: 0, refused: 0, named: [] };

/** A change of many prices, as its page and the list of them show it. */
export type Batch = {
	id: string;
	createdAt: Date;
	userEmail: string;
	source: BatchSource;
	state: BatchState;
	rule: BatchRule | null;
	leftOut: LeftOut;
	size: number;
	startsOn: Day | null;
	settledAt: Date | null;
	undoneAt: Date | null;
	undoneBy: string | null;
};

/** How many of its products came to what. */
export type BatchCounts = Partial<Record<BatchOutcome, number>>;

/** What a batch does to one product. */
export type BatchItem = {
	position: number;
	productId: string;
	label: string;
	before: SalePart;
	after: SalePart;
	outcome: BatchOutcome;
	isOver: boolean;
	/** The product's facts now; null when it is gone. */
	now: SaleFacts | null;
};

/** What can be done with a batch, by what has become of it. */
export const batchIntents = ["apply", "plan", "discard", "cancel", "undo"] as const;
export type BatchIntent = (typeof batchIntents)[number];

export const batchFields = { intent: "intent", startsOn: "startsOn", done: "done" } as const;

/** Rows of a page of a batch. */
export const batchPageSize = 100;

/** A plan further ahead is a slip of the hand. */
const mostDaysAhead = 3 * 366;

/** The day that the clocks in Antwerp show. */
export function todayIn(now: Date): Day {
	return antwerpClock(now).slice(0, 10);
}

/** The day from which new prices may count: tomorrow at the earliest. */
export function readStart(text: string, now: Date): { day: Day } | { problem: "day" | "past" | "far" } {
	const day = parseDay(text);
	if (day === null) return { problem: "day" };
	const today = todayIn(now);
	if (day <= today) return { problem: "past" };
	return day > daysLater(today, mostDaysAhead) ? { problem: "far" } : { day };
}

/** What the server says to a form of a batch that it did not carry out; the page shows how the batch stands. */
export type BatchAnswer = {
	problem: "settled" | "missing" | "failed" | null;
	/** Of the day from which new prices are to count, with what was typed. */
	dayProblem: "day" | "past" | "far" | null;
	startsOn: string;
};
