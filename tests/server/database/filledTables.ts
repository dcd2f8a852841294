import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';

/**
 * Inserts the history of some years directly into the tables: paid stays of one night with their payment and
 * everything else stored about them, and what accounts, limits and emails leave behind. All of it is long past,
 * except for what is kept.
 * @param reservationId the template of the past stays
 */
export async function fillTables(
  database: Database,
  { accountId, reservationId, many }: { accountId: string; reservationId: string; many: number },
): Promise<void> {
  await database.execute(sql`
    insert into reservation select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
        'status', 'paid', 'payment_reference', 'past ' || i, 'created_at', r.created_at - make_interval(mins => i)))).*
      from reservation r, generate_series(1, ${many}) i where r.id = ${reservationId}`);
  const statements = [
    sql`insert into allocation select id, 'junior', 1, 100000 from reservation where status = 'paid'`,
    sql`insert into room_night select '101', '2020-01-01'::date - row_number() over ()::int, id
      from reservation where status = 'paid'`,
    sql`insert into room_stay (reservation_id, room_number, state, at)
      select id, '101', 'departed', created_at from reservation where status = 'paid'`,
    sql`insert into reservation_event (reservation_id, at, kind, detail)
      select id, created_at, kind, '{}' from reservation, unnest(array['hold.extended', 'payment.settled']) as kind
      where status = 'paid'`,
    sql`insert into payment_attempt (id, reference, reservation_id, provider, amount_kobo, currency, status,
        return_to, created_at, updated_at)
      select gen_random_uuid(), payment_reference, id, 'paystack', total_kobo, 'NGN', 'settled', '/', created_at,
        created_at from reservation where status = 'paid'`,
    sql`insert into ledger_entry (at, kind, attempt_id, amount_kobo)
      select created_at, 'charge', id, amount_kobo from payment_attempt`,
    sql`insert into refund (id, attempt_id, amount_kobo, cause, reason, status, requested_at, updated_at)
      select gen_random_uuid(), id, amount_kobo, 'late', '', 'settled', created_at, created_at from payment_attempt`,
    sql`insert into payment_case (id, attempt_id, kind, detail, opened_at, closed_at)
      select gen_random_uuid(), id, 'late', '{}', created_at, created_at from payment_attempt`,
    sql`insert into webhook_delivery (id, provider, dedupe_key, body, received_at, processed_at)
      select gen_random_uuid(), 'paystack', id::text, '{}', created_at, created_at from payment_attempt`,
    sql`insert into outbound_email (id, recipient, subject, text, html, written_at, sent_at)
      select gen_random_uuid(), '', '', '', '', created_at, created_at from payment_attempt`,
    sql`insert into idempotent_answer (account_id, operation, key, request_hash, status_code, started_at)
      select ${accountId}, 'createReservation', id::text, '', 201, '2040-01-01' from payment_attempt`,
    sql`insert into limit_count select id::text, 1, '2040-01-01' from payment_attempt`,
    sql`insert into registration (id, email, password_hash, first_name, last_name, phone_number, address_hash, created_at)
      select gen_random_uuid(), id || '@example.com', '', '', '', '', '', '2040-01-01' from payment_attempt`,
    sql`insert into password_code (id, account_id, code_hash, network_hash, created_at, expires_at)
      select gen_random_uuid(), ${accountId}, '', '', created_at, '2040-01-01' from payment_attempt`,
    sql`insert into session (id, account_id, device, network_hash, opened_at, used_at, expires_at)
      select gen_random_uuid(), ${accountId}, '', '', created_at, created_at, '2040-01-01' from payment_attempt`,
    sql`insert into password_link (id, account_id, token_hash, expires_at)
        select gen_random_uuid(), ${accountId}, 'link ' || n, now() + n * interval '1 minute'
        from generate_series(1, ${many}::int) as n`,
    sql`insert into refresh_token (id, family_id, account_id, token_hash, created_at, expires_at)
      select gen_random_uuid(), id, ${accountId}, id::text, created_at, '2040-01-01' from payment_attempt`,
    sql`analyze`,
  ];
  for (const statement of statements) await database.execute(statement);
}
