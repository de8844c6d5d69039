CREATE TABLE "buyer_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"main_email" text NOT NULL,
	"user_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_addresses_email_unique" UNIQUE("email"),
	CONSTRAINT "buyer_addresses_lower" CHECK ("buyer_addresses"."email" = lower("buyer_addresses"."email") and "buyer_addresses"."main_email" = lower("buyer_addresses"."main_email")),
	CONSTRAINT "buyer_addresses_other" CHECK ("buyer_addresses"."email" <> "buyer_addresses"."main_email")
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_entity";--> statement-breakpoint
ALTER TABLE "internal_notes" DROP CONSTRAINT "internal_notes_known_entity";--> statement-breakpoint
DROP INDEX "offers_email";--> statement-breakpoint
DROP INDEX "orders_email";--> statement-breakpoint
CREATE INDEX "buyer_addresses_main" ON "buyer_addresses" USING btree ("main_email");--> statement-breakpoint
CREATE INDEX "offers_email" ON "offers" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("shipping_address" ->> 'email'),"created_at","id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_entity" CHECK ("audit_log"."entity" in ('order', 'quote', 'offer', 'message', 'mail', 'user', 'buyer', 'landing_page', 'section', 'product', 'blog_post', 'image', 'tariff', 'stock_colors', 'company', 'redirects', 'bank_line', 'offer_settings'));--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_known_entity" CHECK ("internal_notes"."entity" in ('order', 'quote', 'offer', 'message', 'buyer'));