import { loginElsewhere } from '../loginElsewhere';
import * as paymentMessages from '../../../../../messages/payment/payment';
import type { Exclusion } from '../../../../../tools/model/level';

const neverAnswered = 'the real server never answers like that';
const tooLate = 'the call gives up sooner by itself, and fails as one that nobody answered';
const innerNavigation = 'nothing outside the page makes a way between its own screens fail';
const alertLiesOver = 'the alert of the session lies over the page, and its only way is the login';

/** The guest has come back in another browser, without a login. */
const hasNoSession = ({ context }: { context: unknown }) =>
  Reflect.get(Object(context), 'reservationId') === null;
const hasSession = (snapshot: { context: unknown }) => !hasNoSession(snapshot);

/** The server has just refused to open a checkout, since it was paid. */
const isPaid = ({ context }: { context: unknown }) =>
  Reflect.get(Object(context), 'error') === paymentMessages.alreadyPaidOrMissing;

/** What can't happen to paying in a real browser on the real server and the sandbox. */
export const confirmationExclusions: readonly Exclusion[] = [
  loginElsewhere,
  {
    words: 'there is no session',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  { words: 'the server shows nothing', why: neverAnswered },
  { words: 'the payment is made, and no more is told', why: neverAnswered },
  { words: 'the payment is declined, and no more is told', why: neverAnswered },
  { words: 'the checkout has no address', why: neverAnswered },
  {
    words: 'the session expired while the payment is verified',
    why: 'the page then asks the provider’s side of the server, which needs no session',
  },
  { words: 'the login does not open', why: innerNavigation },
  {
    words: 'comes back with the Back button',
    why: 'the browser under test keeps no page that was left: Back loads it anew',
  },
  { words: 'tries again', in: 'sessionLost', why: alertLiesOver },
  { words: 'nobody answers in time about the reservation', why: tooLate },
  { words: 'the browser stays on the page', why: 'nothing keeps a browser from leaving' },
  { words: 'the hold ends', in: 'unpaid.starting', why: 'the call gives up long before' },
  {
    words: 'the hold ends',
    when: hasNoSession,
    why: 'a guest without a session is told of no hold',
  },
  {
    words: 'the server shows a reservation that holds no rooms by this clock',
    why: 'the clocks of the page and the server are one here',
  },
  {
    words: 'the server shows a reservation whose refund failed',
    why: 'the tests of the server bring it about; here it looks as one that is under way',
  },
  {
    words: 'the server fails while the payment is verified',
    why: 'while the provider is away, the real server answers that nothing is final',
  },
  ...['the payment is declined', 'the guest left without paying'].flatMap((words) => [
    { words, when: hasNoSession, why: 'a guest without a session is told no more than a receipt' },
    {
      words: `${words}, and only a receipt is told`,
      when: hasSession,
      why: 'a guest with a session is told all of it',
    },
  ]),
  ...[
    'the server shows an unpaid reservation',
    'the server shows a cancelled reservation',
    'the server shows a reservation without rooms',
  ].map((words) => ({ words, when: isPaid, why: 'what was paid a moment ago stays so' })),
];
