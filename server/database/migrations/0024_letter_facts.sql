ALTER TABLE "letter" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "facts" text;--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "facts_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_facts_are_known" CHECK ("letter"."facts" is null or "letter"."facts_try_at" is not distinct from "letter"."next_try_at");