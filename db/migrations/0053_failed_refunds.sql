ALTER TABLE "online_refunds" DROP CONSTRAINT "online_refunds_state";--> statement-breakpoint
ALTER TABLE "online_refunds" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "online_refunds_unsettled" ON "online_refunds" USING btree ("state","created_at") WHERE "online_refunds"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_state" CHECK ("online_refunds"."state" in ('asked', 'done', 'refused', 'failed'));