CREATE TABLE "receipt" (
	"number" integer PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipt_reservation_id_unique" UNIQUE("reservation_id")
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "vat_rate" integer DEFAULT 750 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "service_charge_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;