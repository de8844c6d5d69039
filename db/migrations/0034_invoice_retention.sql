-- Invoices are kept for ten years from 1 January after theirs (art. 60 W.BTW); then the daily job may delete them.
CREATE OR REPLACE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM invoices) THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'DELETE' THEN
		IF OLD.year < extract(year FROM now() AT TIME ZONE 'Europe/Brussels') - 10 THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'an invoice that was issued is never changed: issue a credit note' USING ERRCODE = 'integrity_constraint_violation';
END $$;
