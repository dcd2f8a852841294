ALTER TABLE "desk_payment" ALTER COLUMN "reservation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "received" uuid;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "happened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "expected_transfer" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "expected_transfer" ADD COLUMN "let_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expected_transfer" ADD COLUMN "let_in_by" uuid;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_received_desk_payment_id_fk" FOREIGN KEY ("received") REFERENCES "public"."desk_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_about_id_reservation_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_transfer" ADD CONSTRAINT "expected_transfer_let_in_by_staff_member_id_fk" FOREIGN KEY ("let_in_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_payment_received" ON "desk_payment" USING btree ("received");--> statement-breakpoint
CREATE INDEX "desk_payment_unused" ON "desk_payment" USING btree ("about_id") WHERE "desk_payment"."purpose" = 'received';--> statement-breakpoint
-- Of money received no more is ever used than came, whoever uses it at once.
CREATE OR REPLACE FUNCTION "money_received_once"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	came bigint;
BEGIN
	SELECT "amount_kobo" INTO came FROM "desk_payment" WHERE "id" = NEW."received" AND "purpose" = 'received' AND "kind" = 'taken' FOR UPDATE;
	IF came IS NULL OR NEW."amount_kobo" > came - (SELECT coalesce(sum("amount_kobo"), 0) FROM "desk_payment" WHERE "received" = NEW."received") THEN
		RAISE EXCEPTION 'More than is left of money received %', NEW."received" USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "money_received_once" BEFORE INSERT ON "desk_payment"
	FOR EACH ROW WHEN (NEW."received" IS NOT NULL) EXECUTE FUNCTION "money_received_once"();--> statement-breakpoint
-- Who sent money received is forgotten with the guest (server/privacy/eraseGuests.ts).
CREATE OR REPLACE FUNCTION "append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	purpose text := current_setting('hotel.rewriting_history', true);
	guest_keys text[] := '{why,note,bank,lastDigits,holder,proof,name,nameBefore,phone,phoneBefore,emailAddress,emailAddressBefore}';
	before jsonb;
	after jsonb;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		IF purpose = 'restore' THEN
			RETURN NULL;
		END IF;
	ELSIF TG_OP = 'UPDATE' AND purpose = 'forgetting' THEN
		before := to_jsonb(OLD);
		after := to_jsonb(NEW);
		IF TG_TABLE_NAME = 'bill_extra' AND after = before || '{"text": ""}' THEN
			RETURN NEW;
		END IF;
		IF TG_TABLE_NAME = 'desk_payment' AND after = before || '{"sender": null}' THEN
			RETURN NEW;
		END IF;
		IF after - 'detail' = before - 'detail' AND before -> 'detail' @> (after -> 'detail')
			AND (after -> 'detail') - guest_keys = (before -> 'detail') - guest_keys THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
