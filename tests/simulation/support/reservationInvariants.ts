import { eachNight, lagosToday, nightsBetween } from '../../../machines/shared/stay';
import { returnedIn, sum, takenIn, type Everything } from './everything';

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

/** Whether the desk has ended a stay early in a room, or moved it to another one. */
function isOtherThanSold({ events, roomStays }: Everything, { id, checkOut }: Reservation) {
  return (
    events.some((one) => one.reservationId === id && one.kind === 'staff.roomChanged') ||
    roomStays.some((one) => one.reservationId === id && leftOn(one, checkOut) !== checkOut)
  );
}

/** The day from which on a room's nights are on sale again: as sold or agreed since, or when its guest left before. */
function leftOn(
  { state, at, staysUntil }: Everything['roomStays'][number],
  checkOut: string,
): string {
  const until = staysUntil ?? checkOut;
  const left = lagosToday(at);
  return state === 'departed' && left < until ? left : until;
}

function roomViolations(everything: Everything, reservation: Reservation): string[] {
  const { allocations, roomNights, rooms, events, roomStays } = everything;
  const { id, status, refundStatus, isKept, checkIn, checkOut } = reservation;
  const isHeld = isKept || (status === 'paid' && refundStatus === null);
  const held = roomNights.filter(({ reservationId }) => reservationId === id);
  if (!isHeld) {
    // Nights that were over at the refund stay the guest's.
    const end = events.findLast(
      ({ reservationId, kind }) =>
        reservationId === id && (kind === 'refund.requested' || kind === 'stay.released'),
    );
    const isToCome = held.some(({ night }) => end === undefined || night >= lagosToday(end.at));
    return isToCome ? [`${id} is ${status} and still holds rooms`] : [];
  }
  if (isOtherThanSold(everything, reservation)) {
    const own = roomStays.filter(({ reservationId }) => reservationId === id);
    const sold = allocations
      .filter(({ reservationId }) => reservationId === id)
      .reduce((all, { numberOfRooms }) => all + numberOfRooms, 0);
    const ends = [
      ...own.map((stay) => leftOn(stay, checkOut)),
      ...Array.from({ length: Math.max(0, sold - own.length) }, () => checkOut),
    ];
    const last = ends.reduce((latest, end) => (end > latest ? end : latest), checkOut);
    const wrong = eachNight(checkIn, last).filter((night) => {
      const due = ends.filter((end) => end > night).length;
      return held.filter((one) => one.night === night).length !== due;
    });
    const isLonger = held.some(({ night }) => night < checkIn || night >= last);
    return wrong.length === 0 && !isLonger
      ? []
      : [`${id} has other rooms than it should on ${wrong.join()}`];
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
  { attempts, entries, events, deskPayments }: Everything,
  { id, status, cancelReason, isKept, paidKobo, paymentReference, totalKobo }: Reservation,
): string[] {
  const atDesk = deskPayments.filter(
    ({ reservationId, purpose }) => reservationId === id && purpose === 'stay',
  );
  const online = attempts.filter((one) => one.reservationId === id && one.status === 'settled');
  const isPaid = status === 'paid' || status === 'refunded';
  const money = online.filter(
    (attempt) =>
      attempt.reference === paymentReference &&
      entries.some(({ kind, attemptId }) => kind === 'charge' && attemptId === attempt.id),
  );
  const paidFor = takenIn(atDesk) + sum(money);
  const own = events.filter(({ reservationId }) => reservationId === id);
  const payments = own.filter(({ kind }) => kind.startsWith('payment.settled'));
  const lowered = own.filter(({ kind }) => kind === 'payment.lowered').length;
  const wasCancelled = own.some(({ kind }) => kind === 'guest.cancelled');
  return [
    ...(isPaid && (online.length > 1 || money.length !== online.length || paidFor !== totalKobo)
      ? [
          `${id} is ${status} by ${paidFor} kobo of ${totalKobo}, online by ${online.length} payments`,
        ]
      : []),
    ...(!isPaid && online.length > 0 ? [`${id} is ${status}, and a payment was used for it`] : []),
    ...(!isPaid && takenIn(atDesk) - returnedIn(atDesk) !== paidKobo
      ? [`${id} is ${status} with ${paidKobo} kobo, and the desk has others`]
      : []),
    ...(payments.length > 1 + lowered ? [`${id} was paid ${payments.length} times`] : []),
    ...(payments.length === 0 && isPaid ? [`${id} became paid without being paid`] : []),
    ...(status === 'pending' && !isKept ? [`${id} is unpaid for ever`] : []),
    ...(wasCancelled && (isPaid || cancelReason !== 'byGuest')
      ? [`${id} was cancelled by its guest and is ${status}`]
      : []),
  ];
}

/**
 * Checked by the reservations themselves, not by the table that prevents it, unless the desk moved them or let them go
 * early.
 */
export function soldTwice(everything: Everything): string[] {
  const { reservations, allocations, rooms, roomNights } = everything;
  const nights = new Map<string, number>();
  const count = (key: string, more: number) => nights.set(key, (nights.get(key) ?? 0) + more);
  for (const reservation of reservations) {
    const { id, status, refundStatus, isKept, checkIn, checkOut } = reservation;
    if (!isKept && (status !== 'paid' || refundStatus !== null)) continue;
    if (isOtherThanSold(everything, reservation)) {
      for (const one of roomNights.filter(({ reservationId }) => reservationId === id)) {
        const type = rooms.find(({ number }) => number === one.roomNumber)?.roomType ?? '';
        count(`${type} on ${one.night}`, 1);
      }
      continue;
    }
    for (const { roomType, numberOfRooms } of allocations.filter(
      (one) => one.reservationId === id,
    )) {
      for (const night of eachNight(checkIn, checkOut)) {
        count(`${roomType} on ${night}`, numberOfRooms);
      }
    }
  }
  return [...nights].flatMap(([key, sold]) => {
    const stock = rooms.filter(({ roomType }) => key.startsWith(`${roomType} `)).length;
    return sold > stock ? [`${sold} rooms ${key} are sold, and there are ${stock}`] : [];
  });
}
