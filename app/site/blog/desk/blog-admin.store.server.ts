import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { pageSize } from "~/desk/list/list-query.ts";
import { withinDays } from "~/desk/list/within-days.server.ts";
import { versionName } from "~/desk/record/version.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { forEach } from "~/values/closed-set.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { type PostState, postState } from "../blog.ts";
import type { EditedPost, ListedPost, PostListQuery, PostSort } from "./blog-admin.ts";

const { auditLog, blogPosts, blogPostTranslations, blogPostOldSlugs } = schema;

/** The later of its dates decides; see `postState`. */
const isToCome = sql`greatest(${blogPosts.publishedAt}, ${blogPosts.customPublishDate}) > now()`;

const stateConditions: Record<PostState, SQL | undefined> = {
	draft: isNull(blogPosts.publishedAt),
	scheduled: and(isNotNull(blogPosts.publishedAt), isToCome),
	published: and(isNotNull(blogPosts.publishedAt), sql`not ${isToCome}`),
};

/** What readers see as its date. */
const shownDate = sql`coalesce(${blogPosts.customPublishDate}, ${blogPosts.publishedAt})`;

function matching({ search, choice: state, days }: PostListQuery) {
	const { title, slug, blogPostId } = blogPostTranslations;
	return and(
		state ? stateConditions[state] : undefined,
		withinDays(shownDate, days),
		search
			? sql`${blogPosts.id} in (select ${blogPostId} from ${blogPostTranslations}
				where ${containsAny([title, slug], search)})`
			: undefined,
	);
}

const listedColumns = {
	id: blogPosts.id,
	publishedAt: blogPosts.publishedAt,
	customPublishDate: blogPosts.customPublishDate,
};

type Written = { language: Language; title: string; slug: string };
const written = sql<Written[] | null>`(
	select json_agg(json_build_object('language', language, 'title', title, 'slug', slug))
	from ${blogPostTranslations} where blog_post_id = ${blogPosts}.id)`;

type ListedRow = {
	id: string;
	publishedAt: Date | null;
	customPublishDate: Date | null;
	written: Written[] | null;
};

/** A post of the list, in its language where it has a text in it, else in another. */
function listedPost(row: ListedRow, language: Language, now: Date): ListedPost {
	const texts = languages.flatMap((code) => row.written?.find((text) => text.language === code) ?? []);
	const own = texts.find((text) => text.language === language);
	const shown = own ?? texts[0];
	return {
		id: row.id,
		title: shown?.title ?? "",
		language: shown?.language ?? language,
		slug: own?.slug ?? null,
		languages: texts.map((text) => text.language),
		state: postState(row, now),
		date: row.customPublishDate ?? row.publishedAt,
	};
}

/** By its title in the language of the list, else in the first that it has; what is alike stands by its id. */
function inOrder(sort: PostSort, language: Language): SQL[] {
	const { id, publishedAt, createdAt } = blogPosts;
	const date = sql`coalesce(${shownDate}, ${createdAt})`;
	const isOut = isNotNull(publishedAt);
	if (sort === "date-desc") return [asc(isOut), desc(date), asc(id)];
	if (sort === "date-asc") return [desc(isOut), asc(date), asc(id)];
	const title = sql`(select plain_letters(t.title) from ${blogPostTranslations} t where t.blog_post_id = ${blogPosts}.id
		order by t.language = ${language} desc, t.language limit 1)`;
	return [asc(title), asc(id)];
}

/**
 * A page of the posts that match a query, found by title or slug in any language: drafts first, then by date, the
 * newest first, unless asked otherwise; and how many match in all. Two statements.
 */
export async function listPosts(
	db: Db,
	language: Language,
	query: PostListQuery,
	now: Date,
): Promise<{ posts: ListedPost[]; total: number }> {
	const rows = await db
		.select({ ...listedColumns, written })
		.from(blogPosts)
		.where(matching(query))
		.orderBy(...inOrder(query.sort ?? "date-desc", language))
		.limit(pageSize)
		.offset((query.page - 1) * pageSize);
	const [found] = await db.select({ total: count() }).from(blogPosts).where(matching(query));
	const posts = rows.map((row) => listedPost(row, language, now));
	return { posts, total: found?.total ?? 0 };
}

/** Posts that were ticked, as the list shows them, with their versions. One statement. */
export async function postsByIds(db: Db, language: Language, ids: readonly string[], now: Date) {
	const rows = await db
		.select({ ...listedColumns, written, savedAt: blogPosts.updatedAt })
		.from(blogPosts)
		.where(inArray(blogPosts.id, [...ids]));
	return rows.map((row) => ({ ...listedPost(row, language, now), version: versionName(row.savedAt) }));
}

/**
 * When a post had been published that is a draft now, as the history noted it; null where it does not say. One statement.
 */
export async function publishedBefore(db: Db, id: string): Promise<Date | null> {
	const [change] = await db
		.select({ moment: sql<string | null>`${auditLog.before} ->> 'publishedAt'` })
		.from(auditLog)
		.where(and(eq(auditLog.entity, "blog_post"), eq(auditLog.entityId, id), eq(auditLog.action, "publish")))
		.orderBy(desc(auditLog.createdAt))
		.limit(1);
	return change?.moment ? new Date(change.moment) : null;
}

/** A post as it is stored. @property seen names its version, for `updatePost` */
export type StoredPost = {
	id: string;
	seen: string;
	savedAt: Date;
	publishedAt: Date | null;
	post: EditedPost;
};

/** A post with all its texts, whatever its state; null when there is none. One statement. */
export async function findPost(db: Db | Transaction, id: string): Promise<StoredPost | null> {
	if (!isUuid(id)) return null;
	const rows = await db
		.select({ post: blogPosts, text: blogPostTranslations })
		.from(blogPosts)
		.leftJoin(blogPostTranslations, eq(blogPostTranslations.blogPostId, blogPosts.id))
		.where(eq(blogPosts.id, id));
	const row = rows[0]?.post;
	if (!row) return null;
	const texts = forEach(languages, (language) => {
		const own = rows.find(({ text }) => text?.language === language)?.text;
		if (!own) return null;
		const { title, slug, content, metaDescription, imageAlt } = own;
		return { title, slug, content, metaDescription, imageAlt };
	});
	const { publishedAt, customPublishDate, imageUrl, imageAlt, imageTitle, updatedAt } = row;
	return {
		id: row.id,
		seen: versionName(updatedAt),
		savedAt: updatedAt,
		publishedAt,
		post: {
			isPublished: publishedAt !== null,
			...{ customPublishDate, imageUrl, imageAlt, imageTitle },
			texts,
		},
	};
}

/**
 * The post that an address of the editor means: by its slug in the language, else in any (the Dutch one's owner before
 * others), else by one that it had before, else by its id. Null when there is none. Two statements.
 */
export async function findPostAt(db: Db, language: Language, key: string): Promise<StoredPost | null> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from (
			select blog_post_id as id, case language when ${language} then 1 when 'nl' then 2 else 3 end as rank
			from ${blogPostTranslations} where slug = ${key}
			union all
			select blog_post_id, 4 from ${blogPostOldSlugs} where slug = ${key} and language = ${language}
			union all
			select id, 5 from ${blogPosts} where id::text = ${key}
		) as found order by rank limit 1`);
	const [found] = rows;
	return found ? findPost(db, found.id) : null;
}

/** Holds a post for the transaction and brings it as it is stored; null when there is none. Two statements. */
export async function lockPost(tx: Transaction, id: string): Promise<StoredPost | null> {
	await tx.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, id)).for("update");
	return findPost(tx, id);
}
