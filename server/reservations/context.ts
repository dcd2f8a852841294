import type { Context } from '../context';
import type { EmailJob } from '../email/jobs';
import type { Queue } from '../queue/queue';
import type { Database } from '../database/database';

/** What reservations need of the payments. */
export interface Checkouts {
  /** Supersedes every checkout of a locked reservation that is not final: money that still arrives is refunded. */
  supersede: (tx: Database, reservationId: string) => Promise<void>;
}

/** The dependencies of reservation use cases. */
export interface ReservationsContext extends Context {
  jobs: Queue<EmailJob>;
  checkouts: Checkouts;
}
