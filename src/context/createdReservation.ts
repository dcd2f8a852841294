import type { Reservation } from '../../machines/contract/wire';
import type { Received } from '../../machines/reservation/hold';

/** How long the answer to a creation stands for the reservation, in milliseconds. */
const FRESH_MS = 10_000;

/** The reservation that has just been made, for the screen that opens next. */
export type MadeReservation = Received<{ reservation: Reservation }>;

/** Hands what a creation answered to the screen that would otherwise ask for the same at once. */
export interface CreatedReservation {
  put: (made: MadeReservation, guest: string) => void;
  /** The reservation, once, if it is the one that is asked for and was made for this guest just now. */
  take: (id: string, guest: string | undefined, now: Date) => MadeReservation | undefined;
}

export function createdReservation(): CreatedReservation {
  let kept: { made: MadeReservation; guest: string } | undefined;
  return {
    put(made, guest) {
      kept = { made, guest };
    },
    take(id, guest, now) {
      const found = kept;
      kept = undefined;
      if (found === undefined || found.guest !== guest) return undefined;
      const { reservation, answeredAt } = found.made;
      const age = now.getTime() - Date.parse(answeredAt);
      return reservation.id === id && age >= 0 && age < FRESH_MS ? found.made : undefined;
    },
  };
}
