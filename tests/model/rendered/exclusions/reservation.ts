import type { Exclusion } from '../../../../tools/model/level';
import { loginDoesNotOpen, theOnlyWayToLogin, tooLate } from './reasons';

/** What can’t happen on the rendered pages of `machines/reservation`. */
export const reservationExclusions = {
  download: [
    loginDoesNotOpen,
    {
      words: 'there is no session',
      why: 'without one the page itself has asked for a login before it offers anything',
    },
    tooLate('nobody answers'),
    ...['wants the receipt', 'wants the stay for the calendar', 'wants the data'].map((words) => ({
      words,
      in: 'sessionLost',
      why: 'the alert of the session lies over the page, and its only way is the login',
    })),
  ],
  otherDates: [tooLate('nobody answers')],
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
} satisfies Readonly<Record<string, readonly Exclusion[]>>;
