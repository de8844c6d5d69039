import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { type Files, FilesError } from "~/platform/files.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { pictureAddress } from "~/values/picture-address.ts";
import { plainText } from "~/values/plain-text.ts";
import type { Actor } from "~/values/rights.ts";
import { type ImageProblem, mostBytes, pictureKey, type UploadTarget } from "../media.ts";
import { PictureError, type RenderedPicture, renderPicture } from "../render-picture.server.ts";

export type StoreResult = { stored: true; address: string } | { stored: false; problem: ImageProblem };

/** Letters of a file name that are kept, for the search. */
const longestName = 200;

let latest = 0;

/** A moment that names one upload alone, of those that come at the same time. */
function ownMoment(now: Date): number {
	latest = Math.max(now.getTime(), latest + 1);
	return latest;
}

/** A key that no file has yet. */
async function freeKey(files: Files, target: UploadTarget, now: Date): Promise<string> {
	for (;;) {
		const key = pictureKey(target, ownMoment(now), randomBytes(4).toString("hex"));
		if (!(await files.exists(key))) return key;
	}
}

/** Stores every form of a picture; when one cannot be, none stays. */
async function storeAll(files: Files, { files: rendered }: RenderedPicture): Promise<() => Promise<void>> {
	const written: string[] = [];
	async function undo(): Promise<void> {
		// What cannot be deleted either has its line in the log, and no address.
		await Promise.allSettled(written.map((key) => files.delete(key)));
	}
	try {
		for (const { key, bytes, type } of rendered) {
			written.push(key);
			await files.put(key, bytes, type);
		}
		return undo;
	} catch (error) {
		await undo();
		throw error;
	}
}

/** The address of the picture that an upload has become; null for one that is new. */
async function addressOfUpload(db: Db, uploadKey: string | null | undefined): Promise<string | null> {
	if (!uploadKey) return null;
	const { pictures } = schema;
	const found = await db
		.select({ address: pictures.address })
		.from(pictures)
		.where(eq(pictures.uploadKey, uploadKey));
	return found[0]?.address ?? null;
}

/**
 * Keeps an image in all forms that the shop shows, and says its address. Admins only.
 * @param input.bytes as they were sent: judged by their content, rendered anew
 * @param input.uploadKey names the upload: one that is sent again is not kept again
 */
export async function storeImage(
	{ db, files }: { db: Db; files: Files },
	author: Actor<"pictures.add">,
	input: { bytes: Uint8Array; target: UploadTarget; now: Date; name?: string; uploadKey?: string | null },
): Promise<StoreResult> {
	const refuse = (problem: ImageProblem): StoreResult => ({ stored: false, problem });
	if (input.bytes.length > mostBytes) return refuse("size");
	try {
		const kept = await addressOfUpload(db, input.uploadKey);
		if (kept !== null) return { stored: true, address: kept };
		const key = await freeKey(files, input.target, input.now);
		const picture = await renderPicture(input.bytes, key);
		const undo = await storeAll(files, picture);
		const address = pictureAddress("uploads", key, picture);
		try {
			const ownName = key.slice(key.lastIndexOf("/") + 1);
			const isNew = await db.transaction(async (tx) => {
				const name =
					plainText(input.name ?? "")
						.trim()
						.slice(0, longestName) || ownName;
				const { rowCount } = await tx
					.insert(schema.pictures)
					.values({ key, address, name, createdAt: input.now, uploadKey: input.uploadKey ?? null })
					.onConflictDoNothing({ target: schema.pictures.uploadKey });
				if (rowCount === 0) return false;
				await recordChange(tx, author, {
					...({ entity: "image", entityId: key, action: "upload" } as const),
					label: ownName,
					after: { address },
				});
				return true;
			});
			if (isNew) return { stored: true, address };
			// Sent again while the first try was at work still, which came first.
			await undo();
			const first = await addressOfUpload(db, input.uploadKey);
			return first === null ? refuse("storage") : { stored: true, address: first };
		} catch (error) {
			await undo();
			throw error;
		}
	} catch (error) {
		if (error instanceof PictureError) {
			log.info("image refused", {
				problem: error.problem,
				error: error.cause ? errorText(error) : undefined,
			});
			return refuse(error.problem);
		}
		// The storage has written its own line.
		if (!(error instanceof FilesError)) log.error("image not stored", { error: errorText(error) });
		return refuse("storage");
	}
}
