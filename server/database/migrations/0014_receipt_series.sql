-- These two tables stay when a backup of an older version takes the tables back to it and up again: hence "if not exists".
CREATE TABLE IF NOT EXISTS "receipt_gap" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first" integer NOT NULL,
	"last" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "receipt_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "receipt_series_one" ON "receipt_series" USING btree ((true));--> statement-breakpoint
INSERT INTO "receipt_series" ("last") SELECT coalesce(max("number"), 0) FROM "receipt" ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "receipt_series_only_rises"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW."id" = OLD."id" AND NEW."last" >= OLD."last" THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'The receipts’ numbers only rise: % of receipt_series refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "receipt_series_only_rises" BEFORE UPDATE OR DELETE ON "receipt_series"
	FOR EACH ROW EXECUTE FUNCTION "receipt_series_only_rises"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "receipt_series_stays" BEFORE TRUNCATE ON "receipt_series"
	FOR EACH STATEMENT EXECUTE FUNCTION "receipt_series_only_rises"();
