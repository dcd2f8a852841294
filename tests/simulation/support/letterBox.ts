import type { Letter } from '../../../server/mail/post';

/** Every letter that left the house. */
export class LetterBox {
  readonly posted: (Letter & { id: string })[] = [];

  /** @throws Error when the post is on strike */
  take(letter: Letter & { id: string }, isOnStrike: boolean): void {
    if (isOnStrike) throw new Error('The post is on strike.');
    this.posted.push(letter);
  }
}
