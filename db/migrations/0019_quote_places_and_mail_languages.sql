ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_action";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "request_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "mail_language" "language" DEFAULT 'nl' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attachment" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "transport_country" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "transport_postcode" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "unit_price" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "total_price" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_action" CHECK ("audit_log"."action" in ('create', 'update', 'delete', 'restore', 'status', 'publish', 'sections', 'condition', 'note', 'upload', 'import', 'resend', 'letter', 'role', 'two-factor'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_attachment" CHECK ("mail_outbox"."attachment" in ('configuration'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_transport_country" CHECK ("quotes"."transport_country" in ('BE', 'NL', 'DE', 'FR'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_place" CHECK ("quotes"."transport_country" is not null or "quotes"."transport_postcode" is null);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_prices" CHECK ("quotes"."unit_price" >= 0 and "quotes"."total_price" >= 0);