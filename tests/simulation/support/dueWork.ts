import type { DirectConnection } from './directConnection';

/** Everything that a sweep could pick up at a moment, by the tables alone and rather too much than too little. */
const DUE = `select
  exists (select from reservation where status = 'pending' and hold_expires_at <= $1)
  or exists (select from payment_attempt where next_check_at <= $1)
  or exists (select from refund where next_check_at <= $1)
  or exists (select from webhook_delivery where processed_at is null)
  or exists (select from letter where posted_at is null)
  as due`;

/**
 * Whether there is anything for a sweep. Most of a server's sweeps find nothing, and change nothing;
 * a schedule that leaves those out tells the same story in much less time.
 */
export async function isWorkDue(connection: DirectConnection, now: Date): Promise<boolean> {
  const { rows } = await connection.query(DUE, [now.toISOString()], { rowMode: 'array' });
  const [row] = rows;
  return Array.isArray(row) && row[0] === true;
}
