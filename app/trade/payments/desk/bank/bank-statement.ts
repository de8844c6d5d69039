import type { Day } from "~/values/day.ts";
import { type Cents, cents, sumCents } from "~/values/money.ts";
import { formatOgm, type Ogm, parseOgm } from "~/values/ogm.ts";
import { plainText } from "~/values/plain-text.ts";

/** One movement of an account, as the bank booked it. */
export type BankLine = {
	/** Names it within its statement. */
	sequence: number;
	/** Below zero: money that left the account. */
	amount: Cents;
	bookedOn: Day;
	/** Who paid or was paid; empty where the bank does not say. */
	name: string;
	/** The other account; empty where the bank does not say. */
	account: string;
	/** Structured communications in it whose check digits are right, each once. */
	ogms: readonly Ogm[];
	/** What was written beside it. */
	text: string;
	/** The bank's own name for it. */
	reference: string;
};

/** What a bank tells of an account between two balances, in whatever format. Its lines add up to the difference. */
export type BankStatement = {
	/** IBAN or an older number, without spaces. */
	account: string;
	/** Year and number, as `2026/47`; the closing day where a bank does not number. Names the statement of its account. */
	number: string;
	closedOn: Day;
	oldBalance: Cents;
	newBalance: Cents;
	lines: readonly BankLine[];
};

/** Why a file is refused whole; nothing of it is booked. */
export const statementProblems = [
	...(["empty", "tooLarge", "tooManyLines", "unknown", "encoding"] as const),
	...(["length", "order", "figures", "decimals", "currency", "account"] as const),
	...(["balance", "totals", "noBalance", "hostile", "broken"] as const),
] as const;
export type StatementProblem = (typeof statementProblems)[number];

/** @property line of the file, from 1, where one can be named */
export type Refusal = { problem: StatementProblem; line?: number };

export type ReadFile = { statements: readonly BankStatement[] } | Refusal;

/** A file of a day has some kilobytes, one of a busy year less than this. */
export const mostStatementBytes = 5_000_000;
export const mostStatementLines = 50_000;

/** Longest kept text of a line; formats allow less, senders try more. */
const longest = { text: 1_000, name: 140, account: 40, reference: 60 };

/** Stops a reading from deep inside; caught where the file comes in. */
export class StatementError extends Error {
	readonly refusal: Refusal;

	constructor(problem: StatementProblem, line?: number) {
		super(problem);
		this.refusal = line === undefined ? { problem } : { problem, line };
	}
}

const written =
	/(?:\+{3}|\*{3})\s*\d{3}\s*\/?\s*\d{4}\s*\/?\s*\d{5}\s*(?:\+{3}|\*{3})|(?<!\d)\d{3}[/.\s-]?\d{4}[/.\s-]?\d{5}(?!\d)/g;

/** Structured communications that stand in a text somewhere, as people write them; wrong check digits are none. */
export function ogmsIn(text: string): Ogm[] {
	const found = (text.match(written) ?? []).map(parseOgm).filter((ogm) => ogm !== null);
	return [...new Set(found)];
}

/** A line with texts in their usual form: one space between words, none too long. */
export function bankLine(given: BankLine): BankLine {
	const tidy = (text: string, most: number) => plainText(text).replace(/\s+/g, " ").trim().slice(0, most);
	return {
		...given,
		name: tidy(given.name, longest.name),
		account: tidy(given.account, longest.account).replaceAll(" ", ""),
		text: tidy(given.text, longest.text),
		reference: tidy(given.reference, longest.reference),
	};
}

/**
 * The statement, if its balance closes.
 * @throws StatementError where the lines do not add up to the difference of the balances
 */
export function closed(statement: BankStatement): BankStatement {
	const { oldBalance, newBalance, lines } = statement;
	const moved = sumCents(lines.map(({ amount }) => amount));
	if (cents(oldBalance + moved) !== newBalance) throw new StatementError("balance");
	return statement;
}

/** What a bank calls a statement, with its year, since numbers start anew: `047` of 26 November 2026 is `2026/47`. */
export function statementNumber(given: string, closedOn: Day): string {
	const plain = given.trim().slice(0, 60);
	if (/^0*$/.test(plain)) return closedOn;
	const year = closedOn.slice(0, 4);
	return /^\d{1,5}$/.test(plain) ? `${year}/${Number(plain)}` : `${year}/${plain}`;
}

/** What was written beside a line, as people read it: a structured communication with its signs. */
export function shownMessage(text: string): string {
	const ogm = parseOgm(text);
	return ogm ? formatOgm(ogm) : text;
}
