ALTER TABLE "desk_payment" ADD COLUMN "reference" text;--> statement-breakpoint
-- Of a transfer that stands in the book twice, differently typed, the first one has the reference from now on: both stay
-- as they are, and it comes no third time. This alone is written into rows that are otherwise never changed.
ALTER TABLE "desk_payment" DISABLE TRIGGER "desk_payment_append_only";--> statement-breakpoint
UPDATE "desk_payment" SET "reference" = "first"."reference" FROM (
	SELECT DISTINCT ON ("kind", "reference") "id", "reference"
	FROM (
		SELECT "id", "kind", "at",
			nullif(lower(regexp_replace(normalize("proof", NFKD), '[^[:alnum:]]', '', 'g')), '') AS "reference"
		FROM "desk_payment" WHERE "method" = 'transfer' AND "proof" IS NOT NULL
	) "transfer"
	ORDER BY "kind", "reference", "at", "id"
) "first" WHERE "desk_payment"."id" = "first"."id";--> statement-breakpoint
ALTER TABLE "desk_payment" ENABLE TRIGGER "desk_payment_append_only";--> statement-breakpoint
CREATE UNIQUE INDEX "desk_payment_reference" ON "desk_payment" USING btree ("kind","reference");
