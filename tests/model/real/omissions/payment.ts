import type { Omission } from '../../support/level';

const neverAnswered = 'the real server never answers like that';
const noButton = 'the page offers no payment there';
const wayInside = 'nothing outside the page makes a way between its own screens fail';
const alertLiesOver = 'the alert of the session lies over the page, and its only way is the login';

/** What of paying can't be brought about in a real browser on the real server and the sandbox. */
export const paymentOmissions: readonly Omission[] = [
  {
    words: 'there is no session',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  { words: 'the payment is made, and no more is told', why: neverAnswered },
  { words: 'the payment is declined, and no more is told', why: neverAnswered },
  { words: 'the checkout has no address', why: neverAnswered },
  {
    words: 'the session expired while the payment is verified',
    why: 'the page then asks the provider’s side of the server, which needs no session',
  },
  { words: 'the login does not open', why: wayInside },
  { words: 'the browser does not leave', why: 'nothing keeps a browser from following an address' },
  {
    words: 'comes back with the Back button',
    why: 'the browser under test keeps no page that was left: Back loads it anew',
  },
  {
    words: 'the server knows no such payment',
    in: 'verifying.again',
    why: 'a payment that was known a moment ago is known',
  },
  { words: 'tries again', in: 'sessionLost', why: alertLiesOver },
  { words: 'asks again', in: 'waiting.polling', why: 'the button is at work by itself then' },
  ...['paid', 'ended', 'empty'].flatMap((state) =>
    ['pays with Paystack', 'pays with Flutterwave'].map((words) => ({
      words,
      in: state,
      why: noButton,
    })),
  ),
];
