import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import * as words from '../../../messages/reservation/documents/calendar';
import { pageLanguage } from '../../../messages/shared/locale';
import { myReservationPath } from '../../../machines/shared/paths';
import { leavesOn } from '../../../machines/shared/lastNight';
import { lagosInstant } from '../../../machines/shared/stay';
import { arrivalLines } from '../../../hotel/arrival';
import { addressLine, hotel } from '../../../hotel/hotel';
import type { EmailContent } from '../../email/emailText';
import type { Commitment, WholeStayFacts } from '../emails/emailFacts';

/** How long before check-in the guest's device reminds of the stay, in seconds. */
const ALARM = 24 * 60 * 60;

const statuses: Readonly<Record<Commitment, ICalEventStatus>> = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The calendar UID of a reservation. It never changes, so that a later entry replaces an earlier one. */
function uidOf({ configuration }: EmailContent, id: string): string {
  return `${id}@${new URL(configuration.publicUrl).hostname}`;
}

/** An entry's alarms, which RFC 5545 (3.6.1) wants after all of its properties. */
const ALARMS = /(BEGIN:VALARM\r\n[^]*END:VALARM\r\n)([^]*)(?=END:VEVENT)/;

/**
 * A stay as a calendar entry (RFC 5545), from the hour of check-in to that of check-out, with an alarm once it is
 * confirmed. Updates and cancellations carry the same UID; the highest SEQUENCE wins.
 */
export function stayCalendar(context: EmailContent, stay: WholeStayFacts): string {
  const { commitment } = stay;
  const isOver = commitment === 'cancelled';
  const whichOne = words.whichOne(stay.id.slice(0, 8));
  const page = context.configuration.publicUrl + myReservationPath(stay.id);
  const calendar = ical({
    prodId: { company: hotel.name, product: 'Reservations', language: pageLanguage.toUpperCase() },
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uidOf(context, stay.id),
    sequence: stay.revision,
    stamp: new Date(stay.updatedAt),
    created: new Date(stay.createdAt),
    lastModified: new Date(stay.updatedAt),
    start: lagosInstant(stay.checkIn, hotel.checkInFrom),
    end: lagosInstant(leavesOn(stay), hotel.checkOutUntil),
    // A stay doesn't make the guest busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    status: statuses[commitment],
    summary: words.stayAt(hotel.name),
    description: [
      `${whichOne} ${words.standings[commitment]} ${page}`,
      ...(isOver ? [] : arrivalLines),
    ].join('\n'),
    location: `${hotel.name}, ${addressLine}`,
    url: page,
    alarms:
      commitment === 'confirmed' ? [{ type: ICalAlarmType.display, triggerBefore: ALARM }] : [],
    organizer: { name: hotel.name, email: hotel.emails[0] },
  });
  const ordered = calendar.toString().replace(ALARMS, '$2$1');
  return `${ordered.trimEnd()}\r\n`;
}
