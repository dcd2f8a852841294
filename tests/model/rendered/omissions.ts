import type { Omission } from '../support/level';

/** Of every machine that asks the session for a login. */
const theOnlyWayToLogin: readonly Omission[] = [
  {
    words: 'there is no session',
    why: 'the guests who walk here have a session, and its end leads the same way',
  },
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

/**
 * What can't happen on the rendered pages, by machine. A machine that is not here is not driven
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
    {
      words: 'the browser does not leave',
      why: 'jsdom leaves for no other page, and so never fails to',
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
  reservationManagement: [
    ...theOnlyWayToLogin,
    {
      words: 'saves the changes after the dates have passed',
      why: 'the clock of a rendered page stands still',
    },
    {
      words: 'wants the money back after the stay',
      why: 'the clock of a rendered page stands still',
    },
  ],
};

const ownTests =
  'its screens have tests of their own in tests/rendered; no path is driven through them yet';

/** The machines that are not driven through a view, and why. */
export const machinesLeftOut: Readonly<Record<string, string>> = {
  reservation:
    'it has no screen of its own: its statuses show as badges in the list and the details',
  session: ownTests,
  booking: ownTests,
  paymentChoice: ownTests,
  slider: ownTests,
  disclosure: ownTests,
};
