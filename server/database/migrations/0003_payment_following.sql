DROP INDEX "review_attempt_kind";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "checkout_expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_attempt_provider_reference" ON "payment_attempt" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "review_refund_kind" ON "review" USING btree ("refund_id","kind");--> statement-breakpoint
CREATE INDEX "webhook_delivery_unread" ON "webhook_delivery" USING btree ("received_at") WHERE "webhook_delivery"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_attempt_kind" ON "review" USING btree ("attempt_id","kind") WHERE "review"."refund_id" is null;