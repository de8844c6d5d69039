import { sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { inWords } from "./search.ts";

const { productTranslations, blogPostTranslations, landingPageTranslations, sectionTranslations, sections } =
	schema;

/** What a page of results shows at most, of all kinds together. */
const mostHits = 100;

export type Hit = {
	kind: "container" | "page" | "post";
	/** Of the product, page or post. */
	id: string;
	/** Whether its title has all that was asked for. */
	isNamed: boolean;
	/** What a page says of itself; null for the others. */
	summary: string | null;
};

/**
 * Containers, landing pages and posts with a text in the language that has all words of a question, the last of them as
 * the beginning of a word; or whose title has them inside of its words (German and Dutch join theirs). Best first: title
 * before summary before text. Accents, capitals and the spelling of feet make no difference.
 * What is not published is among them: the lists that the page is made of know. One statement.
 */
export async function findHits(db: Db, language: Language, text: string): Promise<Hit[]> {
	const found = await db.execute<Hit & Record<string, unknown>>(sql`
		with asked as materialized (
			select array_remove(regexp_split_to_array(search_fold(${inWords(text)}), '[^a-z0-9]+'), '') as words
		), query as materialized (
			select
				case when cardinality(words) > 0
					then to_tsquery(search_endings(${language}), array_to_string(words[:8], ' & ') || ':*') end as wanted,
				array(select '%' || word || '%' from unnest(words[:8]) word where length(word) > 2) as parts
			from asked
		), found as (
			select 'container' as kind, ${productTranslations.productId} as id,
				ts_rank(search_vector("language", "title", "meta_description", "description"), wanted) as rank
			from query, ${productTranslations}
			where ${productTranslations.language} = ${language}
				and search_vector("language", "title", "meta_description", "description") @@ wanted
			union all
			select 'container', ${productTranslations.productId}, 0.3 from query, ${productTranslations}
			where ${productTranslations.language} = ${language}
				and cardinality(parts) > 0 and search_fold(${productTranslations.title}) like all (parts)
			union all
			select 'post', ${blogPostTranslations.blogPostId},
				ts_rank(search_vector("language", "title", "meta_description", "content"), wanted)
			from query, ${blogPostTranslations}
			where ${blogPostTranslations.language} = ${language}
				and search_vector("language", "title", "meta_description", "content") @@ wanted
			union all
			select 'post', ${blogPostTranslations.blogPostId}, 0.3 from query, ${blogPostTranslations}
			where ${blogPostTranslations.language} = ${language}
				and cardinality(parts) > 0 and search_fold(${blogPostTranslations.title}) like all (parts)
			union all
			select 'page', ${landingPageTranslations.landingPageId},
				ts_rank(search_vector("language", "title", "meta_description", "content_html"), wanted)
			from query, ${landingPageTranslations}
			where ${landingPageTranslations.language} = ${language}
				and search_vector("language", "title", "meta_description", "content_html") @@ wanted
			union all
			select 'page', ${landingPageTranslations.landingPageId}, 0.3 from query, ${landingPageTranslations}
			where ${landingPageTranslations.language} = ${language}
				and cardinality(parts) > 0 and search_fold(${landingPageTranslations.title}) like all (parts)
			union all
			select 'page', ${sections.landingPageId}, 0.01 from query, ${sectionTranslations}
			join ${sections} on ${sections.id} = ${sectionTranslations.sectionId}
			where ${sectionTranslations.language} = ${language}
				and search_vector(${sectionTranslations.language}, ${sectionTranslations.title},
					${sectionTranslations.subtitle}, ${sectionTranslations.contentHtml}) @@ wanted
		), best as (
			select kind, id, max(rank) as rank from found group by kind, id
		)
		select kind, best.id::text as id, rank >= 0.3 as "isNamed", ${landingPageTranslations.metaDescription} as summary
		from best
		left join ${landingPageTranslations} on kind = 'page'
			and ${landingPageTranslations.landingPageId} = best.id
			and ${landingPageTranslations.language} = ${language}
		order by rank desc, id
		limit ${mostHits}`);
	return found.rows.map(({ kind, id, isNamed, summary }) => ({ kind, id, isNamed, summary }));
}
