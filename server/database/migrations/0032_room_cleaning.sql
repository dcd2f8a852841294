CREATE TABLE "room_cleaning" (
	"room_number" text PRIMARY KEY NOT NULL,
	"is_clean" boolean NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_cleaning" ADD CONSTRAINT "room_cleaning_room_number_room_number_fk" FOREIGN KEY ("room_number") REFERENCES "public"."room"("number") ON DELETE no action ON UPDATE no action;