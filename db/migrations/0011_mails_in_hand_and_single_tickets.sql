ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_form";--> statement-breakpoint
DROP INDEX "mail_outbox_pending";--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "ticket" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "claim" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "follows" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "stands_in_for" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_follows_mail_outbox_id_fk" FOREIGN KEY ("follows") REFERENCES "public"."mail_outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_stands_in_for_mail_outbox_id_fk" FOREIGN KEY ("stands_in_for") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_try_at") WHERE "mail_outbox"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "mail_outbox_newest" ON "mail_outbox" USING btree (("attempts" > 0),"created_at" DESC NULLS FIRST) WHERE "mail_outbox"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "mail_outbox_follows" ON "mail_outbox" USING btree ("follows") WHERE "mail_outbox"."follows" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_stands_in_for" ON "mail_outbox" USING btree ("stands_in_for") WHERE "mail_outbox"."stands_in_for" is not null;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_ticket_unique" UNIQUE("ticket");--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_ticket" CHECK (("form_submissions"."ticket" is null) = ("form_submissions"."content_hash" is null));--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form" CHECK ("form_submissions"."form" in ('quote', 'contact', 'order', 'sign-in', 'sign-up', 'reset'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_refusals" CHECK ("mail_outbox"."refusals" between 0 and "mail_outbox"."attempts");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_claim" CHECK (("mail_outbox"."claim" is null) = ("mail_outbox"."claimed_until" is null));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_in_hand" CHECK ("mail_outbox"."claim" is null or ("mail_outbox"."status" = 'pending' and "mail_outbox"."follows" is null));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_order" CHECK ("mail_outbox"."follows" <> "mail_outbox"."id" and "mail_outbox"."stands_in_for" <> "mail_outbox"."id");--> statement-breakpoint
DO $$ BEGIN
	-- Mails are no jobs any more: what waits in the outbox is found there.
	IF to_regclass('jobs.job') IS NOT NULL THEN
		DELETE FROM jobs.job WHERE name = 'mail';
	END IF;
END $$;
