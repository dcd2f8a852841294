import { accountExclusions } from './exclusions/account';
import { bookingExclusions } from './exclusions/booking';
import { loginExclusions } from './exclusions/login';
import { paymentExclusions } from './exclusions/payment';
import { reservationExclusions } from './exclusions/reservation';
import { sessionExclusions } from './exclusions/session';
import { siteExclusions } from './exclusions/site';
import type { Exclusion } from '../../../tools/model/level';

/**
 * What can't happen on the rendered pages, by machine, a file a room. A machine that is not here is not driven through
 * a view.
 */
export const renderedExclusions: Readonly<Record<string, readonly Exclusion[]>> = {
  ...accountExclusions,
  ...bookingExclusions,
  ...loginExclusions,
  ...paymentExclusions,
  ...reservationExclusions,
  ...sessionExclusions,
  ...siteExclusions,
};

/** The machines that are not driven through a view, and why. */
export const machinesLeftOut: Readonly<Record<string, string>> = {
  staffSession: 'it is the front desk’s: its stories drive it',
  welcome: 'the same',
  today: 'the same',
  find: 'the same',
  deskReservation: 'the same',
  paymentCase: 'it has no screen: staff decides it by commands',
  reservation:
    'it has no screen of its own: its statuses show as badges in the list and the details',
  roomStay:
    'it has no screen of its own: the server applies it, and the desk’s pages show where it is',
};
