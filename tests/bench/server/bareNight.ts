import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/**
 * The minimum work when everyone wants the same night of the same few rooms: one transaction each, committed if the
 * night was still free, and rolled back if it wasn't.
 */
export async function bareNight(
  pool: pg.Pool,
  accountId: string,
  roomType: string,
  night: string,
): Promise<() => Promise<void>> {
  const { rows: rooms } = await pool.query<{ number: string }>(
    'select number from room where room_type = $1',
    [roomType],
  );
  let tries = 0;
  return async () => {
    const room = rooms[(tries += 1) % rooms.length];
    if (!room) throw new Error(`There is no ${roomType} room.`);
    const id = randomUUID();
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({
        name: 'bare_wish',
        text: `insert into reservation (id, account_id, account_email, name, email_address, phone_number,
          special_request, check_in, check_out, adults, children, total_kobo, status, hold_expires_at,
          created_at, updated_at)
        values ($1, $2, 'a@example.com', 'Adaobi', 'a@example.com', '08030000000', 'nothing',
          $3::date, $3::date + 1, 2, 0, 100000, 'pending', now() + interval '30 minutes', now(), now())`,
        values: [id, accountId, night],
      });
      await client.query({
        name: 'bare_wished_rooms',
        text: 'insert into allocation values ($1, $2, 1, 100000)',
        values: [id, roomType],
      });
      const taken = await client.query({
        name: 'bare_wished_night',
        text: 'insert into room_night values ($1, $2, $3) on conflict do nothing',
        values: [room.number, night, id],
      });
      await client.query(taken.rowCount === 1 ? 'commit' : 'rollback');
    } finally {
      client.release();
    }
  };
}
