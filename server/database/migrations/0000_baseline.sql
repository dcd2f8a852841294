-- The tables of the first version that a hotel may run. From here on migrations only add (docs/scaling.md).
-- A restore runs this again where these two tables stay, receipt_gap and receipt_series: hence "if not exists" and "or replace".
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verified_key_hash" text,
	"password_key_hash" text,
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_verified_key_hash_unique" UNIQUE("verified_key_hash"),
	CONSTRAINT "account_password_key_hash_unique" UNIQUE("password_key_hash")
);
--> statement-breakpoint
CREATE TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"predecessor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	CONSTRAINT "refresh_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"key_hash" text,
	"device" text,
	CONSTRAINT "registration_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device" text NOT NULL,
	"network_hash" text,
	"opened_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "allocation" (
	"reservation_id" uuid NOT NULL,
	"room_type" text NOT NULL,
	"number_of_rooms" integer NOT NULL,
	"nightly_kobo" bigint NOT NULL,
	CONSTRAINT "allocation_reservation_id_room_type_pk" PRIMARY KEY("reservation_id","room_type")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"account_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status_code" integer,
	"body" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_account_id_operation_key_pk" PRIMARY KEY("account_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"account_email" text NOT NULL,
	"network_hash" text,
	"name" text NOT NULL,
	"email_address" text NOT NULL,
	"phone_number" text NOT NULL,
	"search_text" text,
	"special_request" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"total_kobo" bigint NOT NULL,
	"vat_rate" integer DEFAULT 750 NOT NULL,
	"service_charge_rate" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"refund_status" text,
	"payment_reference" text,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"widest_nights" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"number" text PRIMARY KEY NOT NULL,
	"room_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_closure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_number" text NOT NULL,
	"closed_from" date NOT NULL,
	"closed_to" date NOT NULL,
	"closed_by" text NOT NULL,
	"why" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_night" (
	"room_number" text NOT NULL,
	"night" date NOT NULL,
	"reservation_id" uuid,
	"closure_id" uuid,
	CONSTRAINT "room_night_room_number_night_pk" PRIMARY KEY("room_number","night"),
	CONSTRAINT "room_night_one_reason" CHECK (("room_night"."reservation_id" is null) <> ("room_night"."closure_id" is null))
);
--> statement-breakpoint
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
CREATE TABLE "ledger_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"refund_id" uuid,
	"amount_kobo" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"reservation_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"checkout_url" text,
	"checkout_expires_at" timestamp with time zone,
	"return_to" text NOT NULL,
	"provider_transaction_id" text,
	"provider_reference" text,
	"channel" text,
	"under_way_until" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempt_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid,
	"refund_id" uuid,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"detail" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closing_note" text
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"number" integer PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipt_reservation_id_unique" UNIQUE("reservation_id")
);
--> statement-breakpoint
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
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"provider_refund_id" text,
	"checks" integer DEFAULT 0 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"retried_at" timestamp with time zone,
	"account_given_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbound_email" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reservation_id" uuid,
	"delete_after_sending" boolean DEFAULT false NOT NULL,
	"subject" text NOT NULL,
	"kind" text,
	"facts" text,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"calendar" text,
	"urgent" boolean DEFAULT false NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"facts_try_at" timestamp with time zone,
	CONSTRAINT "outbound_email_facts_are_known" CHECK ("outbound_email"."facts" is null or "outbound_email"."facts_try_at" is not distinct from "outbound_email"."next_try_at")
);
--> statement-breakpoint
CREATE TABLE "bill_extra" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"text" text NOT NULL,
	"reverses" bigint,
	"by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_extra_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "bill_extra_direction" CHECK ("bill_extra"."amount_kobo" <> 0 and ("bill_extra"."amount_kobo" < 0) = ("bill_extra"."reverses" is not null))
);
--> statement-breakpoint
CREATE TABLE "day_book" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"comparison" jsonb NOT NULL,
	"takings" jsonb
);
--> statement-breakpoint
CREATE TABLE "desk_answer" (
	"staff_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_answer_staff_id_key_pk" PRIMARY KEY("staff_id","key")
);
--> statement-breakpoint
CREATE TABLE "desk_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"purpose" text DEFAULT 'stay' NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"proof" text,
	"reference" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expected_transfer" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"proof" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_cleaning" (
	"room_number" text PRIMARY KEY NOT NULL,
	"is_clean" boolean NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_stay" (
	"reservation_id" uuid NOT NULL,
	"room_number" text NOT NULL,
	"state" text NOT NULL,
	"by" text,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_stay_reservation_id_room_number_pk" PRIMARY KEY("reservation_id","room_number")
);
--> statement-breakpoint
CREATE TABLE "staff_action" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"why" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"link_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitation_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" integer,
	"created_at" timestamp with time zone NOT NULL,
	"suspended_at" timestamp with time zone,
	CONSTRAINT "staff_member_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_code_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone NOT NULL,
	"locked_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_session_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "password_code" ADD CONSTRAINT "password_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_event" ADD CONSTRAINT "reservation_event_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_closure" ADD CONSTRAINT "room_closure_room_number_room_number_fk" FOREIGN KEY ("room_number") REFERENCES "public"."room"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_room_number_room_number_fk" FOREIGN KEY ("room_number") REFERENCES "public"."room"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_closure_id_room_closure_id_fk" FOREIGN KEY ("closure_id") REFERENCES "public"."room_closure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_case" ADD CONSTRAINT "payment_case_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_case" ADD CONSTRAINT "payment_case_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_extra" ADD CONSTRAINT "bill_extra_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_extra" ADD CONSTRAINT "bill_extra_reverses_bill_extra_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."bill_extra"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_extra" ADD CONSTRAINT "bill_extra_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_book" ADD CONSTRAINT "day_book_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_answer" ADD CONSTRAINT "desk_answer_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_transfer" ADD CONSTRAINT "expected_transfer_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_transfer" ADD CONSTRAINT "expected_transfer_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_cleaning" ADD CONSTRAINT "room_cleaning_room_number_room_number_fk" FOREIGN KEY ("room_number") REFERENCES "public"."room"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_stay" ADD CONSTRAINT "room_stay_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_stay" ADD CONSTRAINT "room_stay_room_number_room_number_fk" FOREIGN KEY ("room_number") REFERENCES "public"."room"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_stay" ADD CONSTRAINT "room_stay_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_foreign_address" ON "account" USING btree ("email") WHERE (octet_length("account"."email") <> char_length("account"."email") or "account"."email" like '%.');--> statement-breakpoint
