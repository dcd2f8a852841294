import * as nextStepMessages from '../../../messages/reservation/emails/nextStep';
import * as arrivalMessages from '../../../messages/site/pages/arrival';
import * as stayMessages from '../../../messages/reservation/emails/stay';
import { locale } from '../../../messages/shared/locale';
import { arrivalFacts } from '../../../hotel/arrival';
import { hotel } from '../../../hotel/hotel';
import { formatNaira } from '../../../machines/shared/money';
import {
  confirmationPath,
  myReservationPath,
  roomPicturePath,
} from '../../../machines/shared/paths';
import { nightsLabel, otherLines } from '../../../machines/shared/quote';
import { roomTypeOf } from '../../../machines/shared/roomTypes';
import { leavesOn, type StayedDates } from '../../../machines/shared/lastNight';
import { nightsBetween, type LagosDate } from '../../../machines/shared/stay';
import { lagosTime } from '../../shared/lagosTime';
import type { EmailEnvelope } from '../../email/emailKind';
import type { EmailAction, EmailContent, EmailText } from '../../email/emailText';
import type { GuestFacts, PriceFacts, StayFacts, WholeStayFacts } from './emailFacts';
import { schemaOrgReservation } from '../reading/schemaOrgReservation';
import type { ReservationRow } from '../queries';
import { stayCalendar } from '../reading/stayCalendar';

const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

function formatFullDate(date: LagosDate): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

/** The short id that emails and lists use for a reservation. */
export function shortId(row: Pick<ReservationRow, 'id'>): string {
  return row.id.slice(0, 8);
}

/** The envelope of an email to a reservation's guest. @param subject with the reservation's short id in it */
export function toGuest(
  row: Pick<ReservationRow, 'id' | 'accountEmail'>,
  subject: (id: string) => string,
): EmailEnvelope {
  return { recipient: row.accountEmail, subject: subject(shortId(row)) };
}

/** The greeting. The guest's name is inserted as text, so nothing in it becomes a link. */
export function greeting({ guest }: Pick<GuestFacts, 'guest'>): string {
  return stayMessages.dear(guest);
}

type StayDates = Pick<StayFacts, 'id' | 'checkIn'> & StayedDates;

const stayedRow = (day: LagosDate): [string, string] => [
  stayMessages.staysUntil,
  formatFullDate(day),
];

/** The stay at a glance: what was sold, and until when the guest stays where that is another day. */
export function stayDetailRows(stay: StayDates): [name: string, value: string][] {
  return [
    [stayMessages.reservation, shortId(stay)],
    [stayMessages.checkIn, formatFullDate(stay.checkIn)],
    [stayMessages.checkOut, formatFullDate(stay.checkOut)],
    [stayMessages.nights, String(nightsBetween(stay.checkIn, stay.checkOut))],
    ...(stay.staysUntil == null ? [] : [stayedRow(stay.staysUntil)]),
  ];
}

/** The stay in one sentence, with its hours, for an email that only confirms it. */
export function stayPreview({ checkIn, ...stay }: StayDates): string {
  return stayMessages.fromUntil(
    `${formatFullDate(checkIn)}, ${hotel.checkInFrom}`,
    `${formatFullDate(leavesOn(stay))}, ${hotel.checkOutUntil}`,
  );
}

/** The stay at a glance, and its price in one line. */
export function pricedDetailRows(
  stay: StayDates & Pick<StayFacts, 'totalKobo'>,
): [name: string, value: string][] {
  return [...stayDetailRows(stay), [stayMessages.total, formatNaira(stay.totalKobo)]];
}

/** The stay in machine-readable form: schema.org data and a calendar entry. */
export function machineReadableStay(
  content: EmailContent,
  stay: WholeStayFacts,
): Required<Pick<EmailText, 'stay' | 'calendar'>> {
  return { stay: schemaOrgReservation(content, stay), calendar: stayCalendar(content, stay) };
}

/** The stay's price and its breakdown, if rooms are reserved with it. */
export function priceTable(
  { configuration }: EmailContent,
  price: PriceFacts,
  total: string,
): Pick<EmailText, 'bill'> {
  if (price === null) return {};
  const rooms = price.rooms.map(({ roomType, rooms: howMany, nightly, amount }) => ({
    label: `${howMany} × ${roomTypeOf(roomType).label}`,
    note: `${nightsLabel(price.nights)} × ${formatNaira(nightly)}`,
    amount: formatNaira(amount),
    picture: configuration.publicUrl + roomPicturePath(roomType),
  }));
  const others = otherLines(price).map((line) => ({ ...line, amount: formatNaira(line.amount) }));
  const totalLine = { label: total, amount: formatNaira(price.total) };
  return { bill: { lines: [...rooms, ...others], total: totalLine } };
}

/** Practical facts for the guest before arrival. */
export const beforeArrival: Required<Pick<EmailText, 'more'>> = {
  more: {
    title: arrivalMessages.title,
    facts: arrivalFacts.map(({ term, detail, href }) => [term, detail, href]),
  },
};

/** The link to the reservation's page. */
export function viewAction({ configuration }: EmailContent, id: string): EmailAction {
  return {
    label: stayMessages.viewReservation,
    url: `${configuration.publicUrl}${myReservationPath(id)}`,
  };
}

/** The guest's next step, depending on whether anything is due. */
export function nextStep(
  content: EmailContent,
  { id, totalKobo, holdExpiresAt }: StayFacts,
): { sentence: string; action: EmailAction } {
  if (totalKobo === 0) {
    return { sentence: nextStepMessages.nothingToPay, action: viewAction(content, id) };
  }
  return {
    sentence: nextStepMessages.keptUntil(lagosTime(new Date(holdExpiresAt))),
    action: {
      label: nextStepMessages.pay,
      url: content.configuration.publicUrl + confirmationPath(id),
    },
  };
}
