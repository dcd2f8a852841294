import type { Email } from '../../../server/email/emailTransport';

/** Every email that was sent. */
export class SentEmails {
  readonly posted: (Email & { id: string })[] = [];

  /** @throws Error while the mail server is down */
  take(email: Email & { id: string }, isOnStrike: boolean): void {
    if (isOnStrike) throw new Error('The post is on strike.');
    this.posted.push(email);
  }
}
