import type { DirectConnection } from './directConnection';

/** When the first thing is due that a sweep could pick up, rather too early than too late; in milliseconds. */
const FIRST_DUE = `select extract(epoch from least(
  (select min(hold_expires_at) from reservation where status = 'pending'),
  (select min(next_check_at) from payment_attempt),
  (select min(under_way_until) from payment_attempt),
  (select min(next_check_at) from refund),
  (select min(received_at) from webhook_delivery where processed_at is null),
  (select min(next_try_at) from outbound_email where sent_at is null)
))::float8 * 1000`;

/**
 * Knows whether a sweep has anything to do. Most sweeps find and change nothing, and a schedule without those gives
 * the same result in much less time.
 */
export class DueWork {
  private readonly connection: DirectConnection;
  private seenChanges = -1;
  private firstDue: number | null = null;

  constructor(connection: DirectConnection) {
    this.connection = connection;
  }

  async isDue(now: Date): Promise<boolean> {
    if (this.connection.changes !== this.seenChanges) {
      const { rows } = await this.connection.query(FIRST_DUE, [], { rowMode: 'array' });
      const [row] = rows;
      const due: unknown = Array.isArray(row) ? row[0] : null;
      this.firstDue = typeof due === 'number' ? due : null;
      this.seenChanges = this.connection.changes;
    }
    return this.firstDue !== null && this.firstDue <= now.getTime();
  }
}
