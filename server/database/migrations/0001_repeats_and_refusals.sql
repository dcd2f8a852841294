ALTER TABLE "idempotent_answer" ADD COLUMN "request_print" text;--> statement-breakpoint
ALTER TABLE "outbound_email" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "desk_answer" ADD COLUMN "request_print" text;