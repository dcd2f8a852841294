import { screen } from '@testing-library/react';
import type { Reservation } from '../../../../machines/contract/wire';
import { exampleReservation } from '../../../../models/fixtures/exampleReservation';
import { press } from '../../support/fields';
import { answer } from '../../support/hotelServer';
import { adaobi, renderSite } from '../../support/renderSite';

export const pending = exampleReservation();
export const load = '/api/v1/hotel/reservations/{id}';

/** How the reservation stands, as the server tells it. */
export const stands = (reservation: Reservation) => answer('get', load, 200, { reservation });

/** Opens the details while the server behaves as it is told to. */
export function open(respond: () => unknown) {
  respond();
  return renderSite({ url: `/my-reservations/${pending.id}`, guest: adaobi });
}

/** Opens a reservation and presses one button after the other. */
export function pressing(
  reservation: Reservation,
  buttons: readonly string[],
  respond?: () => unknown,
) {
  return async () => {
    const site = open(() => stands(reservation));
    await screen.findByText('Back to My Reservations');
    respond?.();
    for (const words of buttons) await press(words);
    return site;
  };
}
