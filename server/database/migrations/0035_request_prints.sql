ALTER TABLE "idempotent_answer" ADD COLUMN "request_print" text;--> statement-breakpoint
ALTER TABLE "desk_answer" ADD COLUMN "request_print" text;