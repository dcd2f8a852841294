import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reservation } from '../../../machines/contract/wire';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const expired = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });
const refunded = {
  ...paidReservation,
  paymentStatus: 'refunded',
  refundStatus: null,
} as const;

/** All sentences of the page about the current status. */
const said = () =>
  [...document.querySelectorAll('main :is([role="alert"], [role="status"])')].map(
    ({ textContent }) => textContent,
  );

describe('A reservation that is over', () => {
  it.each<[string, Reservation, string]>([
    [
      'was not paid in time',
      expired,
      'This reservation was not paid in time and has been cancelled.',
    ],
    ['was refunded', refunded, 'This reservation has been refunded.'],
  ])('says so once among the reservations, when it %s', async (_, reservation, words) => {
    respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
    renderSite({ url: `/my-reservations/${reservation.id}`, guest: adaobi });
    const sentence = `${words} It can no longer be changed.`;
    await screen.findByText(sentence);
    expect(said()).toEqual([sentence]);
  });
});
