import type { Reservation } from '../../machines/contract/wire';
import * as reservationViewMessages from '../../messages/payment/view';
import * as managementMessages from '../../messages/reservation/management';
import type { ReservationManagementEvent } from '../../machines/reservation/reservationManagementSetup';
import { modifyFormOf } from '../../machines/reservation/pendingChange';
import { answers, type timeIsUp } from '../../tools/model/outcomes';
import { empty, fails, refused, unreachable } from '../fixtures/failures';
import type { ModelSpecification, ModelSnapshot } from '../../tools/model/testModel';
import {
  cancelled,
  isTooLate,
  keeps,
  modified,
  needsLoginAt,
  paid,
  pending,
  read,
  refundRequested,
  same,
  says,
  type Change,
  type Context,
} from './managementExamples';

/** A change is acknowledged: from now on the screen shows it, whatever becomes of the next reading. */
const didSay =
  (words: string, shows: (reservation: Reservation, before: Context) => boolean) =>
  ({ before, after }: Change) => ({
    [`it says “${words}”`]: after.done === words && after.error === null,
    'the reservation shows it': after.reservation !== null && shows(after.reservation, before),
    'nothing more is wanted': after.wanted === null,
  });

/** The reservation is reloaded after the response to a change was lost. */
function findsOut(reservation: Reservation, made: NonNullable<Context['wanted']>['kind'] | null) {
  const words = {
    cancelling: managementMessages.cancelled,
    modifying: managementMessages.modified,
    refunding: managementMessages.refundRequested,
  };
  const notMade = {
    cancelling: managementMessages.cancelFailed,
    modifying: managementMessages.modifyFailed,
    refunding: managementMessages.refundFailed,
  };
  return {
    event: answers('findOut', read(reservation)),
    onlyWhen: ({ context }: ModelSnapshot<Context>) =>
      (context.reservation?.paymentStatus === 'paid') === (reservation.paymentStatus === 'paid'),
    leads: {
      'outcomeUnknown.reading': ({
        context: { wanted, reservation: before },
      }: ModelSnapshot<Context>) =>
        wanted?.kind === made ||
        (wanted?.kind === 'modifying' &&
          before !== null &&
          reservation !== cancelled &&
          same(wanted.form, modifyFormOf(reservation)) &&
          !same(wanted.form, modifyFormOf(before)))
          ? 'viewing'
          : 'alertingFailure',
    },
    changes: ({ before, after }: Change) => ({
      'the reservation shows as it stands': after.reservation === reservation,
      'it says what became of it':
        before.wanted !== null &&
        (after.done === words[before.wanted.kind] || after.error === notMade[before.wanted.kind]) &&
        (after.done === null) === (after.error !== null),
    }),
  };
}

/** Ways in which the response to a change is lost. */
const lost = (event: ReturnType<typeof fails> | ReturnType<typeof timeIsUp>, from: string) => ({
  event,
  leads: { [from]: 'outcomeUnknown.reading' },
  changes: keeps,
});

/** The outcomes of a change, and how a guest finds out after a lost response. */
export const changingCases: ModelSpecification<Context, ReservationManagementEvent>['cases'] = {
  'the server cancels': {
    event: answers('cancelReservation'),
    leads: { cancelling: 'loading' },
    changes: didSay(managementMessages.cancelled, (shown) => shown.paymentStatus === 'cancelled'),
  },
  'the server does not cancel': {
    event: fails('cancelReservation', refused('transition_refused', 409)),
    leads: { cancelling: 'alertingFailure' },
    changes: says('The server said no'),
  },
  'no answer to the cancelling comes': lost(fails('cancelReservation', unreachable), 'cancelling'),
  'the server has no time for the cancelling': {
    event: fails('cancelReservation', refused('temporarily_unavailable', 503)),
    leads: { cancelling: 'alertingFailure' },
    changes: says('The server said no'),
  },
  'the server breaks at the cancelling': lost(
    fails('cancelReservation', refused('server_error', 500)),
    'cancelling',
  ),
  'the answer to the cancelling takes too long': lost(isTooLate('cancelling'), 'cancelling'),
  'the session expired before the cancelling': needsLoginAt('cancelReservation', 'cancelling'),
  'the server modifies': {
    event: answers('modifyReservation'),
    leads: { modifying: 'loading' },
    changes: didSay(
      managementMessages.modified,
      (shown, { wanted }) => wanted?.kind === 'modifying' && same(modifyFormOf(shown), wanted.form),
    ),
  },
  'the server does not modify': {
    event: fails('modifyReservation', refused('rooms_unavailable', 409)),
    leads: { modifying: 'editing.alertingFailure' },
    changes: says('The server said no'),
  },
  'no answer to the modifying comes': lost(fails('modifyReservation', unreachable), 'modifying'),
  'the server breaks at the modifying': lost(
    fails('modifyReservation', refused('server_error', 500)),
    'modifying',
  ),
  'the answer to the modifying takes too long': lost(isTooLate('modifying'), 'modifying'),
  'the session expired before the modifying': needsLoginAt('modifyReservation', 'modifying'),
  'the server takes the refund request': {
    event: answers('requestRefund'),
    leads: { requestingRefund: 'loading' },
    changes: didSay(
      managementMessages.refundRequested,
      (shown) => shown.refundStatus === 'requested',
    ),
  },
  'the server does not take the refund request': {
    event: fails('requestRefund', refused('refund_refused', 409)),
    leads: { requestingRefund: 'alertingFailure' },
    changes: says('The server said no'),
  },
  'no answer to the refund request comes': lost(
    fails('requestRefund', unreachable),
    'requestingRefund',
  ),
  'the server breaks at the refund request': lost(
    fails('requestRefund', refused('server_error', 500)),
    'requestingRefund',
  ),
  'the answer to the refund request takes too long': lost(
    isTooLate('requestingRefund'),
    'requestingRefund',
  ),
  'the session expired before the refund': needsLoginAt('requestRefund', 'requestingRefund'),
  'finds it as it was': findsOut(pending, null),
  'finds it cancelled': findsOut(cancelled, 'cancelling'),
  'finds it with the dates that were entered': findsOut(modified, null),
  'finds it paid as before': findsOut(paid, null),
  'finds the refund requested': findsOut(refundRequested, 'refunding'),
  'can’t find out': {
    event: fails('findOut', unreachable),
    leads: { 'outcomeUnknown.reading': 'outcomeUnknown.readFailed' },
    changes: says(managementMessages.fetchFailed),
  },
  'finds nothing': {
    event: fails('findOut', empty),
    leads: { 'outcomeUnknown.reading': 'outcomeUnknown.readFailed' },
    changes: says(reservationViewMessages.empty),
  },
  'nobody answers how it stands': {
    event: isTooLate('outcomeUnknown.reading'),
    leads: { 'outcomeUnknown.reading': 'outcomeUnknown.readFailed' },
    changes: says(managementMessages.fetchFailed),
  },
  'the session expired before it is found out': needsLoginAt('findOut', 'outcomeUnknown.reading'),
};
