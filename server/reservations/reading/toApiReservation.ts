import type { ReservationDocument, Reservation } from '../../../machines/contract/wire';
import { nairaFromKobo } from '../../../machines/shared/money';
import { awaitsPayment, holdsRooms } from '../../../machines/reservation/reservationStatus';
import type { Context } from '../../context';
import { refundAccountOf } from '../accountRefunds';
import type { ReservationWithRooms } from '../reservationsWithRooms';
import { apiTermsOf, priceOfStay } from '../pricing/priceOfStay';
import type { ReservationRow } from '../queries';
import { amountDue, permissionFactsNow, refundDeadlineOf } from '../status';
import { unfinishedPaymentOf } from '../unfinishedPayments';

/** The documents to download: a receipt once it was paid, and a calendar entry while it holds its rooms. */
function documentsOf({ paymentReference }: ReservationRow, stands: boolean): ReservationDocument[] {
  return [
    ...(paymentReference === null ? [] : (['receipt'] as const)),
    ...(stands ? (['calendar'] as const) : []),
  ];
}

/** A reservation as its owner sees it now. Money in naira. */
export function toApiReservation(
  context: Pick<Context, 'clock' | 'configuration'>,
  {
    row,
    allocations,
    roomNumbers,
    hasArrived,
    isUnderReview,
    accountRefunds,
    openPages,
  }: ReservationWithRooms,
): Reservation {
  const facts = permissionFactsNow(context, row, {
    hasRooms: allocations.length > 0,
    isUnderReview,
  });
  const { status, cancelReason, refundStatus, refundableUntil } = facts;
  const isHolding = holdsRooms(facts);
  const isToBePaid = awaitsPayment(facts);
  const now = context.clock.now();
  const deadline = refundDeadlineOf(context.configuration, row);
  const { lines, nights } = priceOfStay({ row, allocations });
  const refundAccount = refundAccountOf(accountRefunds);
  return {
    id: row.id,
    revision: row.revision,
    name: row.name,
    emailAddress: row.emailAddress ?? '',
    phoneNumber: row.phoneNumber,
    checkInDate: row.checkIn,
    checkOutDate: row.checkOut,
    ...(row.staysUntil !== null && { staysUntil: row.staysUntil }),
    nights,
    noOfAdult: row.adults,
    noOfChildren: row.children,
    specialRequest: row.specialRequest,
    roomNumber: isHolding ? roomNumbers.join(', ') : '',
    ...(isHolding && roomNumbers.length > 0 && !hasArrived && { roomMayChange: true }),
    roomDetails: lines.map(({ roomType }) => roomType.label).join(', '),
    roomAmanities: [...new Set(lines.flatMap(({ roomType }) => roomType.amenities))],
    roomAllocations: lines.map(({ roomType, numberOfRooms, nightly }) => ({
      numberOfRooms,
      roomType: roomType.name,
      roomPrice: nairaFromKobo(nightly),
    })),
    totalPrice: nairaFromKobo(row.totalKobo),
    ...apiTermsOf(row),
    papers: documentsOf(row, isHolding),
    paymentStatus: status,
    paymentRefrence: row.paymentReference,
    refundStatus,
    ...(refundAccount !== null && { refundAccount }),
    cancelReason,
    holdExpiresAt: isToBePaid && !facts.isKept ? row.holdExpiresAt.toISOString() : null,
    ...(facts.isKept && { amountDue: nairaFromKobo(amountDue(row)) }),
    ...(isToBePaid && unfinishedPaymentOf(openPages, row, now)),
    ...(isToBePaid && isUnderReview && { underReviewUntil: row.holdExpiresAt.toISOString() }),
    refundableUntil: refundableUntil?.toISOString() ?? null,
    ...(isToBePaid && { fullRefundUntil: now < deadline ? deadline.toISOString() : null }),
  };
}
