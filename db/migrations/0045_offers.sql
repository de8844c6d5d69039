CREATE TABLE "offer_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_messages_author" CHECK ("offer_messages"."author" in ('buyer', 'company')),
	CONSTRAINT "offer_messages_text" CHECK (length(trim("offer_messages"."text")) > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"valid_days" integer DEFAULT 14 NOT NULL,
	"remind_before" integer DEFAULT 2,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_settings_one_row" CHECK ("offer_settings"."id"),
	CONSTRAINT "offer_settings_days" CHECK ("offer_settings"."valid_days" between 1 and 365 and "offer_settings"."remind_before" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"subtotal_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"vat_inputs" jsonb NOT NULL,
	"vat_decision" jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_versions_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "offer_versions_offer_version" UNIQUE("offer_id","version"),
	CONSTRAINT "offer_versions_version" CHECK ("offer_versions"."version" >= 1),
	CONSTRAINT "offer_versions_amounts" CHECK ("offer_versions"."subtotal_amount" >= 0 and "offer_versions"."vat_amount" >= 0 and "offer_versions"."total_amount" = "offer_versions"."subtotal_amount" + "offer_versions"."vat_amount"),
	CONSTRAINT "offer_versions_sent" CHECK (("offer_versions"."sent_at" is null) = ("offer_versions"."token_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"quote_id" uuid,
	"language" "language" NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_version" integer,
	"buyer_name" text NOT NULL,
	"company_name" text,
	"email" text NOT NULL,
	"valid_until" date NOT NULL,
	"total_amount" bigint NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answered_how" text,
	"decline_reason" text,
	"asked_at" timestamp with time zone,
	"reminders_stopped" boolean DEFAULT false NOT NULL,
	"configuration" text,
	"drawing" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_number_unique" UNIQUE("number"),
	CONSTRAINT "offers_status" CHECK ("offers"."status" in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "offers_answered_how" CHECK ("offers"."answered_how" in ('link', 'phone', 'email', 'counter')),
	CONSTRAINT "offers_versions" CHECK ("offers"."version" >= 1 and "offers"."sent_version" between 1 and "offers"."version"),
	CONSTRAINT "offers_sent" CHECK (("offers"."status" = 'draft') = ("offers"."sent_version" is null)),
	CONSTRAINT "offers_answered" CHECK (("offers"."status" in ('accepted', 'declined')) = ("offers"."answered_at" is not null)),
	CONSTRAINT "offers_total" CHECK ("offers"."total_amount" >= 0),
	CONSTRAINT "offers_drawing" CHECK ("offers"."configuration" is not null or "offers"."drawing" is null)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_entity";--> statement-breakpoint
ALTER TABLE "internal_notes" DROP CONSTRAINT "internal_notes_known_entity";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_kind";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_attachment";--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_kind";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "selected_condition" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "details" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_messages_offer" ON "offer_messages" USING btree ("offer_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_created_at" ON "offers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "offers_total" ON "offers" USING btree ("total_amount","id");--> statement-breakpoint
CREATE INDEX "offers_valid_until" ON "offers" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "offers_quote" ON "offers" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "offers_answered_at" ON "offers" USING btree ("answered_at") WHERE "offers"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_email" ON "offers" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_offer" ON "papers" USING btree ("offer_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offerId_unique" UNIQUE("offer_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_entity" CHECK ("audit_log"."entity" in ('order', 'quote', 'offer', 'message', 'mail', 'user', 'landing_page', 'section', 'product', 'blog_post', 'image', 'tariff', 'stock_colors', 'company', 'redirects', 'bank_line', 'offer_settings'));--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_known_entity" CHECK ("internal_notes"."entity" in ('order', 'quote', 'offer', 'message'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_kind" CHECK ("mail_outbox"."kind" in ('order', 'quote', 'offer', 'message', 'account'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_attachment" CHECK ("mail_outbox"."attachment" in ('configuration', 'pro-forma', 'order-confirmation', 'invoice', 'offer'));--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_of" CHECK (("papers"."order_id" is null) <> ("papers"."offer_id" is null));--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('pro-forma', 'order-confirmation', 'delivery-note', 'invoice', 'credit-note', 'offer'));--> statement-breakpoint
-- What was sent binds: it stays as it was sent.
CREATE TRIGGER "offer_versions_stay" BEFORE UPDATE ON "offer_versions" FOR EACH ROW WHEN (OLD."sent_at" IS NOT NULL) EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A JPEG is packed already.
ALTER TABLE "offers" ALTER COLUMN "drawing" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "offer_settings" DEFAULT VALUES;
