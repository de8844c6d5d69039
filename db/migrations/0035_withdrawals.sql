CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" "language" NOT NULL,
	"order_id" uuid,
	"message_id" uuid,
	"order_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"part" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_required" CHECK (length(trim("withdrawals"."name")) > 0 and length(trim("withdrawals"."email")) > 0)
);
--> statement-breakpoint
ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_form";--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "customers" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "register" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_message" ON "withdrawals" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "withdrawals_sender" ON "withdrawals" USING btree ("order_number",lower("email"),"created_at");--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_customers" CHECK ("company_settings"."customers" in ('everyone', 'businesses'));--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form" CHECK ("form_submissions"."form" in ('quote', 'contact', 'order', 'sign-in', 'sign-up', 'reset', 'withdrawal'));