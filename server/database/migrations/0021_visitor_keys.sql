ALTER TABLE "account" ADD COLUMN "verified_key_hash" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "password_key_hash" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_verified_key_hash_unique" UNIQUE("verified_key_hash");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_password_key_hash_unique" UNIQUE("password_key_hash");--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_key_hash_unique" UNIQUE("key_hash");