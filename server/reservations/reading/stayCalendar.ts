import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import * as words from '../../../messages/reservation/documents/calendar';
import { pageLanguage } from '../../../messages/shared/locale';
import { myReservationPath } from '../../../machines/shared/paths';
import type { LagosDate } from '../../../machines/shared/stay';
import { hotel } from '../../../hotel/hotel';
import type { EmailContent } from '../../email/emailText';
import type { Commitment } from './commitment';
import type { WholeStayFacts } from '../emails/emailFacts';

const statuses: Readonly<Record<Commitment, ICalEventStatus>> = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Midnight UTC, so that a whole day is written as its date alone, in every time zone. */
function wholeDay(date: LagosDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The calendar UID of a reservation. It never changes, so that a later entry replaces an earlier one. */
function uidOf({ configuration }: EmailContent, id: string): string {
  return `${id}@${new URL(configuration.publicUrl).hostname}`;
}

/**
 * A stay as a calendar entry (RFC 5545): whole days from check-in to check-out. Updates and cancellations carry the
 * same UID; the highest SEQUENCE wins.
 */
export function stayCalendar(context: EmailContent, stay: WholeStayFacts): string {
  const { commitment } = stay;
  const isOver = commitment === 'cancelled';
  const { street, city, region, country } = hotel.address;
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
    start: wholeDay(stay.checkIn),
    end: wholeDay(stay.checkOut),
    allDay: true,
    // A stay doesn't make the guest busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
    status: statuses[commitment],
    summary: words.stayAt(hotel.name),
    description: `${words.whichOne(stay.id.slice(0, 8))} ${words.standings[commitment]} ${page}`,
    location: `${hotel.name}, ${street}, ${city}, ${region}, ${country}`,
    url: page,
    organizer: { name: hotel.name, email: hotel.emails[0] },
  });
  return calendar.toString();
}
