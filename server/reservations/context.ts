import type { Context } from '../context';
import type { EmailJob } from '../email/jobs';
import type { Queue } from '../queue/queue';
import type { Database } from '../database/database';

/** What reservations need of their checkouts, which are the business of payments. */
export interface Checkouts {
  /**
   * Takes every checkout of a locked reservation that is not final out of use, because the reservation is no longer what was to
   * be paid. Money that still arrives on one goes back to the guest.
   */
  supersede: (tx: Database, reservationId: string) => Promise<void>;
}

/** What a use case of reservations is handed. */
export interface ReservationsContext extends Context {
  jobs: Queue<EmailJob>;
  checkouts: Checkouts;
}
