import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation } from '../../../../machines/contract/wire';
import {
  exampleReservation,
  paidReservation,
} from '../../../../models/fixtures/exampleReservation';
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

export const cancelled = exampleReservation({
  paymentStatus: 'cancelled',
  cancelReason: 'byGuest',
});
export const refundRequested = {
  ...paidReservation,
  refundStatus: 'requested',
  refundableUntil: null,
} as const;

/** How the server refuses what the status of a reservation does not allow. */
export const refused = (message: string) => ({ code: 'transition_refused', message }) as const;

export const dialogCloses = () =>
  waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
