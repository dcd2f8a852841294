CREATE TABLE "awaited_transfer" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"proof" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charge" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"text" text NOT NULL,
	"reverses" bigint,
	"by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "charge_direction" CHECK ("charge"."amount_kobo" <> 0 and ("charge"."amount_kobo" < 0) = ("charge"."reverses" is not null))
);
--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "purpose" text DEFAULT 'stay' NOT NULL;--> statement-breakpoint
ALTER TABLE "awaited_transfer" ADD CONSTRAINT "awaited_transfer_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_transfer" ADD CONSTRAINT "awaited_transfer_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_reverses_charge_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_reservation" ON "charge" USING btree ("reservation_id");--> statement-breakpoint
CREATE TRIGGER "charge_append_only" BEFORE UPDATE OR DELETE ON "charge"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "charge_never_emptied" BEFORE TRUNCATE ON "charge"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
-- Of a guest who is forgotten, the account that a refund went to leaves the events as well, and what charges were for.
CREATE OR REPLACE FUNCTION "append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	purpose text := current_setting('hotel.rewriting_history', true);
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		IF purpose = 'restore' THEN
			RETURN NULL;
		END IF;
	ELSIF TG_OP = 'UPDATE' AND purpose = 'forgetting' THEN
		IF TG_TABLE_NAME = 'charge' AND to_jsonb(NEW) = to_jsonb(OLD) || '{"text": ""}' THEN
			RETURN NEW;
		END IF;
		IF to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{detail}', to_jsonb(OLD) -> 'detail' #- '{why}' #- '{note}' #- '{bank}' #- '{lastDigits}') THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
