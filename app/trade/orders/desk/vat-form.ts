import { memberOf } from "~/values/closed-set.ts";
import { type Day, parseDay } from "~/values/day.ts";
import { type ProofKind, proofKinds, type TransportProof } from "~/values/order-vat.ts";
import { plainText } from "~/values/plain-text.ts";

/** What the forms beside an order's VAT do. */
export const vatIntents = ["vat-ask", "vat-proof", "vat-apply"] as const;
export type VatIntent = (typeof vatIntents)[number];

export const vatFields = {
	kind: "proofKind",
	on: "proofOn",
	note: "proofNote",
	total: "seenTotal",
	mail: "vatMail",
	file: "proofFile",
} as const;
export const longestProofNote = 500;
/** Files of an order. */
export const mostProofs = 10;

/** What was typed about a proof, as it came. */
export type TypedProof = { kind: string; on: string; note: string };

/** What is wrong with a form; the page's texts have words for it. */
export type VatProblem = "kind" | "day" | "future" | "noteLong" | "gone" | "stale" | ProofFileProblem;
type ProofFileProblem = "noFile" | "fileLarge" | "fileKind" | "fileDamaged" | "fileMany";
export type VatAnswer = {
	vat: VatIntent;
	problems: Partial<Record<"kind" | "on" | "note" | "file" | "all", VatProblem>>;
	typed: TypedProof;
};

/** Reads what was typed about a proof. @param today in Antwerp */
export function readProof(
	typed: TypedProof,
	today: Day,
): { proof: Omit<TransportProof, "by"> } | { problems: VatAnswer["problems"] } {
	const kind: ProofKind | null = memberOf(proofKinds, typed.kind);
	const on = parseDay(typed.on);
	const note = plainText(typed.note).trim();
	const problems: VatAnswer["problems"] = {
		...(kind === null && { kind: "kind" }),
		...(on === null ? { on: "day" } : on > today && { on: "future" }),
		...(note.length > longestProofNote && { note: "noteLong" }),
	};
	if (kind === null || on === null || Object.keys(problems).length > 0) return { problems };
	return { proof: { kind, on, note } };
}
