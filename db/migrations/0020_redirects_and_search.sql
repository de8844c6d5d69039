CREATE TABLE "published_redirects" (
	"position" integer PRIMARY KEY NOT NULL,
	"old_path" text NOT NULL,
	"new_path" text NOT NULL,
	"status_code" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_redirects_status" CHECK ("published_redirects"."status_code" in (301, 302, 410)),
	CONSTRAINT "published_redirects_old_path" CHECK ("published_redirects"."old_path" ~ '^/[^[:space:]]*$'),
	CONSTRAINT "published_redirects_new_path" CHECK ("published_redirects"."new_path" ~ '^/([^[:space:]/\\][^[:space:]]*)?$')
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_entity";--> statement-breakpoint
CREATE INDEX "audit_log_deleted_products" ON "audit_log" USING btree ("entity_id") WHERE "audit_log"."entity" = 'product' and "audit_log"."action" = 'delete';--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_entity" CHECK ("audit_log"."entity" in ('order', 'quote', 'message', 'mail', 'user', 'landing_page', 'section', 'product', 'blog_post', 'image', 'tariff', 'stock_colors', 'company', 'redirects'));--> statement-breakpoint
-- What searches compare: small letters without accents, so that muller finds Müller.
CREATE FUNCTION plain_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT replace(lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss') $$;
