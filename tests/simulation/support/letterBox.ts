import type { Email } from '../../../server/email/emailTransport';

/** Every letter that left the house. */
export class LetterBox {
  readonly posted: (Email & { id: string })[] = [];

  /** @throws Error when the post is on strike */
  take(letter: Email & { id: string }, isOnStrike: boolean): void {
    if (isOnStrike) throw new Error('The post is on strike.');
    this.posted.push(letter);
  }
}
