CREATE TABLE "online_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"online_payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_standing" boolean NOT NULL,
	"payment_id" uuid,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_reversals_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "online_reversals_kind" CHECK ("online_reversals"."kind" in ('refund', 'chargeback')),
	CONSTRAINT "online_reversals_amount" CHECK ("online_reversals"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "online_reversals" ADD CONSTRAINT "online_reversals_online_payment_id_online_payments_id_fk" FOREIGN KEY ("online_payment_id") REFERENCES "public"."online_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_reversals" ADD CONSTRAINT "online_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "online_reversals_payment" ON "online_reversals" USING btree ("online_payment_id","created_at");--> statement-breakpoint
CREATE INDEX "online_reversals_unsettled" ON "online_reversals" USING btree ("created_at") WHERE "online_reversals"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "online_payments_paid" ON "online_payments" USING btree ("checked_at") WHERE "online_payments"."state" = 'paid';