import { type SQL, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { withinDays } from "~/desk/list/within-days.server.ts";
import type { Db, Transaction } from "~/platform/db.server.ts";
import { trashStart } from "~/values/trash.ts";
import {
	type LibraryPicture,
	type LibraryQuery,
	type LibrarySort,
	libraryPage,
	type PictureUse,
} from "./library.ts";

/** Uses that count: what the trash keeps does as long as it can be brought back. */
const uses = (now: Date) => sql`
	select u.key, u.kind, u.owner_id from picture_uses u
	where u.kind <> 'trash' or exists (
		select from audit_log kept where kept.id = u.owner_id and kept.created_at >= ${trashStart(now).toISOString()})`;

/** What uses pictures, once each, by the name that its owner knows. @param which pictures, by their key in `u` */
const namedUses = (now: Date, which: SQL) => sql`
	select distinct u.key, u.kind, coalesce(u.owner_id::text, '') as id,
		coalesce(case u.kind
			when 'product' then (select title from product_translations where product_id = u.owner_id
				order by language = 'nl' desc, language limit 1)
			when 'page' then coalesce(
				(select nullif(title, '') from landing_page_translations where landing_page_id = u.owner_id
					order by language = 'nl' desc, language limit 1),
				(select slug from landing_pages where id = u.owner_id))
			when 'post' then (select title from blog_post_translations where blog_post_id = u.owner_id
				order by language = 'nl' desc, language limit 1)
			when 'reference' then coalesce((select coalesce(nullif(texts->'nl'->>'title', ''), texts->'en'->>'title',
				texts->'de'->>'title', texts->'fr'->>'title') from customer_references where id = u.owner_id), '')
			when 'offer' then (select number from offers where id = u.owner_id)
			when 'trash' then (select label from audit_log where id = u.owner_id)
			end, '') as label
	from (${uses(now)}) u where ${which}`;

/** Whatever has a name that a search finds; each by its own index. */
const ownersNamed = (search: string) => sql`
	select 'product' as kind, t.product_id as id from product_translations t where ${containsAny([sql`t.title`], search)}
	union all select 'page', t.landing_page_id from landing_page_translations t where ${containsAny([sql`t.title`], search)}
	union all select 'page', t.id from landing_pages t where ${containsAny([sql`t.slug`], search)}
	union all select 'post', t.blog_post_id from blog_post_translations t where ${containsAny([sql`t.title`], search)}
	union all select 'offer', t.id from offers t where ${containsAny([sql`t.number`], search)}
	union all select 'reference', t.id from customer_references t where ${containsAny([sql`t.texts::text`], search)}
	union all select 'trash', t.id from audit_log t where ${containsAny([sql`t.label`], search)}`;

type Row = Omit<LibraryPicture, "createdAt" | "deletedAt"> & {
	created: string;
	deleted: string | null;
};

/** What is said of a picture in `p`: with where it is used. */
const columns = (now: Date) => sql`p.key, p.address, p.name,
	p.created_at::text as created, p.deleted_at::text as deleted,
	coalesce((select jsonb_agg(jsonb_build_object('kind', u.kind, 'id', u.id, 'label', u.label)
		order by u.kind, u.label) from (${namedUses(now, sql`u.key = p.key`)}) u), '[]') as uses`;

function libraryPicture({ key, address, name, uses: usedIn, created, deleted }: Row): LibraryPicture {
	const deletedAt = deleted ? new Date(deleted) : null;
	return { ...{ key, address, name, uses: usedIn }, createdAt: new Date(created), deletedAt };
}

function narrowed({ search, choice, days }: LibraryQuery, now: Date): SQL {
	const within = withinDays(sql`p.created_at`, days);
	const named = search
		? sql`and (${containsAny([sql`p.name`, sql`p.key`], search)} or p.key in (
			select u.key from (${uses(now)}) u join (${ownersNamed(search)}) owner
				on owner.kind = u.kind and owner.id = u.owner_id))`
		: sql``;
	const found = within ? sql`${named} and ${within}` : named;
	const used = sql`exists (select from (${uses(now)}) u where u.key = p.key)`;
	if (choice === "deleted") return sql`p.deleted_at is not null ${found}`;
	if (choice === "used") return sql`p.deleted_at is null and ${used} ${found}`;
	if (choice === "unused") return sql`p.deleted_at is null and not ${used} ${found}`;
	return sql`p.deleted_at is null ${found}`;
}

const sorts = {
	"date-desc": sql`p.created_at desc, p.key desc`,
	"date-asc": sql`p.created_at, p.key`,
	name: sql`plain_letters(p.name), p.key`,
} as const satisfies Record<LibrarySort, SQL>;

/** A page of the library, sorted, with where each picture is used, and how many there are. One statement. */
export async function listPictures(
	db: Db,
	query: LibraryQuery,
	now: Date,
): Promise<{ pictures: LibraryPicture[]; total: number }> {
	const order = sorts[query.sort ?? "date-desc"];
	const { rows } = await db.execute<Row & { total: number }>(sql`
		with found as (select p.* from pictures p where ${narrowed(query, now)}),
		page as (select p.* from found p order by ${order}
			limit ${libraryPage} offset ${(query.page - 1) * libraryPage})
		select ${columns(now)}, (select count(*)::int from found) as total
		from (select 1) one left join page p on true
		order by ${order}`);
	return {
		pictures: rows.flatMap((row) => (row.key === null ? [] : [libraryPicture(row)])),
		total: rows[0]?.total ?? 0,
	};
}

/** Pictures that were ticked, deleted ones too, with where each is used. One statement. */
export async function picturesByKeys(db: Db, keys: readonly string[], now: Date): Promise<LibraryPicture[]> {
	const { rows } = await db.execute<Row>(sql`
		select ${columns(now)} from pictures p where p.key = any(${sql.param(keys)}::text[])`);
	return rows.map(libraryPicture);
}

/** Where a picture is used now. One statement. */
export async function listUses(db: Db | Transaction, key: string, now: Date): Promise<PictureUse[]> {
	const { rows } = await db.execute<PictureUse>(sql`
		select kind, id, label from (${namedUses(now, sql`u.key = ${key}`)}) named order by kind, label`);
	return rows;
}

/**
 * Takes the pictures off the list that were deleted long ago and that nothing uses; what is used again stays, and is a
 * picture of the library again. Called by the daily job, which then deletes their files. Two statements.
 * @returns their addresses
 */
export async function takeForgotten(db: Db, now: Date): Promise<{ key: string; address: string }[]> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`update pictures set deleted_at = null
			where deleted_at is not null and exists (select from (${uses(now)}) u where u.key = pictures.key)`);
		const { rows } = await tx.execute<{ key: string; address: string }>(sql`
			delete from pictures where deleted_at < ${trashStart(now).toISOString()}
				and not exists (select from (${uses(now)}) u where u.key = pictures.key)
			returning key, address`);
		return rows;
	});
}
