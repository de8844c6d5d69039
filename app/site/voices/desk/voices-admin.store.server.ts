import { asc, eq, sql } from "drizzle-orm";
import { titleIn } from "~/desk/history/label.ts";
import { versionName } from "~/desk/record/version.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Language, ReviewCheck } from "~/values/vocabulary.ts";
import { textFor } from "../voices.ts";
import type { EditedReference, EditedReview, ListedVoice } from "./voices-admin.ts";

const { customerReferences, reviews, reviewSettings } = schema;

/** What is stored of a record. @property seen names its version */
type Stored<Record> = { id: string; seen: string; savedAt: Date; record: Record };

/** All reviews in the owner's order. One statement. */
export async function listReviews(db: Db): Promise<ListedVoice[]> {
	const { orderIndex, createdAt, id } = reviews;
	const rows = await db.select().from(reviews).orderBy(asc(orderIndex), asc(createdAt), asc(id));
	return rows.map((row) => ({
		...{ kind: "review", id: row.id, name: row.name, language: null, hint: row.words },
		...{ stars: row.stars, when: row.saidOn, isVisible: row.isVisible },
	}));
}

/** All references in the owner's order, in a language where they have one. One statement. */
export async function listReferences(db: Db, language: Language): Promise<ListedVoice[]> {
	const { orderIndex, createdAt, id } = customerReferences;
	const rows = await db.select().from(customerReferences).orderBy(asc(orderIndex), asc(createdAt), asc(id));
	return rows.map((row) => {
		const said = textFor(row.texts, language);
		return {
			...{ kind: "reference", id: row.id, name: said?.text.title ?? "", language: said?.language ?? null },
			...{ hint: row.place ?? "", stars: null, when: row.year === null ? null : String(row.year) },
			isVisible: row.isVisible,
		};
	});
}

/** A page that has a place for reviews or references. */
export type VoicePage = { id: string; title: string; type: "reviews" | "references" };

/** How reviews are checked, and which pages have a place for reviews and references. One statement. */
export async function readVoiceFrame(
	db: Db,
	language: Language,
): Promise<{ checks: ReviewCheck; pages: VoicePage[] }> {
	const { rows } = await db.execute<{ checks: ReviewCheck; pages: VoicePage[] }>(sql`
		select checks, (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title, 'type', type)
			order by title), '[]')
			from (select distinct page.id, own.type, coalesce((select nullif(text.title, '')
					from landing_page_translations text where text.landing_page_id = page.id
					order by text.language = ${language} desc, text.language limit 1), page.slug) as title
				from sections own join landing_pages page on page.id = own.landing_page_id
				where own.type in ('reviews', 'references')) used) as pages
		from ${reviewSettings}`);
	return rows[0] ?? { checks: "none", pages: [] };
}

/** How reviews are checked. One statement. @param lock until the transaction ends */
export async function readChecks(
	db: Db | Transaction,
	lock = false,
): Promise<{ seen: string; savedAt: Date; checks: ReviewCheck }> {
	const query = db.select().from(reviewSettings);
	const [row] = await (lock ? query.for("update") : query);
	if (!row) throw new Error("review_settings has no row");
	return { seen: versionName(row.updatedAt), savedAt: row.updatedAt, checks: row.checks };
}

/** A review; null when there is none. One statement. @param lock until the transaction ends */
export async function findReview(
	db: Db | Transaction,
	id: string,
	lock = false,
): Promise<Stored<EditedReview> | null> {
	if (!isUuid(id)) return null;
	const query = db.select().from(reviews).where(eq(reviews.id, id));
	const [row] = await (lock ? query.for("update") : query);
	if (!row) return null;
	const { id: _id, orderIndex: _at, createdAt: _since, updatedAt, ...record } = row;
	return { id, seen: versionName(updatedAt), savedAt: updatedAt, record };
}

/** A reference; null when there is none. One statement. @param lock until the transaction ends */
export async function findReference(
	db: Db | Transaction,
	id: string,
	lock = false,
): Promise<Stored<EditedReference> | null> {
	if (!isUuid(id)) return null;
	const query = db.select().from(customerReferences).where(eq(customerReferences.id, id));
	const [row] = await (lock ? query.for("update") : query);
	if (!row) return null;
	const { id: _id, orderIndex: _at, createdAt: _since, updatedAt, ...record } = row;
	return { id, seen: versionName(updatedAt), savedAt: updatedAt, record };
}

/** What the history calls a reference. */
export function referenceLabel({ texts }: Pick<EditedReference, "texts">): string {
	return titleIn(texts) ?? "";
}
