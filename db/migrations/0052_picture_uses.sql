CREATE TABLE "picture_uses" (
	"key" text NOT NULL,
	"place" text NOT NULL,
	"row_id" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	CONSTRAINT "picture_uses_key_place_row_id_pk" PRIMARY KEY("key","place","row_id")
);
--> statement-breakpoint
CREATE INDEX "picture_uses_row" ON "picture_uses" USING btree ("place","row_id");--> statement-breakpoint
CREATE INDEX "picture_uses_owner" ON "picture_uses" USING btree ("kind","owner_id");
--> statement-breakpoint
CREATE FUNCTION "picture_keys"(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN ARRAY(
		SELECT DISTINCT found[1] FROM regexp_matches(said, '/uploads/([[:alnum:]_/-]+\.jpg)', 'g') found ORDER BY 1
	);
--> statement-breakpoint
-- Looks through the whole row, so that a column that is added later counts by itself. Given by the trigger: what an owner
-- knows it as, the column with its id, and where that names a part of it, the table and the column that lead on.
CREATE FUNCTION "note_picture_uses"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	was text[] := '{}';
	is_now text[] := '{}';
	owner text;
BEGIN
	IF TG_OP <> 'INSERT' AND OLD::text LIKE '%/uploads/%' THEN
		was := picture_keys(OLD::text);
	END IF;
	IF TG_OP <> 'DELETE' AND NEW::text LIKE '%/uploads/%' THEN
		is_now := picture_keys(NEW::text);
	END IF;
	IF was = is_now THEN
		RETURN NULL;
	END IF;
	IF was <> '{}' THEN
		DELETE FROM picture_uses WHERE place = TG_TABLE_NAME AND row_id = OLD.id::text;
	END IF;
	IF is_now <> '{}' THEN
		IF TG_NARGS > 1 THEN
			owner := to_jsonb(NEW) ->> TG_ARGV[1];
		END IF;
		IF TG_NARGS > 2 THEN
			EXECUTE format('SELECT %I FROM %I WHERE id = %L', TG_ARGV[3], TG_ARGV[2], owner) INTO owner;
		END IF;
		INSERT INTO picture_uses (key, place, row_id, kind, owner_id)
			SELECT key, TG_TABLE_NAME, NEW.id::text, TG_ARGV[0], owner::uuid FROM unnest(is_now) key
			ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	place text[];
	owner text;
BEGIN
	FOREACH place SLICE 1 IN ARRAY array[
		['products', 'product', 'id', '', ''],
		['product_images', 'product', 'product_id', '', ''],
		['product_condition_images', 'product', 'product_id', '', ''],
		['product_main_condition_images', 'product', 'product_id', '', ''],
		['product_translations', 'product', 'product_id', '', ''],
		['product_condition_info', 'product', 'product_id', '', ''],
		['product_condition_info_translations', 'product', 'product_condition_info_id', 'product_condition_info', 'product_id'],
		['landing_pages', 'page', 'id', '', ''],
		['landing_page_translations', 'page', 'landing_page_id', '', ''],
		['sections', 'page', 'landing_page_id', '', ''],
		['section_translations', 'page', 'section_id', 'sections', 'landing_page_id'],
		['blog_posts', 'post', 'id', '', ''],
		['blog_post_translations', 'post', 'blog_post_id', '', ''],
		['offer_versions', 'offer', 'offer_id', '', ''],
		['company_settings', 'company', '', '', '']
	] LOOP
		EXECUTE format('CREATE TRIGGER picture_uses AFTER INSERT OR UPDATE OR DELETE ON %I
			FOR EACH ROW EXECUTE FUNCTION note_picture_uses(%s)', place[1],
			(SELECT string_agg(quote_literal(word), ', ') FROM unnest(place[2:]) word WHERE word <> ''));
		owner := CASE
			WHEN place[3] = '' THEN 'null'
			WHEN place[4] = '' THEN format('t.%I', place[3])
			ELSE format('(SELECT whole.%I FROM %I whole WHERE whole.id = t.%I)', place[5], place[4], place[3])
		END;
		EXECUTE format('INSERT INTO picture_uses (key, place, row_id, kind, owner_id)
			SELECT key, %L, t.id::text, %L, %s FROM %I t, unnest(picture_keys(t::text)) key WHERE t::text LIKE ''%%/uploads/%%''',
			place[1], place[2], owner, place[1]);
	END LOOP;
END $$;
--> statement-breakpoint
-- What the trash keeps is in the history of deletions.
CREATE TRIGGER "picture_uses" AFTER INSERT ON "audit_log" FOR EACH ROW
	WHEN (NEW."action" = 'delete' AND NEW."before" ? 'kept') EXECUTE FUNCTION "note_picture_uses"('trash', 'id');
--> statement-breakpoint
CREATE TRIGGER "picture_uses_gone" AFTER DELETE ON "audit_log" FOR EACH ROW
	WHEN (OLD."action" = 'delete') EXECUTE FUNCTION "note_picture_uses"('trash', 'id');
--> statement-breakpoint
INSERT INTO "picture_uses" ("key", "place", "row_id", "kind", "owner_id")
	SELECT key, 'audit_log', t.id::text, 'trash', t.id FROM "audit_log" t, unnest(picture_keys(t::text)) key
	WHERE t."action" = 'delete' AND t."before" ? 'kept' AND t::text LIKE '%/uploads/%';
--> statement-breakpoint
ANALYZE "picture_uses";
