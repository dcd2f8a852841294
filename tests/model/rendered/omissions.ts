import type { Omission } from '../support/level';

const waysInside: Omission['why'] = 'nothing on the page makes a way between its own screens fail';

const wayFails = (words: string): Omission => ({ words, why: waysInside });

/** Of every machine that asks the session for a login. */
const theOnlyWayToLogin: readonly Omission[] = [
  {
    words: 'the login does not open',
    why: 'asking the session for a login can’t fail on the page',
  },
  {
    words: 'tries again',
    in: 'sessionLost',
    why: 'the alert of the session lies over the page, and its only way is the login',
  },
];

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
    {
      words: 'enters the e-mail address',
      in: 'journey.login.entered',
      why: 'the session has taken the guest to another page',
    },
    {
      words: 'enters half an e-mail address',
      in: 'journey.login.entered',
      why: 'the session has taken the guest to another page',
    },
    {
      words: 'enters the password',
      in: 'journey.login.entered',
      why: 'the session has taken the guest to another page',
    },
    {
      words: 'looks at the repeated password',
      in: 'journey.login',
      why: 'the login form asks for the password once',
    },
  ],
  otp: [{ words: 'types a letter', why: 'a box takes no letter, so that nothing happens' }],
  contactForm: [],
  newsletter: [],
  payment: [
    ...theOnlyWayToLogin,
    {
      words: 'the session expired while the payment is verified',
      why: 'the page then asks the provider’s side of the server, which needs no session',
    },
    ...['paid', 'ended', 'empty'].flatMap((state) =>
      ['pays with Paystack', 'pays with Flutterwave'].map((words) => ({
        words,
        in: state,
        why: 'the page offers no payment there',
      })),
    ),
    { words: 'asks again', in: 'waiting.polling', why: 'the button is at work by itself then' },
  ],
  paymentCallback: [
    {
      words: 'asks again',
      in: 'stillPending.polling',
      why: 'the button is at work by itself then',
    },
  ],
  reservationList: theOnlyWayToLogin,
  reservationManagement: theOnlyWayToLogin,
  session: [
    wayFails('can’t be taken back'),
    wayFails('the login form does not open'),
    wayFails('the home page does not open'),
    ...inEach(
      [
        'restoring',
        'saving',
        'authenticated',
        'loggingOut',
        'goingHome',
        'alertingNotLoggedIn',
        'alertingExpired',
        'alertingNotSaved',
        'goingToLogin',
      ],
      'logs in',
      'only a visitor sees the login form',
    ),
    {
      words: 'opens the list after the session expired',
      in: 'anonymous',
      why: 'what a visitor does without a token is never sent, and so never refused',
    },
  ],
  booking: [
    wayFails('the way to the room selection fails'),
    wayFails('the way to the reservation form fails'),
    wayFails('the way to the payment screen fails'),
    wayFails('the way to the list fails'),
    { words: 'no key can be made', why: 'a browser can always draw random bytes' },
    {
      words: 'the login does not open',
      why: 'asking the session for a login can’t fail on the page',
    },
    ...['opens the reservation form', 'opens the room selection'].map((words) => ({
      words,
      in: 'fillingDetails.alertingErrors',
      why: 'the alert lies over the page',
    })),
    {
      words: 'opens the room selection',
      in: 'booked',
      why: 'the next page has taken the booking’s place; who comes back begins another one',
    },
  ],
  paymentChoice: [...theOnlyWayToLogin, wayFails('the way to the reservation form fails')],
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
