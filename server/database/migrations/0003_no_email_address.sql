DROP INDEX "reservation_with_guest";--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "email_address" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_with_guest" ON "reservation" USING btree ("check_out") WHERE "reservation"."email_address" is distinct from '';