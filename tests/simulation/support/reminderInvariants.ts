import { addDays, lagosToday } from '../../../machines/shared/stay';
import type { Everything } from './everything';

const HOUR = 3_600_000;
/** How long a server may take from its last look at a stay to the sending of its email. */
const SENDING = HOUR / 60;

/** Guests are reminded once of a stay, on the day before and by day, and not of one that they have given back. */
export function reminderViolations({ reservations, events, posted }: Everything): string[] {
  return reservations.flatMap(({ id, checkIn }) => {
    const name = id.slice(0, 8);
    const own = events.filter(({ reservationId }) => reservationId === id);
    const reminded = own.filter(({ kind }) => kind === 'guest.reminded').length;
    const givenBackAt = own.find(({ kind }) => kind === 'refund.requested')?.at ?? null;
    const days = own
      .filter(({ kind }) => kind === 'desk.changeDates' || kind === 'guest.modified')
      .map(({ detail }) => String(detail.before).slice(0, checkIn.length));
    const sent = posted.filter(({ subject }) =>
      subject.includes(`begins tomorrow: reservation ${name}`),
    );
    return [
      // Once more if it was moved since.
      ...(reminded > 1 + days.length ? [`${name} was reminded ${reminded} times`] : []),
      ...sent.flatMap(({ at }) => {
        const hour = (at.getTime() / HOUR + 1) % 24;
        const isByDay = hour >= 10 && hour < 20 + SENDING / HOUR;
        const isDayBefore = [checkIn, ...days].includes(addDays(lagosToday(at), 1));
        const isOver = givenBackAt !== null && at.getTime() > givenBackAt.getTime() + SENDING;
        return isByDay && isDayBefore && !isOver
          ? []
          : [`${name} of ${checkIn} was reminded at ${at.toISOString()}`];
      }),
    ];
  });
}
