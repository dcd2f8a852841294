ALTER TABLE "reservation" ADD COLUMN "keeps_rooms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "room_wish" text;