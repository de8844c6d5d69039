SET LOCAL maintenance_work_mem = '256MB';
--> statement-breakpoint
DROP INDEX "blog_post_translations_search";--> statement-breakpoint
DROP INDEX "product_translations_search";--> statement-breakpoint
CREATE INDEX "blog_post_translations_search_nl" ON "blog_post_translations" USING gin (search_vector("language", "title", "meta_description", "content")) WHERE "blog_post_translations"."language" = 'nl';--> statement-breakpoint
CREATE INDEX "blog_post_translations_search_en" ON "blog_post_translations" USING gin (search_vector("language", "title", "meta_description", "content")) WHERE "blog_post_translations"."language" = 'en';--> statement-breakpoint
CREATE INDEX "blog_post_translations_search_de" ON "blog_post_translations" USING gin (search_vector("language", "title", "meta_description", "content")) WHERE "blog_post_translations"."language" = 'de';--> statement-breakpoint
CREATE INDEX "blog_post_translations_search_fr" ON "blog_post_translations" USING gin (search_vector("language", "title", "meta_description", "content")) WHERE "blog_post_translations"."language" = 'fr';--> statement-breakpoint
CREATE INDEX "product_translations_search_nl" ON "product_translations" USING gin (search_vector("language", "title", "meta_description", "description")) WHERE "product_translations"."language" = 'nl';--> statement-breakpoint
CREATE INDEX "product_translations_search_en" ON "product_translations" USING gin (search_vector("language", "title", "meta_description", "description")) WHERE "product_translations"."language" = 'en';--> statement-breakpoint
CREATE INDEX "product_translations_search_de" ON "product_translations" USING gin (search_vector("language", "title", "meta_description", "description")) WHERE "product_translations"."language" = 'de';--> statement-breakpoint
CREATE INDEX "product_translations_search_fr" ON "product_translations" USING gin (search_vector("language", "title", "meta_description", "description")) WHERE "product_translations"."language" = 'fr';
--> statement-breakpoint
-- What it costs to spell a title plainly: without it the planner reads all of them rather than their index. As for
-- search_vector, a path of its own keeps the function from being written into the statement.
ALTER FUNCTION "search_fold"(text) SET search_path TO pg_catalog COST 1000;
--> statement-breakpoint
-- Parts of titles, one index for each language too; where the database gives trigrams (lists_at_size).
DO $$
DECLARE
	home text;
	named text;
	one text;
BEGIN
	SELECT nspname INTO home FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm';
	IF home IS NULL THEN
		RETURN;
	END IF;
	FOREACH named IN ARRAY array['product_translations', 'blog_post_translations'] LOOP
		EXECUTE format('DROP INDEX IF EXISTS %I', named || '_parts');
		EXECUTE format('CREATE INDEX %I ON %I USING gin ((plain_letters("title")) %I.gin_trgm_ops)',
			named || '_parts', named, home);
		FOR one IN SELECT unnest(enum_range(null::"language")) LOOP
			EXECUTE format('CREATE INDEX %I ON %I USING gin ((search_fold("title")) %I.gin_trgm_ops) WHERE "language" = %L',
				named || '_titles_' || one, named, home, one);
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
-- What an index on an expression knows of its values, the planner learns here and not when it is made.
ANALYZE "product_translations", "blog_post_translations";
