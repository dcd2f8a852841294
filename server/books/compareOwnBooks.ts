import type { Kobo } from '../../machines/shared/money';
import type { ReservationRow } from '../reservations/queries';
import { partsOf } from '../database/parts';
import { refundIs } from '../database/refundStatus';
import { reducesPrice } from '../reservations/pricing/priceOfStay';
import { paysReservation } from '../payments/attempts';
import type { RefundRow } from '../payments/refunds/refunds';
import { endingCauses } from '../payments/refunds/recordRefund';
import type { AttemptBooks, DeskBooks } from './ledger';
import { hasTag, isRefunded } from '../../machines/reservation/reservationStatus';
import { finding, type Finding, type FindingCode, sumOf } from './findings';
import { inForce } from '../database/inForce';
import { balanceOf } from './cashBook';

/**
 * Checks that every kobo in the ledger for an attempt pays exactly one reservation, is on its way back, went back, or
 * belongs to a case for staff.
 */
export function compareOwnBooks(books: AttemptBooks): Finding[] {
  const unended = returnedButNotEnded(books);
  return [
    ...(unended.length > 0 ? unended : usedWrongly(books)),
    ...books.refunds.flatMap((refund) => strayRefund(books, refund)),
  ];
}

/** Finds a refund that ends the reservation and was paid out, while the reservation doesn't say so. */
function returnedButNotEnded(books: AttemptBooks): Finding[] {
  if (!paysReservation(books) || isRefunded(books.reservation)) return [];
  return books.refunds
    .filter((refund) => endingCauses.has(refund.cause) && refundIs(refund, 'paidOut'))
    .map(({ amountKobo }) => finding(books, -amountKobo, 'refundedNotEnded'));
}

function usedWrongly(books: AttemptBooks): Finding[] {
  const { entries } = books;
  const refunds = books.refunds.filter((refund) => !refundIs(refund, 'replaced'));
  const charged = sumOf(entries.filter(({ kind }) => kind === 'charge'));
  const failed = sumOf(refunds.filter((refund) => refundIs(refund, 'failed')));
  const rest = charged - priceKept(books) - (sumOf(refunds) - failed);
  // Money whose refund failed stays with the hotel, as a case for staff, unless a later refund returned it.
  if (rest === 0 || (rest > 0 && rest <= failed)) return [];
  return [finding(books, rest, rest > 0 ? 'usedForNothing' : 'neverTaken')];
}

/**
 * The part of the price that the hotel keeps: the price less goodwill and refunds made at the provider while the
 * reservation goes on; if staff ended it, what was not refunded. A refund made at the provider may also have returned
 * what was paid in excess of the price.
 */
function priceKept(books: AttemptBooks): number {
  if (!paysReservation(books)) return 0;
  const { attempt, reservation, refunds } = books;
  const given = sumOf(refunds.filter(reducesPrice));
  if (hasTag(reservation, 'confirmed')) return Math.max(0, attempt.amountKobo - given);
  const byStaff = refunds.filter(
    (refund) => refund.cause === 'byStaff' && !refundIs(refund, 'replaced'),
  );
  return byStaff.length === 0 ? 0 : Math.max(0, attempt.amountKobo - given - sumOf(byStaff));
}

function strayRefund(books: AttemptBooks, refund: RefundRow): Finding[] {
  const { id, amountKobo, nextCheckAt } = refund;
  const booked = sumOf(books.entries.filter(({ refundId }) => refundId === id));
  const cases = books.cases.filter(({ refundId }) => refundId === id);
  const isOpen = cases.some(({ closedAt }) => closedAt === null);
  if (refundIs(refund, 'paidOut')) {
    if (booked === amountKobo) return [];
    return [finding(books, booked - amountKobo, 'refundNotInLedger')];
  }
  if (booked !== 0) return [finding(books, booked, 'refundInLedgerEarly')];
  if (refundIs(refund, 'failed') && cases.length === 0) {
    return [finding(books, amountKobo, 'refundFailedUntold')];
  }
  if (refundIs(refund, 'ended') || nextCheckAt !== null || isOpen) return [];
  return [finding(books, amountKobo, 'refundUnfollowed')];
}

/** A reservation that counts as paid without the money for it. */
export function paidWithoutMoney({ id, paymentReference, totalKobo }: ReservationRow): Finding {
  return {
    provider: null,
    reference: paymentReference ?? '',
    reservationId: id,
    amountKobo: -totalKobo,
    code: 'paidForNothing',
  };
}

/**
 * Checks a reservation's cash book: of a stay that is or was paid the desk took what no provider did, of any other it
 * holds what the reservation says; for charges it keeps no more than was charged. It gave back no more than it took, in all
 * and of each payment.
 */
export function compareDeskBook({
  reservation,
  movements,
  atProviderKobo,
  charges,
}: DeskBooks): Finding[] {
  const { id, paymentReference, totalKobo, paidKobo } = reservation;
  const of = (wanted: string) => movements.filter(({ purpose }) => purpose === wanted);
  // What a correction gives back and takes again is the same money, or was never there.
  const given = of('stay').filter(({ kind, corrects }) => kind === 'returned' && corrects === null);
  const ofStay = [...inForce(of('stay')), ...given];
  const { takenKobo, returnedKobo } = balanceOf(ofStay);
  const extras = balanceOf(of('extras'));
  const wasPaid = hasTag(reservation, 'wasPaid');
  const found = (amountKobo: number, code: FindingCode): Finding => ({
    provider: null,
    reference: (wasPaid ? paymentReference : null) ?? '',
    reservationId: id,
    amountKobo,
    code,
  });
  const extrasKept = extras.takenKobo - extras.returnedKobo;
  const over = extrasKept - sumOf(charges);
  if (returnedKobo > takenKobo || extrasKept < 0) {
    const kept = Math.min(takenKobo - returnedKobo, extrasKept);
    return [found(kept, 'deskGaveMore')];
  }
  const overPaid = partsOf(of('stay')).filter(({ leftKobo }) => leftKobo < 0);
  if (overPaid.length > 0) {
    return overPaid.map(({ leftKobo }) => found(leftKobo, 'partGaveMore'));
  }
  if (over > 0) return [found(over, 'deskTookMoreForCharges')];
  if (ofStay.length === 0) return [];
  const differs = (kobo: Kobo, code: FindingCode) => (kobo === 0 ? [] : [found(kobo, code)]);
  if (!wasPaid) return differs(takenKobo - returnedKobo - paidKobo, 'deskUsedForNothing');
  return differs(takenKobo + atProviderKobo - totalKobo, 'deskTookOther');
}
