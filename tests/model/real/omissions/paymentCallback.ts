import type { Omission } from '../../support/level';

const neverAnswered = 'the real server never answers like that';

/** What of coming back from a provider can't be brought about in a real browser. */
export const paymentCallbackOmissions: readonly Omission[] = [
  { words: 'the payment is made, and no more is told', why: neverAnswered },
  { words: 'the amount does not fit', why: 'the real server always says what it does about it' },
  {
    words: 'the server knows no such payment',
    in: 'verifying.again',
    why: 'a payment that was known a moment ago is known',
  },
  {
    words: 'asks again',
    in: 'stillPending.polling',
    why: 'the button is at work by itself then',
  },
];
