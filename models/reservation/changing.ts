import type { Reservation } from '../../machines/contract/wire';
import * as changeUnknown from '../../messages/reservation/changeUnknown';
import * as managementMessages from '../../messages/reservation/management';
import type { ReservationManagementEvent } from '../../machines/reservation/reservationManagementMachine';
import type { PendingChange } from '../../machines/reservation/pendingChange';
import { modifyFormOf } from '../../machines/reservation/reservationForm';
import { answers } from '../../tools/model/outcomes';
import { fails, refused, unreachable } from '../fixtures/failures';
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

const made = {
  cancelling: managementMessages.cancelled,
  modifying: managementMessages.modified,
  refunding: managementMessages.refundRequested,
};
/** The reservation is read after a repeat was refused. */
function readsAgain(reservation: Reservation) {
  return {
    event: answers('readAgain', read(reservation)),
    onlyWhen: ({ context }: ModelSnapshot<Context>) =>
      (context.reservation?.paymentStatus === 'paid') === (reservation.paymentStatus === 'paid'),
    changes: ({ before, after }: Change) => ({
      'it says what became of it, or that nobody knows':
        before.wanted !== null &&
        (after.done === made[before.wanted.kind] ||
          ['The server said no', changeUnknown[before.wanted.kind]].includes(after.error ?? '')) &&
        (after.done === null) === (after.error !== null),
      'only what the server refused for good failed':
        after.error !== 'The server said no' ||
        (before.refusal?.kind === 'refused' && before.refusal.status === 409),
    }),
  };
}

/** Nobody knows, which is said, and nothing is forgotten. */
const isOpen = ({ before, after }: Change) => ({
  'it says that nobody knows':
    before.wanted !== null && after.error === changeUnknown[before.wanted.kind],
  'the same can be sent again': after.idempotencyKey === before.idempotencyKey,
  ...keeps({ before, after }),
});

/** The change can't be sent. */
const isNotSent = ({ before, after }: Change) => ({
  'it says that it is not made': after.error !== null && after.idempotencyKey === null,
  ...keeps({ before, after }),
});

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
  'the change is prepared': {
    event: answers('prepareChange', { idempotencyKey: 'key-1', reservation: null }),
    changes: (change) => ({
      ...keeps(change),
      'it has its key': change.after.idempotencyKey === 'key-1',
    }),
  },
  'the change can’t be prepared': {
    event: fails('prepareChange', unreachable),
    changes: isNotSent,
  },
  'the change is not prepared in time': { event: isTooLate('preparing'), changes: isNotSent },
  'the session expired before the change': needsLoginAt('prepareChange'),
  'no answer to the repeat comes in time': { event: isTooLate('findingOut'), changes: isOpen },
  'finds it as it was': readsAgain(pending),
  'finds it cancelled': readsAgain(cancelled),
  'finds it with the dates that were entered': readsAgain(modified),
  'finds it paid as before': readsAgain(paid),
  'finds the refund requested': readsAgain(refundRequested),
  'can’t find out': { event: fails('readAgain', unreachable), changes: isOpen },
  'nobody answers how it stands': { event: isTooLate('readingAgain'), changes: isOpen },
  'the session expired before it is found out': needsLoginAt('readAgain'),
};
