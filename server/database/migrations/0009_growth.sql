CREATE INDEX "refresh_token_expires" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_created" ON "registration" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotent_answer_started" ON "idempotent_answer" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_attempt" ON "ledger_entry" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "review_attempt" ON "review" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "limit_count_window" ON "limit_count" USING btree ("window_ends_at");