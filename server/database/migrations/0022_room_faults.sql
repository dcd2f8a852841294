CREATE INDEX "staff_action_fault" ON "staff_action" USING btree ("id") WHERE "staff_action"."kind" in ('room.fault', 'room.faultFixed');--> statement-breakpoint
-- Only the desk has the drawer. An older program does not know that somebody in housekeeping is not at the desk.
CREATE OR REPLACE FUNCTION "drawer_stays_at_desk"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "staff_member" WHERE "id" = NEW."to_staff_id" AND "role" NOT IN ('desk', 'manager')) THEN
		RAISE EXCEPTION 'The drawer stays at the desk' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "day_book_at_desk" BEFORE INSERT ON "day_book"
	FOR EACH ROW WHEN (NEW."to_staff_id" IS NOT NULL) EXECUTE FUNCTION "drawer_stays_at_desk"();
