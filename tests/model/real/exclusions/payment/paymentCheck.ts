import type { Exclusion } from '../../../../../tools/model/level';

/** What can't happen to checking a payment in a real browser on the real server. */
export const paymentCheckExclusions: readonly Exclusion[] = [
  {
    words: 'the payment is made, and no more is told',
    why: 'the real server never answers like that',
  },
  {
    words: 'the session expired while the payment is verified',
    why: 'no page needs a session for it: one asks the provider’s side of the server, the other does then',
  },
  {
    words: 'the server knows no such payment',
    in: 'verifying.again',
    why: 'a payment that was known a moment ago is known',
  },
  {
    words: 'the server knows no such payment',
    in: 'verifying.underWay',
    why: 'a payment that was known a moment ago is known',
  },
  {
    words: 'the server fails while the payment is verified',
    why: 'while the provider is away, the real server answers that nothing is final',
  },
  {
    words: 'nobody answers in time about the payment',
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  },
  { words: 'asks again', in: 'waiting.polling', why: 'the button is at work by itself then' },
];
