import type { Omission } from '../../../tools/model/level';
import { accountDeletionOmissions } from './omissions/account/accountDeletion';
import { dataExportOmissions } from './omissions/account/dataExport';
import { passwordChangeOmissions } from './omissions/account/passwordChange';
import { profileOmissions } from './omissions/account/profile';
import { sessionListOmissions } from './omissions/account/sessionList';
import { authFormOmissions } from './omissions/login/authForm';
import { bookingOmissions } from './omissions/booking/booking';
import { reservationCreationOmissions } from './omissions/booking/reservationCreation';
import { bookingDetailsOmissions } from './omissions/booking/bookingDetails';
import { holdReminderOmissions } from './omissions/reservation/holdReminder';
import { holdCountdownOmissions } from './omissions/reservation/holdCountdown';
import { otherDatesOmissions } from './omissions/reservation/otherDates';
import { documentsOmissions } from './omissions/reservation/documents';
import { bookAgainOmissions } from './omissions/booking/bookAgain';
import { accountVerificationOmissions } from './omissions/login/accountVerification';
import { passwordResetOmissions } from './omissions/login/passwordReset';
import { checkoutOmissions } from './omissions/payment/checkout';
import { confirmationOmissions } from './omissions/payment/confirmation';
import { paymentCheckOmissions } from './omissions/payment/paymentCheck';
import { paymentResultOmissions } from './omissions/payment/paymentResult';
import { refundAccountOmissions } from './omissions/payment/refundAccount';
import { paymentChoiceOmissions } from './omissions/payment/paymentChoice';
import { reservationListOmissions } from './omissions/reservation/reservationList';
import { reservationManagementOmissions } from './omissions/reservation/reservationManagement';
import { roomSelectionOmissions } from './omissions/booking/roomSelection';
import { sessionOmissions } from './omissions/session/session';
import { soldOutNightsOmissions } from './omissions/booking/soldOutNights';

/** How a real browser walks a machine. */
interface RealWalk {
  /** Its test, below this folder. */
  test: string;
  /** What can't be done in a real browser. */
  omissions: readonly Omission[];
}

/** Each machine that a real browser walks, by its id. */
export const realWalks: ReadonlyMap<string, RealWalk> = new Map([
  [
    'accountDeletion',
    { test: 'account/accountDeletion.test.ts', omissions: accountDeletionOmissions },
  ],
  ['authForm', { test: 'login/authForm.test.ts', omissions: authFormOmissions }],
  ['booking', { test: 'booking/booking.test.ts', omissions: bookingOmissions }],
  ['dataExport', { test: 'account/dataExport.test.ts', omissions: dataExportOmissions }],
  [
    'accountVerification',
    { test: 'login/accountVerification.test.ts', omissions: accountVerificationOmissions },
  ],
  [
    'passwordChange',
    { test: 'account/passwordChange.test.ts', omissions: passwordChangeOmissions },
  ],
  ['passwordReset', { test: 'login/passwordReset.test.ts', omissions: passwordResetOmissions }],
  ['checkout', { test: 'payment/checkout.test.ts', omissions: checkoutOmissions }],
  ['paymentCheck', { test: 'payment/paymentCheck.test.ts', omissions: paymentCheckOmissions }],
  ['confirmation', { test: 'payment/confirmation.test.ts', omissions: confirmationOmissions }],
  ['paymentResult', { test: 'payment/paymentResult.test.ts', omissions: paymentResultOmissions }],
  ['paymentChoice', { test: 'payment/paymentChoice.test.ts', omissions: paymentChoiceOmissions }],
  ['refundAccount', { test: 'payment/refundAccount.test.ts', omissions: refundAccountOmissions }],
  ['profile', { test: 'account/profile.test.ts', omissions: profileOmissions }],
  [
    'reservationCreation',
    { test: 'booking/reservationCreation.test.ts', omissions: reservationCreationOmissions },
  ],
  [
    'bookingDetails',
    { test: 'booking/bookingDetails.test.ts', omissions: bookingDetailsOmissions },
  ],
  ['holdReminder', { test: 'reservation/holdReminder.test.ts', omissions: holdReminderOmissions }],
  [
    'holdCountdown',
    { test: 'reservation/holdCountdown.test.ts', omissions: holdCountdownOmissions },
  ],
  ['otherDates', { test: 'reservation/otherDates.test.ts', omissions: otherDatesOmissions }],
  ['documents', { test: 'reservation/documents.test.ts', omissions: documentsOmissions }],
  ['bookAgain', { test: 'booking/bookAgain.test.ts', omissions: bookAgainOmissions }],
  [
    'reservationList',
    { test: 'reservation/reservationList.test.ts', omissions: reservationListOmissions },
  ],
  [
    'reservationManagement',
    {
      test: 'reservation/reservationManagement.test.ts',
      omissions: reservationManagementOmissions,
    },
  ],
  ['roomSelection', { test: 'booking/roomSelection.test.ts', omissions: roomSelectionOmissions }],
  ['session', { test: 'session/session.test.ts', omissions: sessionOmissions }],
  ['sessionList', { test: 'account/sessionList.test.ts', omissions: sessionListOmissions }],
  ['soldOutNights', { test: 'booking/soldOutNights.test.ts', omissions: soldOutNightsOmissions }],
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
