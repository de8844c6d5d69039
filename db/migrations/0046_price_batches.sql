CREATE TABLE "price_batch_items" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"label" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_batch_items_batch_id_position_pk" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "price_batch_items_known_outcome" CHECK ("price_batch_items"."outcome" in ('waiting', 'applied', 'changed', 'gone', 'undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "price_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"user_email" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"rule" jsonb,
	"left_out" jsonb NOT NULL,
	"size" integer NOT NULL,
	"starts_on" date,
	"settled_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	CONSTRAINT "price_batches_known_source" CHECK ("price_batches"."source" in ('rule', 'file', 'single')),
	CONSTRAINT "price_batches_known_state" CHECK ("price_batches"."state" in ('draft', 'planned', 'applied', 'cancelled', 'undone')),
	CONSTRAINT "price_batches_planned" CHECK ("price_batches"."state" <> 'planned' or "price_batches"."starts_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "price_batch_items" ADD CONSTRAINT "price_batch_items_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_batch_items_product" ON "price_batch_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_batches_user" ON "price_batches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_batches_state" ON "price_batches" USING btree ("state","created_at");