import * as cancelledMessages from '../../messages/reservation/emails/cancelled';
import * as expiredMessages from '../../messages/reservation/emails/holdExpired';
import * as modifiedMessages from '../../messages/reservation/emails/modified';
import * as nextStepMessages from '../../messages/reservation/emails/nextStep';
import * as madeMessages from '../../messages/reservation/emails/reservationMade';
import * as roomMessages from '../../messages/reservation/emails/roomChanged';
import * as standingMessages from '../../messages/reservation/emails/standing';
import * as stayMessages from '../../messages/reservation/emails/stay';
import * as managementMessages from '../../messages/reservation/management';
import { locale } from '../../messages/shared/locale';
import { formatNaira } from '../../machines/shared/money';
import {
  confirmationPath,
  myReservationPath,
  paths,
  roomPicturePath,
} from '../../machines/shared/paths';
import { chargeLabel, nightsLabel } from '../../machines/shared/price';
import { nightsBetween, type LagosDate } from '../../machines/shared/stay';
import { lagosTime } from '../shared/lagosTime';
import { composeEmail } from '../email/composeEmail';
import type { EmailContent, EmailText } from '../email/emailText';
import { guestName } from '../email/guestName';
import type { Email } from '../email/emailTransport';
import { schemaOrgReservation } from './reading/lodgingReservation';
import { priceOfStay } from './pricing/priceOfStay';
import type { ReservationRow } from './queries';
import type { ReservationWithRooms } from './reservationsWithRooms';
import { stayCalendar } from './reading/stayCalendar';

const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

function spelledOut(date: LagosDate): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

/** The short id that emails and lists use for a reservation. */
export function shortId(row: Pick<ReservationRow, 'id'>): string {
  return row.id.slice(0, 8);
}

/** The greeting. The guest's own words are text, so nothing in them can be clicked. */
export function greeting({ name }: Pick<ReservationRow, 'name'>): string {
  return stayMessages.dear(guestName(name));
}

/** The stay at a glance. */
export function stayDetailRows(row: ReservationRow): [name: string, value: string][] {
  return [
    [stayMessages.reservation, shortId(row)],
    [stayMessages.checkIn, spelledOut(row.checkIn)],
    [stayMessages.checkOut, spelledOut(row.checkOut)],
    [stayMessages.nights, String(nightsBetween(row.checkIn, row.checkOut))],
  ];
}

/** The stay at a glance, and what it costs in one line. */
export function factsOf(row: ReservationRow): [name: string, value: string][] {
  return [...stayDetailRows(row), [stayMessages.total, formatNaira(row.totalKobo)]];
}

/** The stay for programs that read it: in the words of schema.org, and as an entry for a calendar. */
export function stayForPrograms(
  context: EmailContent,
  row: ReservationRow,
): Required<Pick<EmailText, 'stay' | 'calendar'>> {
  return { stay: schemaOrgReservation(context, row), calendar: stayCalendar(context, row) };
}

type AskedFor = Pick<ReservationWithRooms, 'row' | 'allocations'>;

/** What the stay costs and of what that consists, where rooms are reserved with it. */
export function billOf(
  { configuration }: EmailContent,
  asked: AskedFor,
  total: string,
): Pick<EmailText, 'bill'> {
  if (asked.allocations.length === 0) return {};
  const price = priceOfStay(asked);
  const rooms = price.lines.map(({ roomType, rooms: howMany, nightly, amount }) => ({
    label: `${howMany} × ${roomType.label}`,
    note: `${nightsLabel(price.nights)} × ${formatNaira(nightly)}`,
    amount: formatNaira(amount),
    picture: configuration.publicUrl + roomPicturePath(roomType.key),
  }));
  const charges = price.charges.map((charge) => ({
    label: chargeLabel(charge),
    amount: formatNaira(charge.amount),
  }));
  const whole = { label: total, amount: formatNaira(price.total) };
  return { bill: { lines: [...rooms, ...charges], total: whole } };
}

const notPaidYet = { label: standingMessages.notPaidYet, tone: 'waiting' } as const;
const cancelled = { label: standingMessages.cancelled, tone: 'over' } as const;

/** What the guest does next, where there is something to pay and where there is not. */
export function nextStep({ configuration }: EmailContent, row: ReservationRow) {
  if (row.totalKobo === 0) {
    return {
      sentence: nextStepMessages.nothingToPay,
      action: {
        label: stayMessages.viewReservation,
        url: configuration.publicUrl + myReservationPath(row.id),
      },
    };
  }
  return {
    sentence: nextStepMessages.keptUntil(lagosTime(row.holdExpiresAt)),
    action: {
      label: nextStepMessages.pay,
      url: configuration.publicUrl + confirmationPath(row.id),
    },
  };
}

/** Confirms the reservation to the guest, and says how to pay. */
export function reservationMadeEmail(context: EmailContent, asked: AskedFor): Email {
  const { row } = asked;
  const { sentence, action } = nextStep(context, row);
  return composeEmail({
    recipient: row.accountEmail,
    subject: madeMessages.subject(shortId(row)),
    ...(row.totalKobo > 0 && { badge: notPaidYet }),
    paragraphs: [greeting(row), `${madeMessages.thanks} ${sentence}`],
    facts: stayDetailRows(row),
    ...billOf(context, asked, stayMessages.total),
    action,
    ...stayForPrograms(context, row),
  });
}

/** Tells the guest what the reservation looks like after a change. */
export function modifiedEmail(context: EmailContent, asked: AskedFor): Email {
  const { row } = asked;
  const { sentence, action } = nextStep(context, row);
  return composeEmail({
    recipient: row.accountEmail,
    subject: modifiedMessages.subject(shortId(row)),
    ...(row.totalKobo > 0 && { badge: notPaidYet }),
    paragraphs: [
      greeting(row),
      `${managementMessages.modified} ${sentence}`,
      modifiedMessages.earlierPayment,
    ],
    facts: stayDetailRows(row),
    ...billOf(context, asked, stayMessages.total),
    action,
    ...stayForPrograms(context, row),
  });
}

/** Confirms to the guest that the reservation is cancelled. */
export function cancelledEmail(context: EmailContent, row: ReservationRow): Email {
  return composeEmail({
    recipient: row.accountEmail,
    subject: cancelledMessages.subject(shortId(row)),
    badge: cancelled,
    paragraphs: [greeting(row), cancelledMessages.asAsked],
    facts: factsOf(row),
    ...stayForPrograms(context, row),
  });
}

/** Tells the guest that the time to pay is over, or that in which staff could look into a payment. */
export function holdExpiredEmail(
  { configuration }: EmailContent,
  row: ReservationRow,
  isUnderReview: boolean,
): Email {
  const { notPaidInTime, paidJustNow, stillUnderReview } = expiredMessages;
  return composeEmail({
    recipient: row.accountEmail,
    subject: expiredMessages.subject(shortId(row)),
    badge: cancelled,
    paragraphs: [greeting(row), notPaidInTime, isUnderReview ? stillUnderReview : paidJustNow],
    facts: factsOf(row),
    action: { label: stayMessages.reserveAgain, url: configuration.publicUrl + paths.reservation },
    ...stayForPrograms({ configuration }, row),
  });
}

/** Tells the guest of a paid reservation that a stay begins or goes on in another room. */
export function roomChangedEmail(row: ReservationRow, before: string, after: string): Email {
  return composeEmail({
    recipient: row.accountEmail,
    subject: roomMessages.subject(shortId(row)),
    paragraphs: [greeting(row), roomMessages.otherRoom(after, before)],
    facts: factsOf(row),
  });
}
