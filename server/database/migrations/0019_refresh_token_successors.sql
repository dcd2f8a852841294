ALTER TABLE "refresh_token" ADD COLUMN "predecessor_id" uuid;--> statement-breakpoint
-- Until now each token was given for the one that its session had used last.
UPDATE "refresh_token" SET "predecessor_id" = (
  SELECT "earlier"."id" FROM "refresh_token" AS "earlier"
  WHERE "earlier"."family_id" = "refresh_token"."family_id"
    AND "earlier"."rotated_at" IS NOT NULL
    AND "earlier"."created_at" < "refresh_token"."created_at"
  ORDER BY "earlier"."created_at" DESC
  LIMIT 1
);
