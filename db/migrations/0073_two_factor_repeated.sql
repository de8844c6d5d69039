ALTER TABLE "two_factors" ADD COLUMN "codes_made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "codes_made_with_hash" text;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_codes_made" CHECK (("two_factors"."codes_made_at" is null) = ("two_factors"."codes_made_with_hash" is null));