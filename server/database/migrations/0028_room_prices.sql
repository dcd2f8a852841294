CREATE TABLE "room_price" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_type" text NOT NULL,
	"nightly_kobo" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "room_price_positive" CHECK ("room_price"."nightly_kobo" > 0)
);
--> statement-breakpoint
CREATE INDEX "room_price_of_day" ON "room_price" USING btree ("room_type","valid_from" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER "room_price_append_only" BEFORE UPDATE OR DELETE ON "room_price"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE TRIGGER "room_price_never_emptied" BEFORE TRUNCATE ON "room_price"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
-- The prices with which the hotel opened.
INSERT INTO "room_price" ("room_type", "nightly_kobo", "valid_from", "at", "by", "why") VALUES
	('junior', 100000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('double', 150000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('deluxe', 200000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('family', 250000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('superior', 300000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('premium', 500000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price');
