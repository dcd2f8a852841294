import type { BookingContext } from '../../../machines/booking/bookingSetup';
import { paths } from '../../../machines/shared/paths';
import type { Omission } from '../../../tools/model/level';
import { bookingAddressOmissions } from '../support/bookingAddresses';

const waysInside: Omission['why'] = 'nothing on the page makes a way between its own screens fail';

const wayFails = (words: string): Omission => ({ words, why: waysInside });

const loginCoversThePage: Omission = {
  words: 'tries again',
  in: 'sessionLost',
  why: 'the alert of the session lies over the page, and its only way is the login',
};

/** Of every machine that asks the session for a login. */
const theOnlyWayToLogin: readonly Omission[] = [
  {
    words: 'the login does not open',
    why: 'asking the session for a login can’t fail on the page',
  },
  loginCoversThePage,
];

/** The machine's own patience, which holds whatever became of the call. */
const tooLate = (words: string): Omission => ({
  words,
  why: 'the call gives up sooner by itself, and fails as one that nobody answered',
});

/** The same words in several states. */
function inEach(states: readonly string[], words: string, why: Omission['why']): Omission[] {
  return states.map((state) => ({ words, in: state, why }));
}

/**
 * What can't happen on the rendered pages, by machine. A machine that is not here has no view
 * through its view yet.
 */
