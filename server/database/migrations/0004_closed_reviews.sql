DROP INDEX "review_attempt_kind";--> statement-breakpoint
DROP INDEX "review_refund_kind";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "review_attempt_kind" ON "review" USING btree ("attempt_id","kind","subject") WHERE "review"."refund_id" is null and "review"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_refund_kind" ON "review" USING btree ("refund_id","kind") WHERE "review"."closed_at" is null;