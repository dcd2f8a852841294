import { accountOmissions } from './omissions/account';
import { bookingOmissions } from './omissions/booking';
import { loginOmissions } from './omissions/login';
import { paymentOmissions } from './omissions/payment';
import { reservationOmissions } from './omissions/reservation';
import { sessionOmissions } from './omissions/session';
import { siteOmissions } from './omissions/site';
import type { Omission } from '../../../tools/model/level';

/**
 * What can't happen on the rendered pages, by machine, a file a room. A machine that is not here is not driven through
 * a view.
 */
export const renderedOmissions: Readonly<Record<string, readonly Omission[]>> = {
  ...accountOmissions,
  ...bookingOmissions,
  ...loginOmissions,
  ...paymentOmissions,
  ...reservationOmissions,
  ...sessionOmissions,
  ...siteOmissions,
};

/** The machines that are not driven through a view, and why. */
export const machinesLeftOut: Readonly<Record<string, string>> = {
  reservation:
    'it has no screen of its own: its statuses show as badges in the list and the details',
};
