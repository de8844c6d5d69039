import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "~/desk/history/audit.server.ts";
import { putBack, readKept } from "~/desk/history/kept-rows.server.ts";
import { type RestoreResult, restoredBy } from "~/desk/history/restore.ts";
import type { Restorer, Restoring, StoredChange } from "~/desk/history/restorer.server.ts";
import { undeleting } from "~/desk/history/undelete.server.ts";
import { localized } from "~/desk/record/schema-parts.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { referencesTag, reviewsTag } from "../voice-tags.ts";
import { tagOf, updateReference, updateReview } from "./save-voice.server.ts";
import { findReference, findReview } from "./voices-admin.store.server.ts";
import type { VoiceKind } from "./voices-admin.ts";

const optional = z.string().nullable();

/** A review as the history keeps it. */
const reviewSnapshot = z.object({
	...{ words: z.string(), name: z.string(), place: optional, stars: z.int().min(1).max(5).nullable() },
	...{ saidOn: z.string(), language: z.enum(languages), sourceUrl: optional, isVisible: z.boolean() },
});

const text = z.object({ title: z.string(), text: optional, imageAlt: optional }).nullable();

/** A reference as the history keeps it. */
const referenceSnapshot = z.object({
	...{ texts: z.object(localized(text)), place: optional, year: z.int().nullable() },
	...{ imageUrl: optional, isVisible: z.boolean() },
});

const unreadable = { restored: false, problem: "unreadable" } as const;

/** Brings a deleted review or reference back as it was, at its old place. Admins only. */
function undeleteOf(kind: VoiceKind) {
	const table = kind === "review" ? schema.reviews : schema.customerReferences;
	const snapshot = kind === "review" ? reviewSnapshot : referenceSnapshot;
	return async (db: Db, author: Restoring, change: StoredChange): Promise<RestoreResult> => {
		const { entityId: id, label, before } = change;
		const kept = readKept(before);
		const record = snapshot.safeParse(before).data;
		if (!kept || !record) return unreadable;
		return undeleting(db, change, async (tx) => {
			if ((await tx.$count(table, sql`id = ${id}`)) > 0) return { restored: false, problem: "exists" };
			await putBack(tx, kept, table);
			await recordChange(tx, author, {
				...({ entity: kind, entityId: id, label, action: "restore" } as const),
				after: record,
			});
			await announceChange(tx, [tagOf[kind]]);
			return { restored: true };
		});
	};
}

export const reviewRestorer: Restorer = {
	tags: [reviewsTag],
	seenOf: async (db, { entityId }) => (await findReview(db, entityId))?.seen ?? null,
	async restore(db, author, { change, version, seen }, now) {
		const review = reviewSnapshot.safeParse(version).data;
		if (!review) return unreadable;
		const input = { id: change.entityId, seen, review, action: "restore" } as const;
		return restoredBy(await updateReview(db, author, input, now));
	},
	undelete: undeleteOf("review"),
};

export const referenceRestorer: Restorer = {
	tags: [referencesTag],
	seenOf: async (db, { entityId }) => (await findReference(db, entityId))?.seen ?? null,
	async restore(db, author, { change, version, seen }, now) {
		const reference = referenceSnapshot.safeParse(version).data;
		if (!reference) return unreadable;
		const input = { id: change.entityId, seen, reference, action: "restore" } as const;
		return restoredBy(await updateReference(db, author, input, now));
	},
	undelete: undeleteOf("reference"),
};
