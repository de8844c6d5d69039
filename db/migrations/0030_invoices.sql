CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_on" date NOT NULL,
	"last_hash" text NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "invoice_counters_series" CHECK ("invoice_counters"."series" in ('invoice', 'credit_note')),
	CONSTRAINT "invoice_counters_last" CHECK ("invoice_counters"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_deliveries" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"receiver" text NOT NULL,
	"document_hash" text NOT NULL,
	"provider_id" text,
	"answer" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_deliveries_state" CHECK ("invoice_deliveries"."state" in ('waiting', 'sent', 'refused')),
	CONSTRAINT "invoice_deliveries_sent" CHECK (("invoice_deliveries"."state" = 'sent') = ("invoice_deliveries"."provider_id" is not null)),
	CONSTRAINT "invoice_deliveries_tries" CHECK ("invoice_deliveries"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"credits_id" uuid,
	"net_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"gross_amount" bigint NOT NULL,
	"snapshot" jsonb NOT NULL,
	"ubl" text,
	"hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"key" uuid NOT NULL,
	"user_id" uuid,
	"user_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_key_unique" UNIQUE("key"),
	CONSTRAINT "invoices_series_year_sequence" UNIQUE("series","year","sequence"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'deposit', 'credit_note')),
	CONSTRAINT "invoices_series" CHECK ("invoices"."series" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_series_kind" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."series" = 'credit_note')),
	CONSTRAINT "invoices_credits_kind" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."credits_id" is not null)),
	CONSTRAINT "invoices_year" CHECK ("invoices"."year" = extract(year from "invoices"."issued_on")),
	CONSTRAINT "invoices_sequence" CHECK ("invoices"."sequence" >= 1),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."gross_amount" = "invoices"."net_amount" + "invoices"."vat_amount" and "invoices"."net_amount" >= 0 and "invoices"."vat_amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_action";--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD CONSTRAINT "invoice_deliveries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_deliveries_due" ON "invoice_deliveries" USING btree ("next_try_at") WHERE "invoice_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_id") WHERE "invoices"."credits_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_created_at" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_issued_on" ON "invoices" USING btree ("issued_on","series","sequence");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_action" CHECK ("audit_log"."action" in ('create', 'update', 'delete', 'restore', 'status', 'publish', 'sections', 'condition', 'note', 'upload', 'import', 'resend', 'letter', 'role', 'two-factor', 'payment', 'invoice'));--> statement-breakpoint
-- What was issued stays as it is. A whole database may be emptied before a backup is put into it: without rows there is
-- nothing to lose.
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM invoices) THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'an invoice that was issued is never changed: issue a credit note' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_no_change" BEFORE UPDATE OR DELETE ON "invoices"
	FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
CREATE TRIGGER "invoices_no_truncate" BEFORE TRUNCATE ON "invoices"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
-- A number is never given twice: a series only counts on, by one.
CREATE FUNCTION "refuse_counting_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR NEW.series <> OLD.series OR NEW.year <> OLD.year OR NEW.last_on < OLD.last_on
		OR NEW.last NOT IN (OLD.last, OLD.last + 1) THEN
		RAISE EXCEPTION 'a series of invoices only counts on' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoice_counters_on" BEFORE UPDATE OR DELETE ON "invoice_counters"
	FOR EACH ROW EXECUTE FUNCTION refuse_counting_back();
