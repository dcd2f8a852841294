import type { Email } from '../../../server/email/emailTransport';

type SentEmail = Email & { id: string };

/** Every email that was sent. */
export class SentEmails {
  readonly posted: SentEmail[] = [];
  /** The ids of those whose writing a restore has undone. */
  private readonly undone = new Set<string>();

  /** @throws Error while the mail server is down */
  take(email: SentEmail, isOnStrike: boolean): void {
    if (isOnStrike) throw new Error('The post is on strike.');
    this.posted.push(email);
  }

  /** The books have been replaced by those of a backup, with the emails of these ids. */
  undoAllBut(ids: ReadonlySet<string>): void {
    for (const { id } of this.posted) if (!ids.has(id)) this.undone.add(id);
  }

  /** The sent emails that the server has deleted, each once: it doesn't keep them for ever. */
  deletedFrom(books: readonly { id: string }[]): SentEmail[] {
    const kept = new Set(books.map(({ id }) => id));
    const deleted = this.posted.filter(({ id }) => !kept.has(id) && !this.undone.has(id));
    return [...new Map(deleted.map((email) => [email.id, email])).values()];
  }
}
