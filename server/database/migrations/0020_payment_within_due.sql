-- A program that knows no part payments opens no page for more than is due on a stay that is paid in part.
CREATE OR REPLACE FUNCTION "payment_page_within_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "reservation" WHERE "id" = NEW."reservation_id" AND "is_kept" AND "status" = 'pending' AND NEW."amount_kobo" > "total_kobo" - "paid_kobo") THEN
		RAISE EXCEPTION 'More than is due on reservation %', NEW."reservation_id" USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "payment_page_within_due" BEFORE INSERT ON "payment_attempt"
	FOR EACH ROW WHEN (NEW."status" = 'opening') EXECUTE FUNCTION "payment_page_within_due"();
