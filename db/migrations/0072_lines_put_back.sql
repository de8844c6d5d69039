ALTER TABLE "cart_items" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "removed_from" uuid;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_removed_from_carts_id_fk" FOREIGN KEY ("removed_from") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_removed_from" ON "cart_items" USING btree ("removed_from") WHERE "cart_items"."removed_from" is not null;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_place" CHECK (num_nonnulls("cart_items"."cart_id", "cart_items"."removed_from") = 1);--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_removed" CHECK (num_nonnulls("cart_items"."removed_from", "cart_items"."removed_at") in (0, 2));