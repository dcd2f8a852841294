import { lagosToday, nightsBetween } from '../../../machines/shared/stay';
import type { Everything } from './everything';

/** Paid reservations have their rooms and their money, and nothing is sold twice. */
export function reservationViolations(everything: Everything): string[] {
  const { reservations, webhooks, attempts } = everything;
  return [
    ...reservations.flatMap((reservation) => [
      ...roomViolations(everything, reservation),
      ...moneyViolations(everything, reservation),
    ]),
    ...soldTwice(everything),
    ...webhooks
      .filter(({ processedAt }) => processedAt === null)
      .map(({ id }) => `The webhook ${id} was never read`),
    ...attempts
      .filter(({ status, nextCheckAt }) => status === 'opening' && nextCheckAt !== null)
      .map(({ reference }) => `${reference} is being opened for ever`),
  ];
}

type Reservation = Everything['reservations'][number];

function roomViolations(
  { allocations, roomNights, rooms, events }: Everything,
  { id, status, refundStatus, checkIn, checkOut }: Reservation,
): string[] {
  const isHeld = status === 'paid' && refundStatus === null;
  const held = roomNights.filter(({ reservationId }) => reservationId === id);
  if (!isHeld) {
    // Nights that were over at the refund stay the guest's.
    const end = events.findLast(
      (one) => one.reservationId === id && one.kind === 'refund.requested',
    );
    const isToCome = held.some(({ night }) => end === undefined || night >= lagosToday(end.at));
    return isToCome ? [`${id} is ${status} and still holds rooms`] : [];
  }
  const typeOf = (number: string) => rooms.find((room) => room.number === number)?.roomType;
  const isRight = allocations
    .filter(({ reservationId }) => reservationId === id)
    .every(({ roomType, numberOfRooms }) => {
      const own = held.filter(({ roomNumber }) => typeOf(roomNumber) === roomType);
      const within = own.every(({ night }) => night >= checkIn && night < checkOut);
      return within && own.length === numberOfRooms * nightsBetween(checkIn, checkOut);
    });
  return isRight ? [] : [`${id} is paid and has not the rooms that it paid for`];
}

function moneyViolations(
  { attempts, entries, events }: Everything,
  { id, status, cancelReason, paymentReference }: Reservation,
): string[] {
  const settled = attempts.filter((one) => one.reservationId === id && one.status === 'settled');
  const isPaid = status === 'paid' || status === 'refunded';
  const money = settled.filter(
    (attempt) =>
      attempt.reference === paymentReference &&
      entries.some(({ kind, attemptId }) => kind === 'charge' && attemptId === attempt.id),
  );
  const own = events.filter(({ reservationId }) => reservationId === id);
  const payments = own.filter(({ kind }) => kind.startsWith('payment.settled'));
  const wasCancelled = own.some(({ kind }) => kind === 'guest.cancelled');
  return [
    ...(isPaid && (settled.length !== 1 || money.length !== 1)
      ? [`${id} is ${status} by ${settled.length} payments`]
      : []),
    ...(!isPaid && settled.length > 0 ? [`${id} is ${status}, and a payment was used for it`] : []),
    ...(payments.length > 1 ? [`${id} was paid ${payments.length} times`] : []),
    ...(payments.length === 0 && isPaid ? [`${id} became paid without being paid`] : []),
    ...(status === 'pending' ? [`${id} is unpaid for ever`] : []),
    ...(wasCancelled && (isPaid || cancelReason !== 'byGuest')
      ? [`${id} was cancelled by its guest and is ${status}`]
      : []),
  ];
}

/** Checked by the reservations themselves, not by the table that prevents it. */
export function soldTwice({ reservations, allocations, rooms }: Everything): string[] {
  const nights = new Map<string, number>();
  for (const { id, status, refundStatus, checkIn, checkOut } of reservations) {
    if (status !== 'paid' || refundStatus !== null) continue;
    for (const { roomType, numberOfRooms } of allocations.filter(
      (one) => one.reservationId === id,
    )) {
      for (let night = 0; night < nightsBetween(checkIn, checkOut); night += 1) {
        const day = new Date(Date.parse(checkIn) + night * 86_400_000).toISOString().slice(0, 10);
        const key = `${roomType} on ${day}`;
        nights.set(key, (nights.get(key) ?? 0) + numberOfRooms);
      }
    }
  }
  return [...nights].flatMap(([key, sold]) => {
    const stock = rooms.filter(({ roomType }) => key.startsWith(`${roomType} `)).length;
    return sold > stock ? [`${sold} rooms ${key} are sold, and there are ${stock}`] : [];
  });
}
