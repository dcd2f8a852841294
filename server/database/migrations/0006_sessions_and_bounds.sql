CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device" text NOT NULL,
	"network_hash" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "account_email" text;--> statement-breakpoint
UPDATE "reservation" SET "account_email" = "account"."email" FROM "account" WHERE "account"."id" = "reservation"."account_id";--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "account_email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id","used_at");--> statement-breakpoint
CREATE INDEX "reservation_network" ON "reservation" USING btree ("network_hash","hold_expires_at");--> statement-breakpoint
INSERT INTO "session" ("id", "account_id", "device", "network_hash", "opened_at", "used_at", "expires_at", "ended_at")
SELECT "family_id", "account_id", '', '', min("created_at"), max("created_at"), min("created_at") + interval '90 days', max("revoked_at")
FROM "refresh_token" GROUP BY "family_id", "account_id";--> statement-breakpoint
ALTER TABLE "refresh_token" DROP COLUMN "revoked_at";