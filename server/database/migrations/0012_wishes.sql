CREATE TABLE "staff_wish" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request" jsonb,
	"reservation_id" uuid,
	"why" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"open_until" timestamp with time zone NOT NULL,
	"outcome" text,
	"ended_by" text,
	"ended_staff_id" uuid,
	"ended_at" timestamp with time zone,
	"end_why" text,
	CONSTRAINT "staff_wish_end" CHECK (("staff_wish"."outcome" is null) = ("staff_wish"."ended_at" is null) and ("staff_wish"."outcome" is null) = ("staff_wish"."ended_staff_id" is null))
);
--> statement-breakpoint
ALTER TABLE "staff_wish" ADD CONSTRAINT "staff_wish_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_wish" ADD CONSTRAINT "staff_wish_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_wish" ADD CONSTRAINT "staff_wish_ended_staff_id_staff_member_id_fk" FOREIGN KEY ("ended_staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_wish_reservation" ON "staff_wish" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "staff_wish_open_until" ON "staff_wish" USING btree ("open_until");
--> statement-breakpoint
-- What was asked for stays as it was asked; its end is written once. Beside that only what is of its guest is removed with them,
-- and a restore empties the table (server/database/rewritingHistory.ts).
CREATE OR REPLACE FUNCTION "staff_wish_ends_once"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	purpose text := current_setting('hotel.rewriting_history', true);
	ends text[] := '{outcome,ended_by,ended_staff_id,ended_at,end_why}';
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		IF purpose = 'restore' THEN
			RETURN NULL;
		END IF;
	ELSIF TG_OP = 'UPDATE' THEN
		IF OLD.outcome IS NULL AND NEW.outcome IS NOT NULL AND to_jsonb(NEW) - ends = to_jsonb(OLD) - ends THEN
			RETURN NEW;
		END IF;
		IF purpose = 'forgetting' AND to_jsonb(NEW) - 'end_why' = (to_jsonb(OLD) - 'end_why') || '{"request": null, "why": ""}' AND NEW.end_why IS NULL THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION '% ends once: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "staff_wish_ends_once" BEFORE UPDATE OR DELETE ON "staff_wish"
	FOR EACH ROW EXECUTE FUNCTION "staff_wish_ends_once"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "staff_wish_never_emptied" BEFORE TRUNCATE ON "staff_wish"
	FOR EACH STATEMENT EXECUTE FUNCTION "staff_wish_ends_once"();
