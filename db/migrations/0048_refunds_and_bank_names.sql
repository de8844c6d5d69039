CREATE TABLE "online_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"online_payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"user_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_refunds_state" CHECK ("online_refunds"."state" in ('asked', 'done', 'refused')),
	CONSTRAINT "online_refunds_amount" CHECK ("online_refunds"."amount" > 0),
	CONSTRAINT "online_refunds_reason" CHECK (length(trim("online_refunds"."reason")) > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "anonymized_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_online_payment_id_online_payments_id_fk" FOREIGN KEY ("online_payment_id") REFERENCES "public"."online_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "online_refunds_payment" ON "online_refunds" USING btree ("online_payment_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_lines_named" ON "bank_lines" USING btree ("booked_on") WHERE "bank_lines"."anonymized_at" is null;