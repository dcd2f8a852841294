DROP INDEX "day_book_closed";--> statement-breakpoint
ALTER TABLE "day_book" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "day_book" ADD COLUMN "to_name" text;--> statement-breakpoint
ALTER TABLE "day_book" ADD COLUMN "to_staff_id" uuid;--> statement-breakpoint
ALTER TABLE "day_book" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "day_book" ADD COLUMN "ends_at" text;--> statement-breakpoint
ALTER TABLE "day_book" ADD COLUMN "drawer" jsonb;--> statement-breakpoint
ALTER TABLE "day_book" ADD COLUMN "paid_out" jsonb;--> statement-breakpoint
ALTER TABLE "day_book" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_book" ADD CONSTRAINT "day_book_to_staff_id_staff_member_id_fk" FOREIGN KEY ("to_staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "day_book_closed" ON "day_book" USING btree ("date","kind","round") WHERE "day_book"."kind" in ('closed', 'reopened');