ALTER TABLE "mail_outbox" ALTER COLUMN "html" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "facts" jsonb;--> statement-breakpoint
CREATE INDEX "mail_outbox_unwritten" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."html" is null;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_words" CHECK (("mail_outbox"."html" is null) = ("mail_outbox"."text" is null) and ("mail_outbox"."html" is null) = ("mail_outbox"."facts" is not null));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_claim_words" CHECK ("mail_outbox"."claim" is null or "mail_outbox"."html" is not null);