DROP INDEX "blog_posts_dates";--> statement-breakpoint
DROP INDEX "products_created_at";--> statement-breakpoint
DROP INDEX "contact_messages_created_at";--> statement-breakpoint
DROP INDEX "orders_created_at";--> statement-breakpoint
DROP INDEX "quotes_created_at";--> statement-breakpoint
CREATE INDEX "blog_posts_dates" ON "blog_posts" USING btree ("custom_publish_date" DESC NULLS LAST,"published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_created_at" ON "products" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_created_at" ON "quotes" USING btree ("created_at","id");