import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { roomTypes } from '../../machines/shared/roomTypes';
import { lagosToday } from '../../machines/shared/stay';
import { readConfiguration } from '../../server/configuration/configuration';
import {
  parseProviderJson,
  textAt,
  type ProviderJson,
} from '../../server/paymentProviders/providerJson';
import type { ServerEnvironment } from '../kill/builtServer';
import { insertGuest } from '../kill/insertedGuest';
import { oneNightIn } from '../kill/oneNight';

/** An older server and this one, on one database. */
interface BothServers {
  environment: ServerEnvironment;
  databaseUrl: string;
  oldBase: string;
  newBase: string;
  /** Ends this version's server, so that the older one alone sweeps. */
  endNew: () => Promise<void>;
  startNewAgain: () => Promise<void>;
}

/** A sweep runs every minute. */
const SWEPT_WITHIN_MS = 150_000;
const PART = 400;

/** Everything that a stay has: its row, nights, guests in house, and money. */
const STATE = `select json_build_object(
  'stay', (select to_jsonb(r) - 'hold_expires_at' from reservation r where id = $1),
  'nights', (select json_agg(n order by night, room_number) from room_night n where reservation_id = $1),
  'guests', (select json_agg(s order by room_number) from room_stay s where reservation_id = $1),
  'desk', (select json_agg(d order by at, id) from desk_payment d where reservation_id = $1),
  'online', (select json_agg(a order by created_at, id) from payment_attempt a where reservation_id = $1),
  'events', (select json_agg(e order by id) from reservation_event e where reservation_id = $1)
)::text as state`;

/** A manager at the desk, by the cookie. */
async function hireManager(pool: pg.Pool): Promise<string> {
  const [id, secret] = [randomUUID(), randomUUID()];
  const hash = createHash('sha256').update(secret).digest('base64url');
  await pool.query(
    `insert into staff_member (id, name, email, role, created_at)
     values ($1, 'Bisi Ade', 'bisi@hotel.example', 'manager', now())`,
    [id],
  );
  await pool.query(
    `insert into staff_session (id, staff_id, secret_hash, confirmed_at, used_at, ends_at)
     values ($1, $2, $3, now(), now(), now() + interval '12 hours')`,
    [randomUUID(), id, hash],
  );
  return `desk_session=${secret}`;
}

/**
 * Tries what an older server does to a stay that only a person ends, because a part of it is paid or its guest is in house
 * without having paid: the guest's cancel, a checkout, the whole price in cash, a check-out, and the sweep. Each must
 * answer an error, and nothing may have happened.
 * @returns what did happen
 */
export async function triesOnKeptStays(servers: BothServers): Promise<string[]> {
  const { environment, databaseUrl, oldBase, newBase, endNew, startNewAgain } = servers;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const problems: string[] = [];
  const cookie = await hireManager(pool);
  const guest = await insertGuest(pool, readConfiguration(environment), 'kept@example.com');

  async function send(url: string, method: string, headers: object, body?: unknown) {
    const response = await fetch(url, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: parseProviderJson(await response.text()) };
  }
  const asGuest = (base: string, method: string, path: string, body?: unknown) =>
    send(`${base}/api/v1${path}`, method, { authorization: `Bearer ${guest.token}` }, body);
  /** @param origin the public address, which both servers have */
  const atDesk = (base: string, path: string, body: unknown) =>
    send(
      `${base}/api/v1/desk/reservations/${path}`,
      'POST',
      { cookie, origin: String(environment.PUBLIC_URL), 'desk-request': 'person' },
      body,
    );
  const mustDo = async (what: string, doing: Promise<{ status: number; json: ProviderJson }>) => {
    const { status, json } = await doing;
    if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(json)}`);
    return json;
  };
  const reserve = async () => {
    const stay = oneNightIn(roomTypes[0], lagosToday(new Date()));
    const json = await mustDo('Reserve', asGuest(newBase, 'POST', '/reservation', stay));
    return textAt(json, 'reservationData', 'id') ?? '';
  };
  const stateOf = async (id: string) =>
    (await pool.query<{ state: string }>(STATE, [id])).rows[0]?.state ?? '';
  const price = oneNightIn(roomTypes[0], lagosToday(new Date())).totalPrice;
  const inCash = (amount: number, balance: number) => ({
    ...{ act: 'takePayment', method: 'cash', amount, balance },
  });

  const partPaid = await reserve();
  await mustDo('Take a part', atDesk(newBase, `${partPaid}/acts`, inCash(PART, price)));
  const inHouse = await reserve();
  const [room = ''] = (
    await pool.query<{ room: string }>(
      'select room_number as room from room_night where reservation_id = $1',
      [inHouse],
    )
  ).rows.map((row) => row.room);
  await mustDo('Check in', atDesk(newBase, `${inHouse}/acts`, { act: 'checkIn', room }));
  const unpaid = [await reserve(), await reserve()];
  await endNew();

  const cancel = (id: string) => asGuest(oldBase, 'PATCH', `/hotel/reservations/${id}/cancel`);
  const paying = { reservationId: partPaid };
  const tries = [
    ['cancel', partPaid, () => cancel(partPaid)],
    ['cash', partPaid, () => atDesk(oldBase, `${partPaid}/acts`, inCash(price, price))],
    ['checkout', partPaid, () => asGuest(oldBase, 'POST', '/payment/initiate-payment', paying)],
    ['cancel', inHouse, () => cancel(inHouse)],
    ['check-out', inHouse, () => atDesk(oldBase, `${inHouse}/acts`, { act: 'checkOut', room })],
  ] as const;
  for (const [what, id, doTry] of tries) {
    const before = await stateOf(id);
    const { status } = await doTry();
    const about = `The old server’s ${what} of ${id === inHouse ? 'a guest in house' : 'a part-paid stay'}`;
    // It does understand the request.
    if (status !== 409 && status < 500) problems.push(`${about}: ${status}`);
    if ((await stateOf(id)) !== before) problems.push(`${about} changed it`);
  }

  // What an older program makes of a hold it knows: one more guest's shows that it was swept.
  for (const [place, id] of [partPaid, inHouse].entries()) {
    const before = await stateOf(id);
    const control = unpaid[place] ?? '';
    const ends = 'update reservation set hold_expires_at = now() - $2::interval where id = $1';
    const later = `update reservation set hold_expires_at = now() + interval '1 day' where id = $1`;
    await pool.query(ends, [id, '1 minute']);
    await pool.query(ends, [control, '1 hour']);
    const giveUpAt = Date.now() + SWEPT_WITHIN_MS;
    const isSwept = async () => (await stateOf(control)).includes('"hold.expired"');
    while (!(await isSwept()) && Date.now() < giveUpAt) await pause(500);
    if (!(await isSwept())) problems.push('The old server did not sweep');
    // The next in its turn.
    await pause(2_000);
    if ((await stateOf(id)) !== before) problems.push(`The old server’s sweep changed ${id}`);
    await pool.query(later, [id]);
  }
  // The older program's own books know no parts.
  await startNewAgain();
  const rest = price - PART;
  await mustDo('Take the rest', atDesk(newBase, `${partPaid}/acts`, inCash(rest, rest)));
  await pool.end();
  return problems;
}
