import type { Email } from '../../../server/email/emailTransport';
import type { Clock } from '../../../server/shared/clock';

type SentEmail = Email & { id: string };

/** Emails are kept for 90 days after they were written (`server/email/outbox.ts`), and sent within a day of that. */
const KEPT = 89 * 24 * 3_600_000;

/** Every email that was sent. */
export class SentEmails {
  readonly posted: (SentEmail & { at: Date })[] = [];
  /** The ids of those whose writing a restore has undone. */
  private readonly undone = new Set<string>();

  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** @throws Error while the mail server is down */
  take(email: SentEmail, isOnStrike: boolean): void {
    if (isOnStrike) throw new Error('The post is on strike.');
    this.posted.push({ ...email, at: this.clock.now() });
  }

  /** The books have been replaced by those of a backup, with the emails of these ids. */
  undoAllBut(ids: ReadonlySet<string>): void {
    for (const { id } of this.posted) if (!ids.has(id)) this.undone.add(id);
  }

  /** The sent emails that are so old that the server may delete them, and has, each once. */
  deletedFrom(books: readonly { id: string }[]): SentEmail[] {
    const kept = new Set(books.map(({ id }) => id));
    const deleted = this.posted
      .filter(({ at }) => this.clock.now().getTime() - at.getTime() > KEPT)
      .filter(({ id }) => !kept.has(id) && !this.undone.has(id));
    return [...new Map(deleted.map((email) => [email.id, email])).values()];
  }
}
