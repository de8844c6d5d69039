CREATE TABLE "online_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"provider_id" text,
	"checkout_url" text,
	"state" text DEFAULT 'open' NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_payments_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "online_payments_state" CHECK ("online_payments"."state" in ('open', 'paid', 'failed')),
	CONSTRAINT "online_payments_amount" CHECK ("online_payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_method";--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "online_payments_order" ON "online_payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "online_payments_open" ON "online_payments" USING btree ("created_at") WHERE "online_payments"."state" = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('bankTransfer', 'online'));