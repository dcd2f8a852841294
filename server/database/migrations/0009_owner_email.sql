CREATE TABLE "owner_email" (
	"number" integer PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_email_date_unique" UNIQUE("date")
);
--> statement-breakpoint
CREATE TABLE "desk_opening" (
	"staff_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"guests" integer NOT NULL,
	CONSTRAINT "desk_opening_staff_id_hour_pk" PRIMARY KEY("staff_id","hour")
);
--> statement-breakpoint
ALTER TABLE "desk_opening" ADD CONSTRAINT "desk_opening_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;