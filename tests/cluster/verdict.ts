import type pg from 'pg';
import type { ClusterGuest } from './clusterGuest';

/** A count or a duration, with the most or the least that it may be. */
export interface Finding {
  what: string;
  number: number;
  limit: string;
  holds: boolean;
}

export const atMost = (what: string, number: number, limit: number): Finding => ({
  what,
  number,
  limit: `≤ ${limit}`,
  holds: number <= limit,
});
const atLeast = (what: string, number: number, limit: number): Finding => ({
  what,
  number,
  limit: `≥ ${limit}`,
  holds: number >= limit,
});

const seconds = (milliseconds: number) => Number((milliseconds / 1_000).toFixed(1));

/**
 * Compares the database that took over with what guests were told.
 * @param killedAt when the first database was killed, by `performance.now()`
 */
export async function verdict(
  pool: pg.Pool,
  guests: readonly ClusterGuest[],
  killedAt: number,
): Promise<Finding[]> {
  const { rows } = await pool.query<{ id: string; account_id: string }>(
    'select id, account_id from reservation',
  );
  const standing = new Map(rows.map(({ id, account_id }) => [id, account_id]));
  const acknowledged = guests.flatMap((guest) => guest.acknowledged.map((id) => ({ guest, id })));
  const lost = acknowledged.filter(({ guest, id }) => standing.get(id) !== guest.accountId);
  const told = new Set(acknowledged.map(({ id }) => id));
  const twice = acknowledged.length - told.size;
  const unknownToGuest = rows.filter(({ id }) => !told.has(id));
  const sold = await pool.query<{ nights: number; sold: number; wanted: number }>(
    `select count(*)::int as nights, count(distinct (room_number, night))::int as sold,
       (select sum(number_of_rooms)::int from allocation) as wanted from room_night`,
  );
  const [night] = sold.rows;
  const written = guests
    .flatMap((guest) => guest.told)
    .filter(({ status, askedAt }) => status === 201 && askedAt > killedAt)
    .map(({ at }) => at);
  return [
    atLeast('reservations acknowledged', acknowledged.length, 100),
    atLeast('of them after the database was killed', written.length, 20),
    atMost('acknowledged and lost', lost.length, 0),
    atMost('one reservation told to two', twice, 0),
    atMost('made and never told to its guest', unknownToGuest.length, 0),
    atMost('nights of rooms sold twice', (night?.nights ?? 0) - (night?.sold ?? 0), 0),
    atMost(
      'nights of rooms too many or too few',
      Math.abs((night?.sold ?? 0) - (night?.wanted ?? 0)),
      0,
    ),
    atMost('seconds until writes went on', seconds(Math.min(...written) - killedAt), 30),
  ];
}

/** The number of responses of each kind, the most frequent first. */
export function responsesOf(guests: readonly ClusterGuest[]): string {
  const counts = new Map<string, number>();
  for (const { status, code } of guests.flatMap((guest) => guest.told)) {
    const response = `${status} ${code}`;
    counts.set(response, (counts.get(response) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([response, count]) => `${response}: ${count}`)
    .join(', ');
}
