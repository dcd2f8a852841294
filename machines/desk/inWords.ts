import { timeline } from '../../messages/desk/acts';
import { events, forGuest } from '../../messages/desk/timeline';
import type { EventKind } from '../reservation/eventKind';
import { dateFormat } from '../shared/madeOnce';
import { isLagosDate, lagosToday, type LagosDate } from '../shared/stay';

/** Times, days and events in the desk's sentences. */

/** The person who did something last, and the time. */
export interface Step {
  by: string;
  at: Date;
}

/** An event of a reservation, and who of the hotel did it; null for guests, providers and the clock. */
export interface LastEvent {
  /** A `EventKind`, or that of a row of an earlier version. */
  kind: string;
  by: string | null;
  at: Date;
}

const dayFormat = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const timeFormat = dateFormat({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Lagos',
});

/** The time of day in Lagos, such as `14:02`. */
export function timeInWords(at: Date): string {
  return timeFormat().format(at);
}

/** A date, such as `12 March`. */
export function dayInWords(date: LagosDate): string {
  return dayFormat().format(new Date(`${date}T00:00:00Z`));
}

/** Dates of a stay as its history keeps them, one or both; whatever is none, such as a room's number, as it is. */
export function datesInWords(text: string): string {
  const dates = text.split('/');
  return dates.map((one) => (isLagosDate(one) ? dayInWords(one) : one)).join(' – ');
}

/** A moment of any day in Lagos, such as `12 March, 14:02`. */
export function momentInWords(at: Date): string {
  return `${dayInWords(lagosToday(at))}, ${timeInWords(at)}`;
}

const words: Readonly<Record<string, string>> = {
  ...{ ...events, ...timeline },
} satisfies Record<EventKind, string>;
const wordsForGuest: Readonly<Record<string, string>> = forGuest;

/**
 * An event of a reservation, as the front desk reads it.
 * @param kind of a row of an earlier version too, which may have no words @param by null for guests, providers and the clock
 */
export function eventInWords(kind: string, by: string | null): string {
  const atDesk = by === null ? undefined : wordsForGuest[kind];
  return atDesk ?? words[kind] ?? kind;
}