export const renderedOmissions: Readonly<Record<string, readonly Omission[]>> = {
  authForm: [
    { words: 'the code screen fails', why: 'it has no way to fail but to say what is wrong' },
    ...['nobody answers the login', 'nobody answers the registration'].map((words) => ({
      words,
      why: 'the wire gives the call up before',
    })),
    {
      words: 'looks at the repeated password',
      in: 'journey.login',
      why: 'the login form asks for the password once',
    },
  ],
  accountVerification: [
    { words: 'types a letter', why: 'a box takes no letter, so that nothing happens' },
    ...[
      'nobody answers whether the code is right',
      'nobody answers whether another code was sent',
    ].map((words) => ({ words, why: 'the wire gives the call up before' })),
  ],
  sessionList: [
    ...theOnlyWayToLogin,
    { words: 'ends the one that this is', why: 'this browser has Logout instead' },
    tooLate('nobody answers'),
    tooLate('nobody answers whether it ended'),
  ],
  passwordChange: [
    {
      words: 'the login does not open',
      why: 'asking the session for a login can’t fail on the page',
    },
    {
      words: 'there is no session',
      why: 'without one the list of sessions on the same page has asked for a login before',
    },
    tooLate('nobody answers'),
    ...['enters the current password', 'enters the new password', 'repeats the new password'].map(
      (words) => ({ ...loginCoversThePage, in: 'journey.sessionLost', words }),
    ),
  ],
  profile: [
    {
      words: 'the login does not open',
      why: 'asking the session for a login can’t fail on the page',
    },
    {
      words: 'there is no session',
      why: 'without one the list of sessions on the same page has asked for a login before',
    },
    tooLate('nobody answers'),
    ...['enters another phone number', 'empties the first name'].map((words) => ({
      ...loginCoversThePage,
      words,
    })),
  ],
  dataExport: [
    {
      words: 'the login does not open',
      why: 'asking the session for a login can’t fail on the page',
    },
    {
      words: 'there is no session',
      why: 'without one the list of sessions on the same page has asked for a login before',
    },
    tooLate('nobody answers'),
    { ...loginCoversThePage, words: 'wants the data' },
  ],
  accountDeletion: [
    {
      words: 'the login does not open',
      why: 'asking the session for a login can’t fail on the page',
    },
    {
      words: 'there is no session',
      why: 'without one the list of sessions on the same page has asked for a login before',
    },
    tooLate('nobody answers'),
    { ...loginCoversThePage, in: 'journey.sessionLost', words: 'considers the deletion' },
    { words: 'the way out fails', why: 'the session takes the logout whatever becomes of it' },
    wayFails('the home page does not open in time'),
  ],
  passwordReset: [
    { words: 'types a letter', why: 'a box takes no letter, so that nothing happens' },
    { words: 'the address can’t be watched', why: 'a page can always look at its own address' },
    ...[
      'nobody answers whether the link has changed the password',
      'nobody answers whether a code was sent',
      'nobody answers whether another code was sent',
      'nobody answers whether the password was changed',
    ].map((words) => ({ words, why: 'the wire gives the call up before' })),
    wayFails('the way to the login fails'),
    wayFails('the login does not open in time'),
    {
      words: 'looks at the passwords',
      in: 'journey.alertingResent',
      why: 'the alert lies over the form',
    },
  ],
  documents: [
    {
      words: 'the login does not open',
      why: 'asking the session for a login can’t fail on the page',
    },
    {
      words: 'there is no session',
      why: 'without one the page itself has asked for a login before it offers anything',
    },
    tooLate('nobody answers'),
    ...['wants the receipt', 'wants the stay for the calendar'].map((words) => ({
      words,
      in: 'sessionLost',
      why: 'the alert of the session lies over the page, and its only way is the login',
    })),
  ],
  holdCountdown: [
    { words: 'the clock can’t be watched', why: 'a page can always look at its clock' },
  ],
  otherDates: [tooLate('nobody answers')],
  bookAgain: [
    { words: 'the booking is open', why: 'the button has gone with its page by then' },
    wayFails('the booking does not open'),
    wayFails('the booking does not open in time'),
  ],
  contactForm: [],
  newsletter: [],
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
  paymentResult: [
    { words: 'the server wants a login', why: 'what this page asks needs no session' },
    {
      words: 'the server says what nobody knows',
      why: 'a word that is not in the contract is never read: the call fails as unreadable',
    },
  ],
  reservationList: [
    ...theOnlyWayToLogin,
    tooLate('nobody answers'),
    tooLate('nobody tells the rest'),
  ],
  holdReminder: [tooLate('nobody answers')],
  reservationManagement: [
    ...theOnlyWayToLogin,
    ...[
      'nobody answers which reservation it is',
      'the answer to the cancelling takes too long',
      'the answer to the modifying takes too long',
      'the answer to the refund request takes too long',
      'nobody answers how it stands',
    ].map(tooLate),
  ],
  session: [
    ...[
      'opens the list after the session expired',
      'opens the list without a session',
      'reserves without a session',
      'deletes the account',
    ].map((words) => ({
      words,
      in: 'accountDeleted',
      why: 'the alert that says so lies over the page',
    })),
    ...['alertingExpired', 'alertingNotLoggedIn', 'goingToLogin'].map((state) => ({
      words: 'deletes the account',
      in: state,
      why: 'the alert lies over the page; only an answer that was waited for comes then',
    })),
    wayFails('can’t be taken back'),
    wayFails('the login form does not open'),
    wayFails('the home page does not open'),
    ...['the way back', 'the login form', 'the home page'].map((way) => ({
      words: `${way} takes too long`,
      why: 'the pages of these tests are there at once',
    })),
    ...['nobody can look into the storage', 'nobody can watch the address'].map((words) => ({
      words,
      why: 'the site gives the session both, and neither can fail',
    })),
    ...['the stored session', 'the session'].map((what) => ({
      words: `${what} takes too long to be renewed`,
      why: 'the wire gives the call up before; only a lock that another tab keeps lasts longer',
    })),
    ...[
      'logs out in another tab',
      'logs in in another tab',
      'is known by another name in another tab',
      'is found logged out in another tab',
    ].flatMap((words) =>
      inEach(
        ['restoring.reading', 'authenticated.returning', 'lapsed', 'goingHome', 'goingToLogin'],
        words,
        'the moment is over before another tab can do anything',
      ),
    ),
    ...[
      'goes to another page',
      'goes back to another page',
      'opens the list without a session',
      'reserves without a session',
    ].map((words) => ({
      words,
      in: 'lapsed',
      why: 'the call that found out asks for the login at once',
    })),
    ...[
      'a call finds its token too old',
      'logs out',
      'opens the list after the session expired',
      'opens the list without a session',
    ].map((words) => ({
      words,
      in: 'authenticated.returning',
      why: 'the page to return to opens at once',
    })),
    ...['opens the list after the session expired', 'opens the list without a session'].map(
      (words) => ({
        words,
        in: 'authenticated.renewing',
        why: 'every call waits for the renewal',
      }),
    ),
    {
      words: 'opens the list after the session expired',
      in: 'anonymous',
      why: 'what a visitor does without a token is never sent, and so never refused',
    },
  ],
  booking: [
    wayFails('the way to the room selection fails'),
    wayFails('the room selection does not open in time'),
    wayFails('the way to the reservation form fails'),
    wayFails('the reservation form does not open in time'),
    wayFails('the way to the payment screen fails'),
    wayFails('the payment screen does not open in time'),
    wayFails('the way to the list fails'),
    wayFails('the list does not open in time'),
    wayFails('the address can’t be watched'),
    {
      words: 'the login does not open',
      why: 'asking the session for a login can’t fail on the page',
    },
    {
      words: 'logs in again in another tab',
      in: 'sessionLost',
      when: ({ context: { path, idempotencyKey } }: { context: BookingContext }) =>
        path !== paths.roomSelection && idempotencyKey === null,
      why: 'a booking that was sent before keeps its key on the page, so that the same is sent again',
    },
    ...bookingAddressOmissions,
  ],
  bookingDetails: [tooLate('looking ahead takes too long')],
  soldOutNights: [tooLate('nobody answers')],
  roomSelection: [
    {
      words: 'the rooms left don’t come in time',
      why: 'the page’s own deadline for a call comes first',
    },
  ],
  reservationCreation: [
    { words: 'no key can be made', why: 'a browser can always draw random bytes' },
    { words: 'no key is made in time', why: 'a browser draws random bytes at once' },
    ...['no answer comes in time', 'no answer comes to the repeated booking in time'].map(
      (words) => ({ words, why: 'the page’s own deadline for a call comes first' }),
    ),
  ],
  paymentChoice: [
    {
      words: 'the browser stays on the page',
      in: 'startingFlutterwave',
      why: 'the guest follows a link to Flutterwave; the browser is not sent there',
    },
    {
      words: 'the provider’s link is told',
      in: 'startingPaystack',
      why: 'the browser is sent to Paystack; there is no link',
    },
    ...theOnlyWayToLogin,
    wayFails('the way to the reservation form fails'),
    { words: 'the form does not open in time', why: 'the pages of these tests are there at once' },
    ...['nobody answers in time about the reservation'].map(tooLate),
  ],
  slider: [
    ...['moving', 'paused', 'stopped'].flatMap((state) =>
      ['chooses the next slide', 'chooses the previous slide'].map((words) => ({
        words,
        in: state,
        why: 'the slides that move have a dot each, and no arrows',
      })),
    ),
    {
      words: 'chooses the last slide',
      in: 'still',
      why: 'what guests say has arrows, and no dots',
    },
    { words: 'chooses a slide that is not there', why: 'every dot stands for a slide' },
  ],
  disclosure: [],
};

/** The machines that are not driven through a view, and why. */
export const machinesLeftOut: Readonly<Record<string, string>> = {
  reservation:
    'it has no screen of its own: its statuses show as badges in the list and the details',
};
