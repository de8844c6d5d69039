CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"language" "language" NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papers_kind_number" UNIQUE("kind","number"),
	CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('pro-forma', 'order-confirmation', 'delivery-note', 'invoice', 'credit-note'))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_attachment";--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_order" ON "papers" USING btree ("order_id","created_at");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_attachment" CHECK ("mail_outbox"."attachment" in ('configuration', 'pro-forma', 'order-confirmation'));--> statement-breakpoint
-- A PDF is packed already.
ALTER TABLE "papers" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "papers_stay" BEFORE UPDATE ON "papers" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
