ALTER TABLE "audit_log" ADD COLUMN "label" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "label" DROP DEFAULT;--> statement-breakpoint
-- What has been noted so far gets a name too: from what it says itself, else from the thing where that is still there.
UPDATE "audit_log" SET "label" = left(coalesce(
	"after" #>> '{texts,nl,title}', "before" #>> '{texts,nl,title}',
	"after" #>> '{texts,en,title}', "before" #>> '{texts,en,title}',
	"after" #>> '{texts,de,title}', "before" #>> '{texts,de,title}',
	"after" #>> '{texts,fr,title}', "before" #>> '{texts,fr,title}',
	CASE "entity"
		WHEN 'product' THEN (SELECT t."title" FROM "product_translations" t WHERE t."product_id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid
			ORDER BY t."language" LIMIT 1)
		WHEN 'blog_post' THEN (SELECT t."title" FROM "blog_post_translations" t WHERE t."blog_post_id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid
			ORDER BY t."language" LIMIT 1)
		WHEN 'landing_page' THEN coalesce("after" ->> 'slug', "before" ->> 'slug',
			(SELECT t."title" FROM "landing_page_translations" t WHERE t."landing_page_id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid
				ORDER BY t."language" LIMIT 1),
			(SELECT p."slug" FROM "landing_pages" p WHERE p."id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid))
		WHEN 'section' THEN coalesce("after" ->> 'type', "before" ->> 'type')
		WHEN 'order' THEN (SELECT o."order_number" FROM "orders" o WHERE o."id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid)
		WHEN 'quote' THEN (SELECT q."customer_name" FROM "quotes" q WHERE q."id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid)
		WHEN 'message' THEN (SELECT m."name" FROM "contact_messages" m WHERE m."id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid)
		WHEN 'mail' THEN (SELECT m."subject" FROM "mail_outbox" m WHERE m."id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid)
		WHEN 'user' THEN (SELECT u."email" FROM "users" u WHERE u."id" = substring("entity_id" from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid)
		WHEN 'tariff' THEN CASE "entity_id" WHEN 'import' THEN NULL ELSE "entity_id" END
		WHEN 'company' THEN coalesce("after" ->> 'name', "before" ->> 'name')
		WHEN 'image' THEN regexp_replace("entity_id", '^.*/', '')
	END,
	''), 200);--> statement-breakpoint
UPDATE "audit_log" SET "label" = left("label" || ' · ' || coalesce("after" ->> 'page', "before" ->> 'page'), 200)
	WHERE "entity" = 'section' AND coalesce("after" ->> 'page', "before" ->> 'page') IS NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_entity" CHECK ("audit_log"."entity" in ('order', 'quote', 'message', 'mail', 'user', 'landing_page', 'section', 'product', 'blog_post', 'image', 'tariff', 'stock_colors', 'company'));--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_action" CHECK ("audit_log"."action" in ('create', 'update', 'delete', 'restore', 'status', 'publish', 'sections', 'condition', 'note', 'upload', 'import', 'resend', 'role', 'two-factor'));--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_known_entity" CHECK ("internal_notes"."entity" in ('order', 'quote', 'message'));
