import { koboFromNaira } from '../../../machines/shared/money';
import { guestCall, openCall } from './calls';
import { sum, type Everything } from './everything';
import type { Guest } from './guest';
import type { HotelWorld } from './hotelWorld';

/** What the hotel tells its guests agrees with the books, and with what it told them before. */
export async function guestViolations(
  world: HotelWorld,
  guests: readonly Guest[],
  everything: Everything,
): Promise<string[]> {
  const found: string[] = [];
  for (const guest of guests) {
    for (const known of guest.reservations.filter(({ isForgotten }) => !isForgotten)) {
      found.push(...(await reservationContradictions(world, guest, known, everything)));
    }
  }
  for (const attempt of everything.attempts) {
    found.push(...(await paymentContradictions(world, attempt, everything)));
  }
  return found;
}

/** Events by which the desk changes what a stay costs. */
const changesPrice: readonly string[] = ['guest.modified', 'price.reduced'];

async function reservationContradictions(
  world: HotelWorld,
  guest: Guest,
  { id, wasToldCancelled, wasToldPaid, told }: Guest['reservations'][number],
  { theirCharges, theirRefunds, attempts, cases, deskPayments, events }: Everything,
): Promise<string[]> {
  const call = { ...guestCall(guest.account), path: { id } };
  const response = await world.inPeace(guest.name, `looks at ${id}`, (hotel) =>
    hotel.getReservation(call),
  );
  if (response.kind !== 'answered') return [`${guest.name} can't see ${id} any more`];
  const { paymentStatus, paymentRefrence, refundStatus, totalPrice } =
    response.reply.body.reservation;
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  const atDesk = deskPayments.filter(
    (one) => one.reservationId === id && one.purpose === 'stay' && one.kind === 'taken',
  );
  const backAtDesk = deskPayments.filter(
    (one) => one.reservationId === id && one.purpose === 'stay' && one.kind === 'returned',
  );
  const takenKobo = sum([
    ...theirCharges.filter(({ reference }) => reference === paymentRefrence),
    ...atDesk,
  ]);
  const paidOut = [
    ...theirRefunds.filter((one) => one.reference === paymentRefrence && one.isPaidOut),
    ...backAtDesk,
  ];
  const wasTaken = takenKobo > 0;
  const wasReturned = paidOut.length > 0;
  const isAllBack = wasReturned && sum(paidOut) >= takenKobo;
  const attempt = attempts.find(({ reference }) => reference === paymentRefrence);
  const isLookedInto = cases.some(
    ({ attemptId, refundId }) => attemptId === attempt?.id && refundId === null,
  );
  const isOwn =
    atDesk.length > 0 ||
    attempts.some((one) => one.reference === paymentRefrence && one.reservationId === id);
  const isChangedByDesk = events.some(
    ({ reservationId, kind, detail }) =>
      reservationId === id && changesPrice.includes(kind) && detail.by !== undefined,
  );
  const isFree = totalPrice === 0;
  return [
    ...(isPaid && !isFree && (!wasTaken || !isOwn)
      ? [`${id} is shown as paid, and no money was taken`]
      : []),
    ...(paymentStatus === 'refunded' && !wasReturned
      ? [`${id} is shown as refunded, and is not`]
      : []),
    ...(paymentStatus === 'paid' &&
    refundStatus === null &&
    isAllBack &&
    !isLookedInto &&
    atDesk.length === 0
      ? [`${id} is shown as paid, and the money went back`]
      : []),
    ...(told && !isChangedByDesk && koboFromNaira(totalPrice) !== told.totalKobo
      ? [`${id} was sold for ${told.totalKobo} kobo and costs ${totalPrice} naira`]
      : []),
    ...(wasToldPaid && !isPaid
      ? [`${guest.name} was told that ${id} is paid; it is ${paymentStatus}`]
      : []),
    ...(wasToldCancelled && paymentStatus !== 'cancelled'
      ? [`${guest.name} cancelled ${id}; it is ${paymentStatus}`]
      : []),
  ];
}

async function paymentContradictions(
  world: HotelWorld,
  { reference, id, reservationId }: Everything['attempts'][number],
  { theirCharges, theirRefunds, refunds, reservations }: Everything,
): Promise<string[]> {
  const call = { ...openCall, query: { reference } };
  const response = await world.inPeace('anybody', `verifies ${reference}`, (hotel) =>
    hotel.verifyPaystackPayment(call),
  );
  if (response.kind !== 'answered') return [`${reference} can't be verified any more`];
  const { paymentStatus } = response.reply.body;
  const taken = theirCharges.filter((charge) => charge.reference === reference);
  const wasTaken = taken.length > 0;
  const backThere = theirRefunds.filter((one) => one.reference === reference && !one.hasFailed);
  const goesBack =
    refunds.some(({ attemptId }) => attemptId === id) || sum(backThere) >= sum(taken);
  const status = reservations.find((one) => one.id === reservationId)?.status;
  return [
    ...(paymentStatus === 'pending' && wasTaken
      ? [`${reference} is taken and told as pending`]
      : []),
    ...(paymentStatus === 'failed' && wasTaken && !goesBack
      ? [`${reference} is taken, told as failed, and kept`]
      : []),
    ...(paymentStatus === 'paid' && status !== 'paid'
      ? [`${reference} is told as paid, and the reservation is ${status ?? 'not there'}`]
      : []),
  ];
}
