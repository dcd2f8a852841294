import type { Exclusion } from '../../../tools/model/level';
import { accountDeletionExclusions } from './exclusions/account/accountDeletion';
import { dataExportExclusions } from './exclusions/account/dataExport';
import { passwordChangeExclusions } from './exclusions/account/passwordChange';
import { profileExclusions } from './exclusions/account/profile';
import { sessionListExclusions } from './exclusions/account/sessionList';
import { authFormExclusions } from './exclusions/login/authForm';
import { bookingExclusions } from './exclusions/booking/booking';
import { reservationCreationExclusions } from './exclusions/booking/reservationCreation';
import { bookingDetailsExclusions } from './exclusions/booking/bookingDetails';
import { holdReminderExclusions } from './exclusions/reservation/holdReminder';
import { holdCountdownExclusions } from './exclusions/reservation/holdCountdown';
import { otherDatesExclusions } from './exclusions/reservation/otherDates';
import { documentsExclusions } from './exclusions/reservation/documents';
import { bookAgainExclusions } from './exclusions/booking/bookAgain';
import { accountVerificationExclusions } from './exclusions/login/accountVerification';
import { passwordResetExclusions } from './exclusions/login/passwordReset';
import { checkoutExclusions } from './exclusions/payment/checkout';
import { confirmationExclusions } from './exclusions/payment/confirmation';
import { paymentCheckExclusions } from './exclusions/payment/paymentCheck';
import { paymentResultExclusions } from './exclusions/payment/paymentResult';
import { refundAccountExclusions } from './exclusions/payment/refundAccount';
import { paymentChoiceExclusions } from './exclusions/payment/paymentChoice';
import { reservationListExclusions } from './exclusions/reservation/reservationList';
import { reservationManagementExclusions } from './exclusions/reservation/reservationManagement';
import { roomSelectionExclusions } from './exclusions/booking/roomSelection';
import { sessionExclusions } from './exclusions/session/session';
import { soldOutNightsExclusions } from './exclusions/booking/soldOutNights';

/** How a real browser walks a machine. */
interface RealWalk {
  /** Its test, below this folder. */
  test: string;
  /** What can't be done in a real browser. */
  exclusions: readonly Exclusion[];
}

/** Each machine that a real browser walks, by its id. */
export const realWalks: ReadonlyMap<string, RealWalk> = new Map([
  [
    'accountDeletion',
    { test: 'account/accountDeletion.test.ts', exclusions: accountDeletionExclusions },
  ],
  ['authForm', { test: 'login/authForm.test.ts', exclusions: authFormExclusions }],
  ['booking', { test: 'booking/booking.test.ts', exclusions: bookingExclusions }],
  ['dataExport', { test: 'account/dataExport.test.ts', exclusions: dataExportExclusions }],
  [
    'accountVerification',
    { test: 'login/accountVerification.test.ts', exclusions: accountVerificationExclusions },
  ],
  [
    'passwordChange',
    { test: 'account/passwordChange.test.ts', exclusions: passwordChangeExclusions },
  ],
  ['passwordReset', { test: 'login/passwordReset.test.ts', exclusions: passwordResetExclusions }],
  ['checkout', { test: 'payment/checkout.test.ts', exclusions: checkoutExclusions }],
  ['paymentCheck', { test: 'payment/paymentCheck.test.ts', exclusions: paymentCheckExclusions }],
  ['confirmation', { test: 'payment/confirmation.test.ts', exclusions: confirmationExclusions }],
  ['paymentResult', { test: 'payment/paymentResult.test.ts', exclusions: paymentResultExclusions }],
  ['paymentChoice', { test: 'payment/paymentChoice.test.ts', exclusions: paymentChoiceExclusions }],
  ['refundAccount', { test: 'payment/refundAccount.test.ts', exclusions: refundAccountExclusions }],
  ['profile', { test: 'account/profile.test.ts', exclusions: profileExclusions }],
  [
    'reservationCreation',
    { test: 'booking/reservationCreation.test.ts', exclusions: reservationCreationExclusions },
  ],
  [
    'bookingDetails',
    { test: 'booking/bookingDetails.test.ts', exclusions: bookingDetailsExclusions },
  ],
  [
    'holdReminder',
    { test: 'reservation/holdReminder.test.ts', exclusions: holdReminderExclusions },
  ],
  [
    'holdCountdown',
    { test: 'reservation/holdCountdown.test.ts', exclusions: holdCountdownExclusions },
  ],
  ['otherDates', { test: 'reservation/otherDates.test.ts', exclusions: otherDatesExclusions }],
  ['documents', { test: 'reservation/documents.test.ts', exclusions: documentsExclusions }],
  ['bookAgain', { test: 'booking/bookAgain.test.ts', exclusions: bookAgainExclusions }],
  [
    'reservationList',
    { test: 'reservation/reservationList.test.ts', exclusions: reservationListExclusions },
  ],
  [
    'reservationManagement',
    {
      test: 'reservation/reservationManagement.test.ts',
      exclusions: reservationManagementExclusions,
    },
  ],
  ['roomSelection', { test: 'booking/roomSelection.test.ts', exclusions: roomSelectionExclusions }],
  ['session', { test: 'session/session.test.ts', exclusions: sessionExclusions }],
  ['sessionList', { test: 'account/sessionList.test.ts', exclusions: sessionListExclusions }],
  ['soldOutNights', { test: 'booking/soldOutNights.test.ts', exclusions: soldOutNightsExclusions }],
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
