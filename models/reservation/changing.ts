import type { Reservation } from '../../machines/contract/wire';
import * as reservationViewMessages from '../../messages/payment/view';
import * as managementMessages from '../../messages/reservation/management';
import type { ReservationManagementEvent } from '../../machines/reservation/reservationManagementMachine';
import type { PendingChange } from '../../machines/reservation/pendingChange';
import { modifyFormOf } from '../../machines/reservation/reservationForm';
import { answers } from '../../tools/model/outcomes';
import { empty, fails, refused, unreachable } from '../fixtures/failures';
import { same, type ModelSpecification, type ModelSnapshot } from '../../tools/model/testModel';
import {
  about,
  cancelled,
  isTooLate,
  keeps,
  modified,
  needsLoginAt,
  paid,
  pending,
  read,
  refundRequested,
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
function findsOut(reservation: Reservation) {
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
    changes: ({ before, after }: Change) => ({
      'the reservation shows as it stands': after.reservation === reservation,
      'it says what became of it':
        before.wanted !== null &&
        (after.done === words[before.wanted.kind] || after.error === notMade[before.wanted.kind]) &&
        (after.done === null) === (after.error !== null),
    }),
  };
}

/** How a change is sent, and nobody knows whether it was made, or it takes a login first. */
const withoutOutcome = (kind: PendingChange['kind'], what: string) => ({
  [`no answer to the ${what} comes`]: about(kind, {
    event: fails('sendChange', unreachable),
    changes: keeps,
  }),
  [`the server breaks at the ${what}`]: about(kind, {
    event: fails('sendChange', refused('server_error', 500)),
    changes: keeps,
  }),
  [`the answer to the ${what} takes too long`]: about(kind, {
    event: isTooLate('sending'),
    changes: keeps,
  }),
  [`the session expired before the ${what}`]: about(kind, needsLoginAt('sendChange')),
});

/** The outcomes of a change, and how a guest finds out after a lost response. */
export const changingCases: ModelSpecification<Context, ReservationManagementEvent>['cases'] = {
  'the server cancels': about('cancelling', {
    event: answers('sendChange'),
    changes: didSay(managementMessages.cancelled, (shown) => shown.paymentStatus === 'cancelled'),
  }),
  'the server does not cancel': about('cancelling', {
    event: fails('sendChange', refused('transition_refused', 409)),
    changes: says('The server said no'),
  }),
  ...withoutOutcome('cancelling', 'cancelling'),
  'the server has no time for the cancelling': about('cancelling', {
    event: fails('sendChange', refused('temporarily_unavailable', 503)),
    changes: says('The server said no'),
  }),
  'the server modifies': about('modifying', {
    event: answers('sendChange'),
    changes: didSay(
      managementMessages.modified,
      (shown, { wanted }) => wanted?.kind === 'modifying' && same(modifyFormOf(shown), wanted.form),
    ),
  }),
  'the server does not modify': about('modifying', {
    event: fails('sendChange', refused('rooms_unavailable', 409)),
    changes: says('The server said no'),
  }),
  ...withoutOutcome('modifying', 'modifying'),
  'the server takes the refund request': about('refunding', {
    event: answers('sendChange'),
    changes: didSay(
      managementMessages.refundRequested,
      (shown) => shown.refundStatus === 'requested',
    ),
  }),
  'the server does not take the refund request': about('refunding', {
    event: fails('sendChange', refused('refund_refused', 409)),
    changes: says('The server said no'),
  }),
  ...withoutOutcome('refunding', 'refund request'),
  'finds it as it was': findsOut(pending),
  'finds it cancelled': findsOut(cancelled),
  'finds it with the dates that were entered': findsOut(modified),
  'finds it paid as before': findsOut(paid),
  'finds the refund requested': findsOut(refundRequested),
  'can’t find out': {
    event: fails('findOut', unreachable),
    changes: says(managementMessages.fetchFailed),
  },
  'finds nothing': {
    event: fails('findOut', empty),
    changes: says(reservationViewMessages.empty),
  },
  'nobody answers how it stands': {
    event: isTooLate('findingOut'),
    changes: says(managementMessages.fetchFailed),
  },
  'the session expired before it is found out': needsLoginAt('findOut'),
};
