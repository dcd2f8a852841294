-- The nights of a guest in house stay theirs until check-out, whoever refunds: an older program that ends a paid stay puts
-- them on sale, and is refused.
CREATE OR REPLACE FUNCTION "kept_night_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('hotel.changing_kept_stay', true) IS DISTINCT FROM 'on' AND EXISTS (
		SELECT FROM "reservation" WHERE "id" = OLD."reservation_id" AND (
			("is_kept" AND "status" = 'pending')
			OR (("refund_status" IS NOT NULL OR "status" IN ('refunded', 'cancelled')) AND EXISTS (
				SELECT FROM "room_stay" WHERE "reservation_id" = OLD."reservation_id" AND "room_number" = OLD."room_number" AND "state" = 'inHouse'
			))
		)
	) THEN
		RAISE EXCEPTION 'Room % is kept for reservation %', OLD."room_number", OLD."reservation_id" USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END $$;
