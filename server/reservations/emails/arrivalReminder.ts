import * as words from '../../../messages/reservation/emails/arrivalReminder';
import { hasTag } from '../../../machines/reservation/reservationStatus';
import { addDays, lagosInstant, lagosToday, type LagosDate } from '../../../machines/shared/stay';
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../../email/emailKind';
import type { ReservationRow } from '../queries';
import { stayFacts, stayFactsOf } from './emailFacts';
import {
  beforeArrival,
  greeting,
  toGuest,
  stayDetailRows,
  stayPreview,
  viewAction,
} from './emailParts';

/** The arrivals that guests are reminded of at a time. */
export interface ArrivalsToRemindOf {
  checkIn: LagosDate;
  /** When the reminders of that day are due; a stay that is paid later needs none. */
  dueAt: Date;
}

/** Those of tomorrow, from ten in the morning until eight in the evening in Lagos; null at other hours. */
export function arrivalsToRemindOf(now: Date): ArrivalsToRemindOf | null {
  const today = lagosToday(now);
  const dueAt = lagosInstant(today, '10:00');
  const isInTime = now >= dueAt && now < lagosInstant(today, '20:00');
  return isInTime ? { checkIn: addDays(today, 1), dueAt } : null;
}

const arrivalReminder = emailKind(
  'arrivalReminder',
  { properties: { stay: stayFacts } },
  ({ stay }, content) => ({
    preview: stayPreview(stay),
    greeting: greeting(stay),
    paragraphs: [words.welcome, words.callUs],
    facts: stayDetailRows(stay),
    action: viewAction(content, stay.id),
    ...beforeArrival,
  }),
  {
    isStillTrue: async ({ stay }, { database, clock }) => {
      const row = await database.query.reservation.findFirst({
        where: ({ id }, { eq }) => eq(id, stay.id),
      });
      const isExpected = row !== undefined && hasTag(row, 'guaranteed');
      return isExpected && arrivalsToRemindOf(clock.now())?.checkIn === row.checkIn;
    },
  },
);

/** Reminds the guest of a paid stay that begins tomorrow. */
export function arrivalReminderEmail(row: ReservationRow): UnwrittenEmail {
  return arrivalReminder.email(toGuest(row, words.subject), { stay: stayFactsOf(row) });
}

export const arrivalEmailKinds: readonly EmailWriter[] = [arrivalReminder];
