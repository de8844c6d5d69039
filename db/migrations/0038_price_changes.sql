CREATE TABLE "price_changes" (
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"price" integer,
	CONSTRAINT "price_changes_product_id_kind_changed_at_pk" PRIMARY KEY("product_id","kind","changed_at"),
	CONSTRAINT "price_changes_kind" CHECK ("price_changes"."kind" in ('new', 'used-a', 'used-cw', 'rent', 'all')),
	CONSTRAINT "price_changes_price" CHECK ("price_changes"."price" > 0)
);
--> statement-breakpoint
-- What a container is offered for; what is on request is offered for nothing yet.
CREATE FUNCTION "offered_price"(price integer, on_request boolean) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN NOT on_request AND price > 0 THEN price END
$$;
--> statement-breakpoint
-- By a trigger, so that no way of changing a price can forget it: the editor, the history, prices in bulk, psql. Times go
-- on even where a clock is put back. While a backup is put back, the history comes from it.
CREATE FUNCTION "note_price_change"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	-- Of a row that is not there all fields are null.
	was products := CASE WHEN TG_OP <> 'INSERT' THEN OLD END;
	becomes products := CASE WHEN TG_OP <> 'DELETE' THEN NEW END;
	moment timestamptz := clock_timestamp();
BEGIN
	IF current_setting('kade.restoring', true) = 'yes' THEN
		RETURN NULL;
	END IF;
	INSERT INTO price_changes (product_id, kind, changed_at, price)
	SELECT coalesce(becomes.id, was.id), changed.kind, greatest(
			moment,
			(SELECT max(earlier.changed_at) + interval '1 microsecond' FROM price_changes earlier
				WHERE earlier.product_id = coalesce(becomes.id, was.id) AND earlier.kind = changed.kind)
		), changed.after
	FROM (VALUES
		('new', offered_price(was.price_new, was.ask_offer_new),
			offered_price(becomes.price_new, becomes.ask_offer_new)),
		('used-a', offered_price(was.price_used_a, was.ask_offer_used_a),
			offered_price(becomes.price_used_a, becomes.ask_offer_used_a)),
		('used-cw', offered_price(was.price_used_cw, was.ask_offer_used_cw),
			offered_price(becomes.price_used_cw, becomes.ask_offer_used_cw)),
		('rent', offered_price(was.price_rent_per_day, was.ask_offer_rent),
			offered_price(becomes.price_rent_per_day, becomes.ask_offer_rent)),
		('all', offered_price(was.price, false), offered_price(becomes.price, false))
	) AS changed (kind, before, after)
	WHERE changed.before IS DISTINCT FROM changed.after;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_price_changes" AFTER INSERT OR DELETE OR UPDATE OF "price", "price_new", "price_used_a", "price_used_cw",
	"price_rent_per_day", "ask_offer_new", "ask_offer_used_a", "ask_offer_used_cw", "ask_offer_rent" ON "products"
	FOR EACH ROW EXECUTE FUNCTION note_price_change();
--> statement-breakpoint
-- Products that are there have had their prices at least since they were saved last.
INSERT INTO price_changes (product_id, kind, changed_at, price)
SELECT products.id, known.kind, products.updated_at, known.price
FROM products CROSS JOIN LATERAL (VALUES
	('new', offered_price(price_new, ask_offer_new)),
	('used-a', offered_price(price_used_a, ask_offer_used_a)),
	('used-cw', offered_price(price_used_cw, ask_offer_used_cw)),
	('rent', offered_price(price_rent_per_day, ask_offer_rent)),
	('all', offered_price(products.price, false))
) AS known (kind, price)
WHERE known.price IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION "refuse_price_history_change"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM price_changes) THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'the history of prices only grows' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "price_changes_no_change" BEFORE UPDATE OR DELETE ON "price_changes"
	FOR EACH ROW EXECUTE FUNCTION refuse_price_history_change();
--> statement-breakpoint
CREATE TRIGGER "price_changes_no_truncate" BEFORE TRUNCATE ON "price_changes"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_price_history_change();
