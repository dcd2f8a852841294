import type pg from 'pg';

/** Rows per statement, so that none gets too large. */
const BATCH = 50_000;

/** The hotel's rooms in order, and the stays that a batch adds, each on a separate night. */
const STAYS = `house as (select number, room_type, (row_number() over (order by number) - 1)::int as place,
       (count(*) over ())::int as rooms from room),
     stay as (select i, md5('past stay ' || i)::uuid as id, md5('payment ' || i)::uuid as attempt_id,
       current_date - (2 + i / rooms) as night, number, room_type,
       ($1::uuid[])[1 + i % cardinality($1::uuid[])] as account_id
     from generate_series($2::int, $3::int) i
     join house on place = i % (select max(rooms) from house))`;

const WRITTEN = [
  `insert into reservation (id, account_id, account_email, name, email_address, phone_number, special_request,
      check_in, check_out, adults, children, total_kobo, status, payment_reference, hold_expires_at, created_at,
      updated_at)
    select id, account_id, 'guest@example.com', 'Adaobi Okeke', 'guest@example.com', '08030000000', 'nothing',
      night, night + 1, 2, 0, 100000, 'paid', 'bench_' || i, night + interval '30 minutes', night, night from stay`,
  'insert into allocation select id, room_type, 1, 100000 from stay',
  'insert into room_night select number, night, id from stay',
  `insert into reservation_event (reservation_id, at, kind, detail)
    select id, night, 'guest.reserved', '{"totalKobo":100000}' from stay`,
  `insert into payment_attempt (id, reference, reservation_id, provider, amount_kobo, currency, status, return_to,
      created_at, updated_at)
    select attempt_id, 'bench_' || i, id, 'paystack', 100000, 'NGN', 'settled', '/', night, night from stay`,
  `insert into ledger_entry (at, kind, attempt_id, amount_kobo)
    select night, 'charge', attempt_id, 100000 from stay`,
];

/**
 * Inserts past stays of one night in one room each, paid, with their event, payment and charge: a hotel's history in
 * seconds, without checking foreign keys.
 * @param from the number of the first, so that later ones take other nights
 */
export async function addPastStays(
  pool: pg.Pool,
  accountIds: readonly string[],
  from: number,
  howMany: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    // The rows refer to existing ones; checking that takes longer than inserting.
    await client.query('set session_replication_role = replica');
    for (let first = from; first < from + howMany; first += BATCH) {
      const last = Math.min(first + BATCH, from + howMany) - 1;
      for (const statement of WRITTEN) {
        await client.query(`with ${STAYS} ${statement}`, [accountIds, first, last]);
      }
    }
    await client.query('set session_replication_role = default');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
