import { and, count, eq } from "drizzle-orm";
import type { AttachedFile } from "~/media/attached-file.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { mostProofs } from "./vat-form.ts";

const { transportProofs } = schema;

/**
 * Keeps a file with its order, which is locked: once, however often it is sent.
 * @returns noFile where there is none with it; fileMany where it has as many as it may
 */
export async function keepProofFile(
	tx: Transaction,
	{ orderId, file, by }: { orderId: string; file: AttachedFile | null; by: string },
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
