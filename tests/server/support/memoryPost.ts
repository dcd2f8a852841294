import type { Email, EmailTransport } from '../../../server/email/emailTransport';

export type SentEmail = Email & { id: string };

/** An email transport whose emails a test can read, and that can be made to fail. */
export class MemoryPost implements EmailTransport {
  emails: SentEmail[] = [];
  private failures = 0;

  send(email: SentEmail): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      return Promise.reject(new Error('The post is on strike.'));
    }
    this.emails.push(email);
    return Promise.resolve();
  }

  /** The emails to one address, oldest first. */
  to(recipient: string): SentEmail[] {
    return this.emails.filter((email) => email.recipient === recipient);
  }

  /** Makes the next emails fail. */
  failNext(times: number): void {
    this.failures = times;
  }

  reset(): void {
    this.emails = [];
    this.failures = 0;
  }
}
