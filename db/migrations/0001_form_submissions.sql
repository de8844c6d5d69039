CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_submissions_form" CHECK ("form_submissions"."form" in ('quote', 'contact'))
);
--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "transport_price" SET DATA TYPE bigint;--> statement-breakpoint
CREATE INDEX "form_submissions_lookup" ON "form_submissions" USING btree ("form","address_hash","created_at");--> statement-breakpoint
CREATE INDEX "form_submissions_created_at" ON "form_submissions" USING btree ("created_at");