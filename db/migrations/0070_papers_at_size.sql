CREATE INDEX "bank_lines_booked_on" ON "bank_lines" USING btree ("booked_on","id");--> statement-breakpoint
CREATE INDEX "invoices_kind_created_at" ON "invoices" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_reference" ON "invoices" USING btree (("snapshot" -> 'order' ->> 'reference'));
--> statement-breakpoint
-- Counted as orders are, by what their lists narrow to: no page reads all of them to say how many there are.
CREATE FUNCTION "keep_invoice_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT kind AS status, 1 AS step FROM new_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT kind AS status, -1 AS step FROM old_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	ELSE
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT kind AS status, 1 AS step FROM new_rows UNION ALL SELECT kind, -1 FROM old_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_bank_line_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT state AS status, 1 AS step FROM new_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT state AS status, -1 AS step FROM old_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	ELSE
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT state AS status, 1 AS step FROM new_rows UNION ALL SELECT state, -1 FROM old_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_counted_come" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_counts();
--> statement-breakpoint
CREATE TRIGGER "invoices_counted_go" AFTER DELETE ON "invoices" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_counts();
--> statement-breakpoint
CREATE TRIGGER "invoices_counted_change" AFTER UPDATE ON "invoices" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_counts();
--> statement-breakpoint
CREATE TRIGGER "bank_lines_counted_come" AFTER INSERT ON "bank_lines" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_line_counts();
--> statement-breakpoint
CREATE TRIGGER "bank_lines_counted_go" AFTER DELETE ON "bank_lines" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_line_counts();
--> statement-breakpoint
CREATE TRIGGER "bank_lines_counted_change" AFTER UPDATE ON "bank_lines" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_line_counts();
--> statement-breakpoint
INSERT INTO "row_counts" (kind, status, slot, count)
	SELECT 'invoices', kind, 0, count(*) FROM "invoices" GROUP BY kind
	UNION ALL SELECT 'bank_lines', state, 0, count(*) FROM "bank_lines" GROUP BY state;
--> statement-breakpoint
-- A name on an invoice stands in what was issued, twenty kilobytes each: without an index a search unpacks all of them.
DO $$
DECLARE
	home text;
	part text[];
BEGIN
	SELECT nspname INTO home FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm';
	IF home IS NULL THEN
		RETURN;
	END IF;
	FOREACH part SLICE 1 IN ARRAY array[
		['invoices_parts', 'invoices', 'plain_letters("number")', 'plain_letters("snapshot" -> ''order'' ->> ''number'')',
			'plain_letters("snapshot" -> ''buyer'' ->> ''name'')', 'plain_letters("snapshot" -> ''buyer'' ->> ''contact'')'],
		['bank_lines_parts', 'bank_lines', 'plain_letters("name")', 'plain_letters("text")', 'plain_letters("account")', '']
	] LOOP
		EXECUTE format('CREATE INDEX %I ON %I USING gin (%s)', part[1], part[2], (
			SELECT string_agg(format('(%s) %I.gin_trgm_ops', expression, home), ', ')
			FROM unnest(part[3:]) expression WHERE expression <> ''));
	END LOOP;
END $$;
