import type {
  FlutterwaveCheckout,
  PaystackCheckout,
  Reservation,
  ReservationCreated,
  User,
} from '../../machines/contract/wire';

/**
 * What is read back from a browser's storage may be anything: an older version of the site, another
 * program or a curious guest may have written it. These guards look at it before it is used.
 */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isTextOrNull: Check = (value) => value === null || isText(value);
const oneOf =
  (...choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Whether the value is an object, so that its fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A guard for objects: every field of `T` has to pass its check. */
function shaped<T extends object>(checks: { [field in keyof T]-?: Check }) {
  const fields = Object.entries<Check>(checks);
  return (value: unknown): value is T =>
    isRecord(value) && fields.every(([field, check]) => check(value[field]));
}

export const isUser = shaped<User>({
  id: isText,
  firstName: isText,
  lastName: isText,
  email: isText,
  phoneNumber: isText,
});

const isRoomAllocation = shaped<Reservation['roomAllocations'][number]>({
  numberOfRooms: isNumber,
  roomType: isText,
  roomPrice: isNumber,
});

export const isReservation = shaped<Reservation>({
  id: isText,
  name: isText,
  emailAddress: isText,
  phoneNumber: isText,
  checkInDate: isText,
  checkOutDate: isText,
  nights: isNumber,
  noOfAdult: isNumber,
  noOfChildren: isNumber,
  specialRequest: isText,
  roomNumber: isText,
  roomDetails: isText,
  roomAmanities: listOf(isText),
  roomAllocations: listOf(isRoomAllocation),
  totalPrice: isNumber,
  paymentStatus: oneOf('pending', 'paid', 'cancelled', 'refunded'),
  paymentRefrence: isTextOrNull,
  refundStatus: oneOf('requested', 'failed', null),
  cancelReason: oneOf('expired', 'byGuest', null),
  holdExpiresAt: isTextOrNull,
  refundableUntil: isTextOrNull,
});

export const isReservationCreated = shaped<ReservationCreated>({
  reservationData: isReservation,
  totalAmount: isNumber,
});

export const isPaystackCheckout = shaped<PaystackCheckout>({
  authorization_url: isText,
  reference: isText,
});

export const isFlutterwaveCheckout = shaped<FlutterwaveCheckout>({
  paymentLink: isText,
  reference: isText,
});
