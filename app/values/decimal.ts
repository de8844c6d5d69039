export type DecimalProblem = "number" | "negative" | "decimals" | "tooLarge";

/**
 * A measure as people type it, with comma or point before the decimals and without groups; what it measures is the
 * caller's to say.
 * @param limits the most decimals, and the largest number
 */
export function parseDecimal(
	text: string,
	limits: { decimals: number; most: number },
): number | DecimalProblem {
	const plain = text.trim();
	if (/^[-−]\s*\d/.test(plain)) return "negative";
	const [, whole, decimals = ""] = /^(\d+)(?:[.,](\d*))?$/.exec(plain) ?? [];
	if (whole === undefined) return "number";
	if (decimals.length > limits.decimals) return "decimals";
	const value = Number(`${whole}.${decimals || "0"}`);
	return value > limits.most ? "tooLarge" : value;
}
