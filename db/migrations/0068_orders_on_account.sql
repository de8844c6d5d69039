ALTER TABLE "orders" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoiced_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billed_due_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "marked_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_partly" ON "orders" USING btree ("id") WHERE "orders"."status" in ('paid', 'delivered') and "orders"."paid_amount" < "orders"."total_amount" - "orders"."credited_amount";--> statement-breakpoint
CREATE INDEX "orders_on_account" ON "orders" USING btree (greatest("billed_due_on", "due_on"),"id") WHERE "orders"."status" = 'delivered' and not "orders"."marked_paid" and "orders"."deposit_amount" + "orders"."invoiced_amount" > 0 and coalesce("orders"."paid_amount", 0) < greatest(0, "orders"."total_amount" - "orders"."credited_amount");--> statement-breakpoint
-- What was paid for an order and what is billed of it stands with it, so that lists of what is open read the orders alone. Its
-- row is locked before it is added up: of two payments that come at once the second sees the first.
CREATE FUNCTION "keep_order_paid"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM orders WHERE id IN (SELECT order_id FROM changed_rows) ORDER BY id FOR NO KEY UPDATE;
	UPDATE orders SET paid_amount = (SELECT sum(p.amount) FROM payments p WHERE p.order_id = orders.id)
		WHERE id IN (SELECT order_id FROM changed_rows);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_come" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_order_paid();
--> statement-breakpoint
CREATE TRIGGER "payments_go" AFTER DELETE ON "payments" REFERENCING OLD TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_order_paid();
--> statement-breakpoint
-- A credit note takes back from the document that it credits.
CREATE FUNCTION "keep_order_billed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM orders WHERE id IN (SELECT order_id FROM changed_rows) ORDER BY id FOR NO KEY UPDATE;
	UPDATE orders SET (deposit_amount, invoiced_amount, billed_due_on) = (
		SELECT coalesce(sum(step * i.gross_amount) FILTER (WHERE billed.kind = 'deposit'), 0),
			coalesce(sum(step * i.gross_amount) FILTER (WHERE billed.kind = 'invoice'), 0),
			(array_agg((i.snapshot ->> 'dueOn')::date ORDER BY i.created_at DESC, i.sequence DESC) FILTER (WHERE step = 1))[1]
		FROM (SELECT *, CASE kind WHEN 'credit_note' THEN -1 ELSE 1 END AS step FROM invoices) i
		JOIN invoices billed ON billed.id = coalesce(i.credits_id, i.id)
		WHERE i.order_id = orders.id)
	WHERE id IN (SELECT order_id FROM changed_rows);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_come" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_order_billed();
--> statement-breakpoint
CREATE TRIGGER "invoices_go" AFTER DELETE ON "invoices" REFERENCING OLD TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_order_billed();
--> statement-breakpoint
UPDATE "orders" o SET "paid_amount" = p.amount
FROM (SELECT order_id, sum(amount) AS amount FROM "payments" GROUP BY order_id) p WHERE p.order_id = o.id;
--> statement-breakpoint
UPDATE "orders" o SET "deposit_amount" = b.deposits, "invoiced_amount" = b.invoiced, "billed_due_on" = b.due_on
FROM (
	SELECT i.order_id, coalesce(sum(step * i.gross_amount) FILTER (WHERE billed.kind = 'deposit'), 0) AS deposits,
		coalesce(sum(step * i.gross_amount) FILTER (WHERE billed.kind = 'invoice'), 0) AS invoiced,
		(array_agg((i.snapshot ->> 'dueOn')::date ORDER BY i.created_at DESC, i.sequence DESC) FILTER (WHERE step = 1))[1] AS due_on
	FROM (SELECT *, CASE kind WHEN 'credit_note' THEN -1 ELSE 1 END AS step FROM "invoices") i
	JOIN "invoices" billed ON billed.id = coalesce(i.credits_id, i.id)
	GROUP BY i.order_id
) b WHERE b.order_id = o.id;
--> statement-breakpoint
-- Of those that are delivered the history says whether they were marked as paid; where it says nothing of an order, nothing
-- is asked for.
UPDATE "orders" o SET "marked_paid" = true
WHERE o.status = 'paid' OR o.status = 'delivered' AND coalesce((
		SELECT a.after ->> 'status' = 'paid' FROM "audit_log" a
		WHERE a.entity = 'order' AND a.entity_id = o.id::text AND a.action = 'status'
			AND (a.after ->> 'status' = 'paid' OR a.before ->> 'status' = 'paid' AND a.after ->> 'status' = 'confirmed')
		ORDER BY a.created_at DESC LIMIT 1
	), NOT EXISTS (
		SELECT FROM "audit_log" a WHERE a.entity = 'order' AND a.entity_id = o.id::text AND a.action = 'status'
	));
