ALTER TABLE "mail_outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "about" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "audience" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "repeats" uuid;--> statement-breakpoint
-- What a mail is about stood in its key until now.
UPDATE "mail_outbox" SET
	"kind" = CASE split_part("dedupe_key", ':', 1) WHEN 'order-confirmation' THEN 'order' WHEN 'quote' THEN 'quote' ELSE 'message' END,
	"about" = split_part("dedupe_key", ':', 2)::uuid,
	"audience" = CASE WHEN split_part("dedupe_key", ':', 3) IN ('buyer', 'customer') THEN 'customer' ELSE 'company' END
WHERE split_part("dedupe_key", ':', 1) IN ('order-confirmation', 'quote', 'contact')
	AND split_part("dedupe_key", ':', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';--> statement-breakpoint
UPDATE "mail_outbox" AS mail SET "kind" = first."kind", "about" = first."about", "audience" = 'company'
FROM "mail_outbox" AS first
WHERE split_part(mail."dedupe_key", ':', 1) = 'backup' AND first."id"::text = split_part(mail."dedupe_key", ':', 2)
	AND first."kind" IS NOT NULL;--> statement-breakpoint
UPDATE "mail_outbox" SET "kind" = 'account', "audience" = 'customer' WHERE "kind" IS NULL;--> statement-breakpoint
UPDATE "mail_outbox" AS mail SET "repeats" = first."id" FROM "mail_outbox" AS first
WHERE strpos(mail."dedupe_key", ':again:') > 0 AND first."dedupe_key" = split_part(mail."dedupe_key", ':again:', 1);--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "audience" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_repeats_mail_outbox_id_fk" FOREIGN KEY ("repeats") REFERENCES "public"."mail_outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_about" ON "mail_outbox" USING btree ("kind","about","created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_repeats" ON "mail_outbox" USING btree ("repeats") WHERE "mail_outbox"."repeats" is not null;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_kind" CHECK ("mail_outbox"."kind" in ('order', 'quote', 'message', 'account'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_audience" CHECK ("mail_outbox"."audience" in ('customer', 'company'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_about" CHECK (("mail_outbox"."kind" = 'account') = ("mail_outbox"."about" is null));