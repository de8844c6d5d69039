-- How many containers there are of each group, so that a change of one of a hundred thousand counts none of the others. One
-- without a text in any language has no name to be listed by, and is not counted. product-pages.store.server.ts reads it.
CREATE FUNCTION "list_group"(size text, type text, rent integer, asks_offer boolean) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN size_rank(size) || ':' || type_rank(type) || CASE WHEN asks_offer OR rent > 0 THEN ':rent' ELSE '' END;
--> statement-breakpoint
CREATE FUNCTION "keep_container_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO row_counts (kind, status, slot, count)
		SELECT 'products', status, pg_backend_pid() % 64, sum(step)
		FROM new_rows JOIN old_rows USING (id) CROSS JOIN LATERAL (VALUES
			(list_group(new_rows.size, new_rows.type, new_rows.price_rent_per_day, new_rows.ask_offer_rent), 1),
			(list_group(old_rows.size, old_rows.type, old_rows.price_rent_per_day, old_rows.ask_offer_rent), -1)) changed(status, step)
		WHERE (new_rows.size, new_rows.type, new_rows.price_rent_per_day, new_rows.ask_offer_rent)
				IS DISTINCT FROM (old_rows.size, old_rows.type, old_rows.price_rent_per_day, old_rows.ask_offer_rent)
			AND EXISTS (SELECT FROM product_translations named WHERE named.product_id = new_rows.id)
		GROUP BY status HAVING sum(step) <> 0 ORDER BY status
		ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Before it is gone: its texts go first of all that goes with it.
CREATE FUNCTION "discount_container"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM product_translations named WHERE named.product_id = OLD.id) THEN
		INSERT INTO row_counts (kind, status, slot, count)
			VALUES ('products', list_group(OLD.size, OLD.type, OLD.price_rent_per_day, OLD.ask_offer_rent), pg_backend_pid() % 64, -1)
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count - 1;
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
-- A container's first text, or its last one. Its row is locked before it is counted what texts it has: of two that come or go
-- at once one waits, and sees the other.
CREATE FUNCTION "count_named_containers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	touched uuid[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		touched := ARRAY(SELECT product_id FROM new_rows GROUP BY 1 HAVING count(*) =
			(SELECT count(*) FROM product_translations named WHERE named.product_id = new_rows.product_id));
	ELSE
		touched := ARRAY(SELECT DISTINCT product_id FROM old_rows);
	END IF;
	PERFORM FROM products WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT 'products', list_group(size, type, price_rent_per_day, ask_offer_rent), pg_backend_pid() % 64, count(*)
			FROM products JOIN (SELECT product_id, count(*) AS come FROM new_rows GROUP BY 1) new_rows ON product_id = id
			WHERE id = ANY (touched)
				AND come = (SELECT count(*) FROM product_translations named WHERE named.product_id = products.id)
			GROUP BY 2 ORDER BY 2
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	ELSE
		INSERT INTO row_counts (kind, status, slot, count)
			SELECT 'products', list_group(size, type, price_rent_per_day, ask_offer_rent), pg_backend_pid() % 64, -count(*)
			FROM products WHERE id = ANY (touched)
				AND NOT EXISTS (SELECT FROM product_translations named WHERE named.product_id = products.id)
			GROUP BY 2 ORDER BY 2
			ON CONFLICT (kind, status, slot) DO UPDATE SET count = row_counts.count + excluded.count;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_change" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_container_counts();
--> statement-breakpoint
CREATE TRIGGER "products_go" BEFORE DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION discount_container();
--> statement-breakpoint
CREATE TRIGGER "product_translations_come" AFTER INSERT ON "product_translations" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_named_containers();
--> statement-breakpoint
CREATE TRIGGER "product_translations_go" AFTER DELETE ON "product_translations" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_named_containers();
--> statement-breakpoint
INSERT INTO row_counts (kind, status, slot, count)
	SELECT 'products', list_group(size, type, price_rent_per_day, ask_offer_rent), 0, count(*) FROM products
	WHERE EXISTS (SELECT FROM product_translations named WHERE named.product_id = products.id) GROUP BY 2;
