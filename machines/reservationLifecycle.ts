import { transition, type SnapshotFrom, type StateValueFrom } from 'xstate';
import { reservationMachine, type ReservationEvent } from './reservation';

export type PaymentStatus = 'pending' | 'paid' | 'cancelled' | 'refunded';
export type CancelReason = 'expired' | 'byGuest';
export type RefundStatus = 'requested' | 'failed';

/** How a reservation's state is written down, in a row and on the wire. */
export interface LifecycleFields {
  status: PaymentStatus;
  /** Only beside `cancelled`. */
  cancelReason: CancelReason | null;
  /** Only beside `paid`. */
  refundStatus: RefundStatus | null;
}

type ReservationSnapshot = SnapshotFrom<typeof reservationMachine>;

function stateValueOf(fields: LifecycleFields): StateValueFrom<typeof reservationMachine> {
  switch (fields.status) {
    case 'pending':
    case 'refunded':
      return fields.status;
    case 'cancelled':
      return { cancelled: fields.cancelReason ?? 'byGuest' };
    case 'paid':
      if (fields.refundStatus === 'requested') return { paid: 'refundRequested' };
      return { paid: fields.refundStatus === 'failed' ? 'refundFailed' : 'settled' };
  }
}

function fieldsOf(snapshot: ReservationSnapshot): LifecycleFields {
  const status = (fields: Partial<LifecycleFields> & { status: PaymentStatus }) => ({
    cancelReason: null,
    refundStatus: null,
    ...fields,
  });
  if (snapshot.matches({ cancelled: 'expired' })) {
    return status({ status: 'cancelled', cancelReason: 'expired' });
  }
  if (snapshot.matches('cancelled')) {
    return status({ status: 'cancelled', cancelReason: 'byGuest' });
  }
  if (snapshot.matches({ paid: 'refundRequested' })) {
    return status({ status: 'paid', refundStatus: 'requested' });
  }
  if (snapshot.matches({ paid: 'refundFailed' })) {
    return status({ status: 'paid', refundStatus: 'failed' });
  }
  if (snapshot.matches('paid')) return status({ status: 'paid' });
  return status({ status: snapshot.matches('refunded') ? 'refunded' : 'pending' });
}

/** The state in which a reservation is, from how it is written down. */
export function reservationSnapshot(fields: LifecycleFields): ReservationSnapshot {
  return reservationMachine.resolveState({ value: stateValueOf(fields) });
}

/** Whether the lifecycle lets this happen to the reservation. */
export function allows(fields: LifecycleFields, event: ReservationEvent): boolean {
  return reservationSnapshot(fields).can(event);
}

/** The reservation after the event, or undefined when the lifecycle does not allow it. */
export function applyEvent(
  fields: LifecycleFields,
  event: ReservationEvent,
): LifecycleFields | undefined {
  const before = reservationSnapshot(fields);
  if (!before.can(event)) return undefined;
  const [after] = transition(reservationMachine, before, event);
  return fieldsOf(after);
}
