CREATE TABLE "blog_post_old_slugs" (
	"language" "language" NOT NULL,
	"slug" text NOT NULL,
	"blog_post_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_post_old_slugs_language_slug_pk" PRIMARY KEY("language","slug"),
	CONSTRAINT "blog_post_old_slugs_slug_form" CHECK ("blog_post_old_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "product_old_slugs" (
	"language" "language" NOT NULL,
	"slug" text NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_old_slugs_language_slug_pk" PRIMARY KEY("language","slug"),
	CONSTRAINT "product_old_slugs_slug_form" CHECK ("product_old_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "stock_colors" (
	"ral" text PRIMARY KEY NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_colors_ral" CHECK ("stock_colors"."ral" ~ '^[0-9]{4}$'),
	CONSTRAINT "stock_colors_sort_order" CHECK ("stock_colors"."sort_order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "landing_page_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"landing_page_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landing_page_old_slugs_slug_form" CHECK ("landing_page_old_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
ALTER TABLE "blog_post_old_slugs" ADD CONSTRAINT "blog_post_old_slugs_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_old_slugs" ADD CONSTRAINT "product_old_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_page_old_slugs" ADD CONSTRAINT "landing_page_old_slugs_landing_page_id_landing_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_post_old_slugs_post" ON "blog_post_old_slugs" USING btree ("blog_post_id");--> statement-breakpoint
CREATE INDEX "product_old_slugs_product" ON "product_old_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "landing_page_old_slugs_page" ON "landing_page_old_slugs" USING btree ("landing_page_id");