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

/** When the owner is first to read of a business day: at nine in Lagos on the day after it, from the first booking on. */
const OWNER_READS = `select extract(epoch from (coalesce(
  (select max(date) + 2 from owner_email),
  (select (min(created_at) at time zone 'Africa/Lagos' - interval '6 hours')::date + 1 from reservation)
) + time '08:00') at time zone 'UTC')::float8 * 1000`;

/**
 * Knows whether a sweep has anything to do. Most sweeps find and change nothing, and a schedule without those gives
 * the same result in much less time.
 */
export class DueWork {
  private readonly connection: DirectConnection;
  private readonly questions: readonly string[];
  private seenChanges = -1;
  private firstDue: number | null = null;

  /** @param hasOwner whether somebody reads of the business days */
  constructor(connection: DirectConnection, hasOwner: boolean) {
    this.connection = connection;
    this.questions = hasOwner ? [FIRST_DUE, OWNER_READS] : [FIRST_DUE];
  }

  async isDue(now: Date): Promise<boolean> {
    if (this.connection.changes !== this.seenChanges) {
      const times = await Promise.all(this.questions.map((question) => this.timeOf(question)));
      const due = times.filter((time) => time !== null);
      this.firstDue = due.length === 0 ? null : Math.min(...due);
      this.seenChanges = this.connection.changes;
    }
    return this.firstDue !== null && this.firstDue <= now.getTime();
  }

  private async timeOf(question: string): Promise<number | null> {
    const { rows } = await this.connection.query(question, [], { rowMode: 'array' });
    const [row] = rows;
    const time: unknown = Array.isArray(row) ? row[0] : null;
    return typeof time === 'number' ? time : null;
  }
}
