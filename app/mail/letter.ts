import type { Language } from "~/values/vocabulary.ts";

/** What stands between greeting and closing of a mail. Amounts and dates are written as the reader's language does. */
export type LetterPart =
	| { kind: "text"; text: string }
	/** A table of what was said. */
	| { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
	/** What was ordered, line by line, and what it comes to. */
	| {
			kind: "lines";
			lines: readonly { title: string; details: readonly string[]; amount: string }[];
			sums: readonly (readonly [label: string, amount: string])[];
	  }
	| { kind: "address"; label: string; lines: readonly string[] }
	| { kind: "link"; label: string; href: string };

/** A mail of the shop: the one source of its HTML and of its plain text. */
export type Letter = {
	language: Language;
	title: string;
	greeting: string;
	parts: readonly LetterPart[];
	closing: string;
	company: { name: string; email: string; phone: string };
};

function linesOf(part: LetterPart): string[] {
	switch (part.kind) {
		case "text":
			return [part.text];
		case "facts":
			return part.rows.map(([label, value]) => `${label}: ${value}`);
		case "lines":
			return [
				...part.lines.flatMap(({ title, details, amount }) => [
					`${title}: ${amount}`,
					...details.map((detail) => `  ${detail}`),
				]),
				"",
				...part.sums.map(([label, amount]) => `${label}: ${amount}`),
			];
		case "address":
			return [`${part.label}:`, ...part.lines.map((line) => `  ${line}`)];
		case "link":
			return [`${part.label}: ${part.href}`];
	}
}

/** The same letter as plain text. */
export function letterText({ greeting, parts, closing, company }: Letter): string {
	return [
		...[greeting, ""],
		...parts.flatMap((part) => [...linesOf(part), ""]),
		...[closing, company.name, `${company.phone} · ${company.email}`],
	].join("\n");
}
