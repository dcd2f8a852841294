import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation } from '../../../../machines/contract/wire';
import {
  exampleReservation,
  paidReservation,
} from '../../../../models/fixtures/exampleReservation';
import { press } from '../../support/fields';
import { respond } from '../../support/hotelServer';
import { adaobi, renderSite } from '../../support/renderSite';

export const pending = exampleReservation();
export const load = '/api/v1/hotel/reservations/{id}';

/** The reservation as the server returns it. */
export const stands = (reservation: Reservation) => respond('get', load, 200, { reservation });

/** Opens the details with a given server behaviour. */
export function open(serve: () => unknown) {
  serve();
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

/** The server's refusal of what a reservation's status doesn't allow. */
export const refused = (message: string) => ({ code: 'transition_refused', message }) as const;

export const dialogCloses = () =>
  waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
