ALTER TABLE "reservation_event" ADD COLUMN "act_key" text;--> statement-breakpoint
ALTER TABLE "desk_answer" ADD COLUMN "result" jsonb;