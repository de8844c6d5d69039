ALTER TABLE "quotes" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "access_width" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "door_side" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "rental_start" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "rental_length" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "rental_unit" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "rental_return" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_ground" CHECK ("quotes"."ground" in ('yes', 'no', 'unknown'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_door_side" CHECK ("quotes"."door_side" in ('cab', 'rear'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_rental_unit" CHECK ("quotes"."rental_unit" in ('day', 'week', 'month'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_rental_return" CHECK ("quotes"."rental_return" in ('fetched', 'brought'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_access_width" CHECK ("quotes"."access_width" between 1 and 50);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_rental_length" CHECK ("quotes"."rental_length" between 1 and 999);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_rental_duration" CHECK (("quotes"."rental_length" is null) = ("quotes"."rental_unit" is null));