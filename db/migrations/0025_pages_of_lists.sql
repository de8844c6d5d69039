-- What lists of containers are sorted and narrowed by: product-groups.ts and rental.ts say the same. Bodies in the form
-- that is bound when it is made: indexes on them survive a restore, which has no search path.
CREATE FUNCTION "size_rank"(size text) RETURNS integer
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE substring(lower(size) from '[^[:space:]]+')
		WHEN '6ft' THEN 0
		WHEN '8ft' THEN 1
		WHEN '10ft' THEN 2
		WHEN '20ft' THEN 3
		WHEN '40ft' THEN 4
		WHEN '45ft' THEN 5
		WHEN 'special' THEN 6
		ELSE 7
	END;
--> statement-breakpoint
CREATE FUNCTION "type_rank"(type text) RETURNS integer
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE type
		WHEN 'Standard' THEN 0
		WHEN 'High Cube' THEN 1
		WHEN 'Refrigerated' THEN 2
		WHEN 'thermostatic' THEN 2
		ELSE 3
	END;
--> statement-breakpoint
-- Of the positive ones; the daily rent counts where nothing is for sale.
CREATE FUNCTION "lowest_price"(price integer, new integer, used_a integer, used_cw integer, rent integer) RETURNS integer
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN coalesce(least(nullif(price, 0), nullif(new, 0), nullif(used_a, 0), nullif(used_cw, 0)), nullif(rent, 0));
--> statement-breakpoint
CREATE FUNCTION "highest_price"(price integer, new integer, used_a integer, used_cw integer, rent integer) RETURNS integer
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN coalesce(greatest(nullif(price, 0), nullif(new, 0), nullif(used_a, 0), nullif(used_cw, 0)), nullif(rent, 0));
--> statement-breakpoint
CREATE FUNCTION "shown_rent"(rent integer, asks_offer boolean) RETURNS integer
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE WHEN asks_offer THEN NULL ELSE nullif(rent, 0) END;
--> statement-breakpoint
CREATE INDEX "products_by_size" ON "products" USING btree (size_rank("size"),type_rank("type"),"created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "products_by_lowest_price" ON "products" USING btree (lowest_price("price", "price_new", "price_used_a", "price_used_cw", "price_rent_per_day"),"created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "products_by_highest_price" ON "products" USING btree (highest_price("price", "price_new", "price_used_a", "price_used_cw", "price_rent_per_day") desc nulls last,"created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "products_for_rent_by_size_down" ON "products" USING btree (nullif(size_rank("size"), 7) desc nulls last,type_rank("type"),"created_at" desc, "id" desc) WHERE ("products"."ask_offer_rent" or "products"."price_rent_per_day" > 0);--> statement-breakpoint
CREATE INDEX "products_by_rent" ON "products" USING btree (shown_rent("price_rent_per_day", "ask_offer_rent"),size_rank("size"),type_rank("type"),"created_at" desc, "id" desc) WHERE ("products"."ask_offer_rent" or "products"."price_rent_per_day" > 0);--> statement-breakpoint
CREATE INDEX "products_by_rent_down" ON "products" USING btree (shown_rent("price_rent_per_day", "ask_offer_rent") desc nulls last,size_rank("size"),type_rank("type"),"created_at" desc, "id" desc) WHERE ("products"."ask_offer_rent" or "products"."price_rent_per_day" > 0);