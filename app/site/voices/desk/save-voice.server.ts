import { eq, sql } from "drizzle-orm";
import { recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { keepRows } from "~/desk/history/kept-rows.server.ts";
import type { SaveResult } from "~/desk/record/save.ts";
import { nextVersion } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import type { ReviewCheck } from "~/values/vocabulary.ts";
import { referencesTag, reviewsTag } from "../voice-tags.ts";
import { findReference, findReview, readChecks, referenceLabel } from "./voices-admin.store.server.ts";
import type { EditedReference, EditedReview, VoiceKind } from "./voices-admin.ts";

const { customerReferences, reviews, reviewSettings } = schema;

type Owner = Actor<"content.change">;

/** What shows the things of a kind. */
export const tagOf = { review: reviewsTag, reference: referencesTag } as const satisfies Record<
	VoiceKind,
	string
>;

/** A new thing stands before all others: its author looks for it there. */
const before = {
	review: sql<number>`(select coalesce(min(order_index), 1) - 1 from reviews)`,
	reference: sql<number>`(select coalesce(min(order_index), 1) - 1 from customer_references)`,
};

/** Stores a new review, before all others. Admins only. */
export function createReview(
	db: Db,
	author: Owner,
	review: EditedReview,
): Promise<SaveResult<{ id: string }>> {
	return db.transaction(async (tx) => {
		const row = { ...review, orderIndex: before.review };
		const [stored] = await tx.insert(reviews).values(row).returning({ id: reviews.id });
		if (!stored) throw new Error("the review was not stored");
		await recordChange(tx, author, {
			...{ entity: "review", entityId: stored.id, label: review.name, action: "create" },
			after: review,
		});
		await announceChange(tx, [reviewsTag]);
		return { saved: true, id: stored.id };
	});
}

/** Stores a review, unless someone else saved it since. Admins only. @param input.seen the version of the author's form */
export function updateReview(
	db: Db,
	author: Owner,
	input: { id: string; seen: string; review: EditedReview; action?: SaveAction },
	now: Date,
): Promise<SaveResult> {
	const { id, seen, review, action = "update" } = input;
	return db.transaction(async (tx) => {
		const stored = await findReview(tx, id, true);
		if (!stored) return { saved: false, problem: "missing" };
		if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
		const updatedAt = nextVersion(stored.savedAt, now);
		await tx
			.update(reviews)
			.set({ ...review, updatedAt })
			.where(eq(reviews.id, id));
		await recordChange(tx, author, {
			...{ entity: "review", entityId: id, label: review.name, action },
			...{ before: stored.record, after: review },
		});
		await announceChange(tx, [reviewsTag]);
		return { saved: true };
	});
}

/** Stores a new reference, before all others. Admins only. */
export function createReference(
	db: Db,
	author: Owner,
	reference: EditedReference,
): Promise<SaveResult<{ id: string }>> {
	return db.transaction(async (tx) => {
		const row = { ...reference, orderIndex: before.reference };
		const [stored] = await tx.insert(customerReferences).values(row).returning({ id: customerReferences.id });
		if (!stored) throw new Error("the reference was not stored");
		await recordChange(tx, author, {
			...{ entity: "reference", entityId: stored.id, label: referenceLabel(reference), action: "create" },
			after: reference,
		});
		await announceChange(tx, [referencesTag]);
		return { saved: true, id: stored.id };
	});
}

/** Stores a reference, unless someone else saved it since. Admins only. @param input.seen the version of the author's form */
export function updateReference(
	db: Db,
	author: Owner,
	input: { id: string; seen: string; reference: EditedReference; action?: SaveAction },
	now: Date,
): Promise<SaveResult> {
	const { id, seen, reference, action = "update" } = input;
	return db.transaction(async (tx) => {
		const stored = await findReference(tx, id, true);
		if (!stored) return { saved: false, problem: "missing" };
		if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
		const updatedAt = nextVersion(stored.savedAt, now);
		await tx
			.update(customerReferences)
			.set({ ...reference, updatedAt })
			.where(eq(customerReferences.id, id));
		await recordChange(tx, author, {
			...{ entity: "reference", entityId: id, label: referenceLabel(reference), action },
			...{ before: stored.record, after: reference },
		});
		await announceChange(tx, [referencesTag]);
		return { saved: true };
	});
}

/** Deletes a review or a reference; the history keeps what it takes to undo that. Admins only. */
export function deleteVoice(
	db: Db,
	author: Owner,
	{ kind, id }: { kind: VoiceKind; id: string },
): Promise<"done" | "missing"> {
	return db.transaction(async (tx) => {
		const stored = kind === "review" ? await findReview(tx, id, true) : await findReference(tx, id, true);
		if (!stored) return "missing";
		const table = kind === "review" ? reviews : customerReferences;
		const rows = await keepRows(tx, [[table, sql`id = ${id}`]]);
		await tx.delete(table).where(sql`id = ${id}`);
		const { record } = stored;
		await recordChange(tx, author, {
			...{ entity: kind, entityId: id, label: "texts" in record ? referenceLabel(record) : record.name },
			...{ action: "delete", before: { ...record, kept: { rows, links: {} } } },
		});
		await announceChange(tx, [tagOf[kind]]);
		return "done";
	});
}

/**
 * Moves a review or a reference by one place in the owner's order; one that stands at the end stays there. Admins only.
 * @param steps -1: before the one above it; 1: behind the one below
 * @param at where its author saw it, from 0: one that the same press has moved stays; left out: wherever it is
 */
export function moveVoice(
	db: Db,
	author: Owner,
	{ kind, id, steps, at: seenAt }: { kind: VoiceKind; id: string; steps: -1 | 1; at?: number },
): Promise<"done" | "missing"> {
	if (!isUuid(id)) return Promise.resolve("missing");
	const table = kind === "review" ? reviews : customerReferences;
	const name = kind === "review" ? sql`name` : sql`coalesce(texts->'nl'->>'title', '')`;
	return db.transaction(async (tx) => {
		// Whoever moves another one meanwhile waits here, and then counts from what is stored.
		await tx.execute(sql`lock table ${table} in share row exclusive mode`);
		const { rows } = await tx.execute<{ id: string; label: string }>(
			sql`select id, ${name} as label from ${table} order by order_index, created_at, id`,
		);
		const at = rows.findIndex((row) => row.id === id);
		const [row, other] = [rows[at], rows[at + steps]];
		if (!row) return "missing";
		if (!other || at - steps === seenAt) return "done";
		const ids = rows.map((one) => one.id);
		[ids[at], ids[at + steps]] = [other.id, row.id];
		await tx.execute(sql`
			update ${table} set order_index = wanted.place from unnest(array[${sql.join(
				ids.map((one) => sql`${one}::uuid`),
				sql`, `,
			)}]) with ordinality as wanted (id, place)
			where ${table}.id = wanted.id and order_index <> wanted.place`);
		await recordChange(tx, author, {
			...{ entity: kind, entityId: id, label: row.label, action: "move" },
			...{ before: { position: at + 1 }, after: { position: at + steps + 1 } },
		});
		await announceChange(tx, [tagOf[kind]]);
		return "done";
	});
}

/** Stores how reviews are checked, unless someone else saved since. Admins only. */
export function saveChecks(
	db: Db,
	author: Owner,
	{ checks, seen }: { checks: ReviewCheck; seen: string },
	now: Date,
): Promise<SaveResult> {
	return db.transaction(async (tx) => {
		const stored = await readChecks(tx, true);
		if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
		if (stored.checks === checks) return { saved: true };
		await tx.update(reviewSettings).set({ checks, updatedAt: nextVersion(stored.savedAt, now) });
		await recordChange(tx, author, {
			...{ entity: "review_settings", entityId: "review_settings", label: "", action: "update" },
			...{ before: { checks: stored.checks }, after: { checks } },
		});
		await announceChange(tx, [reviewsTag]);
		return { saved: true };
	});
}
