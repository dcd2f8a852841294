CREATE TABLE "room_closure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_number" text NOT NULL,
	"closed_from" date NOT NULL,
	"closed_to" date NOT NULL,
	"closed_by" text NOT NULL,
	"why" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"proof" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_action" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"why" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_night" ALTER COLUMN "reservation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "room_night" ADD COLUMN "closure_id" uuid;--> statement-breakpoint
ALTER TABLE "room_closure" ADD CONSTRAINT "room_closure_room_number_room_number_fk" FOREIGN KEY ("room_number") REFERENCES "public"."room"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_payment_reservation" ON "desk_payment" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_payment_transfer" ON "desk_payment" USING btree ("kind","proof") WHERE "desk_payment"."method" = 'transfer';--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" USING btree ("at");--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_closure_id_room_closure_id_fk" FOREIGN KEY ("closure_id") REFERENCES "public"."room_closure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_check_in" ON "reservation" USING btree ("check_in");--> statement-breakpoint
CREATE INDEX "reservation_check_out" ON "reservation" USING btree ("check_out");--> statement-breakpoint
CREATE INDEX "room_night_closed" ON "room_night" USING btree ("night") WHERE "room_night"."closure_id" is not null;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_one_reason" CHECK (("room_night"."reservation_id" is null) <> ("room_night"."closure_id" is null));