import { type Cents, cents } from "./money.ts";

/** form: no amount of money; negative; decimals: more than two; high: more than the shop can charge. */
export type EurosProblem = "form" | "negative" | "decimals" | "high";

export type Euros = { amount: Cents } | { problem: EurosProblem };

/** A comma or a point before the decimals; groups of three only where the other sign cannot be meant as a comma. */
const forms = [/^(\d+)(?:[.,](\d*))?$/, /^(\d{1,3}(?:\.\d{3})+),(\d*)$/, /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/];

export type DecimalSign = "." | ",";

/** Groups of three where it is known which sign stands before the decimals. */
const groups = { ",": /^\d{1,3}(?:\.\d{3})+$/, ".": /^\d{1,3}(?:,\d{3})+$/ };

/**
 * Euros as people type them, with comma or point: "1250", "1250,5", "1.250,50", "€ 1250.50".
 * "1.250" has three decimals: nobody can tell whether it means a thousand, unless the decimal sign is known.
 * @param most the largest amount, in cents
 * @param decimalSign where the amount's surroundings tell; null where they do not
 */
export function parseEuros(text: string, most: number, decimalSign: DecimalSign | null = null): Euros {
	const typed = text.replace(/[\s\u202f€]/g, "");
	const plain = decimalSign && groups[decimalSign].test(typed) ? typed.replace(/[.,]/g, "") : typed;
	if (/^[-−]/.test(plain)) return { problem: parts(plain.slice(1)) ? "negative" : "form" };
	const found = parts(plain);
	if (!found) return { problem: "form" };
	if (found.decimals.length > 2) return { problem: "decimals" };
	const amount = Number(found.whole) * 100 + Number(found.decimals.padEnd(2, "0"));
	return amount > most ? { problem: "high" } : { amount: cents(amount) };
}

function parts(text: string): { whole: string; decimals: string } | null {
	const match = forms.map((form) => form.exec(text)).find((one) => one !== null);
	if (!match) return null;
	return { whole: (match[1] ?? "").replace(/[.,]/g, ""), decimals: match[2] ?? "" };
}

/** An amount as a field of a form shows it: two decimals after a point or comma. */
export function eurosText(amount: Cents, decimalSign: DecimalSign): string {
	return (amount / 100).toFixed(2).replace(".", decimalSign);
}
