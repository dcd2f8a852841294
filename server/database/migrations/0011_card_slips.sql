ALTER TABLE "desk_payment" ADD COLUMN "terminal" text;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "slip" text;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "slip_kobo" bigint;--> statement-breakpoint
CREATE INDEX "desk_payment_slip" ON "desk_payment" USING btree ("terminal","slip");--> statement-breakpoint
CREATE INDEX "staff_action_terminal" ON "staff_action" USING btree ("id") WHERE "staff_action"."kind" in ('terminal.added', 'terminal.removed');