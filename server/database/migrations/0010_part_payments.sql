ALTER TABLE "reservation" ADD COLUMN "paid_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_kept" ON "reservation" USING btree ("check_in") WHERE "reservation"."is_kept";--> statement-breakpoint
-- A stay on which money lies, or whose guest is in house, is ended by a person alone: whatever an older program or a sweep
-- does to it, its rooms stay and it takes no more than its price. A program that knows such stays says so before it
-- changes one (server/database/keptStay.ts).
CREATE OR REPLACE FUNCTION "kept_stay_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."is_kept" AND current_setting('hotel.changing_kept_stay', true) IS DISTINCT FROM 'on' THEN
		IF NEW."status" = 'cancelled' OR NEW."total_kobo" < OLD."paid_kobo" OR (NEW."status" = 'paid' AND OLD."paid_kobo" > 0 AND NEW."paid_kobo" <> NEW."total_kobo") THEN
			RAISE EXCEPTION 'Reservation % is kept: only a person ends it', OLD."id" USING ERRCODE = 'restrict_violation';
		END IF;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "reservation_kept" BEFORE UPDATE ON "reservation"
	FOR EACH ROW WHEN (OLD."is_kept") EXECUTE FUNCTION "kept_stay_stays"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "kept_night_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('hotel.changing_kept_stay', true) IS DISTINCT FROM 'on' AND EXISTS (SELECT FROM "reservation" WHERE "id" = OLD."reservation_id" AND "is_kept" AND "status" = 'pending') THEN
		RAISE EXCEPTION 'Room % is kept for reservation %', OLD."room_number", OLD."reservation_id" USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "room_night_kept" BEFORE DELETE ON "room_night"
	FOR EACH ROW WHEN (OLD."reservation_id" IS NOT NULL) EXECUTE FUNCTION "kept_night_stays"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "desk_payment_within_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('hotel.changing_kept_stay', true) IS DISTINCT FROM 'on' AND EXISTS (SELECT FROM "reservation" WHERE "id" = NEW."reservation_id" AND "is_kept" AND "status" = 'pending' AND NEW."amount_kobo" > "total_kobo" - "paid_kobo") THEN
		RAISE EXCEPTION 'More than is due on reservation %', NEW."reservation_id" USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "desk_payment_within_price" BEFORE INSERT ON "desk_payment"
	FOR EACH ROW WHEN (NEW."kind" = 'taken' AND NEW."purpose" = 'stay') EXECUTE FUNCTION "desk_payment_within_price"();
