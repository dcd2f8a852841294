import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookOne, counter, detailsFilledIn } from '../support/booking';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { availability } from '../support/availability';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const created = { reservationData: reservation, totalAmount: 6000 };
const atRooms = { url: '/roombooking', guest: adaobi, tab: detailsFilledIn };
const create = '/api/v1/reservation';

beforeEach(() => {
  respond('get', '/api/v1/availability', 200, availability);
});

describe('Choosing rooms', () => {
  it('never goes below zero, nor above what is left', async () => {
    const { user } = renderSite(atRooms);
    await screen.findByText('Only 2 left');
    const deluxe = counter('Deluxe Room');
    await user.click(deluxe.fewer);
    expect(deluxe.rooms()).toBe('0');
    for (const button of [deluxe.more, deluxe.more, deluxe.more]) await user.click(button);
    expect(deluxe.rooms()).toBe('2');
    await user.click(counter('Premium Penthouse').more);
    expect(counter('Premium Penthouse').rooms()).toBe('0');
    expect(screen.getByText('No rooms left for these dates')).toBeDefined();
  });
});

describe('Creating the reservation', () => {
  it('sends the price of one night, keeps the answer and goes to the confirmation', async () => {
    const calls = respond('post', create, 201, created);
    const loads = respond('get', '/api/v1/reservations/{id}', 200, { reservation });
    renderSite(atRooms);
    await bookOne('Deluxe Room');
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    expect(address()).toBe(`/reservation/${reservation.id}/confirm`);
    // The creation's response is not requested again.
    expect(loads).toEqual([]);
    expect(calls[0]?.body).toMatchObject({
      checkInDate: '2026-03-12',
      noOfChildren: 6,
      specialRequest: 'nothing',
      totalPrice: 2000,
      roomAllocations: [{ roomType: 'Deluxe Room', roomPrice: 2000, numberOfRooms: 1 }],
    });
    expect(calls[0]?.headers.get('Idempotency-Key')).toHaveLength(32);
    expect(JSON.parse(localStorage.getItem('lastReservationResponse') ?? '')).toMatchObject({
      ...created,
      userId: adaobi.id,
    });
    expect(sessionStorage.getItem('snapshot:booking')).toBeNull();
  });
});
