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
	/** Of one more order, which stands behind the others: a number or a structured communication in place of an id. */
	search: "order",
} as const;

export const longestLineNote = 500;

/** Orders that a person may name beside those that the shop proposes. */
export const mostNamed = 20;
/** Rows that a form of a line may send. */
const mostParts = 40;
/** 99,999,999.99 euros. */
const mostPaid = 9_999_999_999;

export type LineProblem =
	| ("form" | "negative" | "decimals" | "high" | "nothing" | "reason" | "noteLong")
	| ("gone" | "notOpen" | "tooMuch" | "rest" | "refunded" | "failed");

/** Why an order that somebody names is not added. */
export type NamedProblem = "notFound" | "alreadyThere" | "tooMany";

/** What was typed into the form of a line. @property amounts by the orders' ids; @property search of one more order */
export type TypedParts = {
	amounts: Readonly<Record<string, string>>;
	note: string;
	isSettled: boolean;
	search: string;
};

/** What the server says to a form that it did not take, with what was typed. */
export type AssignAnswer = TypedParts & {
	intent: AssignIntent;
	problem: LineProblem | null;
	amountProblems: Readonly<Record<string, LineProblem>>;
};

/** The orders that a form or an address names, by ids or as people write them. */
export function namedIn(form: FormData | URLSearchParams): string[] {
	return form
		.getAll(assignFields.order)
		.slice(0, mostParts)
		.map((name) => String(name).trim().slice(0, 60));
}

/** What a form of a line holds, sent or in the address of its page; an amount stands at the place of its order. */
export function typedParts(form: FormData | URLSearchParams): TypedParts {
	const named = namedIn(form);
	const typed = form.getAll(assignFields.amount).map(String);
	return {
		amounts: Object.fromEntries(
			named.flatMap((id, place) => {
				const amount = typed[place];
				return amount !== undefined && isUuid(id) ? [[id, amount.slice(0, 100)]] : [];
			}),
		),
		note: String(form.get(assignFields.note) ?? ""),
		isSettled: form.get(assignFields.settle) === "yes",
		search: named.findLast((name) => !isUuid(name)) ?? "",
	};
}

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
