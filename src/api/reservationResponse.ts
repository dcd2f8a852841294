import { underWayIn } from './underWayResponse';
import { CallFailed } from '../../machines/shared/failure';
import type {
  ReservationDocument,
  Receipt,
  Reservation,
  ReservationList,
  RoomAllocation,
} from '../../machines/contract/wire';
import { NO_SPECIAL_REQUEST } from '../../machines/reservation/reservationForm';
import { roomTypeNamed } from '../../machines/shared/roomTypes';
import { nightsBetween } from '../../machines/shared/stay';
import { valueAt, idAt, textAt } from './valueAt';
import {
  tryParse,
  listAt,
  timestampAt,
  numberAt,
  requiredDate,
  requiredId,
  requiredList,
  requiredNumber,
  requiredText,
  optionalText,
  invalidResponse,
  oneOfAt,
} from './reading';
import { cancelReasonAt, refundStatusAt, reservationStatusAt } from './reservationStatusAt';
import { parseTimeline } from './timelineResponse';

/** What a reservation and its receipt have in common. */
function receiptFields(answer: unknown): Receipt {
  return {
    id: requiredId(answer),
    checkInDate: requiredDate(answer, 'checkInDate'),
    checkOutDate: requiredDate(answer, 'checkOutDate'),
    roomNumber: optionalText(answer, 'roomNumber'),
    roomDetails: optionalText(answer, 'roomDetails'),
    totalPrice: requiredNumber(answer, 'totalPrice'),
    paymentStatus: reservationStatusAt(answer),
    paymentRefrence: textAt(answer, 'paymentRefrence') ?? null,
    refundStatus: refundStatusAt(answer),
  };
}

function allocationIn(answer: unknown): RoomAllocation {
  return {
    numberOfRooms: requiredNumber(answer, 'numberOfRooms'),
    roomType: roomTypeNamed(requiredText(answer, 'roomType'))?.name ?? invalidResponse('roomType'),
    roomPrice: requiredNumber(answer, 'roomPrice'),
  };
}

/** Until when a refund can be requested: null if the server says never, absent if it says nothing. */
function refundDeadlineIn(answer: unknown): Pick<Reservation, 'refundableUntil'> {
  const deadline = timestampAt(answer, 'refundableUntil');
  if (deadline !== undefined) return { refundableUntil: deadline };
  return valueAt(answer, 'refundableUntil') === null ? { refundableUntil: null } : {};
}

/** The amount of a refund; absent if the server doesn't say. */
function refundAmountIn(answer: unknown): Pick<Reservation, 'refundAmount'> {
  const refundAmount = numberAt(answer, 'refundAmount');
  return refundAmount === undefined || refundAmount < 0 ? {} : { refundAmount };
}

/** The charges that the price includes; absent if the server doesn't say. */
function containedChargesIn(answer: unknown): Pick<Reservation, 'containedCharges'> {
  const charges: unknown = valueAt(answer, 'containedCharges');
  const vat = numberAt(charges, 'vat') ?? 0;
  const serviceCharge = numberAt(charges, 'serviceCharge') ?? 0;
  const isSaid = vat >= 0 && serviceCharge >= 0 && vat + serviceCharge > 0;
  return isSaid ? { containedCharges: { vat, serviceCharge } } : {};
}

/** Until when the rooms are held while staff reviews a payment; absent without a review. */
function underReviewIn(answer: unknown): Pick<Reservation, 'underReviewUntil'> {
  const underReviewUntil = timestampAt(answer, 'underReviewUntil');
  return underReviewUntil === undefined ? {} : { underReviewUntil };
}

const knownPapers: readonly ReservationDocument[] = ['receipt', 'calendar'];

/** A reservation's documents; absent if the server offers none. */
function papersIn(answer: unknown): Pick<Reservation, 'papers'> {
  const offered = listAt(answer, 'papers');
  const papers = knownPapers.filter((paper) => offered.includes(paper));
  return papers.length === 0 ? {} : { papers };
}

/** The reservation's group and unfinished payment; absent if the server doesn't say. */
function groupIn(answer: unknown): Pick<Reservation, 'group' | 'unfinishedPayment' | 'underWay'> {
  const group = oneOfAt(answer, 'group', ['unpaid', 'upcoming', 'past', 'cancelled']);
  const unfinishedPayment = oneOfAt(answer, 'unfinishedPayment', ['paystack', 'flutterwave']);
  return {
    ...(group !== undefined && { group }),
    ...(unfinishedPayment !== undefined && { unfinishedPayment }),
    ...underWayIn(answer),
  };
}

/**
 * Parses a reservation. Missing nights are derived from the dates, and missing room types from the rooms; a missing
 * hold or refund means none.
 * @throws CallFailed if something the specification names is missing
 */
export function parseReservation(answer: unknown): Reservation {
  const common = receiptFields(answer);
  const roomAllocations = listAt(answer, 'roomAllocations').map(allocationIn);
  return {
    ...common,
    roomDetails: common.roomDetails || roomAllocations.map(({ roomType }) => roomType).join(', '),
    name: optionalText(answer, 'name'),
    emailAddress: optionalText(answer, 'emailAddress'),
    phoneNumber: optionalText(answer, 'phoneNumber'),
    nights: numberAt(answer, 'nights') ?? nightsBetween(common.checkInDate, common.checkOutDate),
    noOfAdult: requiredNumber(answer, 'noOfAdult'),
    noOfChildren: requiredNumber(answer, 'noOfChildren'),
    specialRequest: textAt(answer, 'specialRequest') ?? NO_SPECIAL_REQUEST,
    roomAmanities: listAt(answer, 'roomAmanities').filter((name) => typeof name === 'string'),
    roomAllocations,
    cancelReason: cancelReasonAt(answer),
    holdExpiresAt: timestampAt(answer, 'holdExpiresAt') ?? null,
    ...underReviewIn(answer),
    ...containedChargesIn(answer),
    ...refundDeadlineIn(answer),
    ...refundAmountIn(answer),
    ...papersIn(answer),
    ...groupIn(answer),
    ...parseTimeline(answer),
  };
}

/**
 * The reservation in a response about one.
 * @throws CallFailed `empty` if the response has none, `unexpected` if it can't be parsed
 */
export function parseOneReservation(answer: unknown): Reservation {
  const held = valueAt(answer, 'reservation') ?? null;
  if (held === null) throw new CallFailed({ kind: 'empty' });
  return parseReservation(held);
}

/** The reservation for its owner, the receipt for others: a receipt has no party. */
export function parseReservationOrReceipt(answer: unknown): Reservation | Receipt {
  return numberAt(answer, 'noOfAdult') === undefined
    ? receiptFields(answer)
    : parseReservation(answer);
}

/** A page of the history, the last one if it has no cursor. @throws CallFailed if a reservation can't be parsed */
export function parseReservations(answer: unknown): ReservationList {
  const reservations = requiredList(answer, 'reservations').map(parseReservation);
  const nextCursor = textAt(answer, 'nextCursor');
  return { reservations, ...(nextCursor !== undefined && { nextCursor }) };
}

/** The response to a creation: at least the id; from our own server, the whole reservation. */
export interface CreationResponse {
  reservationId: string | undefined;
  reservation: Reservation | undefined;
}

/** Parses a creation's response from either flow, fresh or saved. */
export function parseCreation(answer: unknown): CreationResponse {
  const created =
    valueAt(answer, 'reservationData') ?? valueAt(answer, 'results', 0, 'newReservation');
  return {
    reservationId: idAt(created),
    reservation: tryParse(() => parseReservation(created)),
  };
}
