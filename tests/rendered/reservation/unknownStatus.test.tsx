import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as managementMessages from '../../../messages/reservation/management';
import * as paymentViewMessages from '../../../messages/payment/view';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { expectPageError } from '../support/pageErrors';
import { respondInvalid, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

/** A guest who is in the room, at a server with a status that the site doesn't know. */
const checkedIn = { ...exampleReservation(), paymentStatus: 'checked-in' };

function offersToPay(): boolean {
  const offers = (role: 'button' | 'link') => screen.queryAllByRole(role, { name: /pay/i });
  return offers('button').length + offers('link').length > 0;
}

describe('A reservation whose status nobody here knows', () => {
  it.each([
    ['its own page', `/my-reservations/${checkedIn.id}`, managementMessages.fetchFailed],
    ['the page to pay it', `/reservation/${checkedIn.id}/confirm`, paymentViewMessages.loadFailed],
  ])('could not be loaded, on %s, and is not to be paid', async (_, url, said) => {
    const body = { reservation: checkedIn };
    respondInvalid('get', '/api/v1/hotel/reservations/{id}', 200, body);
    respondInvalid('get', '/api/v1/reservations/{id}', 200, body);
    renderSite({ url, guest: adaobi });
    expect(await screen.findByText(said)).toBeDefined();
    expect(offersToPay()).toBe(false);
    expectPageError('unknown paymentStatus: "checked-in"');
  });
});
