-- A statement that is put together as text is parsed and planned at each order; these are once for a connection. All that is
-- counted has its status in "status": the triggers' argument says nothing more.
CREATE OR REPLACE FUNCTION "keep_row_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT status, 1 AS step FROM new_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT status, -1 AS step FROM old_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	ELSE
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT TG_TABLE_NAME, status, pg_backend_pid() % 64, sum(step) FROM (SELECT status, 1 AS step FROM new_rows UNION ALL SELECT status, -1 FROM old_rows) changed
			GROUP BY status HAVING sum(step) <> 0 ORDER BY status
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_order_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO order_days (day, slot, count, net)
			SELECT (created_at AT TIME ZONE 'Europe/Brussels')::date, pg_backend_pid() % 64,
				sum(step), sum(step * subtotal_amount)
			FROM (SELECT created_at, status, subtotal_amount, 1 AS step FROM new_rows) changed WHERE status <> 'cancelled'
			GROUP BY 1 HAVING sum(step) <> 0 OR sum(step * subtotal_amount) <> 0 ORDER BY 1
			ON CONFLICT (day, slot) DO UPDATE
				SET count = order_days.count + excluded.count, net = order_days.net + excluded.net;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO order_days (day, slot, count, net)
			SELECT (created_at AT TIME ZONE 'Europe/Brussels')::date, pg_backend_pid() % 64,
				sum(step), sum(step * subtotal_amount)
			FROM (SELECT created_at, status, subtotal_amount, -1 AS step FROM old_rows) changed WHERE status <> 'cancelled'
			GROUP BY 1 HAVING sum(step) <> 0 OR sum(step * subtotal_amount) <> 0 ORDER BY 1
			ON CONFLICT (day, slot) DO UPDATE
				SET count = order_days.count + excluded.count, net = order_days.net + excluded.net;
	ELSE
		INSERT INTO order_days (day, slot, count, net)
			SELECT (created_at AT TIME ZONE 'Europe/Brussels')::date, pg_backend_pid() % 64,
				sum(step), sum(step * subtotal_amount)
			FROM (SELECT created_at, status, subtotal_amount, 1 AS step FROM new_rows
				UNION ALL SELECT created_at, status, subtotal_amount, -1 FROM old_rows) changed WHERE status <> 'cancelled'
			GROUP BY 1 HAVING sum(step) <> 0 OR sum(step * subtotal_amount) <> 0 ORDER BY 1
			ON CONFLICT (day, slot) DO UPDATE
				SET count = order_days.count + excluded.count, net = order_days.net + excluded.net;
	END IF;
	RETURN NULL;
END $$;
