ALTER TABLE "desk_payment" ADD COLUMN "corrects" uuid;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_corrects_desk_payment_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."desk_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_payment_corrected" ON "desk_payment" USING btree ("corrects","kind");