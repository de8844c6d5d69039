import { sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { isPublic } from "~/site/blog/blog.store.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { inWords } from "./search.ts";

const { products, productTranslations, blogPosts, blogPostTranslations } = schema;
const { landingPages, landingPageTranslations, sectionTranslations, sections } = schema;

/**
 * Texts that are weighed at most of each kind and in each way of finding them: a word that all of ten thousand texts
 * have says nothing of any, and to weigh each takes seconds.
 */
const mostWeighed = 240;

/**
 * What a hit in a long text alone counts: less than one in a title or summary, whose weight is all that is computed. To
 * weigh the texts took seconds, and said little: who uses a word three times is not three times as right.
 */
const inBody = 0.02;

export type Hit = {
	kind: "container" | "page" | "post";
	/** Of the product, page or post. */
	id: string;
	/** What a page says of itself; null for the others. */
	summary: string | null;
};

/**
 * Containers, landing pages and posts with a text in the language that has all words of a question, the last of them as
 * the beginning of a word; or whose title has them inside of its words (German and Dutch join theirs). Accents, capitals
 * and the spelling of feet make no difference. By kind; best first: title before summary before text. Containers that
 * are named so stand as their list has them, from the smallest on. One statement.
 * @returns what is public; `isMore` where there is more than was weighed
 */
export async function findHits(
	db: Db,
	language: Language,
	text: string,
): Promise<{ hits: Hit[]; isMore: boolean }> {
	const { sizeRank, typeRank } = schema.listKeys(products);
	const { rows } = await db.execute<Hit & { isMore: boolean } & Record<string, unknown>>(sql`
		with asked as materialized (
			select array_remove(regexp_split_to_array(search_fold(${inWords(text)}), '[^a-z0-9]+'), '') as words
		), query as materialized (
			select
				case when cardinality(words) > 0
					then to_tsquery(search_endings(${language}), array_to_string(words[:8], ' & ') || ':*') end as wanted,
				case when cardinality(words) > 0
					then to_tsquery(search_endings(${language}), array_to_string(words[:8], ' | ') || ':*') end as of_them,
				-- The longest first: an index answers for one of them, which leaves few.
				array(select '%' || word || '%' from unnest(words[:8]) word where length(word) > 2
					order by length(word) desc) as parts
			from asked
		), found as (
			select 'container' as kind, 1 as way, id, greatest(ts_rank(vector, of_them), ${inBody}) as rank,
				ts_filter(vector, '{a}') @@ wanted as is_named from query, lateral (
				select ${productTranslations.productId} as id,
					search_vector("language", "title", "meta_description", null) as vector
				from ${productTranslations}
				where ${schema.isIn(productTranslations.language, language)}
					and search_vector("language", "title", "meta_description", "description") @@ wanted
				limit ${mostWeighed}
			) few
			union all
			select 'container', 2, id, 0.3, true from query, lateral (
				select ${productTranslations.productId} as id from ${productTranslations}
				where ${schema.isIn(productTranslations.language, language)}
					and search_fold(${productTranslations.title}) like parts[1] and search_fold(${productTranslations.title}) like all (parts)
				limit ${mostWeighed}
			) few
			union all
			select 'post', 3, id, greatest(ts_rank(vector, of_them), ${inBody}), ts_filter(vector, '{a}') @@ wanted from query, lateral (
				select ${blogPostTranslations.blogPostId} as id,
					search_vector("language", "title", "meta_description", null) as vector
				from ${blogPostTranslations}
				join ${blogPosts} on ${blogPosts.id} = ${blogPostTranslations.blogPostId} and ${isPublic}
				where ${schema.isIn(blogPostTranslations.language, language)}
					and search_vector("language", "title", "meta_description", "content") @@ wanted
				limit ${mostWeighed}
			) few
			union all
			select 'post', 4, id, 0.3, true from query, lateral (
				select ${blogPostTranslations.blogPostId} as id from ${blogPostTranslations}
				join ${blogPosts} on ${blogPosts.id} = ${blogPostTranslations.blogPostId} and ${isPublic}
				where ${schema.isIn(blogPostTranslations.language, language)}
					and search_fold(${blogPostTranslations.title}) like parts[1] and search_fold(${blogPostTranslations.title}) like all (parts)
				limit ${mostWeighed}
			) few
			union all
			select 'page', 5, id, greatest(ts_rank(vector, of_them), ${inBody}), ts_filter(vector, '{a}') @@ wanted from query, lateral (
				select ${landingPageTranslations.landingPageId} as id,
					search_vector("language", "title", "meta_description", null) as vector
				from ${landingPageTranslations}
				where ${schema.isIn(landingPageTranslations.language, language)}
					and search_vector("language", "title", "meta_description", "content_html") @@ wanted
				limit ${mostWeighed}
			) few
			union all
			select 'page', 6, id, 0.3, true from query, lateral (
				select ${landingPageTranslations.landingPageId} as id from ${landingPageTranslations}
				where ${schema.isIn(landingPageTranslations.language, language)}
					and search_fold(${landingPageTranslations.title}) like parts[1] and search_fold(${landingPageTranslations.title}) like all (parts)
				limit ${mostWeighed}
			) few
			union all
			select 'page', 7, id, 0.01, false from query, lateral (
				select ${sections.landingPageId} as id from ${sectionTranslations}
				join ${sections} on ${sections.id} = ${sectionTranslations.sectionId}
				where ${schema.isIn(sectionTranslations.language, language)}
					and search_vector(${sectionTranslations.language}, ${sectionTranslations.title},
						${sectionTranslations.subtitle}, ${sectionTranslations.contentHtml}) @@ wanted
				limit ${mostWeighed}
			) few
		), best as (
			select kind, id, max(rank) as rank, bool_or(is_named) as is_named from found group by kind, id
		)
		select kind, best.id::text as id, ${landingPageTranslations.metaDescription} as summary,
			coalesce((select max(weighed) from (select count(*) as weighed from found group by way) each_way), 0)
				>= ${mostWeighed} as "isMore"
		from best
		left join ${landingPages} on kind = 'page' and ${landingPages.id} = best.id and ${landingPages.isPublished}
		left join ${landingPageTranslations} on ${landingPageTranslations.landingPageId} = ${landingPages.id}
			and ${schema.isIn(landingPageTranslations.language, language)}
		left join ${products} on kind = 'container' and ${products.id} = best.id
		where kind <> 'page' or ${landingPageTranslations.id} is not null
		order by array_position(array['container', 'page', 'post'], kind), is_named desc,
			case when is_named then ${sizeRank} end, case when is_named then ${typeRank} end, rank desc, best.id`);
	return {
		hits: rows.map(({ kind, id, summary }) => ({ kind, id, summary })),
		isMore: rows[0]?.isMore === true,
	};
}
