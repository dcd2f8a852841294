import type { Email, EmailTransport } from '../../../server/email/emailTransport';

export type SentEmail = Email & { id: string };

/** An email transport whose emails a test can read, and that can be made to fail. */
export class MemoryPost implements EmailTransport {
  emails: SentEmail[] = [];
  private failures = 0;
  private failure = new Error();

  send(email: SentEmail): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      return Promise.reject(this.failure);
    }
    this.emails.push(email);
    return Promise.resolve();
  }

  /** The emails to one address, oldest first. */
  to(recipient: string): SentEmail[] {
    return this.emails.filter((email) => email.recipient === recipient);
  }

  /** Makes the next emails fail. @param response of the mail server; without it there is none */
  failNext(times: number, response?: string): void {
    this.failures = times;
    this.failure = Object.assign(new Error('The post is on strike.'), response && { response });
  }

  reset(): void {
    this.emails = [];
    this.failures = 0;
  }
}
