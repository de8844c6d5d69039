import { createHash } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { PictureError, renderScan } from "~/media/render-picture.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { proofTypes } from "~/values/vocabulary.ts";
import { mostProofBytes, mostProofs, type VatProblem } from "./vat-form.ts";

const { transportProofs } = schema;

/** A proof's file, ready to be kept. @property sha256 of its bytes, in hexadecimal */
export type ProofFile = {
	fileName: string;
	type: (typeof proofTypes)[number];
	sha256: string;
	bytes: Buffer;
};

const longestName = 100;

/** A file's name as it may be shown: without folders and control characters. */
function plainName(name: string): string {
	const last = name.split(/[/\\]/).at(-1) ?? "";
	return (
		last
			.replace(/[\p{Cc}\p{Cf}]/gu, "")
			.trim()
			.slice(0, longestName) || "?"
	);
}

/** Whether bytes begin and end as a PDF does (ISO 32000-1 §7.5; readers look for both within a kilobyte). */
function looksLikePdf(bytes: Uint8Array): boolean {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return (
		text.subarray(0, 1_024).includes("%PDF-") && text.subarray(-1_024).includes("%%EOF") && text.length > 64
	);
}

/**
 * Makes a proof of what was uploaded: a PDF stays as it came and is only ever handed out as a download, a picture is
 * encoded anew. Before any transaction.
 */
export async function readProofFile(file: File): Promise<ProofFile | { problem: VatProblem }> {
	if (file.size > mostProofBytes) return { problem: "fileLarge" };
	const sent = await file.bytes();
	const keep = (type: ProofFile["type"], bytes: Buffer): ProofFile => ({
		...{ fileName: plainName(file.name), type, bytes },
		sha256: createHash("sha256").update(bytes).digest("hex"),
	});
	if (looksLikePdf(sent)) return keep("application/pdf", Buffer.from(sent));
	try {
		return keep("image/jpeg", await renderScan(sent));
	} catch (error) {
		if (error instanceof PictureError)
			return { problem: error.problem === "kind" ? "fileKind" : "fileDamaged" };
		throw error;
	}
}

/**
 * Keeps a file with its order, which is locked: once, however often it is sent.
 * @returns noFile where there is none with it; fileMany where it has as many as it may
 */
export async function keepProofFile(
	tx: Transaction,
	{ orderId, file, by }: { orderId: string; file: ProofFile | null; by: string },
): Promise<"kept" | "noFile" | "fileMany"> {
	const ofOrder = eq(transportProofs.orderId, orderId);
	const [kept] = await tx.select({ count: count() }).from(transportProofs).where(ofOrder);
	const before = kept?.count ?? 0;
	if (!file) return before > 0 ? "kept" : "noFile";
	const [known] = await tx
		.select({ id: transportProofs.id })
		.from(transportProofs)
		.where(and(ofOrder, eq(transportProofs.sha256, file.sha256)));
	if (known) return "kept";
	if (before >= mostProofs) return "fileMany";
	await tx.insert(transportProofs).values({ ...file, orderId, userEmail: by });
	return "kept";
}

/** One file of an order; null where there is none. One statement. */
export async function findProofFile(db: Db, orderId: string, id: string) {
	if (!isUuid(orderId) || !isUuid(id)) return null;
	const [row] = await db
		.select()
		.from(transportProofs)
		.where(and(eq(transportProofs.id, id), eq(transportProofs.orderId, orderId)));
	return row ?? null;
}
