import type { Reservation } from '../../machines/contract/wire';
import type { ReservationManagementContext } from '../../machines/reservation/reservationManagementMachine';
import { modifyFormOf, type ModifyForm } from '../../machines/reservation/reservationForm';
import { readFailedMessage } from '../../machines/reservation/changeOutcome';
import type { PendingChange } from '../../machines/reservation/pendingChange';
import { exampleReservation } from '../fixtures/exampleReservation';
import { timeIsUp } from '../../tools/model/outcomes';
import { same, type ChangeOf, type ModelSnapshot } from '../../tools/model/testModel';
import { fails, sessionExpired } from '../fixtures/failures';

export const now = new Date('2026-03-10T09:00:00Z');

export const paid = exampleReservation({
  paymentStatus: 'paid',
  refundableUntil: '2026-03-11T23:00:00.000Z',
  refundAmount: 6000,
});

/** Its rooms are held for longer than the pages of its walk are open. */
export const pending = exampleReservation({
  revision: 4,
  holdExpiresAt: '2026-03-31T10:00:00.000Z',
});

/** The unpaid reservation with the check-out that the model's guest enters. */
export const modified = exampleReservation({ checkOutDate: '2026-03-16' });

/** The unpaid reservation with the saved dates, which are entered nowhere else. */
export const savedDates = exampleReservation({ checkOutDate: '2026-03-17' });

export const cancelled = exampleReservation({
  paymentStatus: 'cancelled',
  cancelReason: 'byGuest',
});

/** The paid reservation with a pending refund. */
export const refundRequested = {
  ...paid,
  refundStatus: 'requested',
  refundableUntil: null,
} as const;

/** A reservation as read at the model's time. */
export const read = (reservation: Reservation) => ({ reservation });

export type Context = ReservationManagementContext;

/** A form whose other values were seen in the unpaid reservation. */
export const modifying = (form: ModifyForm, seen: ModifyForm = modifyFormOf(pending)) =>
  ({ kind: 'modifying', form, seen, revision: 4, before: null }) as const;

/** A reason one character longer than the hotel accepts. */
export const muchTooMuch = 'x'.repeat(1001);

/**
 * The modify form's values.
 * @throws Error if the guest is not modifying
 */
export function requireModifyForm({ wanted }: Context): ModifyForm {
  if (wanted?.kind !== 'modifying') throw new Error('The guest is not modifying a reservation');
  return wanted.form;
}

/** The reason for a refund that is being written; null if none is. */
export const reasonOf = ({ wanted }: Context) =>
  wanted?.kind === 'refunding' ? wanted.reason : null;

export type Change = ChangeOf<Context>;

/** Something that happens to one kind of change; the same event with another one means something else. */
export const about = <TEvent>(
  kind: PendingChange['kind'],
  {
    changes = () => ({}),
    ...one
  }: { event: TEvent; changes?: (change: Change) => Record<string, boolean> },
) => ({
  ...one,
  // An alert about the reason lies over its form.
  onlyWhen: ({ context: { wanted, error } }: ModelSnapshot<Context>) =>
    wanted?.kind === kind && error === null,
  changes: (change: Change) => (change.before.wanted?.kind === kind ? changes(change) : {}),
});

/** A step that changes neither the reservation nor what was entered. */
export const keeps = ({ before, after }: Change) => ({
  'the reservation stays': same(after.reservation, before.reservation),
  'what was entered stays': same(before.wanted, after.wanted),
});

/** The screen's message after a step that changes nothing else. */
export const says =
  (error: string | null) =>
  ({ before, after }: Change) => ({
    // Refused as a repeat it is not known yet what became of it.
    [`it says ${error === null ? 'nothing' : `“${error}”`}`]:
      after.error === error || (after.idempotencyKey !== null && after.error === null),
    ...keeps({ before, after }),
  });

/** A failed reading says so, unless a change was acknowledged: beside that it would read as if the change had failed. */
export const failsToRead =
  (words: string) =>
  ({ before, after }: Change) => ({
    'it says so, or still what was done':
      after.done === before.done &&
      (before.idempotencyKey !== null ||
        (after.notRead && readFailedMessage(after.notRead)) ===
          (before.done === null ? words : null)),
    ...keeps({ before, after }),
  });

/** A call fails for lack of a login. */
export function needsLoginAt(call: string, failure = sessionExpired) {
  return { event: fails(call, failure), changes: keeps };
}

/** A response doesn't come while the machine is in a state. */
export const isTooLate = (from: string) =>
  timeIsUp('responseTimeout', `reservationManagement.${from}`);
