import { loginElsewhere } from '../loginElsewhere';
import * as paymentMessages from '../../../../../messages/payment/payment';
import type { Exclusion } from '../../../../../tools/model/level';

const neverAnswered = 'the real server never answers like that';
const innerNavigation = 'nothing outside the page makes a way between its own screens fail';

const tooLate = 'the call gives up sooner by itself, and fails as one that nobody answered';

/** The server has just refused to open a checkout, since it was paid. */
const isPaid: Exclusion['when'] = ({ context }) =>
  Reflect.get(Object(context), 'error') === paymentMessages.alreadyPaidOrMissing;

/** A radio button that is chosen can't be chosen again. */
const chosenAlready = [
  { words: 'chooses Paystack', in: 'choosing.paystack' },
  { words: 'chooses Flutterwave', in: 'choosing.flutterwave' },
  { words: 'chooses Flutterwave', in: 'choosing.flutterwaveReady' },
  { words: 'chooses to pay directly', in: 'choosing.direct' },
];

/** What can't happen to choosing how to pay in a real browser on the real server. */
export const paymentChoiceExclusions: readonly Exclusion[] = [
  loginElsewhere,
  { words: 'the way to the reservation form fails', why: innerNavigation },
  { words: 'the login does not open', why: innerNavigation },
  { words: 'the form does not open in time', why: innerNavigation },
  { words: 'nobody answers in time about the reservation', why: tooLate },
  { words: 'the browser stays on the page', why: 'nothing keeps a browser from leaving' },
  ...[
    'the server shows what is to be paid',
    'the server shows that it is cancelled',
    'the server knows no such reservation',
  ].map((words) => ({ words, when: isPaid, why: 'what was paid a moment ago stays so' })),
  { words: 'the server shows nothing', why: neverAnswered },
  { words: 'the checkout has no address', why: neverAnswered },
  {
    words: 'the provider’s link is told',
    in: 'startingPaystack',
    why: 'the browser is sent to Paystack; there is no link',
  },
  {
    words: 'there is no session for the payment',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  {
    words: 'comes back with the Back button',
    why: 'the browser under test keeps no page that was left: Back loads it anew',
  },
  {
    words: 'tries again',
    in: 'sessionLost',
    why: 'the alert of the session lies over the page, and its only way is the login',
  },
  ...chosenAlready.map((choice) => ({ ...choice, why: 'the method is chosen already' })),
];
