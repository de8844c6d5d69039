CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"key" uuid NOT NULL,
	"user_id" uuid,
	"user_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_key_unique" UNIQUE("key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" <> 0),
	CONSTRAINT "payments_reason" CHECK ("payments"."amount" > 0 or length(trim("payments"."note")) > 0)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_action";--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "term_days" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "remind_before" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "remind_after" integer DEFAULT 3;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "lapse" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "lapse_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_reference" text GENERATED ALWAYS AS (lpad((regexp_replace(order_number, '[^0-9]', '', 'g')::bigint % 10000000000)::text, 10, '0') || lpad((1 + ((regexp_replace(order_number, '[^0-9]', '', 'g')::bigint % 10000000000) % 97 + 96) % 97)::text, 2, '0')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminders_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_due_on" ON "orders" USING btree ("due_on") WHERE "orders"."status" in ('pending', 'confirmed');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paymentReference_unique" UNIQUE("payment_reference");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_action" CHECK ("audit_log"."action" in ('create', 'update', 'delete', 'restore', 'status', 'publish', 'sections', 'condition', 'note', 'upload', 'import', 'resend', 'letter', 'role', 'two-factor', 'payment'));--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_lapse" CHECK ("company_settings"."lapse" in ('ask', 'cancel'));--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_terms" CHECK ("company_settings"."term_days" between 1 and 60 and "company_settings"."remind_before" between 1 and 30
				and "company_settings"."remind_after" between 1 and 60 and "company_settings"."lapse_days" between 1 and 90);