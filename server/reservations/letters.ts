import * as managementMessages from '../../words/reservation/management';
import { formatNaira } from '../../machines/shared/money';
import {
  confirmationPath,
  myReservationPath,
  paths,
  roomPicturePath,
} from '../../machines/shared/paths';
import type { RoomTypeKey } from '../../machines/shared/roomTypes';
import { nightsBetween, type LagosDate } from '../../machines/shared/stay';
import { lagosMoment } from '../parts/lagosMoment';
import { composeLetter } from '../mail/composeLetter';
import type { LetterParts, LetterText } from '../mail/letterText';
import { nameInLetters } from '../mail/nameInLetters';
import type { Letter } from '../mail/post';
import { lodgingReservation } from './lodgingReservation';
import { priceOfStay } from './priceOfStay';
import type { ReservationRow } from './queries';
import type { ReservationWithRooms } from './reservationsWithRooms';
import { stayCalendar } from './stayCalendar';

const dateFormat = new Intl.DateTimeFormat('en-NG', { dateStyle: 'full', timeZone: 'UTC' });

function spelledOut(date: LagosDate): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

/** How letters and lists name a reservation. */
export function shortId(row: Pick<ReservationRow, 'id'>): string {
  return row.id.slice(0, 8);
}

/** How a letter begins: the guest's own words, of which nothing can be clicked on. */
export function greeting({ name }: Pick<ReservationRow, 'name'>): string {
  return `Dear ${nameInLetters(name)},`;
}

/** The stay at a glance. */
export function stayFacts(row: ReservationRow): [name: string, value: string][] {
  return [
    ['Reservation', shortId(row)],
    ['Check-in', spelledOut(row.checkIn)],
    ['Check-out', spelledOut(row.checkOut)],
    ['Nights', String(nightsBetween(row.checkIn, row.checkOut))],
  ];
}

/** The stay at a glance, and what it costs in one line. */
export function factsOf(row: ReservationRow): [name: string, value: string][] {
  return [...stayFacts(row), ['Total', formatNaira(row.totalKobo)]];
}

/** The stay for programs that read it: in the words of schema.org, and as an entry for a calendar. */
export function stayForPrograms(
  parts: LetterParts,
  row: ReservationRow,
): Required<Pick<LetterText, 'stay' | 'calendar'>> {
  return { stay: lodgingReservation(parts, row), calendar: stayCalendar(parts, row) };
}

type AskedFor = Pick<ReservationWithRooms, 'row' | 'allocations'>;

/** What the stay costs and of what that consists, where rooms are reserved with it. */
export function billOf(
  { configuration }: LetterParts,
  asked: AskedFor,
  total: string,
): Pick<LetterText, 'bill'> {
  if (asked.allocations.length === 0) return {};
  const pictureOf = (key: RoomTypeKey) => configuration.publicUrl + roomPicturePath(key);
  return { bill: { price: priceOfStay(asked), total, pictureOf } };
}

const notPaidYet = { label: 'Not paid yet', tone: 'waiting' } as const;
const cancelled = { label: 'Cancelled', tone: 'over' } as const;

/** What the guest does next, where there is something to pay and where there is not. */
function nextStep({ configuration }: LetterParts, row: ReservationRow) {
  if (row.totalKobo === 0) {
    return {
      sentence: 'No rooms are reserved with it, so there is nothing to pay.',
      action: {
        label: 'View my reservation',
        url: configuration.publicUrl + myReservationPath(row.id),
      },
    };
  }
  const keptUntil = lagosMoment(row.holdExpiresAt);
  return {
    sentence: `We keep your rooms until ${keptUntil} (Lagos time). Please pay before then.`,
    action: {
      label: 'Pay for my reservation',
      url: configuration.publicUrl + confirmationPath(row.id),
    },
  };
}

/** Tells the guest that the reservation stands, and how to pay it. */
export function reservationMadeLetter(parts: LetterParts, asked: AskedFor): Letter {
  const { row } = asked;
  const { sentence, action } = nextStep(parts, row);
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Your reservation ${shortId(row)}`,
    ...(row.totalKobo > 0 && { badge: notPaidYet }),
    paragraphs: [greeting(row), `Thank you for your reservation. ${sentence}`],
    facts: stayFacts(row),
    ...billOf(parts, asked, 'Total'),
    action,
    ...stayForPrograms(parts, row),
  });
}

/** Tells the guest how the reservation stands after a change. */
export function modifiedLetter(parts: LetterParts, asked: AskedFor): Letter {
  const { row } = asked;
  const { sentence, action } = nextStep(parts, row);
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Your reservation ${shortId(row)} has been modified`,
    ...(row.totalKobo > 0 && { badge: notPaidYet }),
    paragraphs: [
      greeting(row),
      `${managementMessages.modified} ${sentence}`,
      'A payment that you started before this change no longer counts: money that arrives on it goes back to you in full.',
    ],
    facts: stayFacts(row),
    ...billOf(parts, asked, 'Total'),
    action,
    ...stayForPrograms(parts, row),
  });
}

/** Confirms to the guest that the reservation is cancelled. */
export function cancelledLetter(parts: LetterParts, row: ReservationRow): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Your reservation ${shortId(row)} has been cancelled`,
    badge: cancelled,
    paragraphs: [
      greeting(row),
      'Your reservation has been cancelled, as you asked. A payment that still reaches us for it goes back to you in full.',
    ],
    facts: factsOf(row),
    ...stayForPrograms(parts, row),
  });
}

/** Tells the guest that the time to pay is over. */
export function holdExpiredLetter({ configuration }: LetterParts, row: ReservationRow): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Your reservation ${shortId(row)} has expired`,
    badge: cancelled,
    paragraphs: [
      greeting(row),
      'Your reservation was not paid in time, so it has been cancelled.',
      'If you paid just now, your reservation is confirmed if its rooms are still free; otherwise your money goes back to you in full. We tell you by email.',
    ],
    facts: factsOf(row),
    action: { label: 'Reserve again', url: configuration.publicUrl + paths.reservation },
    ...stayForPrograms({ configuration }, row),
  });
}

/** Tells the guest of a paid reservation that a stay begins or goes on in another room. */
export function roomChangedLetter(row: ReservationRow, before: string, after: string): Letter {
  return composeLetter({
    recipient: row.accountEmail,
    subject: `Another room for your reservation ${shortId(row)}`,
    paragraphs: [
      greeting(row),
      `Your room is now ${after} instead of ${before}. Nothing else about your reservation changes, and there is nothing to pay.`,
    ],
    facts: factsOf(row),
  });
}
