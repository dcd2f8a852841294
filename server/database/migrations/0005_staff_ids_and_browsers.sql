CREATE TABLE "staff_browser" (
	"staff_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_browser_staff_id_browser_hash_pk" PRIMARY KEY("staff_id","browser_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_action" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "staff_browser" ADD CONSTRAINT "staff_browser_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;