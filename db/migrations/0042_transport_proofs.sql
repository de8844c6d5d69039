CREATE TABLE "transport_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"user_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transport_proofs_order_content" UNIQUE("order_id","sha256"),
	CONSTRAINT "transport_proofs_type" CHECK ("transport_proofs"."type" in ('application/pdf', 'image/jpeg'))
);
--> statement-breakpoint
ALTER TABLE "transport_proofs" ADD CONSTRAINT "transport_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;