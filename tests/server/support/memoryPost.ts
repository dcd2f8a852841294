import type { Email, EmailTransport } from '../../../server/email/emailTransport';

export type SentLetter = Email & { id: string };

/** An email transport whose emails a test can read, and that can be made to fail. */
export class MemoryPost implements EmailTransport {
  letters: SentLetter[] = [];
  private failures = 0;

  send(letter: SentLetter): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      return Promise.reject(new Error('The post is on strike.'));
    }
    this.letters.push(letter);
    return Promise.resolve();
  }

  /** The emails to one address, oldest first. */
  to(recipient: string): SentLetter[] {
    return this.letters.filter((letter) => letter.recipient === recipient);
  }

  /** Makes the next emails fail. */
  failNext(times: number): void {
    this.failures = times;
  }

  reset(): void {
    this.letters = [];
    this.failures = 0;
  }
}
