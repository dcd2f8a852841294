ALTER TABLE "receipt" ALTER COLUMN "reservation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD COLUMN "returns" uuid;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_desk_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."desk_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_returns_desk_payment_id_fk" FOREIGN KEY ("returns") REFERENCES "public"."desk_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_unique" UNIQUE("payment_id");--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_subject" CHECK (("receipt"."reservation_id" is null) <> ("receipt"."payment_id" is null));