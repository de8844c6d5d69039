import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import type { RowToChange } from "~/desk/several/answer-several.server.ts";
import type { RowResult } from "~/desk/several/several.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Files } from "~/platform/files.server.ts";
import { pictureOf, variantOf, variantWidths } from "~/values/picture-address.ts";
import type { Actor } from "~/values/rights.ts";
import { listUses, takeForgotten } from "./library.store.server.ts";
import type { PictureCode, PictureUse } from "./library.ts";

const { pictures } = schema;

export type DeletePicture =
	| { result: "done" }
	| { result: "missing" }
	| { result: "used"; uses: PictureUse[] };

/**
 * Deletes a picture that nothing uses. Its files stay for thirty days: whoever has its address in an open form may still
 * save it, and it can be restored. Admins only.
 */
export function deletePicture(
	db: Db,
	author: Actor<"content.change">,
	key: string,
	now: Date,
): Promise<DeletePicture> {
	return db.transaction(async (tx): Promise<DeletePicture> => {
		const [picture] = await tx.select().from(pictures).where(eq(pictures.key, key)).for("update");
		if (!picture || picture.deletedAt !== null) return { result: "missing" };
		const uses = await listUses(tx, key, now);
		if (uses.length > 0) return { result: "used", uses };
		await tx.update(pictures).set({ deletedAt: now }).where(eq(pictures.key, key));
		await recordChange(tx, author, {
			...({ entity: "image", entityId: key, label: picture.name, action: "delete" } as const),
			before: { address: picture.address },
		});
		return { result: "done" };
	});
}

/** Brings a deleted picture back into the library. Admins only. */
export function restorePicture(
	db: Db,
	author: Actor<"content.change">,
	key: string,
): Promise<"done" | "missing"> {
	return db.transaction(async (tx) => {
		const [picture] = await tx.select().from(pictures).where(eq(pictures.key, key)).for("update");
		if (!picture || picture.deletedAt === null) return "missing";
		await tx.update(pictures).set({ deletedAt: null }).where(eq(pictures.key, key));
		await recordChange(tx, author, {
			...({ entity: "image", entityId: key, label: picture.name, action: "restore" } as const),
			after: { address: picture.address },
		});
		return "done";
	});
}

/**
 * Deletes one of several pictures that nothing uses, or brings it back. What is gone is deleted, what is there is back.
 * Admins only.
 */
export async function changePicture(
	db: Db,
	author: Actor<"content.change">,
	{ id: key, isUndo }: Pick<RowToChange<PictureCode>, "id" | "isUndo">,
	now: Date,
): Promise<RowResult> {
	if (!isUndo) {
		const { result } = await deletePicture(db, author, key, now);
		return result === "used" ? { problem: result } : { changed: result === "done" };
	}
	if ((await restorePicture(db, author, key)) === "done") return { changed: true };
	const isThere = (await db.$count(pictures, eq(pictures.key, key))) > 0;
	return isThere ? { changed: false } : { problem: "missing" };
}

/** Deletes the files of pictures that were deleted thirty days ago, in every form. Called by the daily job. */
export async function deleteForgottenPictures(db: Db, files: Files, now: Date): Promise<number> {
	const forgotten = await takeForgotten(db, now);
	for (const { key, address } of forgotten) {
		const width = pictureOf(address)?.width;
		const variants = width
			? variantWidths(width).flatMap((step) => [variantOf(key, step, "avif"), variantOf(key, step, "webp")])
			: [];
		// What cannot be deleted has its line in the log, and no address any more.
		await Promise.allSettled([key, ...variants].map((one) => files.delete(one)));
	}
	return forgotten.length;
}
