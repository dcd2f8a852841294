import { fireEvent, waitFor } from '@testing-library/react';
import type { Availability, Reservation } from '../../../../../machines/contract/wire';
import { availability } from '../../../../rendered/support/availability';
import { fillIn, press } from '../../../../rendered/support/fields';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { serverAnswers } from '../../support/pendingCalls';
import { opens, type View } from '../../support/view';

export const create = '/api/v1/reservation';
export const register = '/api/v1/hotel/reservation/register';

/** The rooms left, of which so many are Deluxe Rooms. */
export const left = (deluxe: number): Availability => ({
  ...availability,
  rooms: availability.rooms.map((type) =>
    type.roomType === 'Deluxe Room' ? { ...type, roomsLeft: deluxe } : type,
  ),
});

/** A guest repeats an unused reservation, with what the tab has saved of another booking. */
export function repeats(
  changes: Partial<Reservation>,
  tab: Record<string, string> = {},
): View['visits'][string] {
  return async (watch, next) => {
    await opens('/my-reservations/r-1', tab)(watch, next);
    const reservation = exampleReservation({
      paymentStatus: 'cancelled',
      cancelReason: 'expired',
      ...changes,
    });
    await serverAnswers('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
    await press('Book this stay again');
  };
}

/** The field may already have had the same value. */
export function writesAnew(label: string, value: string): void {
  fillIn({ [label]: '' });
  fillIn({ [label]: value });
}

export async function clicks(find: () => HTMLElement): Promise<void> {
  fireEvent.click(await waitFor(find));
}
