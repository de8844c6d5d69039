CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "internal_notes_user" ON "internal_notes" USING btree ("user_id");