CREATE TABLE "desk_answer" (
	"staff_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_answer_staff_id_key_pk" PRIMARY KEY("staff_id","key")
);
--> statement-breakpoint
CREATE TABLE "room_stay" (
	"reservation_id" uuid NOT NULL,
	"room_number" text NOT NULL,
	"state" text NOT NULL,
	"by" text,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_stay_reservation_id_room_number_pk" PRIMARY KEY("reservation_id","room_number")
);
--> statement-breakpoint
ALTER TABLE "desk_answer" ADD CONSTRAINT "desk_answer_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_stay" ADD CONSTRAINT "room_stay_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_stay" ADD CONSTRAINT "room_stay_room_number_room_number_fk" FOREIGN KEY ("room_number") REFERENCES "public"."room"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_stay" ADD CONSTRAINT "room_stay_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_answer_at" ON "desk_answer" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "room_stay_in_house" ON "room_stay" USING btree ("room_number") WHERE "room_stay"."state" = 'inHouse';--> statement-breakpoint
-- Paid stays that are over; nobody has to say so.
INSERT INTO "room_stay" ("reservation_id", "room_number", "state", "at")
SELECT n."reservation_id", n."room_number", 'departed', r."check_out"::timestamp AT TIME ZONE 'Africa/Lagos'
FROM "room_night" n JOIN "reservation" r ON r."id" = n."reservation_id"
WHERE r."status" = 'paid' AND r."check_out" <= (now() AT TIME ZONE 'Africa/Lagos')::date AND n."night" = r."check_out" - 1;
