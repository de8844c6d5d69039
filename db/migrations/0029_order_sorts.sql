CREATE INDEX "orders_total" ON "orders" USING btree ("total_amount","id");--> statement-breakpoint
CREATE INDEX "orders_status_total" ON "orders" USING btree ("status","total_amount","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "orders_status_due" ON "orders" USING btree ("status","due_on","id");