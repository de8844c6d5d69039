DROP INDEX "audit_log_created_at";--> statement-breakpoint
DROP INDEX "carts_user";--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "opening_hours" jsonb DEFAULT '{"monday":{"opens":"09:00","closes":"17:00"},"tuesday":{"opens":"09:00","closes":"17:00"},"wednesday":{"opens":"09:00","closes":"17:00"},"thursday":{"opens":"09:00","closes":"17:00"},"friday":{"opens":"09:00","closes":"17:00"},"saturday":null,"sunday":null}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_user_email" ON "audit_log" USING btree ("user_email","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_entity_id" ON "audit_log" USING btree ("entity_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_user" ON "carts" USING btree ("user_id");