-- No extension: "unaccent" needs a right on the database that hosted ones may not give, and is not immutable.
-- Bodies in the form that is bound when it is made: indexes on them survive a restore, which has no search path.
CREATE FUNCTION "search_fold"(value text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN regexp_replace(
		replace(replace(replace(replace(
			translate(plain_letters(replace(value, 'ẞ', 'ss')), 'øØłŁđĐ', 'oolldd'),
			'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
		'(\d+)(?:[^a-z0-9]*(?:ft|feet|foot|fuss|voet|pieds?)(?![a-z0-9])|[''’′](?![a-z0-9]))', '\1ft', 'g');
--> statement-breakpoint
CREATE FUNCTION "search_endings"(text_language "language") RETURNS regconfig
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE text_language
		WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig
		WHEN 'en' THEN 'pg_catalog.english'::regconfig
		WHEN 'de' THEN 'pg_catalog.german'::regconfig
		WHEN 'fr' THEN 'pg_catalog.french'::regconfig
	END;
--> statement-breakpoint
CREATE FUNCTION "search_vector"(text_language "language", title text, summary text, body text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN setweight(to_tsvector(search_endings(text_language), search_fold(coalesce(title, ''))), 'A') ||
		setweight(to_tsvector(search_endings(text_language), search_fold(coalesce(summary, ''))), 'B') ||
		setweight(to_tsvector(search_endings(text_language), search_fold(left(coalesce(body, ''), 200000))), 'C');
--> statement-breakpoint
CREATE INDEX "blog_post_translations_search" ON "blog_post_translations" USING gin (search_vector("language", "title", "meta_description", "content"));--> statement-breakpoint
CREATE INDEX "product_translations_search" ON "product_translations" USING gin (search_vector("language", "title", "meta_description", "description"));--> statement-breakpoint
CREATE INDEX "landing_page_translations_search" ON "landing_page_translations" USING gin (search_vector("language", "title", "meta_description", "content_html"));--> statement-breakpoint
CREATE INDEX "section_translations_search" ON "section_translations" USING gin (search_vector("language", "title", "subtitle", "content_html"));