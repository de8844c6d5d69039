/** What a table of attacks asked and what of it got through. */
export type Attacked = { subject: string; requests: number; through: number };

/** The lines at the end of a run: one per subject, and the sum. */
export function sumOf(all: readonly Attacked[]): string {
	const bySubject = Map.groupBy(all, ({ subject }) => subject);
	const total = (some: readonly Attacked[], figure: "requests" | "through") =>
		some.reduce((sum, one) => sum + one[figure], 0);
	const lines = [...bySubject].map(([subject, some]) => `  ${subject}: ${total(some, "requests")}`);
	const sum = `hostile requests: ${total(all, "requests")}, through: ${total(all, "through")}`;
	return `${[...lines, sum].join("\n")}\n`;
}
