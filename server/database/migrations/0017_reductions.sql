ALTER TABLE "reservation" ADD COLUMN "reduced_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "reduction_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A program that knows no reductions computes a price without one: it keeps the reduced price as long as the dates are the
-- same, and other dates are priced without a reduction by every program.
CREATE OR REPLACE FUNCTION "reduced_price_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."check_in" = OLD."check_in" AND NEW."check_out" = OLD."check_out" THEN
		NEW."total_kobo" := OLD."total_kobo";
	ELSE
		NEW."reduced_kobo" := 0;
		NEW."reduction_reason" := '';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "reservation_reduced" BEFORE UPDATE ON "reservation"
	FOR EACH ROW WHEN (OLD."reduced_kobo" > 0 AND NEW."reduced_kobo" = OLD."reduced_kobo" AND NEW."total_kobo" <> OLD."total_kobo") EXECUTE FUNCTION "reduced_price_stays"();
