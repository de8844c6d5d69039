CREATE TYPE "public"."language" AS ENUM('nl', 'en', 'de', 'fr');--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "blog_post_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blog_post_id" uuid NOT NULL,
	"language" "language" NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"meta_description" text,
	CONSTRAINT "blog_post_translations_post_language" UNIQUE("blog_post_id","language"),
	CONSTRAINT "blog_post_translations_language_slug" UNIQUE("language","slug"),
	CONSTRAINT "blog_post_translations_slug_form" CHECK ("blog_post_translations"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"image_url" text,
	"image_alt" text,
	"image_title" text,
	"published_at" timestamp with time zone,
	"custom_publish_date" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"product_id" uuid NOT NULL,
	"product_title" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"transport_price" integer NOT NULL,
	"selected_condition" text NOT NULL,
	"transport_type" text NOT NULL,
	"transport_country" text,
	"transport_postcode" text,
	"color_type" text DEFAULT 'from_stack' NOT NULL,
	"ral_color" text,
	CONSTRAINT "cart_items_selected_condition" CHECK ("cart_items"."selected_condition" in ('new', 'used-a', 'used-cw', 'rent')),
	CONSTRAINT "cart_items_transport_type" CHECK ("cart_items"."transport_type" in ('truck', 'truck_with_crane', 'self_pickup')),
	CONSTRAINT "cart_items_transport_country" CHECK ("cart_items"."transport_country" in ('BE', 'NL', 'DE')),
	CONSTRAINT "cart_items_color_type" CHECK ("cart_items"."color_type" in ('from_stack', 'wish_color')),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 100),
	CONSTRAINT "cart_items_prices" CHECK ("cart_items"."price" >= 0 and "cart_items"."transport_price" >= 0),
	CONSTRAINT "cart_items_destination" CHECK (("cart_items"."transport_type" = 'self_pickup') = ("cart_items"."transport_postcode" is null)
				and ("cart_items"."transport_country" is null) = ("cart_items"."transport_postcode" is null)),
	CONSTRAINT "cart_items_ral_color" CHECK (("cart_items"."color_type" = 'wish_color') = ("cart_items"."ral_color" is not null))
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_condition_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"condition" text NOT NULL,
	"image_url" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_condition_images_condition" CHECK ("product_condition_images"."condition" in ('new', 'used-a', 'used-cw', 'rent')),
	CONSTRAINT "product_condition_images_sort_order" CHECK ("product_condition_images"."sort_order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_condition_info" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"condition" text NOT NULL,
	"image_url" text,
	CONSTRAINT "product_condition_info_product_condition" UNIQUE("product_id","condition"),
	CONSTRAINT "product_condition_info_condition" CHECK ("product_condition_info"."condition" in ('new', 'used-a', 'used-cw', 'rent'))
);
--> statement-breakpoint
CREATE TABLE "product_condition_info_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_condition_info_id" uuid NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"badges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_condition_info_translations_info_language" UNIQUE("product_condition_info_id","language")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_images_sort_order" CHECK ("product_images"."sort_order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_main_condition_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"condition" text NOT NULL,
	"image_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_main_condition_images_product_condition" UNIQUE("product_id","condition"),
	CONSTRAINT "product_main_condition_images_condition" CHECK ("product_main_condition_images"."condition" in ('new', 'used-a', 'used-cw', 'rent'))
);
--> statement-breakpoint
CREATE TABLE "product_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"description_html" text,
	"meta_title" text,
	"meta_description" text,
	"slug" text NOT NULL,
	CONSTRAINT "product_translations_product_language" UNIQUE("product_id","language"),
	CONSTRAINT "product_translations_language_slug" UNIQUE("language","slug"),
	CONSTRAINT "product_translations_slug_form" CHECK ("product_translations"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "product_type_description_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_type_description_id" uuid NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"usage_examples" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "product_type_description_translations_type_language" UNIQUE("product_type_description_id","language")
);
--> statement-breakpoint
CREATE TABLE "product_type_descriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "product_type_descriptions_type_unique" UNIQUE("type"),
	CONSTRAINT "product_type_descriptions_type" CHECK ("product_type_descriptions"."type" in ('Standard', 'High Cube', 'Refrigerated', 'thermostatic', 'Open Top', 'Flat Rack', 'Tank'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text,
	"condition" text DEFAULT 'new' NOT NULL,
	"size" text NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"stock_status" text DEFAULT 'In Stock' NOT NULL,
	"delivery_options" jsonb DEFAULT '{"truck":true,"truck_with_crane":true,"self_pickup":true}'::jsonb NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"price_new" integer,
	"price_used_a" integer,
	"price_used_cw" integer,
	"price_rent_per_day" integer,
	"leasing_price" integer,
	"ask_offer_new" boolean DEFAULT false NOT NULL,
	"ask_offer_used_a" boolean DEFAULT false NOT NULL,
	"ask_offer_used_cw" boolean DEFAULT false NOT NULL,
	"ask_offer_rent" boolean DEFAULT false NOT NULL,
	"dimensions_inside" jsonb,
	"dimensions_outside" jsonb,
	"weight" jsonb,
	"capacity_cbm" numeric(8, 2),
	"pallet_places" integer,
	"image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_type" CHECK ("products"."type" in ('Standard', 'High Cube', 'Refrigerated', 'thermostatic', 'Open Top', 'Flat Rack', 'Tank')),
	CONSTRAINT "products_condition" CHECK ("products"."condition" in ('new', 'used-a', 'used-cw', 'rent')),
	CONSTRAINT "products_stock_status" CHECK ("products"."stock_status" in ('In Stock', 'Low Stock', 'Out of Stock')),
	CONSTRAINT "products_prices" CHECK ("products"."price" >= 0 and "products"."price_new" >= 0 and "products"."price_used_a" >= 0 and "products"."price_used_cw" >= 0
				and "products"."price_rent_per_day" >= 0 and "products"."leasing_price" >= 0),
	CONSTRAINT "products_capacity" CHECK ("products"."capacity_cbm" >= 0 and "products"."pallet_places" >= 0),
	CONSTRAINT "products_size" CHECK (length(trim("products"."size")) > 0)
);
--> statement-breakpoint
CREATE TABLE "company_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"phone_link" text NOT NULL,
	"email" text NOT NULL,
	"vat_number" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"bank_name" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_settings_one_row" CHECK ("company_settings"."id"),
	CONSTRAINT "company_settings_phone_link" CHECK ("company_settings"."phone_link" ~ '^\+[0-9]{6,15}$')
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_message" CHECK (length(trim("contact_messages"."message")) > 0)
);
--> statement-breakpoint
CREATE TABLE "landing_page_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"landing_page_id" uuid NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"meta_keywords" text[] DEFAULT '{}' NOT NULL,
	"canonical_url" text,
	"content" text,
	"content_html" text,
	"og_title" text,
	"og_description" text,
	"og_image_url" text,
	"structured_data" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landing_page_translations_page_language" UNIQUE("landing_page_id","language")
);
--> statement-breakpoint
CREATE TABLE "landing_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"visibility" text DEFAULT 'hidden' NOT NULL,
	"menu_section" text DEFAULT 'none' NOT NULL,
	"menu_order" integer DEFAULT 0 NOT NULL,
	"related_product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"related_blog_post_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landing_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "landing_pages_slug_form" CHECK ("landing_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "landing_pages_visibility" CHECK ("landing_pages"."visibility" in ('hidden', 'header', 'footer', 'footer_subsection', 'both')),
	CONSTRAINT "landing_pages_menu_section" CHECK ("landing_pages"."menu_section" in ('none', 'primary', 'secondary', 'products', 'company', 'services', 'support', 'resources'))
);
--> statement-breakpoint
CREATE TABLE "section_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section_id" text NOT NULL,
	"language" "language" NOT NULL,
	"title" text,
	"subtitle" text,
	"content_html" text,
	"image_url" text,
	"image_alt" text,
	"button_text" text,
	"button_url" text,
	"highlight_boxes" jsonb,
	CONSTRAINT "section_translations_section_language" UNIQUE("section_id","language")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"landing_page_id" uuid NOT NULL,
	"type" text NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"background_color" text,
	"background_gradient" text,
	"padding_top" text,
	"padding_bottom" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sections_type" CHECK (length("sections"."type") > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"language" "language" NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mail_outbox_status" CHECK ("mail_outbox"."status" in ('pending', 'sent', 'failed')),
	CONSTRAINT "mail_outbox_attempts" CHECK ("mail_outbox"."attempts" >= 0),
	CONSTRAINT "mail_outbox_sent" CHECK (("mail_outbox"."status" = 'sent') = ("mail_outbox"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"product_title" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"transport_price" integer NOT NULL,
	"selected_condition" text NOT NULL,
	"transport_type" text NOT NULL,
	"transport_country" text,
	"transport_postcode" text,
	"color_type" text NOT NULL,
	"ral_color" text,
	CONSTRAINT "order_items_order_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_items_selected_condition" CHECK ("order_items"."selected_condition" in ('new', 'used-a', 'used-cw', 'rent')),
	CONSTRAINT "order_items_transport_type" CHECK ("order_items"."transport_type" in ('truck', 'truck_with_crane', 'self_pickup')),
	CONSTRAINT "order_items_color_type" CHECK ("order_items"."color_type" in ('from_stack', 'wish_color')),
	CONSTRAINT "order_items_transport_country" CHECK ("order_items"."transport_country" in ('BE', 'NL', 'DE')),
	CONSTRAINT "order_items_destination" CHECK (("order_items"."transport_type" = 'self_pickup') = ("order_items"."transport_postcode" is null)
				and ("order_items"."transport_country" is null) = ("order_items"."transport_postcode" is null)),
	CONSTRAINT "order_items_ral_color" CHECK (("order_items"."color_type" = 'wish_color') = ("order_items"."ral_color" is not null)),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" >= 1),
	CONSTRAINT "order_items_prices" CHECK ("order_items"."price" >= 0 and "order_items"."transport_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text DEFAULT 'K-' || nextval('order_numbers') NOT NULL,
	"user_id" uuid,
	"cart_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"language" "language" NOT NULL,
	"subtotal_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_method" text DEFAULT 'bankTransfer' NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_orderNumber_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_cart_idempotency_key" UNIQUE("cart_id","idempotency_key"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'confirmed', 'paid', 'delivered', 'cancelled')),
	CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('bankTransfer')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal_amount" >= 0 and "orders"."vat_amount" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_amount" = "orders"."subtotal_amount" + "orders"."vat_amount"),
	CONSTRAINT "orders_vat_rate" CHECK ("orders"."vat_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "app_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid,
	"language" "language" NOT NULL,
	"customer_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company_name" text,
	"quantity_requested" integer DEFAULT 1 NOT NULL,
	"delivery_address" text,
	"preferred_delivery_date" date,
	"special_requirements" text,
	"request_type" text NOT NULL,
	"purchase_option" text,
	"transport_type" text,
	"transport_price" integer,
	"color_type" text,
	"ral_color" text DEFAULT 'N/A' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_request_type" CHECK ("quotes"."request_type" in ('Lease', 'Special Modification', 'Bulk Order')),
	CONSTRAINT "quotes_purchase_option" CHECK ("quotes"."purchase_option" in ('new', 'used_a', 'used_cw', 'rent')),
	CONSTRAINT "quotes_transport_type" CHECK ("quotes"."transport_type" in ('truck', 'truck_with_crane', 'self_pickup')),
	CONSTRAINT "quotes_color_type" CHECK ("quotes"."color_type" in ('from_stack', 'wish_color')),
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" in ('new', 'answered', 'won', 'lost')),
	CONSTRAINT "quotes_ral_color" CHECK ("quotes"."color_type" <> 'wish_color' or "quotes"."ral_color" <> 'N/A'),
	CONSTRAINT "quotes_quantity" CHECK ("quotes"."quantity_requested" >= 1),
	CONSTRAINT "quotes_transport_price" CHECK ("quotes"."transport_price" >= 0),
	CONSTRAINT "quotes_required" CHECK (length(trim("quotes"."customer_name")) > 0 and length(trim("quotes"."email")) > 0)
);
--> statement-breakpoint
CREATE TABLE "transport_tariffs" (
	"country" text NOT NULL,
	"prefix" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"single" integer NOT NULL,
	"double" integer NOT NULL,
	CONSTRAINT "transport_tariffs_country_prefix_pk" PRIMARY KEY("country","prefix"),
	CONSTRAINT "transport_tariffs_country" CHECK ("transport_tariffs"."country" in ('BE', 'NL', 'DE')),
	CONSTRAINT "transport_tariffs_prefix" CHECK ("transport_tariffs"."prefix" ~ '^[0-9]{2}$'),
	CONSTRAINT "transport_tariffs_prices" CHECK ("transport_tariffs"."single" >= 0 and "transport_tariffs"."double" >= "transport_tariffs"."single")
);
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_translations" ADD CONSTRAINT "blog_post_translations_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_condition_images" ADD CONSTRAINT "product_condition_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_condition_info" ADD CONSTRAINT "product_condition_info_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_condition_info_translations" ADD CONSTRAINT "product_condition_info_translations_product_condition_info_id_product_condition_info_id_fk" FOREIGN KEY ("product_condition_info_id") REFERENCES "public"."product_condition_info"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_main_condition_images" ADD CONSTRAINT "product_main_condition_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_description_translations" ADD CONSTRAINT "product_type_description_translations_product_type_description_id_product_type_descriptions_id_fk" FOREIGN KEY ("product_type_description_id") REFERENCES "public"."product_type_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_page_translations" ADD CONSTRAINT "landing_page_translations_landing_page_id_landing_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_translations" ADD CONSTRAINT "section_translations_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_landing_page_id_landing_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_dates" ON "blog_posts" USING btree ("custom_publish_date" DESC NULLS LAST,"published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cart_items_cart" ON "cart_items" USING btree ("cart_id","created_at");--> statement-breakpoint
CREATE INDEX "cart_items_product" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "carts_user" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carts_updated_at" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "product_condition_images_product" ON "product_condition_images" USING btree ("product_id","sort_order");--> statement-breakpoint
CREATE INDEX "product_images_product" ON "product_images" USING btree ("product_id","sort_order");--> statement-breakpoint
CREATE INDEX "product_translations_slug" ON "product_translations" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "products_created_at" ON "products" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "landing_pages_menu" ON "landing_pages" USING btree ("visibility","menu_order") WHERE "landing_pages"."is_published";--> statement-breakpoint
CREATE INDEX "sections_page_order" ON "sections" USING btree ("landing_page_id","order_index");--> statement-breakpoint
CREATE INDEX "mail_outbox_pending" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_created_at" ON "quotes" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_product" ON "quotes" USING btree ("product_id");