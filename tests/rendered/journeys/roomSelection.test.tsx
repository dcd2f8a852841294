import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { alertWords, bookOne, counter, detailsFilledIn } from '../support/booking';
import { availability, exampleReservation } from '../support/examples';
import { answer, answerOddly, cutOff, keepWaiting, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const created = { reservationData: reservation, totalAmount: 6000 };
const atRooms = { url: '/roombooking', guest: adaobi, tab: detailsFilledIn };
const create = '/api/v1/reservation';
const opened = () => screen.findByRole('heading', { name: 'Choose your rooms' });
const summary = () => screen.getByRole('region', { name: 'Booking Summary' }).textContent;
const acknowledge = { name: 'OK' };

beforeEach(() => {
  answer('get', '/api/v1/availability', 200, availability);
});

describe('Choosing rooms', () => {
  it('shows the stay and six room types with what they cost for the nights', async () => {
    const { user } = renderSite(atRooms);
    await opened();
    const stay = screen.getByRole('region', { name: 'Stay Details' }).textContent;
    expect(stay).toContain('Nights3');
    expect(stay).toContain('Children5+');
    expect(screen.getAllByRole('group')).toHaveLength(6);
    await user.click(counter('Double Deluxe').more);
    await user.click(counter('Family Suite').more);
    await user.click(counter('Family Suite').more);
    expect(summary()).toContain('Double Deluxe × 1₦3,000.00');
    expect(summary()).toContain('Family Suite × 2₦15,000.00');
    expect(summary()).toContain('Total for 3 nights₦18,000.00');
  });

  it('never goes below zero, nor above what is left', async () => {
    const { user } = renderSite(atRooms);
    await screen.findByText('2 rooms left for these dates');
    const deluxe = counter('Deluxe Room');
    await user.click(deluxe.fewer);
    expect(deluxe.rooms()).toBe('0');
    for (const button of [deluxe.more, deluxe.more, deluxe.more]) await user.click(button);
    expect(deluxe.rooms()).toBe('2');
    await user.click(counter('Premium Penthouse').more);
    expect(counter('Premium Penthouse').rooms()).toBe('0');
    expect(screen.getByText('No rooms left for these dates')).toBeDefined();
  });

  it('lets the counters run free when nobody knows what is left', async () => {
    cutOff('get', '/api/v1/availability');
    const { user } = renderSite(atRooms);
    await screen.findByText(/We could not look up the rooms left/);
    const penthouse = counter('Premium Penthouse');
    for (const button of Array.from({ length: 3 }, () => penthouse.more)) await user.click(button);
    expect(penthouse.rooms()).toBe('3');
  });

  it('asks for at least one room', async () => {
    const { user } = renderSite(atRooms);
    await opened();
    await user.click(screen.getByRole('button', { name: 'Continue Booking' }));
    expect(await alertWords()).toBe('Please select at least one room to continue.');
  });

  it('leads back to the form when there are no details', async () => {
    const { user } = renderSite({ ...atRooms, tab: {} });
    expect(await alertWords()).toBe('Please go back and fill in reservation details first.');
    await user.click(screen.getByRole('button', acknowledge));
    await waitFor(() => expect(address()).toBe('/reservation'));
  });

  it('asks a visitor to log in, with an alert, and keeps the way back', async () => {
    const { user } = renderSite({ url: '/roombooking' });
    expect(await alertWords()).toBe('You are not logged in. Please log in to make a reservation.');
    await user.click(screen.getByRole('button', acknowledge));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/roombooking');
  });
});

describe('Creating the reservation', () => {
  it('sends the price of one night, keeps the answer and goes to the confirmation', async () => {
    const calls = answer('post', create, 201, created);
    answer('get', '/api/v1/reservations/{id}', 200, { reservation });
    const { user } = renderSite(atRooms);
    await bookOne(user, 'Deluxe Room');
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    expect(address()).toBe(`/reservation/${reservation.id}/confirm`);
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

  it('goes to the payment page in the other flow, with the price of the stay', async () => {
    const calls = answer('post', '/api/v1/hotel/reservation/register', 201, {
      results: [{ newReservation: reservation }],
    });
    const { user } = renderSite({ ...atRooms, bookingFlow: 'payment' });
    await bookOne(user, 'Deluxe Room');
    await screen.findByRole('radio', { name: 'Paystack' });
    expect(address()).toBe('/payment');
    expect(calls[0]?.body).toMatchObject({ totalPrice: 6000 });
  });

  it('keeps the button busy meanwhile', async () => {
    const calls = keepWaiting('post', create);
    const { user } = renderSite(atRooms);
    await bookOne(user, 'Deluxe Room');
    const button = await screen.findByRole('button', { name: 'Processing...' });
    await user.click(button);
    expect(calls).toHaveLength(1);
  });

  it('says why the server refused, in an alert and on the page', async () => {
    const message = 'There are not enough rooms left for these dates.';
    answer('post', create, 409, { code: 'rooms_unavailable', message });
    const { user } = renderSite(atRooms);
    await bookOne(user, 'Deluxe Room');
    expect(await alertWords()).toBe(`Reservation failed: ${message}`);
    await user.click(screen.getByRole('button', acknowledge));
    expect(screen.getByRole('alert').textContent).toBe(`Reservation failed: ${message}`);
    expect(counter('Deluxe Room').rooms()).toBe('1');
  });

  it('has words for a server without any', async () => {
    answerOddly('post', create, 500, {});
    const { user } = renderSite(atRooms);
    await bookOne(user, 'Deluxe Room');
    expect(await alertWords()).toBe('Reservation failed: Server error');
  });

  it('has other words for the other flow', async () => {
    answerOddly('post', '/api/v1/hotel/reservation/register', 500, { message: 'Try later.' });
    const { user } = renderSite({ ...atRooms, bookingFlow: 'payment' });
    await bookOne(user, 'Deluxe Room');
    expect(await alertWords()).toBe('Failed to create reservation. Please try again. Try later.');
  });

  it('says so when no answer comes, and repeats this very booking on the next try', async () => {
    const lost = cutOff('post', create);
    const { user } = renderSite(atRooms);
    await bookOne(user, 'Deluxe Room');
    expect(await alertWords()).toBe(
      'Network error: Could not connect to the server. Please try again.',
    );
    await user.click(screen.getByRole('button', acknowledge));
    expect(screen.getByRole('alert').textContent).toBe(
      'Network error: No response from server. Please check your internet connection or try again later.',
    );
    const repeated = answer('post', create, 201, created);
    answer('get', '/api/v1/reservations/{id}', 200, { reservation });
    await user.click(screen.getByRole('button', { name: 'Continue Booking' }));
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    const keys = [...lost, ...repeated].map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('sends the guest to the list when the answer names no reservation', async () => {
    answerOddly('post', create, 201, { totalAmount: 6000 });
    answer('get', '/api/v1/hotel/reservations/history', 200, { reservations: [] });
    const { user } = renderSite(atRooms);
    await bookOne(user, 'Deluxe Room');
    expect(await alertWords()).toBe(
      'Reservation successful, but reservation ID could not be retrieved. Please check your reservations history.',
    );
    await user.click(screen.getByRole('button', acknowledge));
    await waitFor(() => expect(address()).toBe('/my-reservations'));
  });

  it('says so in the other flow when the answer names no reservation', async () => {
    answerOddly('post', '/api/v1/hotel/reservation/register', 201, { results: [] });
    const { user } = renderSite({ ...atRooms, bookingFlow: 'payment' });
    await bookOne(user, 'Deluxe Room');
    expect(await alertWords()).toBe(
      'Failed to create reservation. No reservation ID received from the server.',
    );
  });

  it('brings a guest whose session ran out back to the rooms after the login', async () => {
    const expired = { code: 'session_expired', message: 'Expired' } as const;
    answer('post', create, 401, { code: 'token_invalid', message: 'Expired' });
    answer('post', '/api/v1/auth/users/refresh', 401, expired);
    const { user } = renderSite(atRooms);
    await bookOne(user, 'Deluxe Room');
    expect(await alertWords()).toBe('Your session has expired or is invalid. Please log in again.');
    expect(sessionStorage.getItem('accessToken')).toBeNull();
    expect(localStorage.getItem('refreshToken')).toBeNull();
    await user.click(screen.getByRole('button', acknowledge));
    await screen.findByRole('heading', { name: 'Welcome Back' });

    const token = { accessToken: 'a2', refreshToken: 'r2' };
    answer('post', '/api/v1/auth/users/login', 200, { user: adaobi, token });
    await user.type(screen.getByLabelText('Email'), 'adaobi@example.com');
    await user.type(screen.getByLabelText('Password'), 'Lagoon#42');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await opened();
    expect(address()).toBe('/roombooking');
    expect(counter('Deluxe Room').rooms()).toBe('1');
  });
});
