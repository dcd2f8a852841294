ALTER TABLE "receipt" DROP CONSTRAINT "receipt_reservation_id_unique";--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_payment_id_unique";--> statement-breakpoint
DROP INDEX "room_stay_in_house";--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "replaces" integer;--> statement-breakpoint
ALTER TABLE "room_stay" ADD COLUMN "found_empty" jsonb;--> statement-breakpoint
CREATE INDEX "receipt_reservation" ON "receipt" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "receipt_payment" ON "receipt" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_stay_in_room" ON "room_stay" USING btree ("room_number") WHERE "room_stay"."state" = 'inHouse' and "room_stay"."found_empty" is null;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_replaces_unique" UNIQUE("replaces");