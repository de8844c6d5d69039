import { type SQL, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import type { Db, Transaction } from "~/platform/db.server.ts";
import { trashStart } from "~/values/trash.ts";
import { type LibraryPicture, type LibraryQuery, libraryPage, type PictureUse } from "./library.ts";

/** Every row that may name a picture, whole: a column that is added later counts by itself. */
const places = (now: Date) => sql`
	select 'product' as kind, t.id::text as id, to_jsonb(t)::text as said from products t
	union all select 'product', t.product_id::text, to_jsonb(t)::text from product_images t
	union all select 'product', t.product_id::text, to_jsonb(t)::text from product_condition_images t
	union all select 'product', t.product_id::text, to_jsonb(t)::text from product_main_condition_images t
	union all select 'product', t.product_id::text, to_jsonb(t)::text from product_translations t
	union all select 'product', t.product_id::text, to_jsonb(t)::text from product_condition_info t
	union all select 'product', i.product_id::text, to_jsonb(t)::text from product_condition_info_translations t
		join product_condition_info i on i.id = t.product_condition_info_id
	union all select 'page', t.id::text, to_jsonb(t)::text from landing_pages t
	union all select 'page', t.landing_page_id::text, to_jsonb(t)::text from landing_page_translations t
	union all select 'page', t.landing_page_id::text, to_jsonb(t)::text from sections t
	union all select 'page', s.landing_page_id::text, to_jsonb(t)::text from section_translations t
		join sections s on s.id = t.section_id
	union all select 'post', t.id::text, to_jsonb(t)::text from blog_posts t
	union all select 'post', t.blog_post_id::text, to_jsonb(t)::text from blog_post_translations t
	union all select 'offer', t.offer_id::text, t.content::text from offer_versions t
	union all select 'company', '', to_jsonb(t)::text from company_settings t
	union all select 'trash', t.id::text, t.before::text from audit_log t
		where t.action = 'delete' and t.before ? 'kept' and t.created_at >= ${trashStart(now).toISOString()}`;

/** What uses which picture: the key in an address that any of the rows holds. */
const usesOf = (now: Date) => sql`
	select distinct found.key[1] as key, place.kind, place.id,
		coalesce(case place.kind
			when 'product' then (select title from product_translations where product_id::text = place.id
				order by language = 'nl' desc, language limit 1)
			when 'page' then coalesce(
				(select nullif(title, '') from landing_page_translations where landing_page_id::text = place.id
					order by language = 'nl' desc, language limit 1),
				(select slug from landing_pages where id::text = place.id))
			when 'post' then (select title from blog_post_translations where blog_post_id::text = place.id
				order by language = 'nl' desc, language limit 1)
			when 'offer' then (select number from offers where id::text = place.id)
			when 'trash' then (select label from audit_log where id::text = place.id)
			end, '') as label
	from (${places(now)}) place
	cross join lateral regexp_matches(place.said, '/uploads/([[:alnum:]_/-]+\\.jpg)', 'g') as found (key)`;

type Row = Omit<LibraryPicture, "createdAt" | "deletedAt"> & {
	created: string;
	deleted: string | null;
	total: number;
};

function narrowed({ search, choice }: LibraryQuery): SQL {
	const found = search
		? sql`and (${containsAny([sql`p.name`, sql`p.key`], search)} or exists (
			select from uses u where u.key = p.key and ${containsAny([sql`u.label`], search)}))`
		: sql``;
	const used = sql`exists (select from uses u where u.key = p.key)`;
	if (choice === "deleted") return sql`p.deleted_at is not null ${found}`;
	if (choice === "used") return sql`p.deleted_at is null and ${used} ${found}`;
	if (choice === "unused") return sql`p.deleted_at is null and not ${used} ${found}`;
	return sql`p.deleted_at is null ${found}`;
}

/** A page of the library, the newest first, with where each picture is used, and how many there are. One statement. */
export async function listPictures(
	db: Db,
	query: LibraryQuery,
	now: Date,
): Promise<{ pictures: LibraryPicture[]; total: number }> {
	const { rows } = await db.execute<Row>(sql`
		with uses as materialized (${usesOf(now)}),
		found as (select p.* from pictures p where ${narrowed(query)}),
		page as (select * from found order by created_at desc, key desc
			limit ${libraryPage} offset ${(query.page - 1) * libraryPage})
		select p.key, p.address, p.name, p.created_at::text as created, p.deleted_at::text as deleted,
			(select count(*)::int from found) as total,
			coalesce((select jsonb_agg(jsonb_build_object('kind', u.kind, 'id', u.id, 'label', u.label)
				order by u.kind, u.label) from uses u where u.key = p.key), '[]') as uses
		from (select 1) one left join page p on true
		order by p.created_at desc, p.key desc`);
	return {
		pictures: rows.flatMap(({ total: _, created, deleted, ...picture }) =>
			picture.key === null
				? []
				: [{ ...picture, createdAt: new Date(created), deletedAt: deleted ? new Date(deleted) : null }],
		),
		total: rows[0]?.total ?? 0,
	};
}

/** Where a picture is used now. One statement. */
export async function listUses(db: Db | Transaction, key: string, now: Date): Promise<PictureUse[]> {
	const { rows } = await db.execute<PictureUse>(sql`
		select kind, id, label from (${usesOf(now)}) uses where key = ${key} order by kind, label`);
	return rows;
}

/**
 * Takes the pictures off the list that were deleted long ago and that nothing uses; what is used again stays, and is a
 * picture of the library again. Called by the daily job, which then deletes their files. Two statements.
 * @returns their addresses
 */
export async function takeForgotten(db: Db, now: Date): Promise<{ key: string; address: string }[]> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`with uses as materialized (${usesOf(now)})
			update pictures set deleted_at = null
			where deleted_at is not null and exists (select from uses u where u.key = pictures.key)`);
		const { rows } = await tx.execute<{ key: string; address: string }>(sql`
			with uses as materialized (${usesOf(now)})
			delete from pictures where deleted_at < ${trashStart(now).toISOString()}
				and not exists (select from uses u where u.key = pictures.key)
			returning key, address`);
		return rows;
	});
}
