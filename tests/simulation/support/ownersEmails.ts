import { max } from 'drizzle-orm';
import { addDays, eachNight, type LagosDate } from '../../../machines/shared/stay';
import * as schema from '../../../server/database/schema';
import type { Everything } from './everything';
import type { HotelWorld } from './hotelWorld';

/** The hotel's owner, who reads of each business day where people work at the desk. */
export const OWNER = 'owner@hotel.example';

/** Lets the server catch up, a day with each sweep, until the owner has read of a business day. */
export async function tellOwner(world: HotelWorld, date: LagosDate): Promise<void> {
  const told = async () => {
    const [last] = await world.database
      .select({ date: max(schema.ownerEmail.date) })
      .from(schema.ownerEmail);
    return last?.date ?? null;
  };
  for (let before = null, last = await told(); (last ?? '') < date; before = last) {
    await world.sweepInPeace();
    last = await told();
    if (last === before) return;
  }
}

/** The text of the owner's email about a business day; empty if none was sent. */
export function ownersEmailOf({ ownerEmails, posted }: Everything, date: LagosDate): string {
  const number = ownerEmails.find((one) => one.date === date)?.number;
  const sent = posted.find(
    ({ recipient, subject }) =>
      recipient === OWNER && number !== undefined && subject.startsWith(`No. ${number}:`),
  );
  return sent?.text ?? '';
}

/**
 * The owner has read of every business day from the first to the last one on which somebody did something, in one email
 * each, numbered without a gap, and each of those days is closed by somebody or by the server.
 */
export function ownerViolations(everything: Everything): string[] {
  const { ownerEmails, emails, dayBook } = everything;
  const dates = ownerEmails.map(({ date }) => date);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return ['The owner has read of no day'];
  const days = eachNight(first, addDays(last, 1));
  const subjects = emails.flatMap(({ recipient, subject }) => (recipient === OWNER ? subject : []));
  const isOne = (number: number) =>
    subjects.filter((subject) => subject.startsWith(`No. ${number}:`)).length === 1;
  return [
    ...(dates.join() === days.join() ? [] : [`The owner read of ${dates.join()}`]),
    ...ownerEmails
      .filter(({ number }, place) => number !== place + 1 || !isOne(number))
      .map(
        ({ number, date }) => `The email of ${date}, No. ${number}, is not the one that should be`,
      ),
    ...(subjects.length === days.length
      ? []
      : [`The owner got ${subjects.length} emails about ${days.length} days`]),
    ...days
      .filter((day) => {
        const states = dayBook.filter(
          ({ date, kind }) => date === day && stateKinds.includes(kind),
        );
        return states.every(({ kind }) => kind !== 'closed');
      })
      .map((day) => `${day} was closed by nobody, and the owner has read of it`),
    ...days
      .filter((day) => ownersEmailOf(everything, day) === '')
      .map((day) => `The email about ${day} was not sent`),
  ];
}

const stateKinds: readonly string[] = ['closed', 'reopened'];
