import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { dayAhead } from './asking';

interface BareReservation {
  accountId: string;
  room: string;
  roomType: string;
  night: string;
}

/**
 * The minimum work of a reservation: one transaction with its row, its allocation and the night it takes, under the
 * same keys; committed if the night was still free, and rolled back if it wasn't.
 */
async function reserveBarely(pool: pg.Pool, wanted: BareReservation): Promise<void> {
  const { accountId, room, roomType, night } = wanted;
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
          $3::date, $3::date + 1, 2, 0, 100000, 'pending', now() + interval '30 minutes', now(), now())`,
      values: [id, accountId, night],
    });
    await client.query({
      name: 'bare_allocation',
      text: 'insert into allocation values ($1, $2, 1, 100000)',
      values: [id, roomType],
    });
    const taken = await client.query({
      name: 'bare_night',
      text: 'insert into room_night values ($1, $2, $3) on conflict do nothing',
      values: [room, night, id],
    });
    await client.query(taken.rowCount === 1 ? 'commit' : 'rollback');
  } finally {
    client.release();
  }
}

/**
 * The minimum work of reservations of one room for one night.
 * @param wantedNight the type and the night that everyone wants; without it each takes another night
 */
export async function bareReservations(
  pool: pg.Pool,
  accountId: string,
  wantedNight?: { roomType: string; night: string },
): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ number: string; room_type: string }>(
    'select number, room_type from room where $1::text is null or room_type = $1 order by number',
    [wantedNight?.roomType ?? null],
  );
  let made = 0;
  return async () => {
    const place = made;
    made += 1;
    const room = rows[place % rows.length];
    if (!room) throw new Error('There are no such rooms.');
    const night = wantedNight?.night ?? dayAhead(1_000 + Math.floor(place / rows.length));
    await reserveBarely(pool, { accountId, room: room.number, roomType: room.room_type, night });
  };
}
