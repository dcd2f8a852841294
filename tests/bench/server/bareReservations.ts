import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/**
 * The minimum work of a reservation: one transaction with its row, its allocation and the night it takes, under the
 * same keys. The second one finds the night taken.
 */
export async function bareReservations(
  pool: pg.Pool,
  accountId: string,
): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ number: string; room_type: string }>(
    'select number, room_type from room order by number',
  );
  let made = 0;
  return async () => {
    const place = made;
    made += 1;
    const room = rows[place % rows.length];
    if (!room) throw new Error('There are no rooms.');
    const nights = Math.floor(place / rows.length);
    const id = randomUUID();
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({
        name: 'bare_reservation',
        text: `insert into reservation (id, account_id, account_email, name, email_address, phone_number,
          special_request, check_in, check_out, adults, children, total_kobo, status, hold_expires_at,
          created_at, updated_at)
        values ($1, $2, 'a@example.com', 'Adaobi', 'a@example.com', '08030000000', 'nothing',
          current_date + $3::int + 1000, current_date + $3::int + 1001, 2, 0, 100000, 'pending', now(), now(), now())`,
        values: [id, accountId, nights],
      });
      await client.query({
        name: 'bare_allocation',
        text: 'insert into allocation values ($1, $2, 1, 100000)',
        values: [id, room.room_type],
      });
      await client.query({
        name: 'bare_night',
        text: 'insert into room_night values ($1, current_date + $2::int + 1000, $3)',
        values: [room.number, nights, id],
      });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}
