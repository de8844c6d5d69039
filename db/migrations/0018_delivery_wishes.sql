ALTER TABLE "orders" ADD COLUMN "wished_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "access_width" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "door_side" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rental_start" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rental_length" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rental_unit" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rental_return" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ground" CHECK ("orders"."ground" in ('yes', 'no', 'unknown'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_door_side" CHECK ("orders"."door_side" in ('cab', 'rear'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rental_unit" CHECK ("orders"."rental_unit" in ('day', 'week', 'month'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rental_return" CHECK ("orders"."rental_return" in ('fetched', 'brought'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_note" CHECK (length("orders"."note") between 1 and 2000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_access_width" CHECK ("orders"."access_width" between 1 and 50);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rental_length" CHECK ("orders"."rental_length" between 1 and 999);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rental_duration" CHECK (("orders"."rental_length" is null) = ("orders"."rental_unit" is null));