import type { LapseRule } from "~/values/vocabulary.ts";
import type { Company } from "./company.ts";

/** How buyers pay, as company settings keep it. */
export type PaymentTerms = {
	/** Whose account it is; empty: the registered name. */
	accountHolder: string;
	/** Working days that a buyer has to pay. */
	termDays: number;
	/** Days before and after the due date on which a buyer is reminded; null: not. */
	remindBefore: number | null;
	remindAfter: number | null;
	/** What becomes of an order that is not paid, and how many days after its due date. */
	lapse: LapseRule;
	lapseDays: number;
};

/** What a new shop begins with; the table's defaults say the same. */
export const usualTerms: PaymentTerms = {
	...{ accountHolder: "", termDays: 5, remindBefore: 1, remindAfter: 3 },
	...{ lapse: "ask", lapseDays: 7 },
};

/** Least and most of each number of days. */
export const termLimits = {
	termDays: [1, 60],
	remindBefore: [1, 30],
	remindAfter: [1, 60],
	lapseDays: [1, 90],
} as const;

/** Where a buyer transfers to. @property iban in groups of four */
export type BankAccount = { holder: string; iban: string; bic: string };

/** The company's account; null as long as the owner has not said which. */
export function bankAccountOf(
	{ name, legalName, iban, bic }: Pick<Company, "name" | "legalName" | "iban" | "bic">,
	{ accountHolder }: Pick<PaymentTerms, "accountHolder">,
): BankAccount | null {
	if (iban === "") return null;
	return { holder: accountHolder || legalName || name, iban, bic };
}
