import type { Everything } from './everything';
import type { History } from './history';

const MINUTE = 60_000;
/** How long an account accepts money, plus the bank's delay as far as it is awaited. */
const LONGEST_WAIT = 40 * MINUTE;

/**
 * A hold is extended once, by a provider's recorded report, and within its limit; and none ends unextended while a
 * payment is under way.
 */
export function extensionViolations(
  { reservations, events }: Everything,
  history: History,
): string[] {
  return reservations.flatMap(({ id }) => {
    const own = events.filter(({ reservationId }) => reservationId === id);
    const extended = own.filter(({ kind }) => kind === 'hold.extended');
    const endedUnderWay = own.filter(
      ({ kind, detail }) => kind === 'hold.expired' && detail.underWayUntil !== undefined,
    );
    return [
      ...(extended.length > 1 ? [`The hold of ${id} was extended ${extended.length} times`] : []),
      ...extended.flatMap(({ at, detail: { reference, until } }) => [
        ...(Date.parse(String(until)) > at.getTime() + LONGEST_WAIT
          ? [`The hold of ${id} was extended beyond its bound, until ${String(until)}`]
          : []),
        ...(history.hadBegun(String(reference), at)
          ? []
          : [`The hold of ${id} was extended for ${String(reference)}, which nobody had begun`]),
      ]),
      ...(endedUnderWay.length > 0 && extended.length === 0
        ? [`The hold of ${id} ended while a payment was under way`]
        : []),
    ];
  });
}
