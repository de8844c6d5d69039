CREATE TABLE "vat_checks" (
	"number" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "vat_by_case" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "vat_oss" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "oss_rates" jsonb DEFAULT '{"BE":21,"NL":21,"DE":19,"FR":20}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_inputs" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_decision" jsonb;--> statement-breakpoint
CREATE INDEX "vat_checks_asked_at" ON "vat_checks" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "orders_vat_unknown" ON "orders" USING btree ("created_at") WHERE "orders"."vat_inputs" -> 'check' ->> 'state' = 'unknown';