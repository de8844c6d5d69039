import { parseEuros } from "~/values/euros.ts";
import { type Cents, sumCents } from "~/values/money.ts";
import { plainText } from "~/values/plain-text.ts";
import { isUuid } from "~/values/uuid.ts";

export const assignIntents = ["assign", "aside", "undo"] as const;
export type AssignIntent = (typeof assignIntents)[number];

export const assignFields = {
	/** Of each order that is offered, in the form's order; its amount stands beside it. */
	order: "order",
	amount: "amount",
	note: "note",
	settle: "settle",
	/** Made with the page: the same form sent twice is one assignment. */
	key: "key",
	/** Of the search for one more order. */
	search: "order",
} as const;

export const longestLineNote = 500;
/** 99,999,999.99 euros. */
const mostPaid = 9_999_999_999;

export type LineProblem =
	| ("form" | "negative" | "decimals" | "high" | "nothing" | "reason" | "noteLong")
	| ("gone" | "notOpen" | "tooMuch" | "rest" | "refunded" | "failed");

/** What the server says to a form that it did not take, with what was typed. @property amounts by the orders' ids */
export type AssignAnswer = {
	intent: AssignIntent;
	problem: LineProblem | null;
	amounts: Readonly<Record<string, string>>;
	amountProblems: Readonly<Record<string, LineProblem>>;
	note: string;
};

export type AssignParts = readonly { orderId: string; amount: Cents }[];

/** A reason as it is typed. */
export function readLineNote(typed: string): { note: string } | { problem: "noteLong" } {
	const note = plainText(typed).replaceAll("\r\n", "\n").trim();
	return note.length > longestLineNote ? { problem: "noteLong" } : { note };
}

/** What of a line pays which order, or what is wrong with an amount; an empty one pays nothing. */
export function readParts(
	amounts: Readonly<Record<string, string>>,
): { parts: AssignParts; sum: Cents } | { problems: Record<string, LineProblem> } {
	const problems: Record<string, LineProblem> = {};
	const parts: { orderId: string; amount: Cents }[] = [];
	for (const [orderId, typed] of Object.entries(amounts)) {
		if (typed.trim() === "" || !isUuid(orderId)) continue;
		const euros = parseEuros(typed.slice(0, 100), mostPaid);
		if ("problem" in euros) problems[orderId] = euros.problem;
		else if (euros.amount > 0) parts.push({ orderId, amount: euros.amount });
	}
	if (Object.keys(problems).length > 0) return { problems };
	return { parts, sum: sumCents(parts.map(({ amount }) => amount)) };
}
