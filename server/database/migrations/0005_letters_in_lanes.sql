ALTER TABLE "refund" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_processed" ON "webhook_delivery" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "letter_written" ON "letter" USING btree ("written_at");