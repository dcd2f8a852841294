import { transition, type SnapshotFrom, type StateValueFrom, type TagsFrom } from 'xstate';
import { reservationMachine, type ReservationEvent } from './reservationMachine';

type ReservationSnapshot = SnapshotFrom<typeof reservationMachine>;
type ReservationState = StateValueFrom<typeof reservationMachine>;

/** A property of states in the lifecycle machine, so that callers can ask without naming states. */
export type ReservationTag = TagsFrom<typeof reservationMachine>;

type PathIn<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${PathIn<Value[Key]>}` }[keyof Value & string];

type CompoundIn<Value> = Value extends object ? keyof Value : never;

/** The innermost states of the lifecycle, by their dotted paths. */
type StatePath = Exclude<PathIn<ReservationState>, CompoundIn<ReservationState>>;

/**
 * How each state of the lifecycle is stored in a row and sent by the API. A new state does not compile until it is
 * added here. The contract has the same names; elsewhere they are only the keys of a `Record` over all statuses, and
 * lint refuses to compare a status with a literal.
 */
const storedAs = {
  pending: { status: 'pending', cancelReason: null, refundStatus: null },
  'paid.settled': { status: 'paid', cancelReason: null, refundStatus: null },
  'paid.refundRequested': { status: 'paid', cancelReason: null, refundStatus: 'requested' },
  'paid.refundFailed': { status: 'paid', cancelReason: null, refundStatus: 'failed' },
  'cancelled.expired': { status: 'cancelled', cancelReason: 'expired', refundStatus: null },
  'cancelled.byGuest': { status: 'cancelled', cancelReason: 'byGuest', refundStatus: null },
  refunded: { status: 'refunded', cancelReason: null, refundStatus: null },
} as const satisfies Readonly<
  Record<StatePath, { status: string; cancelReason: string | null; refundStatus: string | null }>
>;

type Stored = (typeof storedAs)[StatePath];

export type ReservationStatus = Stored['status'];
export type CancelReason = NonNullable<Stored['cancelReason']>;
export type RefundStatus = NonNullable<Stored['refundStatus']>;

/** A reservation's state as stored in a row and sent by the API. */
export interface StatusFields {
  status: ReservationStatus;
  /** Set only if `cancelled`. */
  cancelReason: CancelReason | null;
  /** Set only if `paid`. */
  refundStatus: RefundStatus | null;
}

/** A new, unpaid reservation. */
export const newlyReserved: StatusFields = storedAs.pending;

export function isReservationStatus(word: string): word is ReservationStatus {
  return storedStates.some(({ status }) => status === word);
}

/** Every state, as it is stored. */
export const storedStates: readonly StatusFields[] = Object.values(storedAs);

/** The states of a paid reservation by the status of its refund. */
const refunding = {
  requested: 'refundRequested',
  failed: 'refundFailed',
} as const satisfies Record<RefundStatus, string>;

function stateValueOf(fields: StatusFields): ReservationState {
  switch (fields.status) {
    case 'pending':
    case 'refunded':
      return fields.status;
    case 'cancelled':
      return { cancelled: fields.cancelReason ?? 'byGuest' };
    case 'paid':
      return { paid: fields.refundStatus === null ? 'settled' : refunding[fields.refundStatus] };
  }
}

function isStored(path: string): path is StatePath {
  return path in storedAs;
}

function fieldsOf({ value }: ReservationSnapshot): StatusFields {
  const path =
    typeof value === 'string'
      ? value
      : Object.entries(value)
          .map((names) => names.join('.'))
          .join();
  if (!isStored(path)) throw new Error(`A reservation that is ${path} can't be stored`);
  return storedAs[path];
}

/** There are few states, and listing reservations asks about the same ones hundreds of times. */
const snapshots = new Map<string, ReservationSnapshot>();

/** The lifecycle's snapshot for a stored state. */
export function reservationSnapshot(fields: StatusFields): ReservationSnapshot {
  const { status, cancelReason, refundStatus } = fields;
  const stored = [status, cancelReason, refundStatus].join();
  const known = snapshots.get(stored);
  if (known !== undefined) return known;
  const snapshot = reservationMachine.resolveState({ value: stateValueOf(fields) });
  snapshots.set(stored, snapshot);
  return snapshot;
}

/** Whether the lifecycle allows an event. */
export function allows(fields: StatusFields, event: ReservationEvent): boolean {
  return reservationSnapshot(fields).can(event);
}

/** The state after an event, or undefined if the lifecycle does not allow it. */
export function applyEvent(
  fields: StatusFields,
  event: ReservationEvent,
): StatusFields | undefined {
  const before = reservationSnapshot(fields);
  if (!before.can(event)) return undefined;
  const [after] = transition(reservationMachine, before, event);
  return fieldsOf(after);
}

/** Whether the reservation's state has the tag. */
export function hasTag(fields: StatusFields, tag: ReservationTag): boolean {
  return reservationSnapshot(fields).hasTag(tag);
}

/** How the states with the tag are stored. */
export function fieldsWith(tag: ReservationTag): readonly StatusFields[] {
  return storedStates.filter((fields) => hasTag(fields, tag));
}

/** A reservation's or receipt's state as the API sends it. */
export interface WireStatus {
  paymentStatus: ReservationStatus;
  refundStatus: RefundStatus | null;
  cancelReason?: CancelReason | null;
}

/** The state of a reservation from the API. A receipt doesn't say why it is over. */
export function statusOf({
  paymentStatus,
  refundStatus,
  cancelReason = null,
}: WireStatus): StatusFields {
  return { status: paymentStatus, cancelReason, refundStatus };
}

/** Whether its rooms are reserved for it: it is paid, or its hold has not expired as far as we know. */
export const holdsRooms = (fields: StatusFields): boolean => hasTag(fields, 'holdsRooms');

/** Whether it still has to be paid. */
export const awaitsPayment = (fields: StatusFields): boolean => hasTag(fields, 'awaitsPayment');

/** Whether the hotel has the money, even if a refund is pending. */
export const isPaid = (fields: StatusFields): boolean => hasTag(fields, 'paid');

/** Whether a refund is due and has not been made yet. */
export const isRefundOpen = (fields: StatusFields): boolean => hasTag(fields, 'refundOpen');

/** Whether it was refunded in full. */
export const isRefunded = (fields: StatusFields): boolean => hasTag(fields, 'refunded');

/** Whether it ended because it was not paid in time. */
export const isExpired = (fields: StatusFields): boolean => hasTag(fields, 'canRevive');

/** Whether its guest cancelled it before it was paid. */
export const isGivenUp = (fields: StatusFields): boolean => hasTag(fields, 'givenUp');
