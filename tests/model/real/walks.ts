import type { Exclusion } from '../../../tools/model/level';
import { authFormExclusions } from './exclusions/login/authForm';
import { bookingExclusions } from './exclusions/booking/booking';
import { reservationCreationExclusions } from './exclusions/booking/reservationCreation';
import { accountVerificationExclusions } from './exclusions/login/accountVerification';
import { confirmationExclusions } from './exclusions/payment/confirmation';
import { paymentCheckExclusions } from './exclusions/payment/paymentCheck';
import { reservationManagementExclusions } from './exclusions/reservation/reservationManagement';
import { sessionExclusions } from './exclusions/session/session';

/** How a real browser walks a machine. */
interface RealWalk {
  /** Its test, below this folder. */
  test: string;
  /** What can't be done in a real browser. */
  exclusions: readonly Exclusion[];
}

/** The lifecycles that a real browser walks, by their machines' ids. */
export const realWalks: ReadonlyMap<string, RealWalk> = new Map([
  ['authForm', { test: 'login/authForm.test.ts', exclusions: authFormExclusions }],
  ['booking', { test: 'booking/booking.test.ts', exclusions: bookingExclusions }],
  [
    'accountVerification',
    { test: 'login/accountVerification.test.ts', exclusions: accountVerificationExclusions },
  ],
  ['paymentCheck', { test: 'payment/paymentCheck.test.ts', exclusions: paymentCheckExclusions }],
  ['confirmation', { test: 'payment/confirmation.test.ts', exclusions: confirmationExclusions }],
  [
    'reservationCreation',
    { test: 'booking/reservationCreation.test.ts', exclusions: reservationCreationExclusions },
  ],
  [
    'reservationManagement',
    {
      test: 'reservation/reservationManagement.test.ts',
      exclusions: reservationManagementExclusions,
    },
  ],
  ['session', { test: 'session/session.test.ts', exclusions: sessionExclusions }],
]);

/**
 * The test in which a real browser walks a machine.
 * @throws Error when it walks no machine of that id; says which it walks
 */
export function realTestOf(id: string): string {
  const walk = realWalks.get(id);
  if (walk === undefined) {
    const known = Array.from(realWalks.keys()).join(', ');
    throw new Error(`A real browser walks no machine ${id}, but ${known}`);
  }
  return `tests/model/real/${walk.test}`;
}
