import { createHash, randomUUID } from 'node:crypto';
import type { HotelToMeasure } from './hotelToMeasure';

const ASKS_EVERY_MS = 5_000;
const DESKS = 3;

/** Somebody at the front desk, logged in. Returns their cookie. */
async function hired({ pool }: HotelToMeasure, email: string): Promise<string> {
  const [id, secret] = [randomUUID(), randomUUID()];
  const hash = createHash('sha256').update(secret).digest('base64url');
  await pool.query(
    `insert into staff_member (id, name, email, role, created_at) values ($1, $2, $2, 'desk', now())`,
    [id, email],
  );
  await pool.query(
    `insert into staff_session (id, staff_id, secret_hash, confirmed_at, used_at, ends_at)
     values ($1, $2, $3, now(), now(), now() + interval '12 hours')`,
    [randomUUID(), id, hash],
  );
  return `desk_session=${secret}`;
}

/**
 * Does something while three desks show Today, which each asks for every five seconds, and somebody at one of them
 * writes a note as often.
 * @throws Error if the desk was refused
 */
export async function whileDesksAreOpen<T>(
  hotel: HotelToMeasure,
  work: () => Promise<T>,
): Promise<T> {
  const desk = `${hotel.base}/api/v1/desk`;
  const cookies = await Promise.all(
    Array.from({ length: DESKS }, (_, place) => hired(hotel, `${place}-${randomUUID()}@bench`)),
  );
  const refused: number[] = [];
  const send = async (cookie: string, path: string, note?: string) => {
    const headers = { cookie, origin: hotel.base, 'desk-request': 'person' };
    const keyed = { 'idempotency-key': randomUUID(), 'content-type': 'application/json' };
    const body = JSON.stringify({ act: 'note', note });
    const writing = { method: 'POST', headers: { ...headers, ...keyed }, body };
    const { status } = await fetch(desk + path, note === undefined ? { headers } : writing);
    if (status !== 200) refused.push(status);
  };
  const [acting = ''] = cookies;
  const ask = () =>
    Promise.all([
      ...cookies.map((cookie) => send(cookie, '/today')),
      send(acting, `/reservations/${hotel.reservationIds[0] ?? ''}/acts`, 'Comes late'),
    ]);
  let last: Promise<unknown> = ask();
  const asking = setInterval(() => {
    last = ask();
  }, ASKS_EVERY_MS);
  const done = await work().finally(() => clearInterval(asking));
  await last;
  if (refused.length > 0) throw new Error(`The desk was refused: ${refused.join(', ')}`);
  return done;
}
