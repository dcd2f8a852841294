ALTER TABLE "session" ALTER COLUMN "network_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "forgotten_once_posted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_with_guest" ON "reservation" USING btree ("check_out") WHERE "reservation"."account_email" <> '';--> statement-breakpoint
CREATE INDEX "letter_reservation" ON "letter" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "letter_forgotten" ON "letter" USING btree ("id") WHERE "letter"."forgotten_once_posted";