ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_transport_country";--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_transport_country";--> statement-breakpoint
ALTER TABLE "transport_tariffs" DROP CONSTRAINT "transport_tariffs_country";--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_transport_country" CHECK ("cart_items"."transport_country" in ('BE', 'NL', 'DE', 'FR'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_transport_country" CHECK ("order_items"."transport_country" in ('BE', 'NL', 'DE', 'FR'));--> statement-breakpoint
ALTER TABLE "transport_tariffs" ADD CONSTRAINT "transport_tariffs_country" CHECK ("transport_tariffs"."country" in ('BE', 'NL', 'DE', 'FR'));