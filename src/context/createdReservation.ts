import type { Reservation } from '../../machines/contract/wire';
import type { WithReceivedAt } from '../../machines/reservation/hold';

/** How long the response to a creation counts as the current reservation, in milliseconds. */
const FRESH_MS = 10_000;

/** The reservation that was just created, for the next screen. */
export type MadeReservation = WithReceivedAt<{ reservation: Reservation }>;

/** Passes the response to a creation to the next screen, which would otherwise request the same at once. */
export function createdReservation() {
  let saved: { made: MadeReservation; guest: string; putAt: number } | undefined;
  return {
    put(made: MadeReservation, guest: string, now: Date) {
      saved = { made, guest, putAt: now.getTime() };
    },
    /** The reservation, once, if it is the requested one and was just created for this guest. */
    take(id: string, guest: string | undefined, now: Date) {
      const found = saved;
      saved = undefined;
      if (found === undefined || found.guest !== guest) return undefined;
      const age = now.getTime() - found.putAt;
      return found.made.reservation.id === id && age >= 0 && age < FRESH_MS
        ? found.made
        : undefined;
    },
  };
}
