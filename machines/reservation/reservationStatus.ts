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

/** The fields of a state that its status tells all about. */
const alone = { cancelReason: null, refundStatus: null, isKept: false } as const;

/**
 * How each state of the lifecycle is stored in a row and sent by the API. A new state does not compile until it is
 * added here. The contract has the same names; elsewhere they are only the keys of a `Record` over all statuses, and
 * lint refuses to compare a status with a literal.
 */
const storedAs = {
  'pending.unpaid': { ...alone, status: 'pending' },
  'pending.kept': { ...alone, status: 'pending', isKept: true },
  'paid.settled': { ...alone, status: 'paid' },
  'paid.refundRequested': { ...alone, status: 'paid', refundStatus: 'requested' },
  'paid.refundFailed': { ...alone, status: 'paid', refundStatus: 'failed' },
  'cancelled.expired': { ...alone, status: 'cancelled', cancelReason: 'expired' },
  'cancelled.byGuest': { ...alone, status: 'cancelled', cancelReason: 'byGuest' },
  refunded: { ...alone, status: 'refunded' },
} as const satisfies Readonly<
  Record<StatePath, { status: string } & Record<keyof typeof alone, unknown>>
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
  /** Whether only a person of the hotel ends it although it is not paid in full. Set only if `pending`. */
  isKept: boolean;
}

/** A new, unpaid reservation. */
export const newlyReserved: StatusFields = storedAs['pending.unpaid'];

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
    case 'refunded':
      return fields.status;
    case 'pending':
      return { pending: fields.isKept ? 'kept' : 'unpaid' };
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
  const { status, cancelReason, refundStatus, isKept } = fields;
  const stored = [status, cancelReason, refundStatus, isKept].join();
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
  /** The sum left to pay, in naira, of a stay that only a person of the hotel ends; absent for any other. */
  amountDue?: number;
}

/** The state of a reservation from the API. A receipt doesn't say why it is over. */
export function statusOf({
  paymentStatus,
  refundStatus,
  cancelReason = null,
  amountDue,
}: WireStatus): StatusFields {
  return { status: paymentStatus, cancelReason, refundStatus, isKept: amountDue !== undefined };
}

/** Whether its rooms are reserved for it: it is paid, or its hold has not expired as far as we know. */
export const holdsRooms = (fields: StatusFields): boolean => hasTag(fields, 'holdsRooms');

/** Whether it still has to be paid. */
export const awaitsPayment = (fields: StatusFields): boolean => hasTag(fields, 'awaitsPayment');

/** Whether only a person of the hotel ends it although it is not paid in full. */
export const isKept = (fields: StatusFields): boolean => hasTag(fields, 'kept');

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
