CREATE TABLE "day_book" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"comparison" jsonb NOT NULL,
	"takings" jsonb
);
--> statement-breakpoint
ALTER TABLE "day_book" ADD CONSTRAINT "day_book_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_book_date" ON "day_book" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "day_book_closed" ON "day_book" USING btree ("date") WHERE "day_book"."kind" = 'closed';--> statement-breakpoint
CREATE INDEX "ledger_entry_at" ON "ledger_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_payment_at" ON "desk_payment" USING btree ("at");--> statement-breakpoint
CREATE OR REPLACE TRIGGER "day_book_append_only" BEFORE UPDATE OR DELETE ON "day_book"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "day_book_never_emptied" BEFORE TRUNCATE ON "day_book"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();
