import { leavesOn } from '../../machines/shared/lastNight';
import { formatNaira, koboFromNaira } from '../../machines/shared/money';
import { placesLabel } from '../../machines/shared/occupancy';
import type {
  CancelReason,
  RefundStatus,
  ReservationStatus,
} from '../../machines/reservation/reservationStatus';
import type { DeskView } from '../desk/stays/deskView';
import type { ReservationReport } from '../desk/stays/reservationReport';
import { factsInWords } from '../payments/cases/caseInWords';
import { shortId } from '../reservations/emails/emailParts';
import { lagosTime } from '../shared/lagosTime';
import { printableText } from '../shared/printableText';
import { countInWords, section, table, type Line } from '../shared/textTable';

const inWords: Readonly<Record<ReservationStatus, string>> = {
  pending: 'NOT PAID',
  paid: 'paid',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

const endsInWords: Readonly<Record<CancelReason, string>> = {
  expired: 'not paid in time',
  byGuest: 'by the guest',
};

const refundsInWords: Readonly<Record<RefundStatus, string>> = {
  requested: 'refund requested',
  failed: 'refund failed',
};

/** Its status in a few words. */
function statusInWords({ status, refundStatus, cancelReason, holdExpiresAt }: DeskView): string {
  const words = inWords[status];
  if (refundStatus !== null) return `${words}, ${refundsInWords[refundStatus]}`;
  if (cancelReason !== null) return `${words} (${endsInWords[cancelReason]})`;
  if (holdExpiresAt === null) return words;
  return `${words}, held until ${lagosTime(new Date(holdExpiresAt))}`;
}

const deskHeads: Line = [
  'Room',
  'Name',
  'From',
  'To',
  'Guests',
  'Phone',
  'Standing',
  'Total',
  'Id',
];

/** A reservation as one line of a list. */
function deskLine(view: DeskView): Line {
  const { rooms, name, checkIn, adults, children, phone, total, id } = view;
  return [
    rooms.join(' ') || '–',
    name,
    checkIn,
    leavesOn(view),
    `${adults}+${children}`,
    phone,
    statusInWords(view),
    formatNaira(koboFromNaira(total)),
    shortId({ id }),
  ];
}

/** Reservations as a table, without a title. */
export function reservationTable(views: readonly DeskView[]): string[] {
  return section('', deskHeads, views.map(deskLine)).slice(2);
}

const at = (timestamp: string) => lagosTime(new Date(timestamp));
const naira = (amount: number) => formatNaira(koboFromNaira(amount));

/** Everything known about a reservation. */
export function reportReservation(full: ReservationReport): string {
  const facts: Line[] = [
    ['Standing', statusInWords(full)],
    ['Name', full.name],
    ['Email', full.email ?? 'none'],
    ['Phone', full.phone],
    ['Stay', `${full.checkIn} to ${full.checkOut}, ${countInWords(full.nights, 'night')}`],
    ...(full.staysUntil === null ? [] : [['Staying until', full.staysUntil] satisfies Line]),
    ['Guests', placesLabel(full)],
    ['Rooms', `${full.roomTypes}${full.rooms.length > 0 ? `: ${full.rooms.join(', ')}` : ''}`],
    ['Request', printableText(full.specialRequest)],
    ['Total', naira(full.total)],
  ];
  return [
    `Reservation ${full.id}`,
    ...table(facts),
    ...section(
      'Payments',
      ['Amount', 'Through', 'Status', 'Since', 'Reference'],
      full.payments.map((one) => [
        naira(one.amount),
        one.through,
        one.status,
        at(one.at),
        one.reference,
      ]),
    ),
    ...section(
      'Refunds',
      ['Amount', 'Status', 'Since', 'Why'],
      full.refunds.map((one) => [
        naira(one.amount),
        one.status,
        at(one.requestedAt),
        printableText(one.why),
      ]),
    ),
    ...section(
      'Cases',
      ['What', 'Since', 'Closed', 'Id'],
      full.cases.map((one) => [
        one.what,
        at(one.openedAt),
        one.closedAt === null ? 'open' : at(one.closedAt),
        one.id,
      ]),
    ),
    ...section(
      'What happened (Lagos time)',
      ['When', 'What', 'Details'],
      full.events.map((one) => [at(one.at), one.what, printableText(factsInWords(one.detail))]),
    ),
  ].join('\n');
}
