ALTER TABLE "quotes" ADD COLUMN "configuration" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "configuration_picture" "bytea";--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_picture" CHECK ("quotes"."configuration" is not null or "quotes"."configuration_picture" is null);