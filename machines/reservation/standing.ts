import { transition, type SnapshotFrom, type StateValueFrom } from 'xstate';
import { reservationMachine, type ReservationEvent } from './reservationMachine';

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
type ReservationState = StateValueFrom<typeof reservationMachine>;

type PathIn<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${PathIn<Value[Key]>}` }[keyof Value & string];

type CompoundIn<Value> = Value extends object ? keyof Value : never;

/** The innermost states of the lifecycle, by their dotted paths. */
type StatePath = Exclude<PathIn<ReservationState>, CompoundIn<ReservationState>>;

function stateValueOf(fields: LifecycleFields): ReservationState {
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

/** Every state of the lifecycle as it is written down; one that is added does not compile without. */
const writtenDown: Readonly<Record<StatePath, LifecycleFields>> = {
  pending: { status: 'pending', cancelReason: null, refundStatus: null },
  'paid.settled': { status: 'paid', cancelReason: null, refundStatus: null },
  'paid.refundRequested': { status: 'paid', cancelReason: null, refundStatus: 'requested' },
  'paid.refundFailed': { status: 'paid', cancelReason: null, refundStatus: 'failed' },
  'cancelled.expired': { status: 'cancelled', cancelReason: 'expired', refundStatus: null },
  'cancelled.byGuest': { status: 'cancelled', cancelReason: 'byGuest', refundStatus: null },
  refunded: { status: 'refunded', cancelReason: null, refundStatus: null },
};

function isWrittenDown(path: string): path is StatePath {
  return path in writtenDown;
}

function fieldsOf({ value }: ReservationSnapshot): LifecycleFields {
  const path =
    typeof value === 'string'
      ? value
      : Object.entries(value)
          .map((names) => names.join('.'))
          .join();
  if (!isWrittenDown(path)) throw new Error(`Nobody can write down a reservation that is ${path}`);
  return writtenDown[path];
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
