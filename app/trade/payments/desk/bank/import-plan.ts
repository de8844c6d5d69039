import { importFields } from "~/desk/import/import-fields.ts";
import type { Day } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import type { BankLineReason } from "~/values/vocabulary.ts";
import type { Refusal } from "./bank-statement.ts";

export const bankImportFields = {
	...importFields,
	file: "file",
	/** A file that was looked at before, packed. */
	kept: "kept",
	/** Whether orders that are paid move on and their buyers are thanked. */
	settle: "settle",
} as const;

/** Files of one import; a bank offers one a day. */
export const mostFiles = 50;

/**
 * What a statement is to the shop: new, here already, or under a number that another one of the account has, with other
 * balances: then nobody can tell which is right.
 */
export type StatementStanding = "new" | "known" | "taken";

/** A line as the dry run shows it. @property orders what it pays */
export type PlannedLine = {
	/** Its place among all that are imported. */
	id: number;
	amount: Cents;
	bookedOn: Day;
	name: string;
	text: string;
	reason: BankLineReason | null;
	orders: readonly { orderNumber: string; amount: Cents; isPaid: boolean }[];
};

export type PlannedStatement = {
	/** Its place among all of the files. */
	id: number;
	fileName: string;
	account: string;
	number: string;
	closedOn: Day;
	oldBalance: Cents;
	newBalance: Cents;
	standing: StatementStanding;
	/** How many lines are booked, wait for a person, and pay no order by their nature. */
	counts: { booked: number; open: number; out: number };
};

/** What an import would do, with a mark of just that. Long lists are cut; the counts are not. */
export type ImportPlan = {
	refused: readonly ({ id: number; fileName: string } & Refusal)[];
	statements: readonly PlannedStatement[];
	booked: readonly PlannedLine[];
	open: readonly PlannedLine[];
	/** In cents, of what is booked. */
	sum: Cents;
	/** Orders that are paid by it. */
	paid: number;
	/** Whether the account is none that the company has told its buyers. */
	isOtherAccount: boolean;
	mark: string;
};

export type ImportProblem = "noFile" | "tooMany" | "tooLarge" | "lost" | "changedSince" | "failed";

/** What came of some files: what they would do, or why nothing can be said. @property kept the files, packed */
export type BankImportAnswer = {
	problem: ImportProblem | null;
	plan: ImportPlan | null;
	kept: readonly string[];
	settle: boolean;
};

/** Lines of each kind that the dry run shows. */
export const mostShown = 200;