CREATE INDEX "account_foreign_name" ON "account" USING btree ("id") WHERE octet_length("account"."first_name" || "account"."last_name") <> char_length("account"."first_name" || "account"."last_name");--> statement-breakpoint
CREATE INDEX "limit_count_window" ON "limit_count" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "password_code_account" ON "password_code" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_code_expires" ON "password_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_link_account" ON "password_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_link_expires" ON "password_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_token_expires" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_email" ON "registration" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registration_created" ON "registration" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id","used_at");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_code_live" ON "verification_code" USING btree ("code_hash") WHERE "verification_code"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "verification_code_registration" ON "verification_code" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "idempotent_answer_started" ON "idempotent_answer" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "reservation_account" ON "reservation" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reservation_hold" ON "reservation" USING btree ("status","hold_expires_at");--> statement-breakpoint
CREATE INDEX "reservation_network" ON "reservation" USING btree ("network_hash","hold_expires_at");--> statement-breakpoint
CREATE INDEX "reservation_check_in" ON "reservation" USING btree ("check_in");--> statement-breakpoint
CREATE INDEX "reservation_check_out" ON "reservation" USING btree ("check_out");--> statement-breakpoint
CREATE INDEX "reservation_not_searchable" ON "reservation" USING btree ("id") WHERE "reservation"."search_text" is null;--> statement-breakpoint
CREATE INDEX "reservation_with_guest" ON "reservation" USING btree ("check_out") WHERE "reservation"."account_email" <> '';--> statement-breakpoint
CREATE INDEX "reservation_account_stay" ON "reservation" USING btree ("account_id","check_in","id") WHERE "reservation"."status" = 'paid' and "reservation"."refund_status" is null;--> statement-breakpoint
CREATE INDEX "reservation_account_other" ON "reservation" USING btree ("account_id","created_at","id") WHERE not ("reservation"."status" = 'paid' and "reservation"."refund_status" is null);--> statement-breakpoint
CREATE INDEX "reservation_event_reservation" ON "reservation_event" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_event_extended" ON "reservation_event" USING btree ("reservation_id") WHERE "reservation_event"."kind" = 'hold.extended';--> statement-breakpoint
CREATE INDEX "room_night_reservation" ON "room_night" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "room_night_night" ON "room_night" USING btree ("night");--> statement-breakpoint
CREATE INDEX "room_night_closed" ON "room_night" USING btree ("night") WHERE "room_night"."closure_id" is not null;--> statement-breakpoint
CREATE INDEX "room_price_of_day" ON "room_price" USING btree ("room_type","valid_from" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entry_at" ON "ledger_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_entry_attempt" ON "ledger_entry" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_charge" ON "ledger_entry" USING btree ("attempt_id") WHERE "ledger_entry"."kind" = 'charge';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_refund" ON "ledger_entry" USING btree ("refund_id") WHERE "ledger_entry"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "payment_attempt_reservation" ON "payment_attempt" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_check_at") WHERE "payment_attempt"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempt_under_way" ON "payment_attempt" USING btree ("under_way_until") WHERE "payment_attempt"."under_way_until" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempt_transaction" ON "payment_attempt" USING btree ("provider","provider_transaction_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_provider_reference" ON "payment_attempt" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "payment_case_attempt" ON "payment_case" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_case_unknown_payment" ON "payment_case" USING btree ("kind","subject") WHERE "payment_case"."attempt_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_case_attempt_kind" ON "payment_case" USING btree ("attempt_id","kind","subject") WHERE "payment_case"."refund_id" is null and "payment_case"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_case_refund_kind" ON "payment_case" USING btree ("refund_id","kind") WHERE "payment_case"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "receipt_series_one" ON "receipt_series" USING btree ((true));--> statement-breakpoint
CREATE INDEX "refund_attempt" ON "refund" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_check_at") WHERE "refund"."next_check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_dedupe" ON "webhook_delivery" USING btree ("provider","dedupe_key");--> statement-breakpoint
CREATE INDEX "webhook_delivery_unread" ON "webhook_delivery" USING btree ("received_at") WHERE "webhook_delivery"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_processed" ON "webhook_delivery" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "outbound_email_unsent" ON "outbound_email" USING btree ("next_try_at") WHERE "outbound_email"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "outbound_email_written" ON "outbound_email" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "outbound_email_recipient" ON "outbound_email" USING btree ("recipient","written_at");--> statement-breakpoint
CREATE INDEX "outbound_email_reservation" ON "outbound_email" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "outbound_email_to_delete" ON "outbound_email" USING btree ("id") WHERE "outbound_email"."delete_after_sending";--> statement-breakpoint
CREATE INDEX "bill_extra_reservation" ON "bill_extra" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "day_book_date" ON "day_book" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "day_book_closed" ON "day_book" USING btree ("date") WHERE "day_book"."kind" = 'closed';--> statement-breakpoint
CREATE INDEX "desk_answer_at" ON "desk_answer" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_payment_at" ON "desk_payment" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_payment_reservation" ON "desk_payment" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_payment_transfer" ON "desk_payment" USING btree ("kind","proof") WHERE "desk_payment"."method" = 'transfer';--> statement-breakpoint
CREATE UNIQUE INDEX "desk_payment_reference" ON "desk_payment" USING btree ("kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "room_stay_in_house" ON "room_stay" USING btree ("room_number") WHERE "room_stay"."state" = 'inHouse';--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
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
	FOR EACH STATEMENT EXECUTE FUNCTION "receipt_series_only_rises"();--> statement-breakpoint
-- Rows of these tables stay as they were written, whoever asks, this server's own role as well. Two things are let through, each
-- only by its name and in its own transaction (server/database/rewritingHistory.ts): a restore empties whole tables; and when a
-- guest is erased, words that staff wrote, the account that a refund went to, and what extras were for are removed.
CREATE OR REPLACE FUNCTION "append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	purpose text := current_setting('hotel.rewriting_history', true);
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		IF purpose = 'restore' THEN
			RETURN NULL;
		END IF;
	ELSIF TG_OP = 'UPDATE' AND purpose = 'forgetting' THEN
		IF TG_TABLE_NAME = 'bill_extra' AND to_jsonb(NEW) = to_jsonb(OLD) || '{"text": ""}' THEN
			RETURN NEW;
		END IF;
		IF to_jsonb(NEW) = jsonb_set(to_jsonb(OLD), '{detail}', to_jsonb(OLD) -> 'detail' #- '{why}' #- '{note}' #- '{bank}' #- '{lastDigits}') THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "reservation_event_append_only" BEFORE UPDATE OR DELETE ON "reservation_event"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "reservation_event_never_emptied" BEFORE TRUNCATE ON "reservation_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE ON "ledger_entry"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "ledger_entry_never_emptied" BEFORE TRUNCATE ON "ledger_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "desk_payment_append_only" BEFORE UPDATE OR DELETE ON "desk_payment"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "desk_payment_never_emptied" BEFORE TRUNCATE ON "desk_payment"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "staff_action_append_only" BEFORE UPDATE OR DELETE ON "staff_action"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "staff_action_never_emptied" BEFORE TRUNCATE ON "staff_action"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "receipt_append_only" BEFORE UPDATE OR DELETE ON "receipt"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "receipt_never_emptied" BEFORE TRUNCATE ON "receipt"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "receipt_gap_append_only" BEFORE UPDATE OR DELETE ON "receipt_gap"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "receipt_gap_never_emptied" BEFORE TRUNCATE ON "receipt_gap"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "room_price_append_only" BEFORE UPDATE OR DELETE ON "room_price"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "room_price_never_emptied" BEFORE TRUNCATE ON "room_price"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "day_book_append_only" BEFORE UPDATE OR DELETE ON "day_book"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "day_book_never_emptied" BEFORE TRUNCATE ON "day_book"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "bill_extra_append_only" BEFORE UPDATE OR DELETE ON "bill_extra"
	FOR EACH ROW EXECUTE FUNCTION "append_only"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "bill_extra_never_emptied" BEFORE TRUNCATE ON "bill_extra"
	FOR EACH STATEMENT EXECUTE FUNCTION "append_only"();--> statement-breakpoint
-- The hotel's numbered rooms, by storey. A hotel with other rooms edits this table, not the code.
INSERT INTO "room" ("number", "room_type")
SELECT (storey * 100 + door)::text, room_type
FROM (
	VALUES
		(1, 'junior', 10),
		(2, 'double', 10),
		(3, 'deluxe', 8),
		(4, 'family', 6),
		(5, 'superior', 4),
		(6, 'premium', 2)
) AS stock (storey, room_type, rooms),
	generate_series(1, stock.rooms) AS door;--> statement-breakpoint
-- The prices with which the hotel opened.
INSERT INTO "room_price" ("room_type", "nightly_kobo", "valid_from", "at", "by", "why") VALUES
	('junior', 100000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('double', 150000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('deluxe', 200000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('family', 250000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('superior', 300000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price'),
	('premium', 500000, '1970-01-01', '1970-01-01T00:00:00Z', 'Iroko Court', 'The opening price');
