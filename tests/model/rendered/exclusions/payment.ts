import type { Exclusion } from '../../../../tools/model/level';
import { navigationFails, theOnlyWayToLogin, tooLate } from './reasons';

/** What can’t happen on the rendered pages of `machines/payment`. */
export const paymentExclusions = {
  confirmation: [
    ...theOnlyWayToLogin,
    {
      words: 'the session expired while the payment is verified',
      why: 'the page then asks the provider’s side of the server, which needs no session',
    },
    tooLate('nobody answers in time about the reservation'),
  ],
  checkout: [tooLate('no checkout opens in time')],
  paymentCheck: [
    {
      words: 'the session expired while the payment is verified',
      why: 'no page needs a session for it: one asks the provider’s side of the server, the other does then',
    },
    tooLate('nobody answers in time about the payment'),
    { words: 'asks again', in: 'waiting.polling', why: 'the button is at work by itself then' },
  ],
  refundAccount: [
    ...theOnlyWayToLogin,
    tooLate('nobody answers'),
    tooLate('nobody answers whose it is'),
    tooLate('nobody answers whether it was sent'),
  ],
  paymentResult: [
    { words: 'the server wants a login', why: 'what this page asks needs no session' },
    {
      words: 'the server says what nobody knows',
      why: 'a word that is not in the contract is never read: the call fails as unreadable',
    },
  ],
  paymentChoice: [
    ...theOnlyWayToLogin,
    navigationFails('the way to the reservation form fails'),
    { words: 'the form does not open in time', why: 'the pages of these tests are there at once' },
    ...['nobody answers in time about the reservation'].map(tooLate),
  ],
} satisfies Readonly<Record<string, readonly Exclusion[]>>;
