import * as paidMessages from '../../../messages/payment/emails/paid';
import * as statusMessages from '../../../messages/payment/emails/status';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import { howPaid } from '../../../messages/payment/providers';
import { channelNamed, paymentChannels } from '../../../machines/shared/paymentChannel';
import { roomTypeOf } from '../../../machines/shared/roomTypes';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import {
  priceFacts,
  priceFactsOf,
  wholeStayFacts,
  wholeStayFactsOf,
} from '../../reservations/emails/emailFacts';
import {
  beforeArrival,
  priceTable,
  greeting,
  shortId,
  stayDetailRows,
  stayPreview,
  machineReadableStay,
  viewAction,
} from '../../reservations/emails/emailParts';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import { lagosTime } from '../../shared/lagosTime';
import type { AttemptRow } from '../attempts';
import { providerFact } from './emailFacts';

const paid = emailKind(
  'paid',
  {
    properties: {
      stay: wholeStayFacts,
      price: priceFacts,
      roomNumbers: { elements: { type: 'string' } },
      provider: providerFact,
      channel: { enum: paymentChannels, nullable: true },
      reference: { type: 'string' },
      isLate: { type: 'boolean' },
      bringsCalendar: { type: 'boolean' },
    },
    optionalProperties: { refundableUntil: { type: 'timestamp' }, mayChange: { type: 'boolean' } },
  },
  (facts, content) => {
    const { stay, price, roomNumbers, provider, channel, reference, refundableUntil } = facts;
    const roomDetails = price?.rooms.map(({ roomType }) => roomTypeOf(roomType).label) ?? [];
    const rooms = [...roomDetails, ...roomNumbers].join(', ');
    const { stay: forPrograms, calendar } = machineReadableStay(content, stay);
    return {
      badge: { label: statusMessages.paid, tone: 'good' },
      preview: stayPreview(stay),
      greeting: greeting(stay),
      paragraphs: [
        facts.isLate ? paidMessages.paidLate : paidMessages.thanks,
        paidMessages.keep,
        paidMessages.onSite,
      ],
      facts: [
        ...stayDetailRows(stay),
        [factMessages.room, facts.mayChange === true ? factMessages.mayChange(rooms) : rooms],
        [factMessages.paid, howPaid(provider, channel)],
        [factMessages.paymentReference, reference],
        ...(refundableUntil === undefined
          ? []
          : ([
              [
                paidMessages.refundableUntil,
                factMessages.inLagos(lagosTime(new Date(refundableUntil))),
              ],
            ] as const)),
      ],
      ...priceTable(content, price, factMessages.totalPaid),
      action: viewAction(content, stay.id),
      ...beforeArrival,
      stay: forPrograms,
      ...(facts.bringsCalendar && { calendar }),
    };
  },
);

/** How a receipt differs from the usual one. */
interface ReceiptTurn {
  /** Whether the money came after the reservation had expired. */
  late: boolean;
  /** Instead of the account's address; without a calendar entry, since no cancellation is sent there. */
  elsewhere?: string;
  /** Until when the guest can ask for all of the money back; null if that is over. */
  refundableUntil: Date | null;
}

/** Confirms a paid reservation; this is the guest's receipt. */
export function paidEmail(
  found: ReservationWithRooms,
  { provider, reference, channel }: AttemptRow,
  { late, elsewhere, refundableUntil }: ReceiptTurn,
): UnwrittenEmail {
  const { row, roomNumbers, hasArrived } = found;
  return paid.email(
    {
      recipient: elsewhere ?? row.accountEmail,
      subject: paidMessages.subject(shortId(row)),
      reservationId: row.id,
    },
    {
      stay: wholeStayFactsOf(row),
      price: priceFactsOf(found),
      ...{ roomNumbers, mayChange: !hasArrived },
      provider,
      channel: channelNamed(channel),
      reference,
      isLate: late,
      bringsCalendar: elsewhere === undefined,
      ...(refundableUntil !== null && { refundableUntil }),
    },
  );
}

export const paidEmailKinds: readonly EmailWriter[] = [paid];
