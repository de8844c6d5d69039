ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_attachment";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attached_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_attachment" CHECK ("mail_outbox"."attachment" in ('configuration', 'pro-forma', 'order-confirmation', 'invoice'));