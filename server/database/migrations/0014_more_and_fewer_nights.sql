ALTER TABLE "reservation" ADD COLUMN "stays_until" date;--> statement-breakpoint
ALTER TABLE "bill_extra" ADD COLUMN "night" date;--> statement-breakpoint
ALTER TABLE "bill_extra" ADD COLUMN "room_number" text;--> statement-breakpoint
ALTER TABLE "bill_extra" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "bill_extra" ADD COLUMN "service_charge_rate" integer;--> statement-breakpoint
ALTER TABLE "room_stay" ADD COLUMN "stays_until" date;--> statement-breakpoint
ALTER TABLE "bill_extra" ADD CONSTRAINT "bill_extra_room_number_room_number_fk" FOREIGN KEY ("room_number") REFERENCES "public"."room"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_stays_until" ON "reservation" USING btree ("stays_until") WHERE "reservation"."stays_until" is not null;--> statement-breakpoint
-- An older program knows the day that was sold alone. It neither gives up the added nights of a guest in house, who would
-- leave too early by its reckoning, nor undoes a check-in or check-out of a guest whose nights it would not put back
-- (server/database/keptStay.ts).
CREATE OR REPLACE FUNCTION "agreed_night_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('hotel.changing_kept_stay', true) IS DISTINCT FROM 'on' AND EXISTS (SELECT FROM "room_stay" WHERE "reservation_id" = OLD."reservation_id" AND "room_number" = OLD."room_number" AND "state" = 'inHouse' AND "stays_until" IS NOT NULL) THEN
		RAISE EXCEPTION 'The guest of room % stays until another day than was sold', OLD."room_number" USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "room_night_agreed" BEFORE DELETE ON "room_night"
	FOR EACH ROW WHEN (OLD."reservation_id" IS NOT NULL) EXECUTE FUNCTION "agreed_night_stays"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "agreed_stay_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('hotel.changing_kept_stay', true) IS DISTINCT FROM 'on' AND (TG_OP = 'DELETE' OR (OLD."state" = 'departed' AND NEW."state" = 'inHouse')) THEN
		RAISE EXCEPTION 'The guest of room % stays until another day than was sold', OLD."room_number" USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "room_stay_agreed" BEFORE UPDATE OR DELETE ON "room_stay"
	FOR EACH ROW WHEN (OLD."stays_until" IS NOT NULL) EXECUTE FUNCTION "agreed_stay_stays"();
