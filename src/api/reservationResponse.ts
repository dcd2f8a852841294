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
import { paymentProviders } from '../../machines/shared/paymentChannel';
import { roomTypeNamed } from '../../machines/shared/roomTypes';
import { nightsBetween } from '../../machines/shared/stay';
import { valueAt, idAt, textAt } from './valueAt';
import {
  tryParse,
  listAt,
  timestampAt,
  numberAt,
  dateAt,
  requiredDate,
  requiredId,
  requiredList,
  requiredNumber,
  requiredText,
  optionalText,
  invalidResponse,
  amountAt,
  oneOfAt,
  definedFields,
} from './reading';
import {
  cancelReasonAt,
  refundAccountAt,
  refundStatusAt,
  reservationStatusAt,
} from './reservationStatusAt';
import { parseTimeline } from './timelineResponse';

/** The fields that a reservation and its receipt have in common. */
function receiptFields(response: unknown): Receipt {
  return {
    id: requiredId(response),
    checkInDate: requiredDate(response, 'checkInDate'),
    checkOutDate: requiredDate(response, 'checkOutDate'),
    ...definedFields({ staysUntil: dateAt(response, 'staysUntil') }),
    roomNumber: optionalText(response, 'roomNumber'),
    ...(valueAt(response, 'roomMayChange') === true && { roomMayChange: true }),
    roomDetails: optionalText(response, 'roomDetails'),
    totalPrice: requiredNumber(response, 'totalPrice'),
    paymentStatus: reservationStatusAt(response),
    paymentRefrence: textAt(response, 'paymentRefrence') ?? null,
    refundStatus: refundStatusAt(response),
  };
}

function allocationIn(response: unknown): RoomAllocation {
  return {
    numberOfRooms: requiredNumber(response, 'numberOfRooms'),
    roomType:
      roomTypeNamed(requiredText(response, 'roomType'))?.name ?? invalidResponse('roomType'),
    roomPrice: requiredNumber(response, 'roomPrice'),
  };
}

/** A deadline: null if the server says that there is none any more, undefined if it says nothing. */
function deadlineAt(response: unknown, name: string): string | null | undefined {
  return timestampAt(response, name) ?? (valueAt(response, name) === null ? null : undefined);
}

/** The charges that the price includes; undefined if it includes none, or the server doesn't say. */
function containedChargesIn(response: unknown): Reservation['containedCharges'] {
  const charges: unknown = valueAt(response, 'containedCharges');
  const vat = numberAt(charges, 'vat') ?? 0;
  const serviceCharge = numberAt(charges, 'serviceCharge') ?? 0;
  const isSaid = vat >= 0 && serviceCharge >= 0 && vat + serviceCharge > 0;
  return isSaid ? { vat, serviceCharge } : undefined;
}

/** The part of the price that the hotel waived; undefined if it waived nothing. */
function reductionIn(response: unknown): Reservation['reduction'] {
  const reduction: unknown = valueAt(response, 'reduction');
  const amount = amountAt(reduction, 'amount');
  return amount === undefined ? undefined : { amount, reason: optionalText(reduction, 'reason') };
}

const knownDocuments: readonly ReservationDocument[] = ['receipt', 'calendar'];

/** A reservation's documents; undefined if the server offers none. */
function documentsIn(response: unknown): ReservationDocument[] | undefined {
  const offered = listAt(response, 'papers');
  const papers = knownDocuments.filter((document) => offered.includes(document));
  return papers.length === 0 ? undefined : papers;
}

const groups = ['unpaid', 'upcoming', 'past', 'cancelled'] as const;

/** The fields that the server may leave out. */
function optionalFields(response: unknown) {
  return definedFields({
    revision: numberAt(response, 'revision'),
    refundAccount: refundAccountAt(response) ?? undefined,
    underReviewUntil: timestampAt(response, 'underReviewUntil'),
    containedCharges: containedChargesIn(response),
    reduction: reductionIn(response),
    refundableUntil: deadlineAt(response, 'refundableUntil'),
    fullRefundUntil: deadlineAt(response, 'fullRefundUntil'),
    amountDue: amountAt(response, 'amountDue'),
    refundAmount: amountAt(response, 'refundAmount'),
    papers: documentsIn(response),
    group: oneOfAt(response, 'group', groups),
    unfinishedPayment: oneOfAt(response, 'unfinishedPayment', paymentProviders),
    underWay: underWayIn(response),
    timeline: parseTimeline(response),
  });
}

/**
 * Parses a reservation. Missing nights are derived from the dates, and missing room types from the rooms; a missing
 * hold or refund means none.
 * @throws CallFailed if something the specification names is missing
 */
export function parseReservation(response: unknown): Reservation {
  const common = receiptFields(response);
  const roomAllocations = listAt(response, 'roomAllocations').map(allocationIn);
  return {
    ...common,
    roomDetails: common.roomDetails || roomAllocations.map(({ roomType }) => roomType).join(', '),
    name: optionalText(response, 'name'),
    emailAddress: optionalText(response, 'emailAddress'),
    phoneNumber: optionalText(response, 'phoneNumber'),
    nights: numberAt(response, 'nights') ?? nightsBetween(common.checkInDate, common.checkOutDate),
    noOfAdult: requiredNumber(response, 'noOfAdult'),
    noOfChildren: requiredNumber(response, 'noOfChildren'),
    specialRequest: textAt(response, 'specialRequest') ?? NO_SPECIAL_REQUEST,
    roomAmanities: listAt(response, 'roomAmanities').filter((name) => typeof name === 'string'),
    roomAllocations,
    cancelReason: cancelReasonAt(response),
    holdExpiresAt: timestampAt(response, 'holdExpiresAt') ?? null,
    ...optionalFields(response),
  };
}

/**
 * The reservation in a response about one.
 * @throws CallFailed `empty` if the response has none, `unexpected` if it can't be parsed
 */
export function parseOneReservation(response: unknown): Reservation {
  const held = valueAt(response, 'reservation') ?? null;
  if (held === null) throw new CallFailed({ kind: 'empty' });
  return parseReservation(held);
}

/** The reservation in the text of an answer to a change; null if it has none: what was done is done. */
export function parseChanged(answer: unknown): Reservation | null {
  try {
    return parseOneReservation(JSON.parse(String(answer)));
  } catch {
    return null;
  }
}

/** The reservation for its owner, the receipt for others: a receipt has no party. */
export function parseReservationOrReceipt(response: unknown): Reservation | Receipt {
  return numberAt(response, 'noOfAdult') === undefined
    ? receiptFields(response)
    : parseReservation(response);
}

/** A page of the history, the last one if it has no cursor. @throws CallFailed if a reservation can't be parsed */
export function parseReservations(response: unknown): ReservationList {
  const reservations = requiredList(response, 'reservations').map(parseReservation);
  const nextCursor = textAt(response, 'nextCursor');
  return { reservations, ...definedFields({ nextCursor }) };
}

/** A creation's response from either flow, fresh or saved: at least the id; from our own server, the whole reservation. */
export function parseCreation(response: unknown) {
  const created =
    valueAt(response, 'reservationData') ?? valueAt(response, 'results', 0, 'newReservation');
  return {
    reservationId: idAt(created),
    reservation: tryParse(() => parseReservation(created)),
  };
}
