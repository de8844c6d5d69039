CREATE TABLE "customer_references" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"texts" jsonb NOT NULL,
	"place" text,
	"year" integer,
	"image_url" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_references_year" CHECK ("customer_references"."year" between 1900 and 2999)
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"checks" text DEFAULT 'none' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_settings_one_row" CHECK ("review_settings"."id"),
	CONSTRAINT "review_settings_checks" CHECK ("review_settings"."checks" in ('every', 'said', 'none'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text NOT NULL,
	"name" text NOT NULL,
	"place" text,
	"stars" integer,
	"said_on" date NOT NULL,
	"language" "language" NOT NULL,
	"source_url" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_source_url" CHECK ("reviews"."source_url" like 'https://%')
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_entity";--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_action";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_entity" CHECK ("audit_log"."entity" in ('order', 'quote', 'offer', 'message', 'mail', 'user', 'buyer', 'landing_page', 'section', 'product', 'blog_post', 'image', 'tariff', 'stock_colors', 'company', 'redirects', 'bank_line', 'offer_settings', 'review', 'reference', 'review_settings'));--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_action" CHECK ("audit_log"."action" in ('create', 'update', 'delete', 'restore', 'status', 'publish', 'sections', 'condition', 'note', 'upload', 'import', 'resend', 'letter', 'role', 'two-factor', 'payment', 'invoice', 'export', 'erase', 'move'));
--> statement-breakpoint
INSERT INTO "review_settings" DEFAULT VALUES;
--> statement-breakpoint
CREATE TRIGGER "picture_uses" AFTER INSERT OR UPDATE OR DELETE ON "customer_references"
	FOR EACH ROW EXECUTE FUNCTION "note_picture_uses"('reference', 'id');
