CREATE TABLE "row_counts" (
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"slot" integer NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "row_counts_kind_status_slot_pk" PRIMARY KEY("kind","status","slot")
);
--> statement-breakpoint
CREATE INDEX "mail_outbox_shown" ON "mail_outbox" USING btree ("status","created_at","id") WHERE "mail_outbox"."kind" <> 'account' and ("mail_outbox"."stands_in_for" is null or "mail_outbox"."follows" is null);--> statement-breakpoint
CREATE INDEX "orders_status_created_at" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("shipping_address" ->> 'email'));--> statement-breakpoint
CREATE INDEX "quotes_status_created_at" ON "quotes" USING btree ("status","created_at","id");--> statement-breakpoint
-- Adds up what one statement has changed, however many rows it has. Argument: the row's status as SQL.
CREATE FUNCTION "keep_row_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	come text := format('SELECT %s AS status, 1 AS step FROM new_rows', TG_ARGV[0]);
	gone text := format('SELECT %s AS status, -1 AS step FROM old_rows', TG_ARGV[0]);
BEGIN
	EXECUTE format(
		'INSERT INTO row_counts (kind, status, slot, count)
			SELECT %L, status, pg_backend_pid() %% 64, sum(step) FROM (%s) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count',
		TG_TABLE_NAME,
		CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END);
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	counted text[];
BEGIN
	FOREACH counted SLICE 1 IN ARRAY array[['orders', 'status'], ['quotes', 'status'], ['contact_messages', '''''']] LOOP
		EXECUTE format('CREATE TRIGGER "%1$s_come" AFTER INSERT ON "%1$s" REFERENCING NEW TABLE AS new_rows
			FOR EACH STATEMENT EXECUTE FUNCTION keep_row_counts(%2$L)', counted[1], counted[2]);
		EXECUTE format('CREATE TRIGGER "%1$s_go" AFTER DELETE ON "%1$s" REFERENCING OLD TABLE AS old_rows
			FOR EACH STATEMENT EXECUTE FUNCTION keep_row_counts(%2$L)', counted[1], counted[2]);
		EXECUTE format('CREATE TRIGGER "%1$s_change" AFTER UPDATE ON "%1$s" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
			FOR EACH STATEMENT EXECUTE FUNCTION keep_row_counts(%2$L)', counted[1], counted[2]);
		EXECUTE format('INSERT INTO row_counts (kind, status, slot, count)
			SELECT %1$L, %2$s, 0, count(*) FROM "%1$s" GROUP BY 2', counted[1], counted[2]);
	END LOOP;
END $$;
--> statement-breakpoint
SET LOCAL maintenance_work_mem = '256MB';
--> statement-breakpoint
-- Parts of names are found by trigrams. Where the database does not give the extension, everything is read instead: slow
-- at a hundred thousand rows, and right.
DO $$
DECLARE
	home text;
	part text[];
BEGIN
	BEGIN
		CREATE EXTENSION IF NOT EXISTS pg_trgm;
	EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
		RAISE NOTICE 'pg_trgm is not there: searches read whole tables';
	END;
	SELECT nspname INTO home FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm';
	IF home IS NULL THEN
		RETURN;
	END IF;
	FOREACH part SLICE 1 IN ARRAY array[
		['orders_parts', 'orders', 'plain_letters("order_number")', 'plain_letters("shipping_address" ->> ''name'')',
			'plain_letters("shipping_address" ->> ''email'')', 'plain_letters("shipping_address" ->> ''companyName'')',
			'plain_letters("billing_address" ->> ''companyName'')'],
		['order_items_parts', 'order_items', 'plain_letters("product_title")', '', '', '', ''],
		['quotes_parts', 'quotes', 'plain_letters("customer_name")', 'plain_letters("email")',
			'plain_letters("company_name")', '', ''],
		['contact_messages_parts', 'contact_messages', 'plain_letters("name")', 'plain_letters("email")',
			'plain_letters("subject")', 'plain_letters("message")', ''],
		['mail_outbox_parts', 'mail_outbox', 'plain_letters("recipient")', 'plain_letters("subject")', '', '', ''],
		['audit_log_parts', 'audit_log', 'plain_letters("label")', '', '', '', ''],
		['product_translations_parts', 'product_translations', 'plain_letters("title")', 'search_fold("title")', '', '', ''],
		['blog_post_translations_parts', 'blog_post_translations', 'plain_letters("title")', 'search_fold("title")', '', '', '']
	] LOOP
		EXECUTE format('CREATE INDEX %I ON %I USING gin (%s)', part[1], part[2], (
			SELECT string_agg(format('(%s) %I.gin_trgm_ops', expression, home), ', ')
			FROM unnest(part[3:]) expression WHERE expression <> ''));
	END LOOP;
END $$;
