import { type PaperKind, paperKinds } from "./vocabulary.ts";

/** A paper's name in addresses: `pro-forma.pdf` of the order, or with a number of its own `invoice-F2026-0001.pdf`. */
export function paperFile({ kind, number }: { kind: PaperKind; number?: string }): string {
	return number === undefined ? `${kind}.pdf` : `${kind}-${number}.pdf`;
}

/** The paper that an address names; null for what is none. */
export function parsePaperFile(file: string): { kind: PaperKind; number: string | null } | null {
	const [, name] = /^(.{1,100})\.pdf$/.exec(file) ?? [];
	if (name === undefined) return null;
	const kind = paperKinds.find((one) => name === one || name.startsWith(`${one}-`));
	if (!kind) return null;
	return { kind, number: name === kind ? null : name.slice(kind.length + 1) };
}
